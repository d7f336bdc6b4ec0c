/** Where a bubble goes: within the window, near what it describes, and never over what must stay visible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** It covers nothing that must stay visible. */
  readonly isFree: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;

const covered = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The closest place costs least; covering the thing itself costs more than being far away, and covering `clear` costs most. */
export function placeBeside(
  { width, height }: Size,
  anchor: Box,
  window: Size,
  clear: readonly Box[],
): Placed {
  const middle = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2] as const;
  const beside = (from: number, to: number, size: number): number[] => [to + MARGIN, from - size - MARGIN];
  const lefts = [
    middle[0] - width / 2,
    ...[anchor, ...clear].flatMap(({ left, right }) => beside(left, right, width)),
  ].map((left) => within(left, MARGIN, window.width - width - MARGIN));
  const tops = [
    middle[1] - height / 2,
    ...[anchor, ...clear].flatMap(({ top, bottom }) => beside(top, bottom, height)),
  ].map((top) => within(top, MARGIN, window.height - height - MARGIN));
  let best = { left: lefts[0] ?? MARGIN, top: tops[0] ?? MARGIN, isFree: false, cost: Infinity };
  for (const left of lefts)
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      const hidden = clear.reduce((sum, one) => sum + covered(box, one), 0);
      const away = Math.hypot(left + width / 2 - middle[0], top + height / 2 - middle[1]);
      const cost = away + (covered(box, anchor) > 0 ? 1e4 : 0) + (hidden > 0 ? 1e6 + hidden : 0);
      if (cost < best.cost) best = { left, top, isFree: hidden === 0, cost };
    }
  return { left: best.left, top: best.top, isFree: best.isFree };
}
