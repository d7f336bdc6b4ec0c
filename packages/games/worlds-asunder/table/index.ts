import { swayTable } from '@hortus/sway/table/table.tsx';
import ratings from '../players/ratings.json' with { type: 'json' };
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK, worldsAsunder } from '../src/index.ts';

export const table = swayTable({
  game: worldsAsunder,
  deck: WORLDS_ASUNDER_DECK,
  clauses: DECK_CLAUSES,
  told: {
    won: ['WA-OBS-4', 'WA-PLT-2', 'WA-SAC-3'],
    gave: 'WA-RND-4',
    interrupted: 'WA-BAT-3',
    persuaded: 'WA-PER-1',
    barred: 'WA-COV-4',
    discarded: ['WA-DEF-6', 'WA-OBS-9'],
  },
  ratings,
  minutes: { quick: 17, club: 25, lesson: 5 },
});
