/** Whether the pointer itself moved. Browsers also send events of a pointer at rest when the page changes beneath it. */
let at: { readonly x: number; readonly y: number } | null = null;
let isMoving = false;

const isElsewhere = ({ clientX, clientY }: PointerEvent): boolean => at?.x !== clientX || at.y !== clientY;

function note(event: PointerEvent): void {
  isMoving = isElsewhere(event);
  at = { x: event.clientX, y: event.clientY };
}
addEventListener('pointermove', note, { capture: true, passive: true });
addEventListener('pointerdown', note, { capture: true, passive: true });

/** For `pointerenter`, which comes before the move that caused it, and for `pointermove`. */
export const hasMoved = (event: PointerEvent): boolean =>
  event.type === 'pointermove' ? isMoving : isElsewhere(event);
