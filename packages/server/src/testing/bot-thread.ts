import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let bundled: URL | undefined;

/** The thread of bots as Node can run it: threads do not go through the loader that tests have. */
export function botThread(): URL {
  if (bundled !== undefined) return bundled;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../bots/bot.worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // Some packages' other form cannot be bundled.
    mainFields: ['module', 'main'],
    minify: true,
  });
  bundled = new URL(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return bundled;
}
