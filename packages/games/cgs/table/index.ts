import { defineTable } from '@hortus/frame/board/define-table.ts';
import { plainEnding, plainTelling } from '@hortus/frame/board/plain.ts';
import { words } from '@hortus/frame/page/words.ts';
import { capital } from '@hortus/words';
import ratings from '../players/ratings.json' with { type: 'json' };
import { Brought, ownOptions } from '../setup/index.ts';
import { cgs } from '../src/index.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { Sheet } from './ending/Sheet.tsx';
import { MINUTES } from './minutes.ts';
import { SeatMark } from './panels/SeatMark.tsx';
import { playerIn } from './players.ts';
import { commandOf } from './says/command.ts';
import { describe } from './says/names.ts';
import { signed } from './says/say.ts';
import { clauseOf } from './says/telling.ts';

export const table = defineTable({
  game: cgs,
  hides: false,
  takesBack: false,
  sound: 'card',
  bots: {
    levels: ['beginner', 'novice', 'club', 'expert'],
    usual: 'club',
    ratings,
    hints: true,
    resign: true,
  },
  Board,
  describe,
  presets: { minutes: { ...MINUTES, lesson: 2 }, quick: () => ({}) },
  guide: { book: guideBook, load: () => import('./guide/guide.tsx') },
  travels: () => import('./motion/travels.ts'),
  finale: () => import('./ending/finale.tsx'),
  plates: {
    Mark: SeatMark,
    gone: ({ gone }) => gone,
    score: (view, seat) => {
      const points = view.eras[playerIn(view, seat)]?.points ?? 0;
      return { short: signed(points), said: words.value.say('web.cgs.score', { count: points }) };
    },
  },
  ownOptions,
  Brought,
  ending: {
    ...plainEnding,
    Sheet,
    // Nobody wins "the most" of a single era.
    retell: ({ era }, reasons) =>
      reasons.map((one) => (one.code === 'eras' && era === 0 ? { ...one, code: 'era' } : one)),
  },
  moveWords: (view, _seat, move, reader) => capital(commandOf(move, view, reader)),
  telling: {
    ...plainTelling,
    isSmall: (told) => told.every(({ kind }) => kind === 'passed' || kind === 'turns' || kind === 'ready'),
    isIdle: ({ kind }) => kind === 'turns',
    clauseOf,
    deck: (options, seats) => {
      const parsed = cgs.parseOptions(options, seats);
      if (!parsed.ok) return undefined;
      const { cards, factions } = cgs.create(parsed.value, seats).rules.deck;
      return { cards: cards.map(({ name }) => name), factions };
    },
  },
});
