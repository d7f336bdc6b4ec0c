/**
 * Spaces of the grid, each one number: the row from the north in the high bits, the column from the west in the low
 * nine. So spaces sort in reading order, and the next space in a direction is a sum.
 */
export type Space = number;
/** 0 to 3 clockwise from the north, 4 up. */
export type Facing = number;

/** GNO-TGT-1 */
export const FACINGS = ['N', 'E', 'S', 'W', 'U'] as const;
export const UP: Facing = 4;

/** GNO-R-90 Coordinates run from −250 to 250; anything beyond is void. */
export const REACH = 250;
/** How many values a coordinate has in an event or move, where it is written as `x + REACH`. */
export const SPAN = 2 * REACH + 1;
const COLUMN_BITS = 9;
const CENTRE = 256;
const COLUMNS = (1 << COLUMN_BITS) - 1;

/** GNO-TGT-4, GNO-TGT-5 What to add to a space to find the one targeted from it, by facing. */
export const AHEAD = Int32Array.of(-1 << COLUMN_BITS, 1, 1 << COLUMN_BITS, -1, 0);

export const spaceAt = (x: number, y: number): Space => ((CENTRE - y) << COLUMN_BITS) | (CENTRE + x);
export const xOf = (space: Space): number => (space & COLUMNS) - CENTRE;
export const yOf = (space: Space): number => CENTRE - (space >> COLUMN_BITS);

/** GNO-R-90 No step of three spaces wraps around the edge back into reach. */
export const isInReach = (space: Space): boolean => {
  const x = xOf(space);
  const y = yOf(space);
  return x >= -REACH && x <= REACH && y >= -REACH && y <= REACH;
};

/** The low bits of both coordinates: spaces of an ordinary board have different ones. */
export const SLOTS = 1024;
export const slotOf = (space: Space): number => ((space >> COLUMN_BITS) & 31) * 32 + (space & 31);
