/**
 * A game is one folder and one line in the catalogue. Nim, a toy of the testkit in one file, is added to a copy of
 * this clone in exactly that way, without words, board, players or any other part of its own, and is then played
 * everywhere.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadAllWords } from '@hortus/catalogue';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { copyClone, linkPackages } from './lib/clone.ts';
import { root } from './lib/paths.mjs';
import { PATIENCE } from './lib/patience.ts';

const { say } = await loadAllWords('en');

const LINE = "export { kit as nim } from '@hortus/nim/kit';\n";

/** The folder: rules, a kit that names them, and what npm wants to know. */
const FOLDER: Readonly<Record<string, string>> = {
  'src/index.ts': readFileSync(join(root, 'packages/testkit/src/toys/nim.ts'), 'utf8'),
  'kit.ts': `import { defineKit } from '@hortus/kit';

export const kit = defineKit({
  id: 'nim',
  place: 9,
  rules: async () => (await import('./src/index.ts')).nim,
});
`,
  'package.json': `${JSON.stringify(
    {
      name: '@hortus/nim',
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      exports: { '.': './src/index.ts', './kit': './kit.ts' },
      dependencies: { '@hortus/kernel': '*', '@hortus/kit': '*' },
    },
    undefined,
    2,
  )}\n`,
};

let dir = '';
let site: { readonly child: ChildProcess; readonly url: string } | undefined;
let browser: Browser | undefined;

beforeAll(() => {
  dir = copyClone();
  for (const [path, content] of Object.entries(FOLDER)) {
    mkdirSync(join(dir, 'packages/games/nim/src'), { recursive: true });
    writeFileSync(join(dir, 'packages/games/nim', path), content);
  }
  appendFileSync(join(dir, 'packages/catalogue/src/games.ts'), LINE);
  linkPackages(dir);
});

afterAll(async () => {
  await browser?.close();
  if (site !== undefined) {
    const ended = new Promise((resolve) => site?.child.once('exit', resolve));
    site.child.kill('SIGTERM');
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  HORTUS_DATA: join(dir, 'data'),
  DATABASE_URL: '',
  HORTUS_WEB: '',
  HOST: '127.0.0.1',
  PORT: '0',
});

async function run(args: readonly string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: dir, env: environment() });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${out}\n${err}`);
  return out;
}

test('in the terminal, against a bot that every game has, and the log is verified', async () => {
  const cli = join(dir, 'packages/cli/bin/hortus.mjs');
  expect(await run([cli, 'games'])).toContain('Nim');
  const played = await run([cli, 'play', 'nim', '--two', '--name', 'Ana,Ben', '--seed', 'x'], 'a3\nb3\n');
  expect(played).toContain('Ana: took');
  const lost = await run([cli, 'play', 'nim', '--level', 'club', '--seed', 'x'], 'a1\nresign\nyes\n');
  expect(lost).toContain('Club bot wins');
  const matches = join(dir, 'data/matches');
  const kept = readdirSync(matches).map((name) => join(matches, name));
  expect(kept).toHaveLength(2);
  const ended = kept.find((file) => readFileSync(file, 'utf8').includes('resign')) ?? '';
  expect(await run([cli, 'verify', ended])).toContain('checks passed');
});

test('the types of the whole clone hold with it, and so do its levels', async () => {
  await run([join(dir, 'scripts/run.mjs'), 'setup']);
  const tsc = join(dir, 'node_modules/tsgo/bin/tsc');
  for (const project of ['.', 'packages/web']) await run([tsc, '-p', project]);
  await run([join(dir, 'scripts/levels.mjs')]);
});

test('in the lab', async () => {
  const out = join(dir, 'balance');
  const args = ['balance', 'nim', '--games', '20', '--ms', '1', '--out', out];
  const said = await run([join(dir, 'scripts/run.mjs'), 'lab', ...args]);
  expect(said).toMatch(/seat 1: \d+\.\d %/);
  expect(readFileSync(join(out, 'nim.md'), 'utf8')).toContain('# Nim: balance\n\n20 games');
});

/** `npm start` in the copy. */
async function open(): Promise<string> {
  if (site !== undefined) return site.url;
  const child = spawn(process.execPath, [join(dir, 'scripts/run.mjs'), 'start'], {
    cwd: dir,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    const [url] = /http:\/\/[^\s/]+/.exec(said) ?? [];
    if (url === undefined) continue;
    site = { child, url };
    break;
  }
  if (site === undefined) throw new Error(`the site did not start: ${said}`);
  browser = await launchChromium();
  return site.url;
}

async function visitor(path: string): Promise<Page> {
  const url = await open();
  if (browser === undefined) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const moves = (page: Page) => page.locator('.generic-moves button');
const ended = (page: Page) => page.locator('.end-words');

/**
 * Takes the first move offered to anybody, again and again, until there is an end. A button that is about to go may be
 * pressed as well: the rules refuse that, and nothing waits for it to come back.
 */
async function playOn(...pages: readonly Page[]): Promise<void> {
  const goesOn = async (): Promise<boolean> => {
    for (const page of pages) {
      if ((await ended(page).count()) > 0) return false;
      await moves(page).evaluateAll(([first]) =>
        (first as unknown as { click(): void } | undefined)?.click(),
      );
    }
    return true;
  };
  await expect.poll(goesOn, { timeout: PATIENCE }).toBe(false);
}

test('in the browser, on a board that every game has', async () => {
  const page = await visitor('/');
  await page.getByRole('button', { name: say('web.home.play.of', { game: 'Nim' }) }).click();
  await playOn(page);
  await expect.poll(() => ended(page).innerText(), { timeout: PATIENCE }).toMatch(/win|lost|lose/i);
});

test('online, two persons through the server', async () => {
  const ana = await visitor('/new/nim?with=friend');
  await ana.getByRole('button', { name: say('web.new.start.friend') }).click();
  const link = await ana.getByRole('textbox', { name: say('web.lobby.link') }).inputValue();
  const ben = await visitor(link);
  await ben.getByRole('button', { name: say('web.lobby.sit') }).click();
  await playOn(ana, ben);
  await Promise.all([ended(ana).waitFor(), ended(ben).waitFor()]);
});
