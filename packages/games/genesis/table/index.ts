import { swayTable } from '@hortus/sway/table/table.tsx';
import { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK, genesis } from '../src/index.ts';

export const table = swayTable({
  game: genesis,
  deck: GENESIS_DECK,
  clauses: DECK_CLAUSES,
  hasReserve: true,
  custom: CUSTOM_ABILITIES,
});
