/** Genesis and Worlds Asunder between browsers: interrupts, teams, a card of one's own. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, log, rematch } from './board.ts';
import { dimmed } from './places-of.ts';
import { act, board, CALM, card, deckOf, engaged, hand, lit, names, total } from './sway-board.ts';
import { eventually, say, saying, settled, stopTime, visit } from './visit.ts';

/** Every card but the lives is a battle, so that everybody could cut every plot short. */
const BATTLES = deckOf('battle');

/** How long a plot can be cut short: time that passes only if a test says so. */
const WINDOW = 60_000;

interface Wish {
  readonly game?: string;
  readonly deck?: string;
  readonly custom?: { readonly name: string; readonly text: string };
  readonly recruits?: number;
  readonly seats?: number;
}

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Anna fills in the new-table page; she has the first seat and goes first. */
async function made(wish: Wish): Promise<{ anna: Page; link: string }> {
  const { game = 'genesis', deck = CALM, custom, recruits, seats = 2 } = wish;
  const anna = await visit(`/new/${game}?with=friend`);
  if (seats > 2) await anna.getByText(say('web.new.count.of', { count: seats })).click();
  await anna.getByRole('radio', { name: say('web.you'), exact: true }).dispatchEvent('click');
  await anna.getByText(say('web.new.more')).click();
  await anna
    .getByRole('spinbutton', { name: new RegExp(say('sway.option.window'), 'i') })
    .fill(String(WINDOW / 1000));
  if (recruits !== undefined)
    await anna
      .getByRole('spinbutton', { name: new RegExp(say('genesis.option.recruits'), 'i') })
      .fill(String(recruits));
  await anna.getByText(say('web.sway.own'), { exact: true }).click();
  const files = anna.locator('.own-cards input[type=file]');
  if (custom !== undefined) await files.first().setInputFiles(fileOf(custom.name, custom.text));
  await files.last().setInputFiles(fileOf('deck.json', deck));
  await anna.getByText(/36 cards/).waitFor();
  await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
  const link = await anna.getByRole('textbox', { name: say('web.lobby.link') }).inputValue();
  return { anna, link };
}

async function sitDown(link: string): Promise<Page> {
  const page = await visit(link);
  await page.getByRole('button', { name: say('web.lobby.sit') }).click();
  return page;
}

/** Everybody takes a full hand; then the first plots. */
async function refill(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await act(page, 'web.sway.refill').first().click();
    await eventually(() => act(page, 'web.sway.refill').count()).toBe(0);
  }
}

/** The server's reply to this page's user. */
const fetched = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (from) => (await fetch(from)).text(), path);

/** Every card in hand is one of these. */
const holdsOnly = (page: Page, begins: string): Promise<void> =>
  eventually(async () => {
    const cards = await names(hand(page));
    return cards.length > 0 && cards.every((name) => name.startsWith(begins));
  }).toBe(true);

const passesOf = (sent: readonly string[]): string[] => sent.filter((text) => text.includes('"do":"play"'));

