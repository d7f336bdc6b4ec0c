import { swayTable } from '@hortus/sway/table/table.tsx';
import { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK, genesis } from '../src/index.ts';

export const table = swayTable(genesis, GENESIS_DECK, DECK_CLAUSES, CUSTOM_ABILITIES);
