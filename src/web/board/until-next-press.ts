import type { Attachment } from 'svelte/attachments';

/**
 * Closes the element at the next press outside of it, or at Escape. The press that skipped an animation, and so brought the element,
 * must not take it away again.
 */
export const untilNextPress =
  (close: () => void): Attachment<HTMLElement> =>
  (element) => {
    let isArmed = false;
    const arm = (): void => void (isArmed = true);
    const onClick = ({ target }: MouseEvent): void => {
      if (isArmed && !(target instanceof Node && element.contains(target))) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (isArmed && key === 'Escape') close();
    };
    addEventListener('pointerdown', arm, true);
    addEventListener('keydown', arm, true);
    addEventListener('click', onClick);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', arm, true);
      removeEventListener('keydown', arm, true);
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
    };
  };
