import preact from '@preact/preset-vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { workers } from './build/workers.ts';

/**
 * Left to itself, the bundler makes a file of every few lines that several others share: sixty for a first
 * game, and ten kilobytes more than with these groups. `core` is what page and workers share, so nothing in
 * it may need a page.
 */
const GROUPS = [
  {
    name: 'core',
    test: /packages\/kernel\/(?!src\/log\/(?:verify|parse-log)\.)|packages\/(?:words|kit|host|bots)\/src\/(?!review)[^/]+\.ts|packages\/frame\/src\/here\/local-messages\.ts|node_modules\/(?:preact|@preact|@noble)/,
    minShareCount: 2,
  },
  // The games' names go with the list of games.
  { name: 'kits', test: /packages\/(?:games\/[^/]+|sway)\/words\/index\.ts|packages\/games\/[^/]+\/kit\.ts/ },
  // Readers that several card games use: in one game's rules they would drag those rules to the others'
  // tables.
  { name: 'cards', test: /packages\/cards\/src\/(?:index\.ts|reading\/)/, minShareCount: 2 },
  // A game's rules stay together: split between its players and its board, they would import each other in a
  // circle.
  {
    debugName: 'rules',
    name: (id: string) => `rules-${/packages\/games\/([^/]+)\/src\//.exec(id)?.[1] ?? 'any'}`,
    test: /packages\/games\/[^/]+\/src\//,
    minShareCount: 2,
  },
  // What only later pages share stays out of it.
  {
    name: 'frame',
    test: /packages\/frame\/src\/(?!here|lesson|lobby|online|peek|puzzle|board\/(?:generic|move-words)|parts\/(?:Choice|Confirm|CopyLink|Dialog|use-bubble)|panels\/(?:Glossary|InfoPanel)|says\/terms)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), workers(), offline(), compress()],
  // For pages, kits include their boards and leave out what is for a terminal.
  resolve: { conditions: ['screen', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Vite would make every top-level `const` a `var`, which the engine can't fold: playouts of Garden ran at
      // two thirds of their speed (docs/decisions/0001).
      output: { codeSplitting: { groups: GROUPS }, topLevelVar: false },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
