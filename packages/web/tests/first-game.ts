/** What a newcomer sees and is told in a first game. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action } from './board.ts';
import { sideways } from './checks.ts';
import { control, hand, open } from './gnostica-board.ts';
import { broken, meet, placesOf } from './places-of.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, saying, settled, visit } from './visit.ts';

const SMALL = { width: 1024, height: 640 } as const;
const LARGEST = { width: 3840, height: 2160 } as const;

const hereOf = (game: string): string => `/here/tested?game=${game}&level=novice`;

const goal = (page: Page) => page.getByRole('button', { name: new RegExp(`^${say('web.guide.goal')}: `) });

/** Completely inside the window. */
async function isInSight(thing: Locator): Promise<boolean> {
  const [box, size] = [await thing.boundingBox(), thing.page().viewportSize()];
  if (box === null || size === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}

/** What is drawn around a thing. */
const ring = (thing: Locator): Promise<string> =>
  thing.evaluate((one) => {
    const { outline, boxShadow, borderColor } = getComputedStyle(one);
    return [outline, boxShadow, borderColor].join(', ');
  });

/** The parts of the rail that can be read in full. */
const railOf = (page: Page): Promise<string[]> =>
  page.locator('.rail-now, .rail-next').evaluateAll((all) =>
    all
      .filter((one) => {
        const { bottom, right } = one.getBoundingClientRect();
        const strip = one.closest('.guide-strip')?.getBoundingClientRect();
        const isWhole = one.checkVisibility() && one.clientWidth > 10 && one.scrollWidth <= one.clientWidth;
        return isWhole && strip !== undefined && bottom <= strip.bottom && right <= strip.right;
      })
      .map((one) => one.className.replace('rail-', '')),
  );

/** What a hint marks, and something of the same kind that can be pointed at. */
const POINTED: Readonly<Record<string, readonly [hinted: string, other: string]>> = {
  genesis: ['.sway-acts .hinted', '.sway-acts button:not(.hinted)'],
  'worlds-asunder': ['.sway-acts .hinted', '.sway-acts button:not(.hinted)'],
  gnostica: ['.gno-hand-card.next', '.gno-hand-card.open:not(.next)'],
  cgs: ['.cgs-actions .hinted', '.cgs-filters .chip'],
};

export function firstGameTests(): void {
  test.each(['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'])(
    'the goal of %s and its lesson are in sight at every size, and the goal tells the steps of a turn',
    async (game) => {
      const page = await visit(hereOf(game));
      const lesson = page.getByRole('link', { name: say('web.tip.lesson') });
      for (const size of [DESK, SIDEWAYS, PHONE]) {
        await page.setViewportSize(size);
        await goal(page).waitFor();
        await eventually(() => isInSight(goal(page)), `${game} ${size.width}`).toBe(true);
        // Where we are and what comes next, in whole words.
        await eventually(() => railOf(page), `${game} ${size.width}`).toEqual(
          game === 'garden' ? [] : ['now', 'next'],
        );
        await eventually(() => isInSight(lesson), `the lesson of ${game} ${size.width}`).toBe(true);
      }
      // On the largest screens the board fills the window, and nothing lies beside it.
      await page.setViewportSize(LARGEST);
      const board = page.locator('.table-board');
      await eventually(async () => {
        const { y = 0, height = 0, width = 0 } = (await board.boundingBox()) ?? {};
        return height > 1800 && y + height <= LARGEST.height && width > 1600;
      }, game).toBe(true);
      await eventually(() => sideways(page), game).toEqual([]);
      await page.setViewportSize(PHONE);
      await goal(page).click();
      const dialog = page.getByRole('dialog', { name: say('web.guide.title') });
      await dialog.waitFor();
      await eventually(() => dialog.getByRole('listitem').count()).toBe(
        { garden: 0, gnostica: 3, genesis: 3, 'worlds-asunder': 3, cgs: 8 }[game],
      );
    },
  );

  test.each(['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'])(
    'on a phone the lesson of %s is offered over nothing else, and hint and help are in sight',
    async (game) => {
      const page = await visit(hereOf(game), { viewport: PHONE, locale: 'de-DE' });
      const offer = page.locator('.tip.lesson');
      const others = page.locator(
        '.seat:visible, .gno-standing > li, .table button:not(.tip button):visible',
      );
      await page.locator('.table-board').waitFor();
      await eventually(() => railOf(page)).toEqual(game === 'garden' ? [] : ['now', 'next']);
      const early = await settled(page, () => placesOf(page.locator('.table-board')));
      await offer.waitFor();
      for (const size of [PHONE, SIDEWAYS]) {
        await page.setViewportSize(size);
        await eventually(async () => {
          const [[offered], all] = await Promise.all([placesOf(offer), placesOf(others)]);
          return all.length > 4 && offered !== undefined && all.every((one) => !meet(one, offered));
        }, `${game} ${size.width}`).toBe(true);
        for (const name of ['hint', 'help'])
          await eventually(
            () => isInSight(page.locator(`.action-${name}`)),
            `${name} of ${game} ${size.width}`,
          ).toBe(true);
      }
      // Its room was kept for it: nothing moved when it came.
      await page.setViewportSize(PHONE);
      await eventually(() => placesOf(page.locator('.table-board'))).toEqual(early);
    },
  );

  test.each(['genesis', 'worlds-asunder', 'gnostica', 'cgs'])(
    'a hint in %s says what a strong player would do, in sight on a phone',
    async (game) => {
      const page = await visit(hereOf(game), { viewport: PHONE });
      const hint = action(page, 'web.table.hint');
      await hint.and(page.locator('[aria-disabled=false]')).waitFor();
      await hint.click();
      const line = page.locator('.hint');
      await eventually(() => line.innerText()).toMatch(/^Hint: \w.{5}/);
      await eventually(() => isInSight(line)).toBe(true);
      // What is pointed at doesn't look like what is recommended.
      const [marked, plain] = POINTED[game] ?? ['', ''];
      const other = page.locator(plain).first();
      await other.hover();
      const drawn = await settled(page, () => ring(other));
      await eventually(() => page.locator(marked).count()).toBe(1);
      await eventually(() => ring(page.locator(marked))).not.toBe(drawn);
    },
  );

  test.each(
    ['genesis', 'worlds-asunder', 'gnostica', 'cgs'].flatMap((game) => [
      { game, ...PHONE },
      { game, ...SIDEWAYS },
    ]),
  )(
    'a hint in $game neither scrolls nor covers what it recommends, and can be closed, $width wide',
    async ({ game, ...size }) => {
      const page = await visit(hereOf(game), { viewport: size });
      await page.getByRole('button', { name: say('web.tip.no-lesson') }).click();
      const hint = action(page, 'web.table.hint');
      await hint.and(page.locator('[aria-disabled=false]')).waitFor();
      await hint.click();
      const [line, marked] = [page.locator('.hint'), page.locator(POINTED[game]?.[0] ?? '')];
      await eventually(() => line.innerText()).toMatch(/^Hint: \w.{5}/);
      await eventually(() => marked.count()).toBe(1);
      const clear = async (): Promise<boolean> => {
        const [[one], [two]] = await Promise.all([placesOf(marked), placesOf(line)]);
        return (await isInSight(marked)) && (await isInSight(line)) && !!one && !!two && !meet(one, two);
      };
      expect(await settled(page, clear)).toBe(true);
      await eventually(() => page.evaluate(() => scrollY)).toBeLessThan(10);
      // What lies over the board can be closed.
      if (game === 'cgs') return;
      await page
        .locator('.hint')
        .getByRole('button', { name: say('web.close') })
        .click();
      await eventually(() => line.count()).toBe(0);
    },
  );

  test('what can’t be done says why, and the help lists the key for a hint', async () => {
    const page = await visit(hereOf('genesis'));
    const back = action(page, 'web.table.back');
    await back.and(page.locator('[aria-disabled=true]')).waitFor();
    await goal(page).or(back).first().waitFor();
    await back.hover();
    await page.getByText(say('web.why.back.none')).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: say('web.help') });
    await help.getByText(say('web.key.hint')).waitFor();
  });

  test.each([PHONE, SIDEWAYS])(
    'handing the screen over is in sight on a phone, $width wide',
    async (size) => {
      const page = await visit('/here/tested?game=gnostica&seat=me.Anna&seat=me.Ben', {
        viewport: size,
      });
      await page.getByRole('button', { name: say('web.curtain.raise', { who: 'Anna' }) }).click();
      await open(hand(page)).first().click();
      await control(page, 'bid').click();
      const done = page.getByRole('button', { name: saying('web.curtain.drop') });
      await done.waitFor();
      await eventually(() => isInSight(done)).toBe(true);
    },
  );

  test.each(['en-GB', 'de-DE'])('one’s own seat says so on one’s own turn too (%s)', async (locale) => {
    const page = await visit('/here/tested?game=garden&seat=me.Anna&seat=bot.novice&o.first=A', {
      locale,
    });
    const seat = page.locator('.seats').getByRole('listitem').first();
    const mine = seat.locator('.seat-state strong');
    for (const size of [DESK, SMALL, SIDEWAYS, PHONE]) {
      await page.setViewportSize(size);
      await eventually(() => mine.innerText(), `${size.width}`).toMatch(/^(your turn|dein Zug)$/);
      // What doesn't fit wraps to a line that is hidden.
      await eventually(async () => {
        const [word, plate] = [await mine.boundingBox(), await seat.boundingBox()];
        return word !== null && plate !== null && word.y + word.height <= plate.y + plate.height;
      }, `${size.width}`).toBe(true);
    }
  });

  test('a first game meets the beginner, offers the lesson, and tips can be dismissed for good', async () => {
    const page = await visit();
    await page
      .getByRole('button', { name: say('web.home.play.of', { game: say('web.game.genesis') }) })
      .click();
    const tip = page.getByRole('complementary', { name: say('web.tip'), exact: true });
    await tip.getByRole('link', { name: say('web.tip.lesson') }).waitFor();
    await page
      .getByRole('button', { name: say('web.level.change', { name: say('bot.beginner') }) })
      .waitFor();
    const never = tip.getByRole('button', { name: say('web.tip.never') });
    // In the corner beside the words, and never alone in a row of its own.
    await page.setViewportSize({ width: 1024, height: 640 });
    const [cross, said] = await settled(page, async () =>
      [await placesOf(never), await placesOf(tip.locator('p'))].flat(),
    );
    expect(cross?.top).toBeLessThan(said?.bottom ?? 0);
    await never.click();
    await eventually(() => tip.count()).toBe(0);
    await page.reload();
    await goal(page).waitFor();
    await eventually(() => tip.count()).toBe(0);
  });

  test('on a phone a hint moves no tile away from under a thumb', async () => {
    const page = await visit('/here/tested?game=garden&seat=me.Anna&seat=bot.novice&o.first=A', {
      viewport: PHONE,
    });
    const cells = page.locator('.garden-cell');
    await action(page, 'web.table.hint').waitFor();
    await goal(page).waitFor();
    const before = await settled(page, () => placesOf(cells));
    await action(page, 'web.table.hint').click();
    await page.locator('.value-mark.hinted').waitFor();
    await eventually(() => isInSight(page.locator('.hint'))).toBe(true);
    // A long hint may scroll the page a little to be read.
    const moved = (await settled(page, () => placesOf(cells))).map((one, i) =>
      Math.max(Math.abs(one.top - (before[i]?.top ?? 0)), Math.abs(one.left - (before[i]?.left ?? 0))),
    );
    expect(Math.max(...moved)).toBeLessThan(10);
  });

  test('a phone held sideways shows whole names, and where to change the level', async () => {
    const page = await visit(hereOf('garden'), { viewport: SIDEWAYS });
    await page.locator('.seat-level, .seat.turn').first().waitFor();
    await eventually(() => page.locator('.seat').count()).toBe(2);
    await eventually(() => broken(page.locator('.seat-name, .seat-state'))).toEqual([]);
  });

  test.each(['gnostica', 'cgs'])('the level of %s can be changed on a phone', async (game) => {
    const page = await visit(hereOf(game), { viewport: PHONE });
    await goal(page).waitFor();
    await action(page, 'web.table.help').click();
    const help = page.getByRole('dialog', { name: say('web.help') });
    await help.getByRole('button', { name: say('web.seat.level') }).click();
    await page.getByRole('radio', { name: new RegExp(`^${say('web.level.expert')}`) }).check();
    await page.getByRole('button', { name: say('web.level.start') }).click();
    // Gnostica's plates are hidden here; its standings have the names.
    await eventually(() => page.locator('.table').innerText()).toContain(say('bot.expert'));
  });

  test('another level is a new game against it', async () => {
    const page = await visit(hereOf('garden'));
    const before = page.url();
    await page.getByRole('button', { name: say('web.level.change', { name: say('bot.novice') }) }).click();
    await page.getByRole('radio', { name: new RegExp(`^${say('web.level.club')}`) }).check();
    await page.getByRole('button', { name: say('web.level.start') }).click();
    await page.getByText(say('bot.club')).first().waitFor();
    await eventually(() => page.url()).not.toBe(before);
  });

  test('a lesson taken from a table ends with the ways back to it and to all lessons', async () => {
    const page = await visit(hereOf('cgs'));
    await page.getByRole('link', { name: say('web.tip.lesson') }).click();
    const back = page.getByRole('link', { name: say('web.learn.back') });
    const skip = page.getByRole('button', { name: say('web.learn.skip') });
    await skip.waitFor();
    while ((await skip.count()) > 0) await skip.click();
    await page.getByRole('link', { name: say('web.learn.all') }).waitFor();
    await back.click();
    await page.locator('.cgs-actions').waitFor();
    // Back at the table, the next lesson has no other to return to.
    await page.goto('/learn/cgs');
    await page.getByRole('link', { name: say('web.learn.all') }).waitFor();
    await eventually(() => back.count()).toBe(0);
  });

  test('all lessons are listed with how long they take and how far one has come', async () => {
    const page = await visit('/learn/garden');
    await page.getByRole('button', { name: say('web.learn.skip') }).click();
    await page.goto('/learn');
    const lessons = page.getByRole('main').getByRole('listitem');
    await lessons.first().waitFor();
    await lessons.getByText(saying('web.lessons.at')).waitFor();
    await eventually(() => lessons.count()).toBeGreaterThan(10);
    await eventually(async () =>
      (await lessons.allInnerTexts()).filter((text) => !/about \d+ minutes?/.test(text)),
    ).toEqual([]);
    // As long as the table says when it offers the lesson, even if the lesson has no book of its own.
    for (const [game, minutes] of [
      ['Genesis', 6],
      ['Worlds Asunder', 5],
    ] as const)
      await page
        .getByRole('region', { name: game })
        .getByText(say('web.lessons.minutes', { count: minutes }))
        .waitFor();
  });
}
