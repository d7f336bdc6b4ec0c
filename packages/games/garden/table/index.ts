import { defineTable } from '@hortus/frame/board/define-table.ts';
import ratings from '../players/ratings.json' with { type: 'json' };
import { garden, type View } from '../src/index.ts';
import { guideBook } from '../words/index.ts';
import { Board } from './Board.tsx';
import { again, reasons, resigning, SeatMark, Sheet, score, winners } from './match.tsx';
import { notation, steps } from './steps.ts';
import { describe } from './words.ts';

export const table = defineTable<View>({
  game: garden,
  hides: false,
  takesBack: true,
  hints: true,
  levels: ['beginner', 'novice', 'club', 'strong', 'expert', 'perfect'],
  ratings,
  usual: 'club',
  Board,
  describe,
  minutes: 4,
  lasts: { quick: 2, club: 8 },
  guide: { book: guideBook, load: () => import('./guide.tsx') },
  plates: { Mark: SeatMark, score },
  telling: { steps, notation },
  ending: { Sheet, again, reasons, resigning, winners, finale: () => import('./finale.tsx') },
});
