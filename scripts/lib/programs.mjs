// @ts-check
// The programs that are bundled for Node, each with the worker threads and processes it starts from files beside it.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

const CLI = 'packages/cli/src';

const commandLineWorkers = () =>
  readdirSync(join(root, CLI))
    .filter((name) => name.endsWith('.worker.ts'))
    .map((name) => `${CLI}/${name}`);

/** @satisfies {Record<string, Pick<import('./bundle.mjs').Bundle, 'entries' | 'outDir' | 'inline'>>} */
export const programs = {
  server: {
    entries: ['packages/server/src/main.ts', 'packages/server/src/bots/bot.worker.ts'],
    outDir: cacheDir('server'),
  },
  operator: { entries: ['packages/server/src/operator/main.ts'], outDir: cacheDir('operator') },
  cli: { entries: [`${CLI}/main.ts`, ...commandLineWorkers()], outDir: cacheDir('cli') },
  lab: {
    entries: ['packages/lab/src/main.ts', 'packages/lab/src/worker.ts'],
    outDir: cacheDir('lab'),
  },
  bench: {
    entries: [
      'main',
      'server/ours.child',
      'server/peer.child',
      'server/clients.child',
      'scale/players.child',
    ].map((name) => `bench/${name}.ts`),
    outDir: join(root, 'bench', 'node_modules', '.cache', 'hortus'),
    inline: true,
  },
};
