// `npm run screenshots`: the pictures of README and docs, of the real site, the same every time.
// `npm run screenshots -- garden` takes only those with "garden" in their name.

import { join } from 'node:path';
import { englishWords, loadGames } from '@hortus/catalogue';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { root } from './lib/paths.mjs';
import { preparedMatch } from './lib/prepared-match.ts';
import { inAnAdventure, inTheMiddle, sampleMatch } from './lib/sample-match.ts';
import { openSite, type Site } from './site.ts';

interface Picture {
  readonly name: string;
  readonly dark?: boolean;
  readonly phone?: boolean;
  /** Brings the page to what is shown. */
  readonly show: (page: Page) => Promise<void>;
}

const FOLDER = join(root, 'docs', 'pictures');
const DESK = { width: 1024, height: 640 };
const PHONE = { width: 360, height: 740 };
await loadGames();
const { say } = englishWords();

/** Puts a match where the browser keeps its own. */
const KEEP = `(record) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('hortus', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const kept = opening.result.transaction('matches', 'readwrite');
    kept.objectStore('matches').put(record);
    kept.oncomplete = () => { opening.result.close(); resolve(); };
  };
})`;

async function keepRecord(page: Page, record: ReturnType<typeof sampleMatch>): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(`(${KEEP})(${JSON.stringify(record)})`);
}
const keep = (page: Page, match: Parameters<typeof sampleMatch>[0]): Promise<void> =>
  keepRecord(page, sampleMatch(match));

const table = async (page: Page): Promise<void> => {
  await keep(page, { id: 'sample', level: 'perfect', seed: 3, moves: 6 });
  await page.goto('/here/sample');
  await page.locator('.garden-cell.open').first().waitFor();
};

/** A combo half-way, against a long plot. */
const combo =
  (game: 'genesis' | 'worlds-asunder', seed: number) =>
  async (page: Page): Promise<void> => {
    await keep(page, { id: 'sample', game, level: 'club', seed, moves: 30, until: inTheMiddle });
    await page.goto('/here/sample');
    await page.locator('.sway-own .sway-card').first().waitFor();
    // The goal comes a moment after the board.
    await page.locator('.guide-strip').waitFor();
  };

/** An adventure that both add to. */
const adventure = async (page: Page): Promise<void> => {
  await keep(page, { id: 'sample', game: 'cgs', level: 'club', seed: 1, moves: 30, until: inAnAdventure });
  await page.goto('/here/sample');
  await page.locator('.cgs-slip').first().waitFor();
  // The goal comes a moment after the board.
  await page.locator('.guide-strip').waitFor();
};

/** Marks something to wait for rather than press. */
const WAIT = 'wait ';
/** The same duel, or four players; then presses these parts of the board. */
const gnostica =
  (seats: 2 | 4, ...pressed: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await keepRecord(page, preparedMatch('sample', seats));
    await page.goto('/here/sample');
    await page.locator('.gno-controls button').first().waitFor();
    for (const thing of pressed)
      if (thing.startsWith(WAIT)) await page.locator(thing.slice(WAIT.length)).first().waitFor();
      else await page.locator(thing).first().dispatchEvent('click');
  };
/** The Lovers are in use: the piece on them has moved to the Queen, and looks north. */
const LOVERS = [
  '.gno [data-space="0,0"]',
  '.gno-controls [data-kind=act]',
  `${WAIT}.gno-script`,
  '.gno [data-man="0 1 E 0,0"]',
  '.gno [data-space="1,0"]',
  `${WAIT}.gno-rose`,
];

/** A lesson at one of its steps. */
const lesson =
  (game: string, chapter: string, step: number, drawn = '.gno [data-man]') =>
  async (page: Page): Promise<void> => {
    await page.goto('/settings');
    await page.evaluate(`localStorage.setItem('hortus.learn.${game}.${chapter}', '${step}')`);
    await page.goto(`/learn/${game}?chapter=${chapter}`);
    await page.locator(drawn).first().waitFor();
  };

