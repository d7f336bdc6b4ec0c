import { genesis } from '@hortus/genesis';
import { swayTable } from '../sway/table.tsx';

export const table = swayTable(genesis);
