/** Against a bot, in the browser alone. */
import { test } from 'vitest';
import {
  action,
  again,
  disabledCells,
  hereWith,
  lit,
  log,
  myTurn,
  picture,
  playOn,
  rematch,
  take,
} from './board.ts';
import { eventually, ofGarden, say, visit } from './visit.ts';

export function botTests(): void {
  test('one click begins a game, which is played to its end, told with its clause, and played again', async () => {
    const page = await visit();
    await page.getByRole('button', { name: ofGarden('web.home.play.of') }).click();
    await playOn(page);
    const end = page.locator('.end');
    await eventually(() => end.innerText()).toMatch(/win/);
    await eventually(() => end.getByRole('listitem').first().innerText()).toMatch(
      /row|square|tile left|last tile/,
    );
    const clause = end.getByRole('button', { name: /GAR-/ }).first();
    await clause.click();
    await end.getByRole('link', { name: say('web.clause.all') }).waitFor();
    await eventually(() => clause.getAttribute('aria-expanded')).toBe('true');

    const before = page.url();
    await rematch(page).click();
    await again(page).waitFor({ state: 'detached' });
    await eventually(() => page.url()).not.toBe(before);
    await eventually(() => myTurn(page)).toBe(false);
    await eventually(() => log(page).count()).toBeLessThan(2);
  });

  test('what cannot be taken tells why, and its clause opens the rule', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    const bubble = page.getByRole('group', { name: say('web.why-not') });
    // A resting pointer; the four tiles in the middle aren't allowed for the first move.
    await disabledCells(page).first().hover({ force: true });
    await bubble.getByText(say('garden.refusal.border-first')).waitFor();
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    // A press.
    await disabledCells(page).nth(1).click({ force: true });
    const clause = bubble.getByRole('button', { name: /GAR-/ });
    const id = await clause.getAttribute('title');
    await clause.click();
    await bubble.getByRole('link', { name: say('web.clause.all') }).click();
    const rule = page.getByRole('listitem').and(page.locator(`[id="${id}"]`));
    await rule.waitFor();
    await eventually(() => new URL(page.url()).hash).toBe(`#${id}`);
    await eventually(() => rule.evaluate((place) => document.activeElement === place)).toBe(true);
  });

  test('the way to the whole rule comes with its words, so that nothing moves under a press', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    const bubble = page.getByRole('group', { name: say('web.why-not') });
    await disabledCells(page).nth(1).click({ force: true });
    const clause = bubble.getByRole('button', { name: /GAR-/ });
    await clause.waitFor();
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await clause.click();
    await bubble.getByText(say('web.loading')).waitFor();
    const whole = bubble.getByRole('link', { name: say('web.clause.all') });
    await eventually(() => whole.count()).toBe(0);
    release();
    await whole.waitFor();
  });

  test('a move is taken back, with the answer to it', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    await lit(page).first().waitFor();
    const before = await picture(page);
    await take(page);
    await myTurn(page);
    await eventually(() => picture(page)).not.toEqual(before);
    await eventually(() => log(page).count()).toBe(2);
    await action(page, 'web.table.back').click();
    await eventually(() => picture(page)).toEqual(before);
    // Nothing is erased: what was taken back stays in the log, and so does the take-back.
    await eventually(() => log(page).count()).toBe(3);
    await page.reload();
    await eventually(() => picture(page)).toEqual(before);
    await take(page);
  });

  test('with motion, the answer comes a step later, and a press shows it at once', async () => {
    const page = await visit(hereWith({ level: 'novice' }), { reducedMotion: 'no-preference' });
    await take(page);
    // Nobody may act on a picture that isn't the present yet.
    await page.keyboard.press('Escape');
    await myTurn(page);
    await action(page, 'web.table.hint').click();
    await page.locator('.hint').waitFor();
    await eventually(() => page.locator('.value-mark').count()).toBe(1);
  });

  test('a look back shows former pictures and leads to the present again', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    await lit(page).first().waitFor();
    const deal = await picture(page);
    await take(page);
    await myTurn(page);
    const now = await picture(page);
    await action(page, 'web.table.look-back').click();
    const past = page.getByRole('group', { name: say('web.past') });
    await past.getByRole('button', { name: say('web.past.first') }).click();
    const tiles = (labels: string[]): string[] => labels.map((label) => label.replace(/,.*/, ''));
    await eventually(async () => tiles(await picture(page))).toEqual(tiles(deal));
    await eventually(() => lit(page).count()).toBe(0);
    await past.getByRole('button', { name: say('web.past.present') }).click();
    await eventually(() => picture(page)).toEqual(now);
  });
}
