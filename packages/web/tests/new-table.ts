/** A new table: presets, clocks as people write them, and the link as a code. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
    expect(await preset(page, 'quick').isChecked()).toBe(true);
    await preset(page, 'club').check({ force: true });
    expect(await clock(page, '15+10').isChecked()).toBe(true);
    const takesBack = page.getByRole('checkbox', { name: say('web.new.take-backs') });
    expect(await takesBack.isChecked()).toBe(false);
    await clock(page, '5+5').dispatchEvent('click');
    expect(await preset(page, 'custom').isChecked()).toBe(true);
    await preset(page, 'quick').check({ force: true });
    expect(await takesBack.isChecked()).toBe(true);
  });

  test('a clock is written as 5+5; what is none is refused and stays', async () => {
    const page = await visit('/new/garden?with=friend');
    await clock(page, say('web.time.own-clock')).dispatchEvent('click');
    const field = page.getByRole('textbox', { name: say('web.time.clock-field') });
    await field.fill('five minutes');
    await start(page).click();
    expect(await field.inputValue()).toBe('five minutes');
    expect(new URL(page.url()).pathname).toBe('/new/garden');
    await look(page, 'a clock that is none');
    await field.fill('7+3');
    await start(page).click();
    await page.getByRole('textbox', { name: say('web.lobby.link') }).waitFor();
    await page.getByText('7 minutes plus 3 seconds per move').waitFor();
  });

  test('the link of a table is shown as a code, at every size', async () => {
    const page = await visit('/new/garden?with=friend');
    await start(page).click();
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

  test('a new table of the Card Game System is for everybody', async () => {
    const page = await visit('/new/cgs?with=friend');
    await look(page, 'a new table of CGS');
  });

  test.each(['genesis', 'worlds-asunder', 'gnostica'])(
    'a quick match of %s is another one than the full match, and says how long it takes',
    async (game) => {
      const page = await visit(`/new/${game}`);
      const minutes = async (name: 'quick' | 'club'): Promise<number> =>
        Number(/about (\d+) minutes/.exec(await preset(page, name).locator('xpath=..').innerText())?.[1]);
      expect(await preset(page, 'club').isChecked()).toBe(true);
      expect(await minutes('quick')).toBeLessThan(await minutes('club'));
      await preset(page, 'quick').check({ force: true });
      expect(await preset(page, 'quick').isChecked()).toBe(true);
      await page.getByRole('button', { name: say('web.new.start'), exact: true }).click();
      await page.locator('.table-board').waitFor();
      await page
        .getByText(game === 'gnostica' ? /8 points/ : /lives to win/)
        .first()
        .waitFor();
      if (game !== 'gnostica')
        expect(await page.locator('.sway-lives').first().locator('svg').count()).toBe(2);
    },
  );
}
