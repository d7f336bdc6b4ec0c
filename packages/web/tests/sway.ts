/** Genesis and Worlds Asunder in the browser alone: against bots, at one screen, by keyboard, on a phone. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, log, rematch } from './board.ts';
import { look } from './checks.ts';
import { focusIsSeen, lookLarge, press, tabTo } from './keyboard.ts';
import { visitPrepared } from './prepared.ts';
import {
  act,
  actions,
  board,
  CALM,
  card,
  deckOf,
  engaged,
  hand,
  hereWith,
  lit,
  names,
  playToTheEnd,
  total,
} from './sway-board.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, saying, settled, visit } from './visit.ts';

/** The rival drew cards that belong to the visitor: two too many. */
const TOO_MANY = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall
turn b | phase plot | passed a | plotted | pool plain 1 | task trim a from b
engaged b Stepping Stones
ops a Night Steward, Sap Rising, Thorn Captain, Lamp Keeper, Warm Loaf, Iron Hedge, Gale, Many Hands, Deer Track
ops b #5 | unseen #100`;

/** The rival has a single life left, and no cards to answer with. */
const LAST_LIFE = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Landfall
turn a | phase plot | pool plain 1
void Falling Ember, Thousand Harbours
ops a Seed Chancellor, Living Wall
ops b #0 | unseen *`;
const LAST_LIFE_APART = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase plot | pool plain 1
experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember
void Thousand Harbours, Homecoming Tide
ops a Fen Heiress, Salt Road
ops b #0 | unseen *`;

const GAMES = ['genesis', 'worlds-asunder'] as const;

/** Anna and three bots, in two teams. */
const FOUR = `/here/tested?${new URLSearchParams([
  ['game', 'worlds-asunder'],
  ...['me.Anna', 'bot.novice', 'bot.novice', 'bot.novice'].map((seat) => ['seat', seat]),
  ['o.first', 'a'],
  ['o.deck', CALM],
])}`;

/** Words that don't fit their place. */
const cut = (all: Locator): Promise<string[]> =>
  all.evaluateAll((some) =>
    some
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  );

