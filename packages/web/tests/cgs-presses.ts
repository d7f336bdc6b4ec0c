/** Presses at the table of the Card Game System: what one of them does, and what it must not do by accident. */
import { cgs } from '@hortus/cgs';
import { expect, test } from 'vitest';
import { choose, lit, press, row } from './cgs-board.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, say } from './visit.ts';

/** Bo sits out; Ana, the hero, can cover every cost. */
const ALONE =
  'first a | turn a | turns 4 | ground a 28 | hero a 28 | out b | ops a 102,106,112,116,146 | ops b 130';

export function cgsPressTests(): void {
  test('a card and the end of its turn are one press, and one take-back', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ALONE, names: ['Ana', 'Bo'] });
    await choose(lit(page).first());
    // Bo sits out.
    await eventually(() => press(page, 'web.cgs.do.play.pass').innerText()).toContain(
      say('web.cgs.bring.again'),
    );
    await press(page, 'web.cgs.do.play.pass').click();
    await eventually(() => row(page, 0).locator('.cgs-tag').count()).toBe(1);
    await page.getByRole('button', { name: say('web.table.back') }).click();
    await eventually(() => row(page, 0).locator('.cgs-tag').count()).toBe(0);
  });

  test('a grave button that has come to lie under a resting pointer asks first', async () => {
    const position = 'first a | turn a | turns 4 | ground a 28 | hero a 28 | ops a 102,106 | ops b 130,131';
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position, names: ['Ana', 'Bo'] });
    await choose(lit(page).first());
    const played = press(page, 'web.cgs.do.play').last();
    const { x, y, width, height } = (await played.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await press(page, 'web.cgs.do.endAdventure').waitFor();
    let asked = 0;
    // Whichever button has taken its place.
    for (const kind of ['sitOut', 'endAdventure'] as const) {
      const place = (await press(page, `web.cgs.do.${kind}`).boundingBox())!;
      const isThere = place.x < x + width / 2 && x + width / 2 < place.x + place.width;
      if (!isThere) continue;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.locator('.cgs-sure').getByText(say('web.cgs.stake.moved')).waitFor();
      asked += 1;
      await press(page, 'web.cgs.stake.no').click();
    }
    expect(asked).toBe(1);
    await eventually(() => row(page, 0).innerText()).not.toContain(say('web.cgs.out'));
  });
}
