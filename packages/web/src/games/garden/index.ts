import { garden, type View } from '@hortus/garden';
import type { GameTable } from '../game-table.ts';
import { Board, describe } from './Board.tsx';

export const table: GameTable<View> = { game: garden, hides: false, Board, describe };
