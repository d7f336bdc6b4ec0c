import { defineTable } from '@hortus/frame/board/define-table.ts';
import { plainEnding, plainTelling } from '@hortus/frame/board/plain.ts';
import ratings from '../players/ratings.json' with { type: 'json' };
import { garden } from '../src/index.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { again, reasons, resigning, SeatMark, Sheet, score, winners } from './match.tsx';
import { notation, steps } from './steps.ts';
import { describe } from './words.ts';

export const table = defineTable({
  game: garden,
  hides: false,
  takesBack: true,
  sound: 'tile',
  bots: {
    levels: ['beginner', 'novice', 'club', 'strong', 'expert', 'perfect'],
    usual: 'club',
    ratings,
    hints: true,
    resign: false,
    draws: false,
  },
  Board,
  describe,
  telling: plainTelling,
  ending: { ...plainEnding, Sheet, resigning },
  presets: { minutes: { quick: 2, club: 8, lesson: 4 }, quick: () => ({}) },
  guide: { book: guideBook, load: () => import('./guide.tsx') },
  pointer: () => import('./pointer.ts'),
  finale: () => import('./finale.tsx'),
  plates: { Mark: SeatMark, score, gone: () => [] },
  several: { steps, winners, reasons, again },
  notation,
});
