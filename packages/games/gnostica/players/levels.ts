/** What each level looks at. */

import { LATE, LONG } from './late.ts';
import type { SearchBreadth } from './mind.ts';
import { LASTING, SOON } from './weights.ts';

/** How much a point of the expert's weighted sums changes the chances. */
export const STEEP = 0.224;

const BY_IMPRESSION = {
  turns: 1,
  positions: 0,
  worlds: 0,
  caution: 0,
  // One use of each card: errors are then other plans, not other facings of the same.
  each: 1,
  spare: 3,
  pressure: { span: LATE, presses: 0.3, heedless: 0.75, instead: 0 },
  weights: SOON,
} as const;

const BY_FOLLOWING = {
  each: 2,
  blur: 0,
  caution: 0.05,
  doubt: 2,
  // About what a player holds in the middle of a game: chances to win are compared.
  pressure: { span: LONG, presses: 0, heedless: 0.75, spends: 0.9, instead: 7 },
  weights: LASTING,
  steep: STEEP,
} as const;

export const BREADTHS = {
  beginner: { ...BY_IMPRESSION, own: 80, blur: 3.9, purposeful: true },
  novice: { ...BY_IMPRESSION, own: 135, blur: 1.8, purposeful: true },
  club: { ...BY_IMPRESSION, own: 3000, blur: 0.3 },
  strong: { ...BY_FOLLOWING, own: 102, turns: 2, positions: 70, announced: 400, worlds: 2 },
  expert: { ...BY_FOLLOWING, own: 4000, turns: 12, positions: 200, announced: 800, worlds: 1_000_000 },
} as const satisfies Readonly<Record<string, SearchBreadth>>;
