/** What the laws are tried with, briefly at every change and for long in a soak. */
import type { ConformsOptions } from '@hortus/testkit';

type Settings = NonNullable<ConformsOptions['settings']>;

/**
 * Random players seldom cover anything, so their eras get no
 * longer than four times the adventures of a deck (CGS-R-61).
 */
export const SETTINGS: Readonly<Record<string, Settings>> = {
  'the small pack': [
    { seats: 2, options: { pack: 'small' } },
    { seats: 2, options: { pack: 'small', passCap: 1, idleCap: 1, first: 'b' } },
  ],
  'Comet Year for two': [{ seats: 2, options: { skip: 1, adventureCap: 12 } }],
  'Comet Year for three and four': [
    { seats: 3, options: { adventureCap: 5, requestInSpecialRound: 'literal', overflow: 'surplus' } },
    { seats: 4, options: { adventureCap: 5, rewind: 'afterSpecialRound', rewindFinale: 'lost' } },
  ],
  Lowwater: [{ seats: 2, options: { pack: 'lowwater', adventureCap: 8, nextAfterUnanswered: 'note' } }],
  groups: [{ seats: 4, options: { groups: '2,1,1/1,2,1', adventureCap: 4, sessionTie: 'lastEra' } }],
};
