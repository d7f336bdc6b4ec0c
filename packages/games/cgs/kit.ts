/** The Card Game System, with everything it brings. */
import { defineKit } from '@hortus/kit';
import { words } from './words/index.ts';

export const kit = defineKit({
  id: 'cgs',
  place: 5,
  rules: async () => (await import('./src/index.ts')).cgs,
  words,
  report: () => import('#program/report/report.ts'),
  players: () => import('./players/index.ts'),
  // The packs as they were before they were tuned.
  former: {
    1: { players: () => import('./versions/1/players.js'), looksAsNow: true },
    2: { players: () => import('./versions/2/players.js'), looksAsNow: true },
    3: { players: () => import('./versions/3/players.js'), looksAsNow: true },
    4: { players: () => import('./versions/4/players.js'), looksAsNow: true },
  },
  // The second era alone: 15 to 20 minutes for two people (CGS-PK-20), about 10 against a bot.
  quick: { skip: 1 },
  table: () => import('#screen/table/index.ts'),
  lessons: () => import('#screen/lessons/index.ts'),
  summary: () => import('#screen/summary/Summary.tsx'),
  scene: () => import('#screen/scene/Scene.tsx'),
  live: () => import('#screen/scene/live.json'),
});
