/** Where a small text goes beside the thing that it is about. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/** Below, above, right or left of the anchor: the first that is on the screen and covers neither the anchor nor the boxes to be kept clear. */
export function placeBeside(
  anchor: Box,
  size: Size,
  screen: Size,
  keepClear: readonly Box[],
): { left: number; top: number } {
  const left = clamp(anchor.left + anchor.width / 2 - size.width / 2, screen.width - size.width);
  const top = clamp(anchor.top + anchor.height / 2 - size.height / 2, screen.height - size.height);
  const candidates = [
    { left, top: anchor.top + anchor.height + GAP },
    { left, top: anchor.top - size.height - GAP },
    { left: anchor.left + anchor.width + GAP, top },
    { left: anchor.left - size.width - GAP, top },
    // Past what is to be kept clear, above the anchor or at its height.
    ...keepClear.map((box) => ({ left, top: box.top - size.height - GAP })),
    ...keepClear.map((box) => ({ left: box.left - size.width - GAP, top })),
  ];
  const isOnScreen = (at: { left: number; top: number }): boolean =>
    at.left >= 0 && at.top >= 0 && at.left + size.width <= screen.width && at.top + size.height <= screen.height;
  const isClear = (at: { left: number; top: number }): boolean =>
    // Field by field: the rectangles of a browser cannot be spread.
    [anchor, ...keepClear].every(
      (box) => !overlap({ left: at.left, top: at.top, width: size.width, height: size.height }, box),
    );
  return candidates.find((at) => isOnScreen(at) && isClear(at)) ?? { left, top: GAP };
}
