import preact from '@preact/preset-vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { workers } from './build/workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), workers(), offline(), compress()],
  // Kits bring their boards to a page, and leave out what is for a terminal.
  resolve: { conditions: ['screen', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
