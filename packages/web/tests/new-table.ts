/** A new table: presets, clocks as people write them, and the link as a code. */
import { KITS, loadPlayers } from '@hortus/catalogue';
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { look } from './checks.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, visit } from './visit.ts';

const preset = (page: Page, name: 'quick' | 'club' | 'custom'): Locator =>
  page
    .getByRole('group', { name: say('web.new.preset') })
    .getByRole('radio', { name: new RegExp(`^${say(`web.new.preset.${name}`)}`) });
const clock = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: say('web.time') }).getByRole('radio', { name });
const start = (page: Page): Locator => page.getByRole('button', { name: say('web.new.start.friend') });

export function newTableTests(): void {
  test.each(['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'])(
    'a table of %s with a friend opens on a preset',
    async (game) => {
      const page = await visit(`/new/${game}?with=friend`);
      await eventually(() => preset(page, 'quick').isChecked()).toBe(true);
    },
  );

  test('a preset sets everything at once, and a change of one’s own makes it custom', async () => {
    const page = await visit('/new/garden?with=friend');
    await eventually(() => preset(page, 'quick').isChecked()).toBe(true);
    await preset(page, 'club').check({ force: true });
    await eventually(() => clock(page, '15+10').isChecked()).toBe(true);
    const takesBack = page.getByRole('checkbox', { name: say('web.new.take-backs') });
    await eventually(() => takesBack.isChecked()).toBe(false);
    await clock(page, '5+5').dispatchEvent('click');
    await eventually(() => preset(page, 'custom').isChecked()).toBe(true);
    await preset(page, 'quick').check({ force: true });
    await eventually(() => takesBack.isChecked()).toBe(true);
  });

  test.each([
    ['against a bot', '/new/cgs', 10],
    ['with a friend', '/new/cgs?with=friend', 20],
  ])('a quick session of the Card Game System %s says how long it takes', async (_, path, minutes) => {
    const page = await visit(path);
    const choice = preset(page, 'quick').locator('xpath=..');
    await eventually(() => choice.innerText()).toContain(`about ${minutes} minutes`);
  });

  test('players without a win are offered the weakest bot; the speed of bots is remembered', async () => {
    const page = await visit('/new/gnostica');
    const weakest = new RegExp(`^${say('web.level.beginner')}`);
    await eventually(() => page.getByRole('radio', { name: weakest }).isChecked()).toBe(true);
    await page.goto('/settings');
    const fast = page
      .getByRole('group', { name: say('web.help.pace') })
      .getByRole('radio', { name: say('web.help.pace.fast') });
    await fast.check({ force: true });
    await page.reload();
    await eventually(() => fast.isChecked()).toBe(true);
  });

  test.each(KITS.map(({ id }) => id))('each level of %s is offered with its rating', async (game) => {
    const { ratings = {} } = (await loadPlayers(game)) ?? {};
    const page = await visit(`/new/${game}`);
    const levels = page.getByRole('group', { name: say('web.new.level') }).locator('label');
    await eventually(() => levels.count()).toBe(Object.keys(ratings).length);
    for (const [i, rating] of Object.values(ratings).entries())
      await eventually(() => levels.nth(i).innerText(), `${i}`).toContain(
        `rating ${rating.toLocaleString('en')}`,
      );
  });

  test('a bot that can tell when it has lost may be allowed to resign', async () => {
    const page = await visit('/new/garden');
    const begin = page.getByRole('button', { name: say('web.new.start'), exact: true });
    await begin.waitFor();
    const resigns = page.getByRole('checkbox', { name: say('web.new.bots-resign') });
    await eventually(() => resigns.count()).toBe(0);
    await page.goto('/new/genesis');
    await resigns.check();
    await look(page, 'a new table whose bot may resign');
    await begin.click();
    await page.locator('.sway-own-hand').waitFor();
  });

  test('a clock is written as 5+5; anything else is refused and stays in the field', async () => {
    const page = await visit('/new/garden?with=friend');
    await clock(page, say('web.time.own-clock')).dispatchEvent('click');
    const field = page.getByRole('textbox', { name: say('web.time.clock-field') });
    await field.fill('five minutes');
    await start(page).click();
    await eventually(() => field.inputValue()).toBe('five minutes');
    await eventually(() => new URL(page.url()).pathname).toBe('/new/garden');
    await look(page, 'a clock that is none');
    await field.fill('7+3');
    await start(page).click();
    await page.getByRole('textbox', { name: say('web.lobby.link') }).waitFor();
    await page.getByText('7 minutes plus 3 seconds per move').waitFor();
  });

  test('the link of a table is shared, and shown as a code, at every size', async () => {
    const page = await visit();
    await page.addInitScript(`navigator.share = async (what) => { window.shared = what; };`);
    await page.goto('/new/garden?with=friend');
    await start(page).click();
    // A phone's own share sheet, if there is one.
    const link = await page.getByRole('textbox', { name: say('web.lobby.link') }).inputValue();
    await page.getByRole('button', { name: say('web.share') }).click();
    await eventually(() => page.evaluate('window.shared')).toMatchObject({ url: link });
    await page.getByText(say('web.lobby.code'), { exact: true }).click();
    const code = page.getByRole('img', { name: say('web.lobby.code.about') });
    await code.waitFor();
    for (const viewport of [PHONE, SIDEWAYS, DESK]) {
      await page.setViewportSize(viewport);
      await code.scrollIntoViewIfNeeded();
      await eventually(async () => (await code.boundingBox())?.width ?? 0).toBeGreaterThan(150);
    }
    await look(page, 'a lobby with its code');
  });

  test('your own cards stay when you choose a preset or another option is wrong, and faulty ones are refused', async () => {
    const page = await visit('/new/genesis?with=friend');
    await page.getByText(say('web.new.more')).click();
    await page.getByText(say('web.sway.own'), { exact: true }).click();
    const recruits = page.getByRole('spinbutton', { name: new RegExp(say('genesis.option.recruits'), 'i') });
    const cards = page.getByRole('textbox', { name: say('web.sway.own.cards') });
    const unread = page.getByText(say('web.sway.own.unread'));
    const faults = page.locator('.own-faults li');
    const drawn = page.locator('.own-preview').getByText('Red Harbour').first();
    // Cards typed while another option is wrong are read once it is right.
    await recruits.fill('99');
    await cards.fill('Red Harbour · vision 4 · of a');
    await unread.waitFor();
    await recruits.fill('1');
    await drawn.waitFor();
    await eventually(() => unread.count()).toBe(0);
    for (const name of ['club', 'quick'] as const) {
      await preset(page, name).check({ force: true });
      await eventually(() => preset(page, name).isChecked()).toBe(true);
      await drawn.waitFor();
    }
    // So are those of a deck; while it has faults, no preset makes a table.
    await page.getByText(say('web.new.more')).click();
    await recruits.fill('99');
    const deck = { name: 'deck.json', mimeType: 'text/plain', buffer: Buffer.from('{"cards": []}') };
    await page.locator('.own-cards input[type=file]').last().setInputFiles(deck);
    await unread.waitFor();
    await recruits.fill('1');
    await faults.first().waitFor();
    await preset(page, 'club').check({ force: true });
    await start(page).click();
    await page.getByText(say('web.sway.own.faulty')).waitFor();
    await faults.first().waitFor();
    await page.getByRole('button', { name: say('web.sway.own.deck.usual') }).click();
    await cards.fill('Red Harbour · visoin 4 · of a');
    await preset(page, 'quick').check({ force: true });
    await start(page).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/new/genesis');
    await eventually(() => cards.inputValue()).toMatch(/visoin/);
    // Nothing was lost on the way: the table is for these cards.
    await cards.fill('Red Harbour · vision 4 · of a');
    await drawn.waitFor();
    await start(page).click();
    await page.getByText('Red Harbour (vision 4)').waitFor();
  });

  test('a new table of the Card Game System is for everybody', async () => {
    const page = await visit('/new/cgs?with=friend');
    await look(page, 'a new table of CGS');
  });

  test.each(['genesis', 'worlds-asunder', 'gnostica'])(
    'a quick match of %s differs from the full match and says how long it takes',
    async (game) => {
      const page = await visit(`/new/${game}`);
      const minutes = async (name: 'quick' | 'club'): Promise<number> =>
        Number(/about (\d+) minutes/.exec(await preset(page, name).locator('xpath=..').innerText())?.[1]);
      await eventually(() => preset(page, 'club').isChecked()).toBe(true);
      await eventually(async () => (await minutes('quick')) < (await minutes('club'))).toBe(true);
      await preset(page, 'quick').check({ force: true });
      await eventually(() => preset(page, 'quick').isChecked()).toBe(true);
      await page.getByRole('button', { name: say('web.new.start'), exact: true }).click();
      await page.locator('.table-board').waitFor();
      await page
        .getByText(game === 'gnostica' ? /8 points/ : /take a life/)
        .first()
        .waitFor();
      if (game !== 'gnostica')
        await eventually(() => page.locator('.sway-lives').first().locator('svg').count()).toBe(2);
    },
  );
}
