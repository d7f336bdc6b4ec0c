/** Our own programs as Node runs them, built as the product is and kept until a source changes. */
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../../scripts/lib/bundle.mjs';
import { wantedState } from '../../../../scripts/lib/install.mjs';
import { cacheDir, root } from '../../../../scripts/lib/paths.mjs';

/** The built file; with all packages inside it starts twice as fast. */
export async function built(source: URL, packages: 'outside' | 'inside' = 'outside'): Promise<string> {
  const entry = relative(root, fileURLToPath(source));
  const name = basename(entry, '.ts');
  const folder = await bundle({
    entries: [entry],
    outDir: join(cacheDir('server-test'), name),
    key: wantedState(root),
    inline: packages === 'inside',
  });
  return join(folder, `${name}.mjs`);
}
