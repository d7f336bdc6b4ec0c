// The browser of the tests: HORTUS_CHROME if it is set, otherwise the Chromium that comes as a package, with the
// libraries and the font it needs, so that no machine has to have one. Without a browser the tests fail; none is skipped.
//
//   const browser = await launchChromium();
//   const page = await browser.newPage();

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { makeFolder } from './lib/files.mjs';
import { cacheDir, readJson } from './lib/paths.mjs';
import { PATIENCE } from './lib/patience.ts';
import { unpackTar } from './lib/tar.ts';

/** Our own flags: the package's would switch off the isolation of sites, and end the browser with its first page. */
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** The package's own list of font folders names places that don't exist here. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;

const unbrotli = promisify(brotliDecompress);

/** Unpacks beside the package, once for each version; a half-unpacked browser is never seen. */
async function unpackedChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const home = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))));
  const { version } = readJson(join(home, 'package.json'));
  const folder = join(cacheDir('chromium'), `${version}-${process.platform}-${process.arch}`);
  await makeFolder(folder, async (temporary) => {
    const read = (name: string): Promise<Buffer> => unbrotli(readFileSync(join(home, 'bin', name)));
    writeFileSync(join(temporary, 'chromium'), await read('chromium.br'), { mode: 0o755 });
    unpackTar(await read('al2023.tar.br'), temporary);
    unpackTar(await read('fonts.tar.br'), temporary);
    writeFileSync(join(temporary, 'hortus-fonts.conf'), fontsConf(folder));
  });
  return folder;
}

export async function launchChromium(): Promise<Browser> {
  const own = process.env.HORTUS_CHROME;
  if (own) return chromium.launch({ executablePath: own, args: FLAGS, timeout: PATIENCE });
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The packaged test browser is for Linux on x64: set HORTUS_CHROME to a Chrome or Chromium.',
    );
  }
  const folder = await unpackedChromium();
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    timeout: PATIENCE,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'hortus-fonts.conf') },
  });
}
