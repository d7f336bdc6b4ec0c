import { noteServer } from './been.ts';
import { gameName } from './game-name.ts';
import type { Route } from './router.ts';

/** Every address of the site. Pages come when they are first shown. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../pages/Home.tsx'), title: ({ say }) => say('web.home.title') },
  { pattern: '/mine', load: () => import('../pages/Mine.tsx'), title: ({ say }) => say('web.mine.title') },
  {
    pattern: '/rules',
    load: () => import('../pages/Rules.tsx'),
    title: ({ say }) => say('web.rules.title'),
  },
  {
    pattern: '/rules/:game',
    load: () => import('../pages/Rules.tsx'),
    title: (words, { game }) => `${words.say('web.rules.title')}: ${gameName(words, game)}`,
  },
  {
    pattern: '/learn/:game',
    load: () => import('../pages/Learn.tsx'),
    title: (words, { game }) => words.say('web.learn.title', { game: gameName(words, game) }),
  },
  {
    pattern: '/replay',
    load: () => import('../pages/Replay.tsx'),
    title: ({ say }) => say('web.replay.open'),
  },
  {
    pattern: '/replay/:where/:id',
    load: () => import('../pages/Replay.tsx'),
    title: ({ say }) => say('web.replay.title'),
  },
  {
    pattern: '/settings',
    load: () => import('../pages/Settings.tsx'),
    title: ({ say }) => say('web.settings.title'),
  },
  {
    pattern: '/design',
    load: () => import('../pages/Design.tsx'),
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
    load: () => import('../pages/NewTable.tsx'),
    title: ({ say }) => say('web.new.title'),
  },
  {
    pattern: '/t/:id',
    load: () => import('../pages/Online.tsx'),
    title: ({ say }) => say('web.table.title'),
    table: true,
    shown: noteServer,
  },
];
