import { worldsAsunder } from '@hortus/worlds-asunder';
import { swayTable } from '../sway/table.tsx';

export const table = swayTable(worldsAsunder);
