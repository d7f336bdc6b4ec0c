/**
 * What bots never do among themselves although the packs have the cards for it: why, and the test that plays it with
 * those cards. A test compares the names.
 */
import type { FeatureName } from './features.ts';

export interface Shown {
  readonly why: string;
  /** In `src/packs/shown.test.ts`, without the pack. */
  readonly test: string;
}

export const SHOWN: Readonly<Partial<Record<FeatureName, Shown>>> = {
  doomsdayLost: {
    why: 'bots open a Doomsday only when they can cover it and nobody can stop them',
    test: '[CGS-PK-22] [CGS-EOE-3] a Doomsday lost: every competitor wins the era',
  },
  seizedInTrade: {
    why: 'bots answer every offer before anybody moves',
    test: '[CGS-PK-22] [CGS-TRADE-5] a card seized while offers are open',
  },
};
