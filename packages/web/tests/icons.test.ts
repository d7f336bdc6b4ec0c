// The icons of the installed site. `HORTUS_ICONS=draw npx vitest run packages/web/tests/icons.test.ts` draws them again.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.ts';

const folder = join(import.meta.dirname, '../public');

/** Where each picture is drawn from, and how large. */
const DRAWN = [
  ['icon.svg', 'icons/icon-192.png', 192],
  ['icon.svg', 'icons/icon-512.png', 512],
  ['icons/maskable.svg', 'icons/maskable-192.png', 192],
  ['icons/maskable.svg', 'icons/maskable-512.png', 512],
  ['icons/maskable.svg', 'icons/apple-touch.png', 180],
] as const;

async function draw(): Promise<void> {
  const browser = await launchChromium();
  for (const [source, path, size] of DRAWN) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const data = readFileSync(join(folder, source)).toString('base64');
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${data}">`,
    );
    await page.screenshot({ path: join(folder, path), omitBackground: true });
  }
  await browser.close();
}

beforeAll(async () => {
  if (process.env.HORTUS_ICONS === 'draw') await draw();
});

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(DRAWN)('%s is drawn as %s', (_, path, size) => {
  const png = readFileSync(join(folder, path));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([size, size]);
});

test('the manifest names icons that exist, large enough to install, some of them maskable', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  for (const { src, sizes } of icons) {
    const file = readFileSync(join(folder, src));
    if (src.endsWith('.png')) expect(`${sizeOf(file).join('x')}`).toBe(sizes);
    else expect(file.toString()).toContain('<svg');
  }
  const large = icons.filter(({ sizes }) => sizes === '512x512').map(({ purpose }) => purpose);
  expect(large.sort()).toEqual(['any', 'maskable']);
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', scope: '/' });
});
