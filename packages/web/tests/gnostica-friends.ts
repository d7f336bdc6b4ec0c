/** Gnostica between browsers: bids that nobody sees before all are laid, and hands that nobody else sees at all. */
import { bidKeyOf, CODES, cardNamed, type View } from '@hortus/gnostica';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { log } from './board.ts';
import {
  board,
  cardName,
  choose,
  codes,
  control,
  hand,
  held,
  man,
  open,
  pool,
  space,
  standing,
} from './gnostica-board.ts';
import { dimmed } from './places-of.ts';
import { DESK, eventually, PHONE, say, settled, visit } from './visit.ts';

interface Guest {
  readonly page: Page;
  /** Everything the server has sent this browser. */
  readonly frames: string[];
}

/** What the server sends about a match. */
interface MatchNews {
  readonly is: string;
  readonly sight?: { readonly view: View };
  readonly entry?: { readonly seat: number };
  readonly entries?: readonly { readonly seat: number }[];
}

async function guest(): Promise<Guest> {
  const page = await visit('/settings');
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { page, frames };
}

/** The first creates a table for this many players; the others sit down through its link, in order. */
async function gathered(players: number): Promise<{ guests: readonly Guest[]; link: string }> {
  const [first, ...others] = await Promise.all(Array.from({ length: players }, guest));
  if (first === undefined) throw new Error('nobody plays');
  await first.page.goto('/new/gnostica?with=friend');
  await first.page.getByText(say('web.new.count.of', { count: players })).click();
  await first.page.getByRole('button', { name: say('web.new.start.friend') }).click();
  const link = await first.page.getByRole('textbox', { name: say('web.lobby.link') }).inputValue();
  await Promise.all(others.map(({ page }) => page.goto(link)));
  for (const { page } of others) {
    const sit = page.getByRole('button', { name: say('web.lobby.sit') });
    await sit.click();
    await sit.waitFor({ state: 'detached' });
  }
  const guests = [first, ...others];
  await Promise.all(guests.map(({ page }) => eventually(() => hand(page).count()).toBe(6)));
  return { guests, link };
}

const sights = ({ frames }: Guest): readonly MatchNews[] =>
  frames.map((frame) => JSON.parse(frame) as MatchNews).filter(({ sight }) => sight !== undefined);

const keyOf = (code: string): number => bidKeyOf(cardNamed(code) ?? 0);

/**
 * Nothing this browser received or shows mentions these cards, except that they are somewhere out of sight.
 */
async function knowsNothingOf(guest: Guest, cards: readonly string[]): Promise<void> {
  await eventually(() => sights(guest).length).toBeGreaterThan(0);
  for (const { sight, entry, entries } of sights(guest)) {
    const { unseen, ...seen } = (sight as { readonly view: View }).view;
    const text = JSON.stringify([seen, entry, entries]);
    expect(cards.filter((code) => text.includes(`"${code}"`))).toEqual([]);
    // Everything unseen, in the order of the deck: it doesn't distinguish cards.
    const known = [
      ...seen.sites.map(({ card }) => card),
      ...seen.hands.flatMap((one) => one.cards),
      ...seen.bids,
      ...seen.pool,
    ];
    expect(unseen.flat()).toEqual(CODES.filter((code) => !known.includes(code)));
  }
  const source = await settled(guest.page, () => guest.page.content());
  for (const code of cards) {
    expect(source).not.toContain(`data-card="${code}"`);
    expect(source).not.toContain(cardName(code));
  }
}

