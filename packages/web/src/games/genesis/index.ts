import { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK, genesis } from '@hortus/genesis';
import { swayTable } from '../sway/table.tsx';

export const table = swayTable(genesis, GENESIS_DECK, DECK_CLAUSES, CUSTOM_ABILITIES);
