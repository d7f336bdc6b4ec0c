/** Gnostica, with everything it brings. */
import { defineKit } from '@hortus/kit';
import { words } from './words/index.ts';

export const kit = defineKit({
  id: 'gnostica',
  place: 2,
  rules: async () => (await import('./src/index.ts')).gnostica,
  words,
  former: { 1: { players: () => import('./versions/1/players.js'), looksAsNow: true } },
  players: () => import('./players/index.ts'),
  terminal: () => import('#program/terminal/face.ts'),
  table: () => import('#screen/table/index.ts'),
  lessons: () => import('#screen/lessons/index.ts'),
  summary: () => import('#screen/summary/Summary.tsx'),
  example: () => import('#screen/summary/Example.tsx'),
  scene: () => import('#screen/scene/Scene.tsx'),
  live: () => import('#screen/scene/live.json'),
});