export function swayTests(): void {
  test.each(GAMES)('a whole game of %s against a bot, told with its clause', async (game) => {
    const page = await visit(hereWith(game));
    await board(page).waitFor();
    expect(await playToTheEnd(page)).toBeGreaterThan(10);
    const end = page.locator('.end');
    await eventually(() => end.innerText()).toMatch(/win/i);
    await eventually(() => end.getByRole('button', { name: /(GEN-WIN|WA-RND)-\d/ }).count()).toBeGreaterThan(
      0,
    );
    const told = await settled(page, () => log(page).count());
    await page.reload();
    await again(page).waitFor();
    await eventually(() => log(page).count()).toBe(told);
  });

  test('a turn by pressing cards: what is lit is played, what is not tells why, tokens are spent', async () => {
    const page = await visit(hereWith('genesis', { 'o.deck': CALM }));
    await act(page, 'web.sway.refill').first().click();
    await eventually(() => lit(page).count()).toBe(7);
    const [first = ''] = await names(hand(page));
    await lit(page).first().click();
    await eventually(() => names(engaged(page, true))).toEqual([first]);
    await eventually(() => total(page, true)).toBeGreaterThan(0);
    // A card shown large says what it does; Escape closes it.
    await hand(page).first().click({ button: 'right', force: true });
    const large = page.getByRole('dialog');
    await large.waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    // A life stays in the reserve while there is a destiny.
    const life = page
      .getByRole('region', { name: /^Your lives/ })
      .locator('.sway-card')
      .first();
    const why = page.getByRole('group', { name: say('web.why-not') });
    const reason = why.getByText(say('sway.refusal.life-stays'));
    await life.click({ force: true });
    await reason.waitFor();
    await eventually(() => why.getByRole('button', { name: 'Rule: GEN-TRN-4' }).innerText()).toBe('Rule');
  });

  test('at one screen: while the curtain is down no card of any hand is in the page', async () => {
    const page = await visit(`/here/tested?game=genesis&seat=me.Anna&seat=me.Ben&o.first=a&o.window=0`);
    const seen: string[][] = [];
    for (const who of ['Anna', 'Ben']) {
      await page.getByRole('button', { name: say('web.curtain.raise', { who }) }).click();
      await act(page, 'web.sway.refill').first().click();
      const drop = page.getByRole('button', { name: saying('web.curtain.drop') });
      await drop.waitFor();
      seen.push(await settled(page, () => names(hand(page))));
      await drop.click();
      await page.locator('.curtain').waitFor();
      await eventually(() => page.locator('.sway').count()).toBe(0);
      const source = await settled(page, () => page.content());
      for (const name of seen.flat()) expect(source).not.toContain(name);
    }
    const [anna = [], ben = []] = seen;
    expect([anna.length, ben.length].every((count) => count >= 7)).toBe(true);
    expect(anna.filter((name) => ben.includes(name))).toEqual([]);
    // Anna's view again: her own hand, and of Ben's only what she saw him draw.
    await page.getByRole('button', { name: say('web.curtain.raise', { who: 'Anna' }) }).click();
    await hand(page).first().waitFor();
    const known = await settled(page, () => names(page.locator('.sway-other .sway-card')));
    const source = await settled(page, () => page.locator('.sway').innerHTML());
    for (const name of ben.filter((one) => !known.includes(one))) expect(source).not.toContain(`"${name}"`);
  });

  test('at one screen: whoever is asked says go on, and nothing is handed over', async () => {
    const page = await visit(
      `/here/tested?${new URLSearchParams([
        ['game', 'genesis'],
        ['seat', 'me.Anna'],
        ['seat', 'me.Ben'],
        ['o.first', 'a'],
        ['o.deck', deckOf('battle')],
      ])}`,
    );
    const raise = (who: string) => page.getByRole('button', { name: say('web.curtain.raise', { who }) });
    for (const who of ['Anna', 'Ben']) {
      await raise(who).click();
      await act(page, 'web.sway.refill').first().click();
      await page.getByRole('button', { name: saying('web.curtain.drop') }).click();
    }
    await raise('Anna').click();
    await lit(page).first().click();
    const on = page.getByRole('button', { name: say('web.sway.beside.pass'), exact: true });
    await on.waitFor();
    // What is offered beside the board isn't offered twice.
    await eventually(() => page.getByRole('button', { name: saying('web.curtain.drop') }).count()).toBe(0);
    await on.click();
    await eventually(() => log(page).last().innerText()).toMatch(/^Anna plays [^.]+\.$/);
    await act(page, 'web.sway.finish.plot').waitFor();
    // For the whole plot: no further card raises the question.
    await lit(page).first().click();
    await page.getByRole('button', { name: say('web.sway.beside.waive') }).click();
    await eventually(() => lit(page).count()).toBe(5);
    await lit(page).first().click();
    await eventually(() => engaged(page, true).count()).toBe(3);
    await eventually(() => on.count()).toBe(0);
  });

  test.each(GAMES)(
    'with the keyboard alone in %s: refill, engage, see a card large, end the plot',
    async (game) => {
      const page = await visit(hereWith(game, { 'o.deck': CALM }));
      await tabTo(page, act(page, 'web.sway.refill').first());
      await press(page, 'Enter');
      await eventually(() => lit(page).count()).toBe(7);
      await tabTo(page, lit(page).first());
      await lookLarge(page);
      await press(page, 'Enter');
      await eventually(() => engaged(page, true).count()).toBe(1);
      // The focus moved on to the next card; the button that ends the plot comes before it.
      await tabTo(page, act(page, 'web.sway.finish.plot'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      // Two more cards could follow, so it asks first.
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: say('web.sway.finish.plot') }));
      await page.keyboard.press('Enter');
      await eventually(() => act(page, 'web.sway.finish.plot').count()).toBe(0);
      await focusIsSeen(page);
    },
  );

  test.each([
    { id: 'genesis', game: genesis, position: LAST_LIFE },
    { id: 'worlds-asunder', game: worldsAsunder, position: LAST_LIFE_APART },
  ] as const)(
    'with the keyboard alone: the last attack of $id, its end and the next game',
    async ({ game, position }) => {
      const page = await visitPrepared(game, 2, {}, { position });
      await eventually(() => lit(page).count()).toBe(2);
      await tabTo(page, lit(page).first());
      await press(page, 'Enter');
      await eventually(() => engaged(page, true).count()).toBe(1);
      await tabTo(page, act(page, 'web.sway.finish.plot'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      // Another card could follow, so it asks first.
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: say('web.sway.finish.plot') }));
      await page.keyboard.press('Enter');
      await again(page).waitFor();
      await focusIsSeen(page);
      await eventually(() => page.locator('.end-words').innerText()).toBe(
        say('web.end.won', { who: '', you: true }),
      );
      await tabTo(page, rematch(page));
      await press(page, 'Enter');
      await again(page).waitFor({ state: 'detached' });
      await act(page, 'web.sway.refill').first().or(board(page)).first().waitFor();
    },
  );

  test('what must go for good is marked first, by keyboard too, and goes by a button that names it', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: TOO_MANY });
    await eventually(() => hand(page).count()).toBe(9);
    const before = await settled(page, () => names(hand(page)));
    const leave = actions(page).first();
    await eventually(() => leave.innerText()).toBe(say('web.sway.leave.missing', { count: 2 }));
    const marked = hand(page).and(page.locator('[aria-pressed=true]'));
    // A slip costs nothing: a second press unmarks, and one mark isn't enough.
    await card(page, 'Iron Hedge').click();
    await eventually(() => names(marked)).toEqual(['Iron Hedge']);
    await leave.click({ force: true });
    await card(page, 'Iron Hedge').click();
    await eventually(() => marked.count()).toBe(0);
    await eventually(() => names(hand(page))).toEqual(before);
    await look(page, 'cards that must go');
    // By keyboard; a third mark replaces the first.
    for (const name of ['Sap Rising', 'Warm Loaf', 'Lamp Keeper']) {
      await card(page, name).focus();
      await page.keyboard.press('Enter');
    }
    await eventually(() => names(marked)).toEqual(['Warm Loaf', 'Lamp Keeper']);
    await tabTo(
      page,
      page.getByRole('button', {
        name: say('web.sway.leave.discard', { cards: 'Warm Loaf and Lamp Keeper' }),
      }),
      'Shift+Tab',
    );
    await page.keyboard.press('Enter');
    await eventually(() => names(hand(page))).toEqual(
      before.filter((name) => name !== 'Warm Loaf' && name !== 'Lamp Keeper'),
    );
    await focusIsSeen(page);
  });

  test('a lesson is played by pressing cards', async () => {
    const page = await visit('/learn/genesis');
    const teacher = page.locator('.teacher');
    await lit(page).first().click();
    await teacher.getByText(say('web.learn.genesis.plot.done')).waitFor();
    await page.getByRole('button', { name: say('web.learn.next') }).click();
    // Seven cards, those that open others first.
    const ways = ['First Warden', 'Orchard Mother', 'Gale', 'Iron Hedge', 'March of Oaks', 'Deer Track'];
    for (const [i, name] of [...ways, 'Full Granary'].entries()) {
      await hand(page)
        .and(page.locator(`[data-card="${name}"]`))
        .click();
      await eventually(() => engaged(page, true).count()).toBe(i + 1);
    }
    await teacher.getByText(say('web.learn.genesis.combo.done')).waitFor();
    await eventually(() => total(page, true)).toBe(25);
  });
}

