import { gnostica, type View } from '@hortus/gnostica';
import type { Seat } from '@hortus/kernel';
import type { GameTable } from '../game-table.ts';
import { Board } from './Board.tsx';
import { describe } from './names.ts';
import { SeatMark } from './SeatMark.tsx';
import { Sheet } from './Sheet.tsx';

export const table: GameTable<View> = {
  game: gnostica,
  hides: true,
  hints: false,
  levels: ['novice', 'club', 'expert'],
  usual: 'club',
  Board,
  keys: [
    { shown: 'web.gnostica.key.zoom', about: 'web.gnostica.key.zoom.about' },
    { shown: 'web.gnostica.key.pan', about: 'web.gnostica.key.pan.about' },
  ],
  describe,
  SeatMark,
  Sheet,
  // Bids are laid by all at once, and the end of a turn shows nothing new.
  brief: (told) => told.every(({ kind }) => kind === 'bid' || kind === 'turn' || kind === 'skipped'),
  score: (view: View, seat: Seat) => {
    const score = view.scores[seat] ?? 0;
    return { short: String(score), said: String(score) };
  },
};
