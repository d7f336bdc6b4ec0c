// @ts-check
// `node scripts/fonts.mjs`: makes the two typefaces of the site again, from the packages named below, and writes them
// beside their licences. They change once in years, so what makes them is installed for the occasion and is no part of
// the project.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheDir, root } from './lib/paths.mjs';

const TOOLS = [
  'subset-font@2.9.0',
  '@fontsource-variable/alegreya@5.3.0',
  '@fontsource-variable/figtree@5.3.0',
];
const FONTS = ['alegreya', 'figtree'];
const FOLDER = join(root, 'packages', 'frame', 'src', 'styles', 'fonts');

/** @param {number} first @param {number} last */
const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
/** Every letter of western Europe, and the signs that our sentences use. */
const SIGNS = `${from(0x20, 0x7e)}${from(0xa0, 0xff)}ŒœŸı–—‘’‚“”„…•‹›€−`;
/** Digits of one height and of one width are for scores and clocks; small capitals and the like aren't used. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp', 'locl'];

const tools = cacheDir('fonts');
mkdirSync(tools, { recursive: true });
writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', ...TOOLS], {
  cwd: tools,
  stdio: 'inherit',
});
const subset = createRequire(join(tools, 'package.json'))('subset-font');
for (const name of FONTS) {
  const home = join(tools, 'node_modules', '@fontsource-variable', name);
  const whole = readFileSync(join(home, 'files', `${name}-latin-wght-normal.woff2`));
  const part = await subset(whole, SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
  });
  writeFileSync(join(FOLDER, `${name}.woff2`), part);
  copyFileSync(join(home, 'LICENSE'), join(FOLDER, `${name}.LICENSE`));
  console.log(`${name}: ${part.length} bytes`);
}
