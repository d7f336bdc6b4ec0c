/** Two at one screen, and matches that this browser keeps. */
import { expect, test } from 'vitest';
import { again, hereWith, lit, log, picture, playOn, take } from './board.ts';
import { placesOf } from './places-of.ts';
import { eventually, ofGarden, say, settled, visit } from './visit.ts';

export function screenTests(): void {
  test('two play at one screen, over a reload in the middle, to the end', async () => {
    const page = await visit();
    await page.getByRole('button', { name: ofGarden('web.home.screen.of') }).click();
    const seats = page.getByRole('list', { name: say('web.seats') }).getByRole('listitem');
    const toMove = seats.filter({ hasText: say('web.seat.turn') });
    await lit(page).first().waitFor();
    const first = await toMove.innerText();
    await take(page);
    await lit(page).first().waitFor();
    await eventually(() => toMove.innerText()).not.toBe(first);
    await take(page);
    await lit(page).first().waitFor();
    const seen = async (): Promise<string[][]> => [await picture(page), await log(page).allInnerTexts()];
    const before = await settled(page, seen);
    await page.reload();
    await lit(page).first().waitFor();
    await eventually(seen).toEqual(before);
    expect(await playOn(page)).toBeGreaterThan(0);
    await page.reload();
    await again(page).waitFor();
  });

  test('a match of this browser is offered again on the first page and among my games', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    const place = page.url();
    await take(page);
    await lit(page).first().waitFor();
    const before = await picture(page);
    const seats = page.getByRole('list', { name: say('web.seats') }).getByRole('listitem');
    const stand = await settled(page, () => placesOf(seats));
    await page.goto('/');
    await page
      .getByRole('region', { name: say('web.home.go-on') })
      .getByRole('link')
      .click();
    await eventually(() => picture(page)).toEqual(before);
    await page.goto('/mine');
    await page.getByRole('link', { name: say('web.mine.resume') }).click();
    await eventually(() => picture(page)).toEqual(before);
    // What that page looks like changes nothing here.
    await eventually(() => placesOf(seats)).toEqual(stand);
    await eventually(() => new URL(page.url()).pathname).toBe(new URL(place).pathname);
    await page.goto('/mine');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.mine.forget.yes') })
      .click();
    await page.getByText(say('web.mine.none')).waitFor();
  });
}
