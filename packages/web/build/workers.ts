/**
 * Builds workers as further entries of the site instead of bundles of their own, so that page and workers share one
 * build of a game's rules and a visitor loads it once.
 *
 * A chunk that a worker may run must not preload what it imports: Vite's helper does that with elements of the page,
 * which a worker does not have.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const STARTED = /new Worker\(\s*new URL\(\s*'([^']+\.worker\.ts)',\s*import\.meta\.url\s*\)/g;
const PRELOAD_HELPER = '\0vite/preload-helper.js';

export interface Built {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** It has styles or draws something, so only a page runs it, and whatever imports it. */
  readonly draws: boolean;
}

const isForPages = (name: string, chunks: ReadonlyMap<string, Built>, seen = new Set<string>()): boolean => {
  const chunk = chunks.get(name);
  if (chunk === undefined || seen.has(name)) return false;
  seen.add(name);
  return chunk.draws || chunk.imports.some((one) => isForPages(one, chunks, seen));
};

/** The chunks that a worker may run: everything reachable from it, except those for pages. */
export function reachedByWorkers(
  entries: readonly string[],
  chunks: ReadonlyMap<string, Built>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || reached.has(name) || isForPages(name, chunks)) continue;
    reached.add(name);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return reached;
}

export function workers(): Plugin {
  const entries = new Set<string>();
  let reached: ReadonlySet<string> = new Set();
  return {
    name: 'hortus-workers',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // A chunk that only a page runs is loaded by a page, even if shared code has the loader.
          resolveDependencies: (wanted, deps, { hostId }) =>
            reached.has(hostId) && reached.has(wanted) ? [] : deps,
        },
      },
    }),
    transform(code, id) {
      if (id === PRELOAD_HELPER)
        return { code: code.replaceAll('window.dispatchEvent', 'globalThis.dispatchEvent'), map: null };
      if (!code.includes('new Worker(')) return undefined;
      const changed = code.replace(STARTED, (_, path: string) => {
        const entry = resolve(dirname(id), path);
        entries.add(entry);
        return `new Worker(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: entry })}`;
      });
      return { code: changed, map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = new Map<string, Built>();
        const begun: string[] = [];
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { imports, dynamicImports, facadeModuleId, moduleIds, viteMetadata } = chunk;
          const draws =
            (viteMetadata?.importedCss.size ?? 0) > 0 || moduleIds.some((id) => id.endsWith('.tsx'));
          chunks.set(name, { imports, dynamicImports, draws });
          if (facadeModuleId !== null && entries.has(facadeModuleId)) begun.push(name);
        }
        reached = reachedByWorkers(begun, chunks);
        const drawing = begun.filter((name) => !reached.has(name));
        if (drawing.length > 0) this.error(`${drawing.join(', ')} imports what only a page can run`);
      },
    },
  };
}
