/** Moments in which a plot could be cut short: asked of those who can, never felt by those who can't. */
import { genesis } from '@hortus/genesis';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitPrepared } from './prepared.ts';
import { act, card, engaged } from './sway-board.ts';
import { DESK, eventually, PHONE, say, saying, settled } from './visit.ts';

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
/** The bot plots, with a battle card in the visitor's hand or without. */
const plotAgainst = (mine: string): string => `${START}
turn b | phase plot | pool plain 1
ops a ${mine}, Seed Chancellor, Living Wall, Outer Depot
ops b Fleet Speaker, Hammerfall, Rope and Whistle, Wing Lancer, High Pilot | unseen #109`;

interface Seen {
  readonly said: string[];
  readonly places: string[];
}

/** Records after every change of the page what is said, whose turn it is, and where everything is. */
function watch(): void {
  /** What must keep its place: actions, hand and what is said. */
  const places = ['.sway-say', '.sway-acts', '.sway-own-hand', '.stage > .actions', '.status'];
  const seen = { said: new Set<string>(), places: new Set<string>() };
  Object.assign(window, { seen });
  const note = (): void => {
    const board = document.querySelector('.sway')?.getBoundingClientRect();
    // Until the frame has measured its own place, everything may still move.
    if (board === undefined || document.querySelector('.table[style*=table-top]') === null) return;
    const text = (at: string): string => document.querySelector(at)?.textContent?.trim() ?? '';
    seen.said.add(`${text('.seat.mine .seat-state')} | ${text('.sway-say')} | ${text('.status-stands')}`);
    const tops = places.map(
      (at) =>
        `${at} ${Math.round((document.querySelector(at)?.getBoundingClientRect().top ?? 0) - board.top)}`,
    );
    seen.places.add(tops.join(', '));
  };
  new MutationObserver(note).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** No step moves on to the next by itself. */
function stepsStandStill(): void {
  localStorage.setItem('hortus.table.pace', 'slow');
  const { setTimeout: later } = window;
  const patient = (act: () => void, ms = 0): number => later(act, ms > 400 && ms <= 1200 ? 1e8 : ms);
  Object.assign(window, { setTimeout: patient });
}

const seenSoFar = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { said: Set<string>; places: Set<string> } };
    return { said: [...seen.said], places: [...seen.places] };
  });

const plan = (mine: string, viewport: { readonly width: number; readonly height: number }) => ({
  position: plotAgainst(mine),
  wish: { viewport },
  first: watch,
});

export function swayWindowTests(): void {
  test('a player without a battle card is never asked, nothing flashes by, and nothing moves', async () => {
    for (const size of [DESK, PHONE]) {
      const page = await visitPrepared(genesis, 2, {}, plan('Deer Track', size));
      await act(page, 'web.sway.finish.obstruct').first().waitFor();
      await eventually(() => engaged(page, false).count(), 'a plot of several cards').toBeGreaterThan(1);
      const { said, places } = await settled(page, () => seenSoFar(page));
      expect(said.filter((one) => /[Cc]ut in/.test(one))).toEqual([]);
      // The player is called once, at the end.
      const called = said.map((one) => one.startsWith(say('web.seat.turn')));
      expect(called.lastIndexOf(false)).toBeLessThan(called.indexOf(true));
      expect(places, `${size.width}`).toEqual([expect.any(String)]);
      // What the bot did is summed up in the status line and above its lines in the log.
      await page
        .getByRole('status')
        .getByText(/bot attacked with \d cards: \d+\./)
        .waitFor();
      await page
        .locator('.log-summary')
        .getByText(/bot attacked with \d cards: \d+\./)
        .waitFor();
    }
  });

  test('a player with one is asked, and nothing moves when the question comes and goes', async () => {
    for (const size of [DESK, PHONE]) {
      const page = await visitPrepared(genesis, 2, {}, plan('Wildfire Break', size));
      const asked = page.getByText(saying('web.sway.window', { who: '', you: true }));
      await asked.waitFor();
      await eventually(() => card(page, 'Wildfire Break').getAttribute('aria-disabled')).toBe('false');
      await act(page, 'web.sway.waive').click();
      await act(page, 'web.sway.finish.obstruct').first().waitFor();
      await eventually(() => asked.count()).toBe(0);
      const { places } = await settled(page, () => seenSoFar(page));
      expect(places, `${size.width}`).toEqual([expect.any(String)]);
    }
  });

  test('[GEN-R-140] cutting in shows its player nothing new, so it can be taken back', async () => {
    const page = await visitPrepared(genesis, 2, {}, plan('Wildfire Break', DESK));
    const asked = page.getByText(saying('web.sway.window', { who: '', you: true }));
    await asked.waitFor();
    await card(page, 'Wildfire Break').click();
    await act(page, 'web.sway.finish.obstruct').first().waitFor();
    await page.getByRole('button', { name: say('web.table.back') }).click();
    await asked.waitFor();
    await eventually(() => card(page, 'Wildfire Break').getAttribute('aria-disabled')).toBe('false');
  });

  test('a key finishes the bot’s turn at once, including steps that haven’t arrived yet', async () => {
    const page = await visitPrepared(
      genesis,
      2,
      {},
      {
        ...plan('Deer Track', DESK),
        // Novices may end their plot after a card.
        against: 'strong',
        wish: { viewport: DESK, reducedMotion: 'no-preference' },
        first: stepsStandStill,
      },
    );
    await eventually(() => engaged(page, false).count()).toBe(1);
    // A key has something to finish once the bot's second card has arrived.
    await eventually(async () => {
      await page.locator('body').press('Escape');
      return act(page, 'web.sway.finish.obstruct').count();
    }).toBeGreaterThan(0);
    await eventually(() => engaged(page, false).count()).toBeGreaterThan(1);
  });
}
