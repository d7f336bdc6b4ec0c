import { gameName } from '@hortus/frame/page/game-name.ts';
import type { Route } from '@hortus/frame/page/router.ts';
import { learnBook } from '@hortus/frame/page/words.ts';
import { type Book, MORE, PACKS } from '@hortus/words';
import { noteServer } from './been.ts';

/** Pages that a first game doesn't need have books of their own. */
const withMore =
  (load: Route['load'], ...books: readonly Book[]): Route['load'] =>
  async () => {
    const wanted = books.length === 0 ? [MORE] : books;
    const [page] = await Promise.all([load(), ...wanted.map(learnBook)]);
    return page;
  };

/** The card workshop describes faults in the reader's language. */
const withPacks: Route['load'] = async () => {
  const { findingBook } = await import('@hortus/cgs/words/books.ts');
  return withMore(() => import('../pages/Packs.tsx'), PACKS, findingBook)();
};

/** Every address of the site. Pages load when first shown. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../pages/Home.tsx'), title: ({ say }) => say('web.home.title') },
  {
    pattern: '/mine',
    load: withMore(() => import('../pages/Mine.tsx')),
    title: ({ say }) => say('web.mine.title'),
  },
  {
    pattern: '/rules',
    load: withMore(() => import('../pages/Rules.tsx')),
    title: ({ say }) => say('web.rules.title'),
  },
  {
    pattern: '/rules/:game',
    load: withMore(() => import('../pages/Rules.tsx')),
    title: (words, { game }) => `${words.say('web.rules.title')}: ${gameName(words, game)}`,
  },
  {
    pattern: '/learn',
    load: withMore(() => import('../pages/Lessons.tsx')),
    title: ({ say }) => say('web.lessons.title'),
  },
  {
    pattern: '/learn/:game',
    load: withMore(() => import('../pages/Learn.tsx')),
    title: (words, { game }) => words.say('web.learn.title', { game: gameName(words, game) }),
  },
  {
    pattern: '/puzzles',
    load: withMore(() => import('../pages/Puzzles.tsx')),
    title: ({ say }) => say('web.puzzles.title'),
  },
  {
    pattern: '/puzzles/:game',
    load: withMore(() => import('../pages/Puzzle.tsx')),
    title: (words, { game }) => words.say('web.puzzles.title.of', { game: gameName(words, game) }),
  },
  {
    pattern: '/replay',
    load: withMore(() => import('../pages/Replay.tsx')),
    title: ({ say }) => say('web.replay.open'),
  },
  {
    pattern: '/replay/:where/:id',
    load: withMore(() => import('../pages/Replay.tsx')),
    title: ({ say }) => say('web.replay.title'),
  },
  {
    pattern: '/packs',
    load: withPacks,
    title: ({ say }) => say('web.packs.title'),
  },
  {
    pattern: '/settings',
    load: withMore(() => import('../pages/Settings.tsx')),
    title: ({ say }) => say('web.settings.title'),
  },
  {
    pattern: '/design',
    load: withMore(() => import('../pages/Design.tsx')),
    title: ({ say }) => say('web.design.title'),
  },
  {
    pattern: '/here/:id',
    load: () => import('../pages/Here.tsx'),
    title: ({ say }) => say('web.table.title'),
    table: true,
  },
  {
    pattern: '/new/:game',
    load: withMore(() => import('../pages/NewTable.tsx')),
    title: ({ say }) => say('web.new.title'),
  },
  {
    pattern: '/t/:id',
    load: withMore(() => import('../pages/Online.tsx')),
    title: ({ say }) => say('web.table.title'),
    table: true,
    shown: noteServer,
  },
];
