/** Decks by hash: kept, shared, limited, refused, and never in a table, a list or a frame. */
import { readPack, STARTER } from '@hortus/cards/language';
import { cgs } from '@hortus/cgs';
import { GENESIS_DECK, genesis } from '@hortus/genesis';
import {
  type Content,
  contentHash,
  type MatchLog,
  makeContent,
  parseLog,
  type Reference,
  verify,
} from '@hortus/kernel';
import { PROTOCOL } from '@hortus/protocol';
import { DECK_CONTENT } from '@hortus/sway';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../serve.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { sitDown } from '../testing/page.ts';
import { readHere } from '../testing/read-here.ts';

let serving: Serving;
const store = new MemoryStore();
const logged: string[] = [];
const LIMITS = { largestContent: 80_000, contentsPerPerson: 3, contentBytesPerPerson: 130_000 };

beforeAll(async () => {
  serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store,
    logger: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
    thinkers: () => ({ think: async () => undefined, close: async () => {} }),
    readers: readHere,
    settings: { ...LIMITS, requestsPerMinute: 10_000 },
  });
});
afterAll(() => serving.close());

async function guest(): Promise<TestClient> {
  const page = await TestClient.guest(serving.url);
  await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { genesis: genesis.rulesVersion } });
  return page;
}
/** A deck in which every card's name contains that of the deck, with this much lore on each. */
function deckOf(name: string, lore = 0): Content {
  const cards = GENESIS_DECK.cards.map((card, i) => ({
    ...card,
    name: `Secret ${name} ${i}`,
    lore: 'la '.repeat(lore).trim(),
  }));
  const content = makeContent(DECK_CONTENT, { ...GENESIS_DECK, name, cards }, '');
  if (!content.ok) throw new Error(JSON.stringify(content.fault));
  return content.value;
}
const put = (who: TestClient, { hash, text }: Content, over: object = {}) =>
  who.request('PUT', `/api/content/${hash}`, { game: 'genesis', option: 'deck', text, ...over });
const nameOf = ({ name, hash }: Content) => ({ name, hash });
const seats = [{ kind: 'me' }, { kind: 'friend' }];
const table = (who: TestClient, options: object) =>
  who.request('POST', '/api/tables', { game: 'genesis', seats, options });

test('the first hundred faults of a text that is not UTF-8 are reported, and a count', async () => {
  // What arrives once the bytes are read as text: 60,000 bytes, though twice as many in UTF-8.
  const text = '\ufffd\n'.repeat(30_000);
  const content = { name: '', hash: contentHash(text), text };
  const { status, body } = await put(await guest(), content, { game: 'cgs', option: 'pack' });
  expect(status).toBe(400);
  const { errors } = body as { errors: { message: string }[] };
  expect(errors).toHaveLength(101);
  expect(errors.at(-1)?.message).toMatch(/^\d+ faults in all$/);
});

test('a deck is stored once, shared by its hash, and named by a table', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const deck = deckOf('Tides');
  expect(await put(anna, deck)).toEqual({
    status: 200,
    body: { ...nameOf(deck), bytes: Buffer.byteLength(deck.text) },
  });
  expect((await put(anna, deck)).status).toBe(200);
  expect((await put(ben, deck)).status).toBe(200);
  expect([...store.database.contents.values()].filter(({ name }) => name === 'Tides')).toHaveLength(1);
  const fetched = await fetch(`${serving.url}/api/content/${deck.hash}`);
  expect(fetched.headers.get('cache-control')).toContain('immutable');
  expect(await fetched.json()).toEqual(deck);
  const made = await table(ben, { deck: { name: 'whatever', hash: deck.hash }, recruits: 1 });
  expect(made).toMatchObject({ status: 201, body: { options: { deck: nameOf(deck), recruits: 1 } } });
  const { id } = made.body as { id: string };
  expect(store.database.tables.get(id)).toMatchObject({ packs: { deck: deck.hash }, contents: [deck.hash] });
  for (const page of [anna, ben]) page.cut();
});

