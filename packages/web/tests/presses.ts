/** Presses while the last move is being sent or its card travels: each counts, or says why not. */
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, control, held, LOVERS, man, space, visitAt } from './gnostica-board.ts';
import { visitPrepared } from './prepared.ts';
import { card, engaged, hand, lit, names } from './sway-board.ts';
import { eventually, PHONE, say, settled } from './visit.ts';

const MOVES = { reducedMotion: 'no-preference' } as const;
const ANSWERS = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall
turn a | phase obstruct | pool plain 1
engaged b Fleet Speaker
ops a Seed Chancellor, Living Wall, Outer Depot
ops b #5 | unseen #113`;

/** From `hold` to `release` none of the page's requests reach its match: what was played stays on its way. */
function slowMatch(): void {
  const { postMessage } = Worker.prototype;
  const waiting: (() => void)[] = [];
  let holds = false;
  Object.assign(window, {
    hold: () => {
      holds = true;
    },
    release: () => {
      holds = false;
      for (const post of waiting.splice(0)) post();
    },
  });
  Worker.prototype.postMessage = function (...sent: unknown[]) {
    const post = (): void => Reflect.apply(postMessage, this, sent);
    if (holds) waiting.push(post);
    else post();
  };
}
const tell = (page: Page, what: 'hold' | 'release'): Promise<void> =>
  page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), what);

async function answering(wish = {}): Promise<Page> {
  const page = await visitPrepared(genesis, 2, {}, { position: ANSWERS, wish, first: slowMatch });
  await eventually(() => lit(page).count()).toBe(3);
  return page;
}

/** Plays a card that stays on its way. */
async function sendOff(page: Page, name: string): Promise<void> {
  await tell(page, 'hold');
  await card(page, name).click();
  await eventually(() => lit(page).count()).toBe(0);
}

/** The move that uses The Lovers is still being sent. */
async function withTheLovers(): Promise<Page> {
  const page = await visitAt({ ...LOVERS, first: slowMatch });
  await choose(space(page, '0,0'));
  await tell(page, 'hold');
  await control(page, 'act').click();
  await page.locator('.gno.idle').waitFor();
  return page;
}

export function pressTests(): void {
  test.each([
    ['moving', MOVES],
    ['still', {}],
  ])('a card pressed while the last one is being sent is played after it, everything %s', async (_, wish) => {
    const page = await answering(wish);
    await sendOff(page, 'Seed Chancellor');
    await card(page, 'Living Wall').click({ force: true });
    // It is lined up, and nothing is shown large over the table.
    await eventually(() => hand(page).filter({ hasText: '1' }).locator('.sway-badge').count()).toBe(1);
    expect(await settled(page, () => page.locator('.peek').count())).toBe(0);
    await tell(page, 'release');
    await eventually(() => names(engaged(page, true))).toEqual(['Seed Chancellor', 'Living Wall']);
  });

  test('every card of a quick hand counts, each pressed while the one before it travels', async () => {
    const page = await answering(MOVES);
    await page.locator('.travelling').waitFor({ state: 'attached' });
    // Each in one step, as soon as the previous card is on the table: its copy has just set out.
    await page.evaluate(
      async (wanted) => {
        const lies = (count: number): boolean =>
          document.querySelectorAll('.sway-line.near .sway-card').length === count;
        for (const [i, name] of wanted.entries()) {
          while (!lies(i)) await new Promise((done) => requestAnimationFrame(done));
          const pressed = document.querySelector<HTMLElement>(`.sway-own-hand [data-card="${name}"]`);
          for (const kind of ['pointerdown', 'pointerup'])
            pressed?.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
          pressed?.click();
        }
      },
      ['Seed Chancellor', 'Living Wall', 'Outer Depot'],
    );
    await eventually(() => names(engaged(page, true))).toEqual([
      'Seed Chancellor',
      'Living Wall',
      'Outer Depot',
    ]);
  });

  test('a life pressed while a card is being sent says why it stays', async () => {
    const page = await answering();
    await sendOff(page, 'Seed Chancellor');
    await card(page, 'Open Gate').click({ force: true });
    await tell(page, 'release');
    const why = page.getByRole('group', { name: say('web.why-not') });
    await why.getByText(say('sway.refusal.life-stays')).waitFor();
    await eventually(() => names(engaged(page, true))).toEqual(['Seed Chancellor']);
  });

  test('a card that can’t follow the one being sent is shown with the reason', async () => {
    const page = await answering();
    await sendOff(page, 'Outer Depot');
    await card(page, 'Living Wall').click({ force: true });
    await tell(page, 'release');
    await eventually(() => names(engaged(page, true))).toEqual(['Outer Depot']);
    await page.locator('.peek[data-card="Living Wall"] .peek-why').waitFor();
  });

  test('two cards pressed in one moment on a phone: what can’t follow is refused in sight', async () => {
    const page = await answering({ viewport: PHONE });
    await page.evaluate(() => {
      for (const name of ['Outer Depot', 'Living Wall'])
        document.querySelector<HTMLElement>(`.sway-own-hand [data-card="${name}"]`)?.click();
    });
    await eventually(() => names(engaged(page, true))).toEqual(['Outer Depot']);
    const refused = page.locator('.status-refused');
    await refused.waitFor();
    await eventually(async () => (await refused.boundingBox())?.y ?? PHONE.height).toBeLessThan(100);
  });

  test('a piece pressed while the card before it is being sent is chosen once that lies on the table', async () => {
    const page = await withTheLovers();
    const piece = man(page, 'a1E@0,0');
    await piece.click({ force: true });
    // It is marked, and nothing is shown large over the table.
    await eventually(() => piece.getAttribute('aria-pressed')).toBe('true');
    expect(await settled(page, () => page.locator('.peek').count())).toBe(0);
    await tell(page, 'release');
    await control(page, 'rod').waitFor();
    await eventually(() => piece.getAttribute('aria-pressed')).toBe('true');
  });

  test('a card pressed while one is being sent, which then can’t be used, is shown with the reason', async () => {
    const page = await withTheLovers();
    const card = held(page, 'C5');
    await card.click({ force: true });
    expect(await settled(page, () => page.locator('.peek').count())).toBe(0);
    await tell(page, 'release');
    await page.locator('.peek .peek-why').waitFor();
    await eventually(() => card.getAttribute('aria-pressed')).toBe('false');
  });

  test('a tile of the garden pressed twice is taken once; one that can’t be taken says why', async () => {
    const page = await visitPrepared(garden, 2, { first: 'A' }, { names: ['Anna', 'Ben'], first: slowMatch });
    const cells = page.locator('.garden-cell');
    await cells.nth(0).waitFor();
    await tell(page, 'hold');
    await cells.nth(0).click();
    await page.locator('.garden-cell.sending').waitFor();
    await cells.nth(0).click({ force: true });
    await tell(page, 'release');
    await page.locator('.garden-cell.token').waitFor();
    expect(await settled(page, () => page.locator('.why-not').count())).toBe(0);
    // One that can't be taken says why.
    await tell(page, 'hold');
    await page.locator('.garden-cell.open').first().click();
    await page.locator('.garden-cell.sending').waitFor();
    await cells.nth(0).click({ force: true });
    await tell(page, 'release');
    await page.locator('.why-not').waitFor();
  });
}