/** Pages and states of both games, for everybody: axe by day and by night, 360 px, a thumb, letters twice as large. */
export function swayPlaceTests(): void {
  test('a table in play, its void and a card', async () => {
    const page = await visit(hereWith('genesis', { 'o.deck': CALM }));
    await act(page, 'web.sway.refill').first().click();
    await lit(page).nth(6).click();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await look(page, 'a plot');
    await page.getByRole('button', { name: saying('web.sway.zone.void') }).click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'the void');
    await page.keyboard.press('Escape');
    await hand(page).first().click({ button: 'right', force: true });
    await page.getByRole('dialog').waitFor();
    // A pointer that rests on a card asks why not.
    await page.mouse.move(0, 0);
    await look(page, 'a card');
  });

  test('a lesson, abilities to unlock and a new table', async () => {
    const page = await visit('/learn/worlds-asunder');
    await lit(page).first().waitFor();
    await page.evaluate(() => localStorage.setItem('hortus.learn.worlds-asunder', '5'));
    await page.reload();
    await look(page, 'a lesson');
    await act(page, 'web.sway.unlock.look').click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'abilities to unlock');
    await page.goto('/new/genesis?with=friend');
    await page.getByText(say('web.sway.own'), { exact: true }).click();
    const typed = page.getByRole('textbox', { name: say('web.sway.own.cards') });
    await typed.fill('Red Harbour · visoin 4 · of a');
    await page.getByRole('alert').waitFor();
    await look(page, 'a new table, with a fault');
  });

  test('on a phone the end is seen at once, though the board is taller than the window', async () => {
    const page = await visit(hereWith('genesis', { 'o.deck': CALM }), { viewport: PHONE });
    await act(page, 'web.sway.refill').first().click();
    await lit(page).nth(6).waitFor();
    await action(page, 'web.table.resign').click();
    await page.evaluate(() => scrollTo(0, 0));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    await page.locator('.end').waitFor();
    await eventually(() =>
      page.locator('.end').evaluate((end) => end.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(PHONE.height);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('on a phone held sideways the hand and both totals are seen together', async () => {
    const page = await visit(hereWith('genesis', { 'o.deck': CALM }), { viewport: SIDEWAYS });
    await act(page, 'web.sway.refill').first().click();
    await lit(page).nth(6).click();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    const lowest = (): Promise<number> =>
      page
        .locator('.sway-total, .sway-hand .sway-card, .sway-actions button')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    await eventually(lowest).toBeLessThanOrEqual(SIDEWAYS.height);
  });

  test.each(['en-GB', 'de-DE'])(
    'two against two: every name is whole, upright and sideways (%s)',
    async (locale) => {
      const page = await visit(FOUR, { locale, viewport: PHONE });
      const named = page.locator('.sway-whose, .seat-name > .seat-called');
      for (const viewport of [PHONE, SIDEWAYS, DESK]) {
        await page.setViewportSize(viewport);
        await eventually(() => named.count()).toBe(6);
        await eventually(() => cut(named), JSON.stringify(viewport)).toEqual([]);
      }
    },
  );

  test('four seats on a phone: a card by thumb', async () => {
    const page = await visit(FOUR, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await act(page, 'web.sway.refill').first().tap();
    await eventually(() => lit(page).count()).toBe(7);
    // Without scrolling: whole names, the question, and a whole row of cards.
    await page.evaluate(() => scrollTo(0, 0));
    const card = await settled(page, () => hand(page).first().boundingBox());
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await eventually(() => cut(page.locator('.seat-name > .seat-called'))).toEqual([]);
    await lit(page).nth(6).tap();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await eventually(() => page.locator('.sway-other').count()).toBe(3);
    // The board says what to do, since the frame's own line is out of sight.
    await board(page)
      .getByText(say('web.sway.asks.plot.more', { who: '', you: true, mine: 4 }))
      .waitFor();
    await look(page, 'four seats');
  });
}