test('[CGS-CUST-7] the cards of a pack are shown to anybody before a session with them', async () => {
  const anna = await guest();
  const pack = makeContent(cgs.contents!.pack!, { text: STARTER }, '');
  if (!pack.ok) throw new Error(JSON.stringify(pack.fault));
  await put(anna, pack.value, { game: 'cgs', option: 'pack' });
  const made = await anna.request('POST', '/api/tables', {
    game: 'cgs',
    seats,
    options: { pack: nameOf(pack.value) },
  });
  const stranger = await fetch(`${serving.url}/api/tables/${(made.body as { id: string }).id}`);
  const { options, status } = (await stranger.json()) as { options: { pack: Reference }; status: string };
  expect(status).toBe('open');
  const shown = (await (await fetch(`${serving.url}/api/content/${options.pack.hash}`)).json()) as Content;
  const cards = (text: string) => readPack(text).pack?.cards.map(({ card }) => card);
  expect(cards(shown.text)).toEqual(cards(STARTER));
  anna.cut();
});

test('no row, table, list or frame contains a card of a deck', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const deck = deckOf('Hidden');
  await put(anna, deck);
  const { body } = await table(anna, { deck: nameOf(deck) });
  const { id } = body as { id: string };
  await sitDown(id, [ben], [anna, ben]);
  const told = JSON.stringify([
    store.database.tables.get(id),
    (await anna.request('GET', `/api/tables/${id}`)).body,
    (await anna.request('GET', '/api/me/tables')).body,
  ]);
  expect(told).toContain('Hidden');
  expect(told).not.toContain('Secret Hidden');
  // What frames show of cards is what the seat may see: its own few, never the deck.
  for (const page of [anna, ben])
    for (const message of page.messages) {
      const shown = JSON.stringify(message).match(/Secret Hidden \d+/g) ?? [];
      expect(new Set(shown).size).toBeLessThan(20);
      if (message.is === 'table') expect(shown).toEqual([]);
    }
  for (const page of [anna, ben]) page.cut();
});

test('a deck in the options is taken out of them, under the same limits', async () => {
  const anna = await guest();
  const deck = deckOf('Inline');
  const made = await table(anna, { deck: JSON.parse(deck.text) });
  expect(made).toMatchObject({ status: 201, body: { options: { deck: nameOf(deck) } } });
  const { id } = made.body as { id: string };
  const other = deckOf('Other');
  const changed = await anna.request('PATCH', `/api/tables/${id}`, {
    options: { deck: JSON.parse(other.text) },
  });
  expect(changed).toMatchObject({ status: 200, body: { options: { deck: nameOf(other) }, offer: 2 } });
  expect(store.database.tables.get(id)).toMatchObject({ packs: { deck: other.hash } });
  // A change to something else keeps the deck; options without a deck give the game's own.
  const later = await anna.request('PATCH', `/api/tables/${id}`, { takeBacks: false });
  expect(later).toMatchObject({ status: 200, body: { options: { deck: nameOf(other) } } });
  await anna.request('PATCH', `/api/tables/${id}`, { options: {} });
  expect(store.database.tables.get(id)).not.toHaveProperty('packs');
  expect(await anna.request('GET', '/api/me/content')).toMatchObject({
    body: {
      // Two are kept, and no table names either of them any more.
      contents: [{ used: false }, { used: false }],
      stored: { count: 2 },
      limits: { count: 3, bytes: 130_000, largest: 80_000 },
    },
  });
  expect(await table(anna, { deck: JSON.parse(deckOf('Three').text) })).toMatchObject({ status: 201 });
  expect(await table(anna, { deck: JSON.parse(deckOf('Four').text) })).toMatchObject({
    status: 403,
    body: { error: { code: 'too-many-contents', message: expect.stringContaining('3') } },
  });
  anna.cut();
});

