/** What each level looks at. */
import type { SearchBreadth } from './mind.ts';
import { LASTING, SOON } from './weights.ts';

/** How much a point of the expert's judgement changes the chances. */
export const STEEP = 0.224;

const BY_IMPRESSION = {
  turns: 1,
  positions: 0,
  worlds: 0,
  caution: 0,
  spare: 1,
  presses: 0.3,
  weights: SOON,
};

export const BREADTHS = {
  beginner: { ...BY_IMPRESSION, own: 80, blur: 3 },
  novice: { ...BY_IMPRESSION, own: 135, blur: 1.1 },
  club: { ...BY_IMPRESSION, own: 3000, blur: 0.1 },
  strong: {
    own: 3000,
    turns: 3,
    each: 2,
    blur: 0,
    positions: 70,
    worlds: 3,
    caution: 0.05,
    weights: LASTING,
    steep: STEEP,
  },
  expert: {
    own: 4000,
    turns: 12,
    each: 2,
    blur: 0,
    positions: 200,
    worlds: 1_000_000,
    caution: 0.05,
    weights: LASTING,
    steep: STEEP,
  },
} as const satisfies Readonly<Record<string, SearchBreadth>>;
