/** What the table of the Card Game System says at the moment it matters: ends, wins, and cards that lie there. */
import { cgs } from '@hortus/cgs';
import { expect, test } from 'vitest';
import { actions, press, row } from './cgs-board.ts';
import { broken, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { DESK, eventually, PHONE, say, settled } from './visit.ts';

/** The hero covers every cost of a Competition, and the rival sits out; then the rival can only open a Cataclysm. */
const COVERED =
  'first a | turn a | turns 8 | ground a 23,113,116,117,122 | hero a 23 | out b | ops a 102 | ops b 34,126,130';
const MANY =
  'first a | turn a | turns 4 | ground a 23,102,106,108,110,112,116 | hero a 23 | ground b 122,124,128,103 | ops a 104,118 | ops b 130';
/** Bo has opened a Cataclysm that the two can't cover, and after two more turns without a card the table ends it. */
const PANIC =
  'first a | turn a | turns 14 | quiet 4 | ground b 34 | hero b 34 | ops a 102 | ops b 126 | site a 24 | wreck b 118';

const LOW = { width: 1024, height: 640 };

export function cgsToldTests(): void {
  test('how an adventure ended stays told while a bot opens the next, until the reader acts', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: COVERED });
    await press(page, 'web.cgs.do.endAdventure').click();
    const note = page.locator('.cgs-note');
    await eventually(() => note.innerText()).toMatch(
      /^You won The Midsummer Edition .* Your score goes from/,
    );
    await page.locator('.cgs-adventure').getByText('The Panic of the Millers').waitFor();
    await press(page, 'web.cgs.do.pass').click();
    await eventually(() => note.count()).toBe(0);
  });

  test('cards that were played are all in sight, whole and with unbroken words', async () => {
    const names = ['Ana', 'Bo'];
    const wish = { viewport: DESK };
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: MANY, names, wish });
    await eventually(() => row(page, 0).locator('.cgs-tag').count()).toBe(6);
    const tags = page.locator('.cgs-tag');
    await eventually(() => broken(tags)).toEqual([]);
    await eventually(async () => {
      const [places, [stage]] = [await placesOf(tags), await placesOf(page.locator('.cgs-stage'))];
      return places.filter(
        ({ right, bottom }) => right > (stage?.right ?? 0) || bottom > (stage?.bottom ?? 0),
      );
    }).toEqual([]);
  });

  test('the second half of a double click presses no button that came where the first one was', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1, first: 'a' });
    await press(page, 'web.cgs.do.ready').click();
    const houses = actions(page).locator('button.house');
    await eventually(() => houses.count()).toBe(4);
    const [place] = await settled(page, () => placesOf(houses));
    await page.mouse.move((place?.left ?? 0) + 30, (place?.top ?? 0) + 20);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await settled(page, () => houses.count())).toBe(4);
    // Whoever means it presses again.
    await page.mouse.down();
    await page.mouse.up();
    await eventually(() => houses.count()).toBe(0);
  });

  test.each([DESK, LOW, PHONE])(
    'CGS-EOE-2 before an era is lost the table says so, and then why',
    async (viewport) => {
      const names = ['Ana', 'Bo'];
      const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: PANIC, names, wish: { viewport } });
      const warning = page.locator('.cgs-bar .cgs-warning');
      await eventually(() => warning.innerText()).toContain(say('web.cgs.warn.both'));
      // It leaves room for what can be pressed.
      const bar = page.locator('.cgs-bar');
      await eventually(() => bar.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
      await press(page, 'web.cgs.do.pass').click();
      await eventually(() => page.locator('.status-stands').innerText()).toContain('Bo');
      await press(page, 'web.cgs.do.pass').click();
      await page.locator('.cgs-sure').getByRole('button').last().click();
      const end = page.locator('.end');
      await eventually(() => end.locator('.end-reasons').innerText()).toContain(
        'The Cataclysm wasn’t covered',
      );
      await eventually(() => end.locator('.cgs-sheet').innerText()).toMatch(/lost, \d Fame short/);
      await eventually(() => page.locator('.seat-score').allInnerTexts()).toEqual([
        expect.stringContaining('5'),
        expect.stringContaining('short'),
      ]);
    },
  );
}
