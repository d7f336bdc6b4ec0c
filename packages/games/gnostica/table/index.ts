import { defineTable } from '@hortus/frame/board/define-table.ts';
import { plainEnding, plainTelling } from '@hortus/frame/board/plain.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import ratings from '../players/ratings.json' with { type: 'json' };
import { gnostica, type View } from '../src/index.ts';
import { clauseOf } from '../src/told/clause.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Sheet } from './ending/Sheet.tsx';
import * as pointer from './motion/pointer.ts';
import { SeatMark } from './panels/SeatMark.tsx';
import { describe, moveWords } from './says/names.ts';

/** Everybody bids at once; skipping a power and ending a turn show nothing new. */
const isSmall = (told: readonly PackedJson[]): boolean =>
  told.every(({ kind }) => kind === 'bid' || kind === 'turn' || kind === 'skipped');

/** GNO-R-60 With more than two players the game continues without one. */
const resigning = ({ hands, gone }: View): string =>
  words.value.say(hands.length - gone.length > 2 ? 'web.gnostica.resign' : 'web.resign.about');

export const table = defineTable({
  game: gnostica,
  hides: true,
  takesBack: true,
  sound: 'stone',
  bots: {
    levels: ['beginner', 'novice', 'club', 'strong', 'expert'],
    usual: 'club',
    ratings,
    hints: true,
    resign: false,
    draws: true,
  },
  Board,
  describe,
  telling: { ...plainTelling, isSmall, isIdle: ({ kind }) => kind === 'turn', clauseOf },
  ending: { ...plainEnding, Sheet, resigning },
  // Not in a file of its own: that would change the order of the stylesheets.
  pointer: async () => pointer,
  moveWords,
  presets: { minutes: { quick: 17, club: 21, lesson: 6 }, quick: () => ({ target: 8 }) },
  guide: { book: guideBook, load: () => import('./guide/guide.tsx') },
  travels: () => import('./motion/travels.ts'),
  finale: () => import('./ending/finale.tsx'),
  plates: { Mark: SeatMark, score: () => undefined, gone: ({ gone }) => gone },
  keys: [
    { shown: 'web.gnostica.key.zoom', about: 'web.gnostica.key.zoom.about' },
    { shown: 'web.gnostica.key.pan', about: 'web.gnostica.key.pan.about' },
  ],
});