export function gnosticaFriendTests(): void {
  test('six browsers bid: all is secret until the last has bid, then the pool goes round and the best begins', async () => {
    const { guests, link } = await gathered(6);
    const carol = await guest();
    await carol.page.goto(link);
    await board(carol.page).waitFor();
    const dealt = (): Promise<string[][]> => Promise.all(guests.map(({ page }) => codes(hand(page))));
    await eventually(async () => new Set((await dealt()).flat()).size).toBe(36);
    const hands = await dealt();
    const bids = hands.map((cards) => [...cards].sort((a, b) => keyOf(b) - keyOf(a))[0] ?? '');
    const winner = bids.reduce((best, bid, seat) => (keyOf(bid) > keyOf(bids[best] ?? '') ? seat : best), 0);

    const bid = async (seat: number): Promise<void> => {
      const { page } = guests[seat] as Guest;
      await choose(held(page, bids[seat] ?? ''));
      await control(page, 'bid').click();
    };
    // All but one have bid, the highest bid among them; nobody knows more than that.
    const last = (winner + 1) % 6;
    const { page: late } = guests[last] as Guest;
    await choose(held(late, bids[last] ?? ''));
    for (const seat of [0, 1, 2, 3, 4, 5]) if (seat !== last) await bid(seat);
    const laid = say('web.gnostica.bid.laid');
    // One's own bid is shown as it is.
    for (const [seat, { page }] of [...guests, carol].entries())
      await eventually(() => standing(page).filter({ hasText: laid }).count()).toBe(
        seat < 6 && seat !== last ? 4 : 5,
      );
    // On a phone nothing below the board would say whom everybody is waiting for.
    const waits = (guests[winner] as Guest).page;
    await waits.setViewportSize(PHONE);
    await waits.getByText(say('web.gnostica.asks.bid.wait')).filter({ visible: true }).first().waitFor();
    const place = await settled(waits, () => waits.locator('.gno-waits').boundingBox());
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(place?.height).toBeGreaterThan(10);
    await waits.setViewportSize(DESK);
    await waits.locator('.gno-waits').waitFor({ state: 'hidden' });
    for (const [seat, one] of guests.entries())
      await knowsNothingOf(one, hands.filter((_, other) => other !== seat).flat());
    // A spectator sees no hand at all.
    await eventually(() => hand(carol.page).count()).toBe(0);
    await knowsNothingOf(carol, hands.flat());
    const entries = () => sights(carol).flatMap(({ entry }) => entry ?? []);
    await eventually(entries).toHaveLength(5);
    for (const entry of entries()) {
      expect(entry).toMatchObject({ kind: 'moves', told: [{ kind: 'bid', seat: entry.seat }] });
      expect(JSON.stringify(entry)).not.toMatch(/card|moves":/);
    }

    // What the others did meanwhile left the choice alone.
    await control(late, 'bid').click();
    for (const { page } of [...guests, carol]) {
      const told = log(page).last();
      for (const code of bids) await eventually(() => told.innerText()).toContain(cardName(code));
    }
    await eventually(() => codes(pool(carol.page)).then((seen) => seen.sort())).toEqual([...bids].sort());
    // She could take none of them anyway, so none is greyed out.
    await eventually(() => dimmed(pool(carol.page))).toBe(0);
    // From the winner's right, counterclockwise, each takes one; what is left is the winner's.
    const left = new Set(bids);
    for (let step = 1; step < 6; step++) {
      const { page } = guests[(winner - step + 6) % 6] as Guest;
      await eventually(() => open(pool(page)).count()).toBe(left.size);
      const [wanted = ''] = await codes(open(pool(page)));
      left.delete(wanted);
      await choose(pool(page).and(page.locator(`[data-card="${wanted}"]`)));
      await control(page, 'take').click();
      await held(page, wanted).waitFor();
    }
    const { page: best } = guests[winner] as Guest;
    for (const code of left) await held(best, code).waitFor();
    for (const { page } of guests) await eventually(() => hand(page).count()).toBe(6);
    await eventually(async () => (await dealt()).flat().sort()).toEqual(hands.flat().sort());

    // The winner alone may act: the first piece is seen by all, the hands by nobody else.
    for (const [seat, { page }] of guests.entries())
      await eventually(() => open(board(page).locator('[data-space]')).count()).toBe(
        seat === winner ? 21 : 0,
      );
    await choose(space(best, '2,0'));
    await control(best, 'put', 'W').click();
    for (const { page } of [...guests, carol]) await man(page, `${'abcdef'[winner]}1W@2,0`).waitFor();
    await knowsNothingOf(
      carol,
      hands.flatMap((cards, seat) => cards.filter((code) => code !== bids[seat])),
    );
  });
}