test('an unknown hash is refused with the name of what is missing', async () => {
  const anna = await guest();
  const deck = { name: 'Nowhere', hash: 'ab'.repeat(32) };
  expect(await table(anna, { deck })).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'missing-content',
        message: expect.stringContaining('“Nowhere”'),
        path: 'options.deck',
        hint: expect.stringContaining(deck.hash),
      },
    },
  });
  expect(await anna.request('GET', `/api/content/${deck.hash}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'no-such-content' } },
  });
  anna.cut();
});

test('each limit is refused under its name, and dropping makes room', async () => {
  const anna = await guest();
  expect(await put(anna, deckOf('Huge', 199))).toMatchObject({
    status: 413,
    body: { error: { code: 'content-too-large', message: expect.stringContaining('79 KB') } },
  });
  const large = deckOf('Large', 150);
  expect(await put(anna, large)).toMatchObject({ status: 200 });
  expect(await put(anna, deckOf('Larger', 151))).toMatchObject({
    status: 403,
    body: { error: { code: 'too-much-content', message: expect.stringContaining('127 KB') } },
  });
  for (const name of ['One', 'Two']) expect((await put(anna, deckOf(name))).status).toBe(200);
  expect(await put(anna, deckOf('Three'))).toMatchObject({
    status: 403,
    body: { error: { code: 'too-many-contents' } },
  });
  const dropped = await anna.request('DELETE', `/api/me/content/${large.hash}`);
  expect((dropped.body as { contents: object[] }).contents).toHaveLength(2);
  expect((await anna.request('DELETE', `/api/me/content/${large.hash}`)).status).toBe(404);
  expect((await put(anna, deckOf('Three'))).status).toBe(200);
  expect((await anna.request('GET', `/api/content/${large.hash}`)).status).toBe(404);
  anna.cut();
});

test('naming decks at a table and dropping them doesn’t get around the limit', async () => {
  const anna = await guest();
  const { id } = (await table(anna, {})).body as { id: string };
  const decks = Array.from({ length: 6 }, (_, i) => deckOf(`Evasive ${i}`));
  for (const deck of decks) {
    expect((await put(anna, deck)).status).toBe(200);
    const named = await anna.request('PATCH', `/api/tables/${id}`, { options: { deck: nameOf(deck) } });
    expect(named.status).toBe(200);
    expect(await anna.request('DELETE', `/api/me/content/${deck.hash}`)).toMatchObject({
      body: { contents: [], stored: { count: 1 } },
    });
  }
  const left = await store.contents(decks.map(({ hash }) => hash));
  expect(left.map(({ name }) => name)).toEqual(['Evasive 5']);
  // Table after table does not help either.
  const statuses: number[] = [];
  for (const deck of decks.slice(0, 5)) {
    await put(anna, deck);
    statuses.push((await table(anna, { deck: nameOf(deck) })).status);
    await anna.request('DELETE', `/api/me/content/${deck.hash}`);
  }
  expect(statuses).toEqual([201, 201, 400, 400, 400]);
  expect(await anna.request('GET', '/api/me/content')).toMatchObject({ body: { stored: { count: 3 } } });
  // Nobody is left at the table, so nobody needs its deck.
  await anna.request('POST', `/api/tables/${id}/leave`);
  expect(await anna.request('GET', '/api/me/content')).toMatchObject({ body: { stored: { count: 2 } } });
  anna.cut();
});

test("a table made of another person's deck is stored for its maker too", async () => {
  const [anna, ben] = [await guest(), await guest()];
  const decks = Array.from({ length: 4 }, (_, i) => deckOf(`Borrowed ${i}`));
  const statuses: number[] = [];
  for (const deck of decks) {
    await put(anna, deck);
    statuses.push((await table(ben, { deck: nameOf(deck) })).status);
    await anna.request('DELETE', `/api/me/content/${deck.hash}`);
  }
  expect(statuses).toEqual([201, 201, 201, 403]);
  expect(await store.contents([decks[3].hash])).toEqual([]);
  for (const page of [anna, ben]) page.cut();
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, (deck: Content) => [Partial<Content>, object], number, string]>([
  ['under another hash', () => [{ hash: 'cd'.repeat(32) }, {}], 400, 'other-hash'],
  [
    'with one letter changed',
    (deck) => [{ text: deck.text.replace('Secret', 'secret') }, {}],
    400,
    'other-hash',
  ],
  [
    'not in its canonical text',
    ({ text }) => [{ text: ` ${text}`, hash: contentHash(` ${text}`) }, {}],
    400,
    'not-canonical',
  ],
  ['that is no deck', () => [{ text: '{}', hash: contentHash('{}') }, {}], 400, 'missing'],
  ['that is not even JSON', () => [{ text: '{', hash: contentHash('{') }, {}], 400, 'not-a-deck'],
  [
    'nested deeply',
    () => [{ text: nested(30_000), hash: contentHash(nested(30_000)) }, {}],
    400,
    'not-a-card',
  ],
  ['for another game', () => [{}, { game: 'garden' }], 400, 'unknown-option'],
  ['for no game', () => [{}, { game: 'chess' }], 400, 'no-such-game'],
  ['for an option that is none', () => [{}, { option: 'toString' }], 400, 'unknown-option'],
  ['under an address that is none', () => [{ hash: 'zz' }, {}], 400, 'malformed'],
  ['as a number', () => [{}, { text: 7 }], 400, 'malformed'],
  ['as a flood', () => [{}, { text: 'x'.repeat(900_000) }], 413, 'content-too-large'],
])('content %s is refused in few words', async (_, change, status, code) => {
  const anna = await guest();
  const deck = deckOf('Hostile');
  const [over, more] = change(deck);
  const answer = await put(anna, { ...deck, ...over }, more);
  expect(answer).toMatchObject({ status, body: { error: { code } } });
  expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
  expect((await anna.request('GET', '/api/me/content')).body).toMatchObject({ contents: [] });
  expect(logged).toEqual([]);
  anna.cut();
});

test('nothing can be stored without an identity', async () => {
  const { hash, text } = deckOf('Nobody');
  const response = await fetch(`${serving.url}/api/content/${hash}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'genesis', option: 'deck', text }),
  });
  expect(response.status).toBe(401);
});

