/** Garden of Conspiracy, with everything it brings. */
import { defineKit } from '@hortus/kit';
import { words } from './words/index.ts';

export const kit = defineKit({
  id: 'garden',
  place: 1,
  rules: async () => (await import('./src/index.ts')).garden,
  words,
  club: { format: 'wins3' },
  players: () => import('./players/index.ts'),
  terminal: () => import('#program/terminal/face.ts'),
  table: () => import('#screen/table/index.ts'),
  lessons: () => import('#screen/lessons/index.ts'),
  puzzles: () => import('./puzzles/puzzles.json', { with: { type: 'json' } }),
  summary: () => import('#screen/summary/Summary.tsx'),
  example: () => import('#screen/summary/Example.tsx'),
  scene: () => import('#screen/scene/Scene.tsx'),
  live: () => import('#screen/scene/live.json'),
});