export function swayFriendTests(): void {
  test('two browsers: a plot is cut short, the next one is not, and the cards chosen meanwhile follow', async () => {
    stopTime();
    const { anna, link } = await made({ deck: BATTLES });
    const ben = await sitDown(link);
    await refill(anna, ben);
    await lit(anna).first().click();
    await board(anna).getByText(saying('web.sway.window')).waitFor();
    // Ben is asked, and all of his battles are lit; he cuts the plot short.
    await ben.getByText(saying('web.sway.window', { who: '', you: true })).waitFor();
    await eventually(() => lit(ben).count()).toBe(7);
    const [sword = ''] = await names(hand(ben));
    await lit(ben).first().click();
    for (const [page, near] of [
      [anna, false],
      [ben, true],
    ] as const) {
      await eventually(() => names(engaged(page, near))).toEqual([sword]);
      await eventually(() => total(page, !near)).toBe(4);
    }
    await eventually(() => log(anna).last().innerText()).toMatch(/cuts in/);
    // Whoever watches sees the cards as they are: nothing is greyed out for being out of reach.
    const carol = await visit(link);
    await eventually(() => engaged(carol, true).count()).toBe(1);
    await eventually(() => dimmed(board(carol).locator('.card-face'))).toBe(0);
    await eventually(() => act(anna, 'web.sway.finish.plot').count()).toBe(0);

    // Four against four is enough, and nothing is asked. Now Ben plots; while Anna is asked he chooses two more.
    await act(ben, 'web.sway.finish.obstruct').click();
    await eventually(() => engaged(ben, true).count()).toBe(0);
    await lit(ben).first().click();
    await ben.getByText(say('web.sway.queue')).waitFor();
    const [, second = '', third = ''] = ['', ...(await names(hand(ben)))];
    await card(ben, second).click();
    await card(ben, third).click();
    await ben.getByText(say('web.sway.queue.next', { cards: `${second} and ${third}` })).waitFor();
    // Nobody learns of it, and Anna says that she passes for this plot.
    await anna.getByText(saying('web.sway.window', { who: '', you: true })).waitFor();
    await eventually(() => engaged(anna, false).count()).toBe(1);
    await act(anna, 'web.sway.waive').click();
    await eventually(() => engaged(anna, false).count()).toBe(3);
    await eventually(() => names(engaged(ben, true))).toEqual([expect.any(String), second, third]);
    await board(ben).getByText(saying('web.sway.waived')).waitFor();
  });

  test('GEN-E-4 a player who passes isn’t asked again, and the window stays open', async () => {
    const pass = stopTime();
    const { anna, link } = await made({ deck: BATTLES });
    const ben = await sitDown(link);
    await refill(anna, ben);
    await lit(anna).first().click();
    await eventually(() => lit(ben).count()).toBe(7);
    await act(ben, 'web.sway.pass').first().click();
    await ben.getByText(say('web.sway.window.passed')).waitFor();
    await eventually(() => lit(ben).count()).toBe(0);
    await eventually(() => act(ben, 'web.sway.pass').count()).toBe(0);
    await board(anna).getByText(saying('web.sway.window')).waitFor();
    await eventually(() => act(anna, 'web.sway.finish.plot').count()).toBe(0);
    pass(WINDOW);
    await act(anna, 'web.sway.finish.plot').waitFor();
  });

  test('a standing order answers automatically at the end of the window, and reveals nothing to the other player', async () => {
    const pass = stopTime();
    const { anna, link } = await made({ deck: BATTLES });
    const ben = await sitDown(link);
    await refill(anna, ben);
    const sent: string[] = [];
    ben.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await ben.reload();
    // Ben could cut every plot short, and has ordered to pass.
    await ben.getByRole('combobox', { name: say('web.sway.order') }).selectOption('pass');
    for (const count of [1, 2, 3]) {
      await lit(anna).first().click();
      await eventually(() => engaged(ben, false).count()).toBe(count);
      // However early the answer is, the window stays open for its time.
      await eventually(() => passesOf(sent).length).toBe(count);
      await board(anna).getByText(saying('web.sway.window')).waitFor();
      await eventually(() => act(anna, 'web.sway.finish.plot').count()).toBe(0);
      pass(WINDOW);
      await eventually(() => act(anna, 'web.sway.finish.plot').count()).toBe(1);
    }
    await eventually(() => engaged(ben, true).count()).toBe(0);
    // It isn't sent again and again until the window ends.
    expect(passesOf(sent)).toHaveLength(3);
    // A pass is a pass: nothing Anna receives says who gave it or whether a battle card was held.
    await eventually(async () => (await log(anna).allInnerTexts()).join(' ')).not.toMatch(/battle|order/);
  });

  test('four browsers in two teams: each sees its own hand, mates share a timeline, a team wins', async () => {
    const { anna, link } = await made({ game: 'worlds-asunder', seats: 4 });
    const others = [await sitDown(link), await sitDown(link), await sitDown(link)];
    const all = [anna, ...others];
    await refill(...all);
    const hands = await Promise.all(all.map((page) => settled(page, () => names(hand(page)))));
    const cards = hands.flat();
    expect(new Set(cards).size).toBe(cards.length);
    // Anna plots a card; all see it, her mate on the near side.
    await lit(anna).first().click();
    await eventually(() => engaged(anna, true).count()).toBe(1);
    const plotted = await names(engaged(anna, true));
    for (const [seat, page] of all.entries())
      await eventually(() => names(engaged(page, seat % 2 === 0))).toEqual(plotted);
    // What is hidden stays hidden, even from the mate.
    const [own = [], , mate = []] = hands;
    const matePage = all[2] as Page;
    const source = await settled(matePage, () => board(matePage).innerHTML());
    expect(mate.every((name) => source.includes(`"${name}"`))).toBe(true);
    const secret = own.filter((name) => !plotted.includes(name));
    const shown = secret.filter((name) => source.includes(`"${name}"`));
    const known = await settled(matePage, () => names(matePage.locator('.sway-other .sway-card')));
    expect(shown.filter((name) => !known.includes(name))).toEqual([]);
    // One leaves, and with them their team has lost.
    const ben = others[0] as Page;
    await action(ben, 'web.table.resign').click();
    await ben
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    for (const page of all) await again(page).waitFor();
    await eventually(async () => {
      const words = await Promise.all(all.map((page) => page.locator('.end-words').innerText()));
      return words.map((text) => text.startsWith('You win'));
    }).toEqual([true, false, true, false]);
  });

  test('a deck is handed in once and named from then on: no frame, table or list has its cards', async () => {
    const deck = deckOf('battle').replaceAll('"Card ', '"Hush ');
    const { anna, link } = await made({ deck });
    const id = link.split('/').at(-1);
    const asked: string[] = [];
    const frames: string[] = [];
    const ben = await visit(link);
    // He knows its number of cards from the deck itself.
    await ben.getByText(/small \(36\)/).waitFor();
    ben.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    ben.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
    );
    // Reloaded while we listen: he reads what he accepts, by name.
    await ben.reload();
    await ben.getByText(/small \(36\)/).waitFor();
    await ben.getByRole('button', { name: say('web.lobby.sit') }).click();
    await refill(anna, ben);
    await holdsOnly(ben, 'Hush ');
    await eventually(() => frames.length).toBeGreaterThan(3);
    for (const frame of frames) {
      const { is } = JSON.parse(frame) as { is: string };
      const cards = new Set(frame.match(/Hush \w+/g));
      // A view shows his own hand and what was turned over; a table shows nothing.
      expect([is, cards.size <= (is === 'table' ? 0 : 16)]).toEqual([is, true]);
    }
    const told = await fetched(anna, `/api/tables/${id}`);
    const list = await fetched(anna, '/api/me/tables');
    expect(told).toMatch(/"deck":\{"name":"small","hash":"[0-9a-f]{64}"\}/);
    expect(told + list).not.toContain('Hush');
    // He had it from his first visit, and didn't request it again.
    expect(asked.filter((one) => one.startsWith('GET /api/content/'))).toEqual([]);

    // The match file contains the deck, and everything in it checks out.
    await action(ben, 'web.table.resign').click();
    await ben
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    await again(ben).waitFor();
    const log = await fetched(ben, `/api/tables/${id}/log`);
    expect(JSON.parse(log).contents).toEqual([
      { name: 'small', hash: expect.any(String), text: expect.stringContaining('Hush') },
    ]);
    await ben.goto(`/replay/t/${id}`);
    await ben.locator('.sway').waitFor();

    // Anna sees what she has stored, and deletes it.
    await anna.goto('/settings');
    const kept = anna.getByRole('region', { name: say('web.settings.content') });
    await kept.getByRole('button', { name: 'small' }).click();
    await kept.getByText(say('web.settings.content.removed', { name: 'small' })).waitFor();
    await ben.goto(link);
    await again(ben).waitFor();

    // She takes a copy of what the server has stored about her, and has it deleted.
    const mine = anna.getByRole('region', { name: say('web.settings.data') });
    const saved = anna.waitForEvent('download');
    await mine.getByRole('button', { name: say('web.settings.data.save') }).click();
    const file = await (await saved).path();
    const data = JSON.parse(readFileSync(file, 'utf8'));
    expect(data.tables).toContainEqual(expect.objectContaining({ id, made: true }));
    await mine.getByRole('button', { name: say('web.settings.data.delete') }).click();
    const yes = say('web.settings.data.delete.yes');
    await anna.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
    await mine.getByText(say('web.settings.data.deleted')).waitFor();
    const left = await fetched(ben, `/api/tables/${id}/log`);
    expect(JSON.parse(left).names[0]).toBe('№ 1');
  });

  test('a deck in a game of this browser: its address, the match and the rematch only name it', async () => {
    const page = await visit('/new/genesis?with=bot');
    await page.getByText(say('web.sway.own'), { exact: true }).click();
    const deck = deckOf('leadership').replaceAll('"Card ', '"Hush ');
    await page.locator('.own-cards input[type=file]').last().setInputFiles(fileOf('deck.json', deck));
    await page.getByText(/36 cards/).waitFor();
    await page.getByRole('button', { name: say('web.new.start') }).click();
    await refill(page);
    await holdsOnly(page, 'Hush ');
    const keptBy = (name: string, store: string) =>
      page.evaluate(
        ([database, objects]) =>
          new Promise<string>((done) => {
            const opened = indexedDB.open(database as string);
            opened.onsuccess = () => {
              const all = opened.result
                .transaction(objects as string)
                .objectStore(objects as string)
                .getAll();
              all.onsuccess = () => done(JSON.stringify(all.result));
            };
          }),
        [name, store],
      );
    await eventually(() => keptBy('hortus', 'matches')).toMatch(/"deck":\{"name":"small","hash":"/);
    await eventually(() => keptBy('hortus', 'matches')).not.toContain('Hush');
    await eventually(() => keptBy('hortus-content', 'contents')).toContain('Hush');
    // After a reload it is the same hand, and another match with the same deck starts with one click.
    const cards = await settled(page, () => names(hand(page)));
    await page.reload();
    await eventually(() => names(hand(page))).toEqual(cards);
    await action(page, 'web.table.resign').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    await again(page).click();
    await page.getByText(/You draw Hush/).waitFor();
    await page.goBack();
    await rematch(page).click();
    await refill(page);
    await holdsOnly(page, 'Hush ');
  });

  test('a card of one’s own, from a file to the table', async () => {
    const anna = await visit('/new/genesis?with=friend');
    await anna.getByText(say('web.sway.own'), { exact: true }).click();
    const file = anna.locator('.own-cards input[type=file]').first();
    // Every fault is listed, with its line and a hint.
    await file.setInputFiles(fileOf('cards.txt', 'Red Harbour · visoin 4 · of a\nOld Mill · omen 9 · of a'));
    const faults = anna.getByRole('alert').getByRole('listitem');
    await eventually(() => faults.count()).toBe(2);
    await eventually(() => faults.first().innerText()).toMatch(/Line 1.*vision/);
    // With faults no table is made, and what was typed remains.
    await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
    await anna.getByText(say('web.sway.own.faulty')).waitFor();
    await eventually(() =>
      anna.getByRole('textbox', { name: say('web.sway.own.cards') }).inputValue(),
    ).toMatch(/visoin 4/);
    // A custom ability may be used once it is agreed on.
    await file.setInputFiles(fileOf('cards.txt', 'Red Harbour · dread 4 · of a'));
    await eventually(() => faults.count()).toBe(1);
    await anna.getByRole('checkbox', { name: /^dread/ }).check();
    await eventually(() => faults.count()).toBe(0);
    await anna.locator('.own-preview').getByText('Red Harbour').first().waitFor();
    // Nobody could ever recruit it, so the page proposes that everybody may.
    await anna.getByRole('button', { name: say('web.sway.own.waiting.mend', { count: 1 }) }).click();
    await eventually(() => anna.getByText(say('web.sway.own.waiting')).count()).toBe(0);
    const recruits = anna.getByRole('spinbutton', { name: new RegExp(say('genesis.option.recruits'), 'i') });
    await eventually(() => recruits.inputValue()).toBe('1');
    // A deck with faults isn't accepted either, until it is removed again.
    await anna
      .locator('.own-cards input[type=file]')
      .last()
      .setInputFiles(fileOf('deck.json', '{"cards": []}'));
    await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
    await anna.getByText(say('web.sway.own.faulty')).waitFor();
    await anna.getByRole('button', { name: say('web.sway.own.deck.usual') }).click();
    await eventually(() => faults.count()).toBe(0);
    await anna.close();

    const mine = await made({
      custom: { name: 'cards.csv', text: 'name,ability,sway,owner\nRed Harbour,vision,4,a\n' },
      recruits: 1,
    });
    // Ben reads what he accepts before he sits down.
    const ben = await visit(mine.link);
    await ben.getByText('Red Harbour (vision 4)').waitFor();
    await ben.getByRole('button', { name: say('web.lobby.sit') }).click();
    // Anna recruits it from the void, and brings it to the table.
    await act(mine.anna, 'web.sway.recruit.look').click();
    const found = mine.anna.getByRole('dialog');
    await found.getByRole('searchbox').fill('Red Harb');
    await found.getByRole('button', { name: /^Red Harbour, vision 4/ }).click();
    await act(ben, 'web.sway.pass').click();
    await refill(mine.anna, ben);
    await card(mine.anna, 'Red Harbour').click();
    // A card of the reserve is a life: spending one is asked about first.
    await mine.anna.getByText(say('web.sway.life.bring', { count: 3 })).waitFor();
    await mine.anna.getByRole('button', { name: say('web.sway.bring'), exact: true }).click();
    await hand(mine.anna).and(mine.anna.locator('[data-card="Red Harbour"]')).click();
    for (const [page, near] of [
      [mine.anna, true],
      [ben, false],
    ] as const)
      await eventually(() => names(engaged(page, near))).toEqual(['Red Harbour']);
    await eventually(() => total(ben, false)).toBe(4);
  });
}
