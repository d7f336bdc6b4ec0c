import { swayTable } from '@hortus/sway/table/table.tsx';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK, worldsAsunder } from '../src/index.ts';

export const table = swayTable({
  game: worldsAsunder,
  deck: WORLDS_ASUNDER_DECK,
  clauses: DECK_CLAUSES,
  hasReserve: false,
});