/** A card with a condition under the cursor. */
const workshop = async (page: Page): Promise<void> => {
  await page.goto('/packs');
  await page.getByRole('img', { name: 'Drowned Mole 1' }).waitFor();
  for (let i = 0; i < 3; i++)
    await page.getByRole('button', { name: say('web.packs.card.previous') }).click();
  await page.getByRole('img', { name: 'Deaf Pilot 18' }).waitFor();
};

const page =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
  };

const PICTURES: readonly Picture[] = [
  { name: 'home-light', show: page('/') },
  { name: 'garden-light', show: table },
  { name: 'garden-dark', dark: true, show: table },
  { name: 'garden-phone', phone: true, show: table },
  { name: 'genesis-light', show: combo('genesis', 1) },
  { name: 'genesis-phone', phone: true, show: combo('genesis', 1) },
  { name: 'worlds-asunder-dark', dark: true, show: combo('worlds-asunder', 1) },
  {
    name: 'learn-genesis',
    show: async (page) => {
      await page.goto('/settings');
      await page.evaluate(`localStorage.setItem('hortus.learn.genesis', '5')`);
      await page.goto('/learn/genesis');
      await page.locator('.sway-own .sway-card').first().waitFor();
    },
  },
  { name: 'gnostica-light', show: gnostica(2, ...LOVERS) },
  { name: 'gnostica-dark', dark: true, show: gnostica(4) },
  { name: 'gnostica-phone', phone: true, show: gnostica(2, ...LOVERS) },
  { name: 'learn-gnostica', show: lesson('gnostica', 'arcana', 9) },
  { name: 'cgs-light', show: adventure },
  { name: 'cgs-phone', phone: true, show: adventure },
  { name: 'learn-cgs', show: lesson('cgs', 'lockout', 2, '.cgs-slip') },
  { name: 'workshop-light', show: workshop },
  { name: 'workshop-dark', dark: true, show: workshop },
  { name: 'workshop-phone', phone: true, show: workshop },
  {
    name: 'rules',
    show: async (page) => {
      await page.goto('/rules/garden');
      await page.locator('.summary .mini-garden').first().waitFor();
    },
  },
  {
    name: 'review',
    show: async (page) => {
      await keep(page, { id: 'sample', level: 'novice', seed: 5 });
      await page.goto('/replay/here/sample');
      await page.getByRole('tab', { name: say('web.replay.review') }).click();
      await page.locator('.review-turns').getByRole('button').first().click();
      await page.locator('.verdict.turned').waitFor();
    },
  },
  {
    name: 'lobby',
    show: async (page) => {
      await page.goto('/new/garden?with=friend');
      await page.getByRole('button', { name: say('web.new.start.friend') }).click();
      await page.getByRole('button', { name: say('web.name.edit') }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(say('web.player', { number: 1 }));
      await page.getByRole('button', { name: say('web.name.save') }).click();
      await page.getByText(say('web.player', { number: 1 }), { exact: true }).waitFor();
      // Port and table differ every time.
      const link = page.getByRole('textbox', { name: say('web.lobby.link') });
      await link.evaluate((field: { value: string }) => {
        field.value = 'http://localhost:8080/t/Xk2mPq7RtB';
      });
    },
  },
];

async function take(
  { browser, url }: Site,
  { name, dark = false, phone = false, show }: Picture,
): Promise<void> {
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: phone ? PHONE : DESK,
    deviceScaleFactor: 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  };
  const context = await browser.newContext(options);
  await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  await show(page);
  await page.evaluate('document.fonts.ready');
  await page.mouse.move(0, 0);
  // Painted as a whole: what was painted piece by piece differs in a shade here and there.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.evaluate('document.documentElement.style.transform = "translateZ(0)"');
  await page.screenshot({ path: join(FOLDER, `${name}.png`), caret: 'hide', animations: 'disabled' });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

const [wanted = ''] = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  const names = PICTURES.map(({ name }) => name).join(', ');
  console.error(`hortus: no picture has "${wanted}" in its name; there are ${names}`);
  process.exit(2);
}
const site = await openSite();
try {
  for (const picture of chosen) await take(site, picture);
} finally {
  await site.close();
}
