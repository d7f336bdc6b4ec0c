/** Decks as content: named by hash, and those in the options of older matches. */
import { readFileSync } from 'node:fs';
import {
  contentHash,
  contentsOf,
  invariant,
  makeContent,
  packsOf,
  parseLog,
  parseOptionsFor,
  referOptions,
  replay,
  verify,
} from '@hortus/kernel';
import { DECK_CONTENT } from '@hortus/sway';
import { expect, test } from 'vitest';
import { GENESIS_DECK, genesis } from './index.ts';

/** Played and saved by an older Hortus that knew decks only as options. */
const OLD = readFileSync(new URL('../golden/inline-deck.json', import.meta.url), 'utf8');
const old = () => {
  const log = parseLog(OLD);
  invariant(log.ok, 'an old log is a log');
  return log.value;
};

test('an old match with its deck in the options is read, replayed and verified', () => {
  const log = old();
  expect(log.terms.options).toMatchObject({ deck: { name: 'Weather and Stone' } });
  expect(replay(genesis, log)).toMatchObject({ ok: true });
  const findings = verify(genesis, log);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings.map(({ check }) => check)).not.toContain('content');
});

test('the same deck as content makes a match of its own, played alike', () => {
  const { options } = old().terms;
  const referred = referOptions(genesis, options);
  invariant(referred.ok, 'the deck of an old match is a deck');
  const { options: named, contents } = referred.value;
  expect(JSON.stringify(named)).not.toContain('Cloud 3');
  expect(named).toMatchObject({ deck: { name: 'Weather and Stone', hash: contents[0]?.hash } });
  const parsed = parseOptionsFor(genesis, named, 2, contentsOf(contents));
  expect(parsed).toEqual(genesis.parseOptions(options, 2));
  expect(packsOf(genesis, named, 2, contentsOf(contents))).toEqual({ deck: contents[0]?.hash });
  expect(packsOf(genesis, options, 2)).toEqual(old().terms.packs);
});

test('a deck has one canonical text, whatever way it was written, and the text is a deck again', () => {
  const { name, factions, cards } = GENESIS_DECK;
  const turned = cards.map((card) => Object.fromEntries(Object.entries(card).reverse()));
  const [one, other] = [
    { name, factions, cards },
    { cards: turned, factions, name: ` ${name} ` },
  ].map((deck) => makeContent(DECK_CONTENT, deck, ''));
  expect(other).toEqual(one);
  invariant(one?.ok, 'our own deck is a deck');
  const read = DECK_CONTENT.read(one.value.text);
  invariant(read.ok, 'its text is JSON');
  expect(makeContent(DECK_CONTENT, read.value, '')).toEqual(one);
  expect(contentHash(one.value.text)).toBe(one.value.hash);
});

test('the hash of a deck stays, or every stored match would lose its deck', () => {
  const deck = {
    name: 'Small',
    factions: ['Reds', 'Blues'],
    cards: [
      { name: 'Long Night', ability: 'ruin', sway: 6, faction: 'Reds', lore: 'It was “long”.' },
      { name: 'High Noon', ability: 'Triumph', sway: 6, faction: 'Blues' },
      { name: 'Crossing', ability: 'navigation', sway: 2, faction: 'neutral' },
    ],
  };
  const text = `{
  "name": "Small",
  "factions": ["Reds","Blues"],
  "cards": [
    {"name":"Long Night","ability":"ruin","sway":6,"faction":"Reds","lore":"It was “long”."},
    {"name":"High Noon","ability":"triumph","sway":6,"faction":"Blues"},
    {"name":"Crossing","ability":"navigation","sway":2}
  ]
}
`;
  const hash = 'f2cb97b52190b96575188ceffaa9aacd90639546d4a60213d793f0272affd279';
  expect(makeContent(DECK_CONTENT, deck, '')).toEqual({ ok: true, value: { name: 'Small', hash, text } });
});

test.each([
  ['no deck at all', '[]'],
  ['not even JSON', '{"name":'],
])('content that is %s is refused by the rules, not thrown', (_, text) => {
  const deck = { name: 'Broken', hash: contentHash(text) };
  const parsed = parseOptionsFor(genesis, { deck }, 2, () => text);
  expect(parsed).toMatchObject({ ok: false });
});
