import { swayTable } from '@hortus/sway/table/table.tsx';
import ratings from '../players/ratings.json' with { type: 'json' };
import { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK, genesis } from '../src/index.ts';

export const table = swayTable({
  game: genesis,
  deck: GENESIS_DECK,
  clauses: DECK_CLAUSES,
  told: {
    won: ['GEN-OBS-5', 'GEN-PLT-2', 'GEN-DRE-3'],
    gave: 'GEN-WIN-3',
    interrupted: 'GEN-BAT-3',
    persuaded: 'GEN-PER-1',
    barred: 'GEN-COV-4',
    discarded: ['GEN-DEF-7', 'GEN-OBS-9'],
  },
  ratings,
  minutes: { quick: 17, club: 27, lesson: 6 },
  custom: CUSTOM_ABILITIES,
});
