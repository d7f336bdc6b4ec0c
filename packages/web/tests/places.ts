/** Every page and state: for everybody (axe, by day and by night), on a phone, and with letters twice as large. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, grid, hereWith, lit, myTurn, quiet, take } from './board.ts';
import { PHONE, say, visit } from './visit.ts';

const playing = async (): Promise<Page> => {
  const page = await visit(hereWith({ level: 'novice', 'o.format': 'vp10' }));
  await take(page);
  await myTurn(page);
  return page;
};

const over = async (): Promise<Page> => {
  const page = await visit(hereWith({ level: 'novice' }));
  await take(page);
  await myTurn(page);
  await action(page, 'web.table.resign').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web.resign.yes') })
    .click();
  await again(page).waitFor();
  return page;
};

const PLACES: Readonly<Record<string, () => Promise<Page>>> = {
  'the first page': () => visit('/'),
  'a new table': async () => {
    const page = await visit('/new/garden?with=friend');
    await page.getByText(say('web.new.more')).click();
    return page;
  },
  'a table in play': playing,
  'why not': async () => {
    const page = await playing();
    await quiet(page).first().click({ force: true });
    await page
      .getByRole('group', { name: say('web.why-not') })
      .getByRole('button', { name: /GAR-/ })
      .click();
    await page.getByRole('link', { name: say('web.clause.all') }).waitFor();
    return page;
  },
  'a look back': async () => {
    const page = await playing();
    await action(page, 'web.table.look-back').click();
    await page.getByRole('group', { name: say('web.past') }).waitFor();
    return page;
  },
  'what was agreed': async () => {
    const page = await playing();
    await page.getByRole('tab', { name: say('web.info') }).click();
    await page.getByText(say('web.fair'), { exact: true }).click();
    return page;
  },
  help: async () => {
    const page = await playing();
    await action(page, 'web.table.help').click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  'the end': over,
  'a replay': async () => {
    const page = await over();
    await again(page).click();
    await page.getByRole('tab', { name: say('web.replay.verify') }).click();
    await page.getByRole('button', { name: say('web.replay.check') }).click();
    await page.locator('.verify-verdict').waitFor();
    return page;
  },
  'a review': async () => {
    const page = await over();
    await again(page).click();
    await page.getByRole('tab', { name: say('web.replay.review') }).click();
    await page.getByText(say('web.replay.table')).click();
    return page;
  },
  'a saved match': () => visit('/replay'),
  settings: () => visit('/settings'),
  'a lobby': async () => {
    const page = await visit('/new/garden?with=friend');
    await page.getByRole('button', { name: say('web.new.start.friend') }).click();
    await page.getByRole('textbox', { name: say('web.lobby.link') }).waitFor();
    return page;
  },
  'my games': async () => {
    const page = await playing();
    await page.goto('/mine');
    await page.getByRole('link', { name: say('web.mine.resume') }).waitFor();
    return page;
  },
  'all rules': () => visit('/rules'),
  'rules found': () => visit('/rules?q=tile'),
  'rules of Garden': () => visit('/rules/garden#GAR-MOV-4'),
  'learning Garden': () => visit('/learn/garden'),
  'nothing here': () => visit('/nowhere'),
};

/** Serious and critical findings, each as one line. There are no frames, so axe runs in the page itself. */
async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: rules }),
  });
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

/** What is wider than the window, so that one would have to scroll sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
      .slice(0, 12)
      .map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.getBoundingClientRect().right}`);
  });

/**
 * Controls that a thumb would miss: less than 44 px can be pressed, whatever is drawn. The steps of a lesson are as
 * high, but nine beside each other leave 36 px for each on the narrowest phone.
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('button, a.button, [role=tab], select, input, textarea, summary'),
    ]
      .map((one) => one.closest('label') ?? one)
      .filter(
        (one) =>
          one.checkVisibility() && one.getBoundingClientRect().width > 1 && !one.matches('.learn-step'),
      );
    const reaches = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) >= 43.5) return true;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const edges = [
        [x, y - 21],
        [x, y + 21],
        [x - 21, y],
        [x + 21, y],
      ] as const;
      return edges.every(([a, b]) => {
        const hit = document.elementFromPoint(a, b);
        return hit !== null && one.contains(hit);
      });
    };
    return controls
      .filter((one) => !reaches(one))
      .map((one) => `${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 30)}`);
  });

export function placeTests(): void {
  test.each(Object.entries(PLACES))('%s', async (_, open) => {
    const page = await open();
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, ['color-contrast'])).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await sideways(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await sideways(page)).toEqual([]);
  });

  test('on a phone the whole garden is in sight, and each tile is large enough for a thumb', async () => {
    const page = await visit(hereWith({ level: 'novice' }), {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await lit(page).first().waitFor();
    const inSight = await grid(page)
      .getByRole('button')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, top, right, bottom, width } = cell.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width >= 44;
        }),
      );
    expect(inSight).toEqual(Array.from({ length: 16 }, () => true));
    await lit(page).first().tap();
    await myTurn(page);
  });
}
