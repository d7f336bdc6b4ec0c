import { DECK_CLAUSES, WORLDS_ASUNDER_DECK, worldsAsunder } from '@hortus/worlds-asunder';
import { swayTable } from '../sway/table.tsx';

export const table = swayTable(worldsAsunder, WORLDS_ASUNDER_DECK, DECK_CLAUSES);
