/** Presses at the table of the Card Game System: what one of them does, and what it must not do by accident. */
import { cgs } from '@hortus/cgs';
import { test } from 'vitest';
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
    // As if the buttons lay in one place, whatever their labels' widths.
    const strike = (key: 'play' | 'sitOut', x: number): Promise<void> =>
      press(page, `web.cgs.do.${key}`).last().dispatchEvent('click', { clientX: x, clientY: 300, detail: 1 });
    await strike('play', 400);
    await press(page, 'web.cgs.do.endAdventure').waitFor();
    await strike('sitOut', 405);
    await page.locator('.cgs-sure').getByText(say('web.cgs.stake.moved')).waitFor();
    await press(page, 'web.cgs.stake.no').click();
    await press(page, 'web.cgs.do.sitOut').waitFor();
    await eventually(() => row(page, 0).innerText()).not.toContain(say('web.cgs.out'));
    await strike('sitOut', 700);
    await eventually(() => row(page, 0).innerText()).toContain(say('web.cgs.out'));
  });
}
