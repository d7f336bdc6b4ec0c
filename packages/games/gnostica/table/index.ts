import { defineTable } from '@hortus/frame/board/define-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { gnostica, type View } from '../src/index.ts';
import { Board } from './Board.tsx';
import { describe } from './names.ts';
import { SeatMark } from './SeatMark.tsx';
import { Sheet } from './Sheet.tsx';

/** Bids are laid by all at once; a power left out and the end of a turn show nothing new. */
const isSmall = (told: readonly PackedJson[]): boolean =>
  told.every(({ kind }) => kind === 'bid' || kind === 'turn' || kind === 'skipped');

/** GNO-R-60 With more than two players it goes on without one. */
const resigning = ({ hands, gone }: View): string =>
  words.value.say(hands.length - gone.length > 2 ? 'web.gnostica.resign' : 'web.resign.about');

export const table = defineTable<View>({
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
  gone: ({ gone }: View) => gone,
  resigning,
  brief: isSmall,
  aside: isSmall,
  score: (view: View, seat: Seat) => {
    const score = view.scores[seat] ?? 0;
    return { short: String(score), said: String(score) };
  },
});
