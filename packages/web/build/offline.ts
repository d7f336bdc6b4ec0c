/** Builds the service worker beside the site, at /sw.js, with the list of all files to keep. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '__HORTUS_FILES__';
const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What is built but not cached: source maps, and the worker itself. */
const isKept = (path: string): boolean => !path.endsWith('.map') && path !== 'sw.js';

/**
 * Address and hash of each file, `index.html` under the address people request; the version changes with any of them.
 */
export function precacheList(files: ReadonlyMap<string, string | Uint8Array>): {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
} {
  const listed = [...files]
    .filter(([path]) => isKept(path))
    .map(([path, content]) => [path === 'index.html' ? '/' : `/${path}`, hashOf(content)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { version: hashOf(JSON.stringify(listed)), files: Object.fromEntries(listed) };
}

/** Files that are copied as they are. */
export const publicFiles = (folder: string): Map<string, Uint8Array> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), readFileSync(path)] as const;
      }),
  );

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'hortus-offline',
    apply: 'build',
    enforce: 'post',
    config: (_, { command }) =>
      command === 'build'
        ? {
            build: {
              rolldownOptions: {
                input: { index: 'index.html', sw: 'src/offline/sw.worker.ts' },
                output: {
                  entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
                },
              },
            },
          }
        : {},
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>(publicFiles(folder));
        for (const [path, output] of Object.entries(bundle))
          files.set(path, output.type === 'chunk' ? output.code : output.source);
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk' || worker.imports.length > 0 || !worker.code.includes(PLACE))
          this.error('the service worker must be one file with a place for the list of files');
        else worker.code = worker.code.replace(PLACE, JSON.stringify(precacheList(files)));
      },
    },
  };
}
