import { defineTable } from '@hortus/frame/board/define-table.ts';
import { plainEnding, plainTelling } from '@hortus/frame/board/plain.ts';
import { words } from '@hortus/frame/page/words.ts';
import { capital } from '@hortus/words';
import ratings from '../players/ratings.json' with { type: 'json' };
import { Brought, ownOptions } from '../setup/index.ts';
import { cgs } from '../src/index.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { retold } from './ending/retold.ts';
import { Sheet } from './ending/Sheet.tsx';
import { MINUTES } from './minutes.ts';
import * as pointer from './motion/pointer.ts';
import { SeatMark } from './panels/SeatMark.tsx';
import { owedIn, playerIn } from './players.ts';
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
    levels: ['beginner', 'novice', 'club', 'strong', 'expert'],
    usual: 'club',
    ratings,
    hints: true,
    resign: true,
    draws: true,
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
      const era = view.eras[playerIn(view, seat)];
      const points = era?.points ?? 0;
      const count = owedIn(era).reduce((sum, [, missing]) => sum + missing, 0);
      const told = words.value.say('web.cgs.score', { count: points });
      if (count === 0) return { short: signed(points), said: told };
      // Points don't count for a player who can't pay.
      const says = (key: 'plate' | 'short' | 'tight', of: string): string =>
        words.value.say(`web.cgs.score.${key}`, { points: of, count });
      // Three plates and more have less room; and points below nothing say themselves what is missing.
      const isTight = view.eras.length > 2;
      const short = count === -points ? signed(points) : says(isTight ? 'tight' : 'plate', signed(points));
      return { short, said: says('short', told) };
    },
  },
  ownOptions,
  Brought,
  ending: {
    ...plainEnding,
    Sheet,
    retell: retold,
  },
  // Not in a file of its own: that would change the order of the stylesheets.
  pointer: async () => pointer,
  moveWords: (view, _seat, move, reader) => capital(commandOf(move, view, reader)),
  telling: {
    ...plainTelling,
    isSmall: (told) => told.every(({ kind }) => kind === 'passed' || kind === 'turns' || kind === 'ready'),
    isIdle: ({ kind }) => kind === 'turns',
    endsTurn: (told) => told.some(({ kind }) => kind === 'turns'),
    clauseOf,
    deck: (options, seats) => {
      const parsed = cgs.parseOptions(options, seats);
      if (!parsed.ok) return undefined;
      const { cards, factions } = cgs.create(parsed.value, seats).rules.deck;
      return { cards: cards.map(({ name }) => name), factions };
    },
  },
});