test('two people who store the same content at once both keep it, and nobody keeps more than the limit', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const deck = deckOf('Race');
  const both = await Promise.all([put(anna, deck), put(ben, deck), put(anna, deck)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  const many = await Promise.all(Array.from({ length: 9 }, (_, i) => put(ben, deckOf(`Race ${i}`))));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
  for (const page of [anna, ben]) page.cut();
});

test('a match keeps its deck even if its owner dropped it; its log includes the deck and verifies', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const deck = deckOf('Lasting');
  await put(anna, deck);
  const { id } = (await table(anna, { deck: nameOf(deck) })).body as { id: string };
  await anna.request('DELETE', `/api/me/content/${deck.hash}`);
  await sitDown(id, [ben], [anna, ben]);
  await anna.play(id, [{ kind: 'resign' }]);
  const { status, body } = await ben.request('GET', `/api/tables/${id}/log`);
  expect(status).toBe(200);
  const log = body as MatchLog;
  expect(log.contents).toEqual([deck]);
  expect(JSON.stringify(log.terms)).not.toContain('Secret');
  const read = parseLog(JSON.stringify(log));
  expect(read.ok && verify(genesis, read.value).filter(({ holds }) => !holds)).toEqual([]);
  // A rematch has the same deck, and the same claim to it.
  await anna.ask({ do: 'rematch', table: id });
  const agreed = await ben.ask({ do: 'rematch', table: id });
  const next = agreed.is === 'ok' ? (agreed.table ?? '') : '';
  expect(store.database.tables.get(next)).toMatchObject({
    options: { deck: nameOf(deck) },
    contents: [deck.hash],
  });
  expect(store.database.uses.get(deck.hash)?.has(next)).toBe(true);
  for (const page of [anna, ben]) page.cut();
});

test('a table made before decks had hashes is dealt, loaded and played as usual', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const { id } = (await table(anna, {})).body as { id: string };
  const row = store.database.tables.get(id);
  const old = genesis.parseOptions({ deck: JSON.parse(deckOf('Old').text) }, 2);
  if (row === undefined || !old.ok) throw new Error('no table');
  store.database.tables.set(id, { ...row, options: old.value as never, version: row.version + 1 });
  await sitDown(id, [ben], [anna, ben]);
  await anna.play(id, [{ kind: 'resign' }]);
  const { body } = await ben.request('GET', `/api/tables/${id}/log`);
  expect(verify(genesis, body as MatchLog).filter(({ holds }) => !holds)).toEqual([]);
  expect(body).not.toHaveProperty('contents');
  for (const page of [anna, ben]) page.cut();
});
