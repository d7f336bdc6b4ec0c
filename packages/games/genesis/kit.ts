/** Genesis, with everything it brings. */
import { defineKit } from '@hortus/kit';
import { words } from './words/index.ts';

export const kit = defineKit({
  id: 'genesis',
  place: 3,
  rules: async () => (await import('./src/index.ts')).genesis,
  words,
  players: () => import('./players/index.ts'),
  terminal: () => import('#program/terminal/face.ts'),
  decks: () => import('#program/terminal/decks.ts'),
  report: () => import('#program/report/report.ts'),
  table: () => import('#screen/table/index.ts'),
  lessons: () => import('#screen/lessons/index.ts'),
  puzzles: () => import('./puzzles/puzzles.json', { with: { type: 'json' } }),
  summary: () => import('#screen/summary/Summary.tsx'),
  scene: () => import('#screen/scene/Scene.tsx'),
  live: () => import('#screen/scene/live.json'),
});
