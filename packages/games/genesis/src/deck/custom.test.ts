import {
  type CardRecord,
  checkCustom,
  deckOf,
  finishDeck,
  parseCustom,
  parseDeck,
  resolve,
  termsOf,
} from '@hortus/sway';
import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { genesis } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { DECK_CLAUSES, GENESIS_DECK } from './index.ts';

const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));
const terms = (options: Readonly<Record<string, unknown>> = {}) =>
  termsOf(resolve(compose({ ...defaults, ...options } as never)), DECK_CLAUSES);

/** The codes and clauses of the faults. */
const faults = (text: string, options = {}): string[] => {
  const read = parseCustom(text, terms({ abilities: 'all', recruitable: 'on', ...options }), {
    deck: GENESIS_DECK,
  });
  return read.ok ? [] : read.fault.map(({ code, clause, line }) => `${line} ${code} ${clause}`);
};

const SIX = `Red Harbour · vision 1 · of a · recruits omen
Bell Tower · omen 2 · of a
Dark Lane · covert 3 · of a · recruits vision
Long Ladder · leadership 4 · of a
Cold Iron · warfare 5 · of a
Last Light · triumph 6 · of a
Old Mill · vision 1 · of b · recruits omen`;

test('six cards per player within the limits are taken', () => expect(faults(SIX)).toEqual([]));

test('[GEN-CUS-1] a custom card has no faction of its own but that of the player who brings it', () => {
  expect(faults('Red Harbour · vision 1 · of a · Swifts')).toEqual(['1 has-faction GEN-CUS-1']);
  expect(faults('Red Harbour · vision 1')).toEqual(['1 no-owner GEN-CUS-1']);
  const read = parseCustom(SIX, terms({ recruitable: 'on' }));
  const deck = deckOf(GENESIS_DECK, read.ok ? read.value : []);
  expect([...deck.faction.subarray(132, 139)]).toEqual([3, 3, 3, 3, 3, 3, 4]);
});

test('[GEN-CUS-2] no ability and no sway occurs twice among one player’s cards', () => {
  expect(faults(`${SIX}\nNew Mill · vision 2 · of b`)).toEqual(['8 ability-twice GEN-CUS-2']);
  expect(faults(`${SIX}\nNew Mill · omen 1 · of b`)).toEqual(['8 sway-twice GEN-CUS-2']);
  expect(faults(`${SIX}\nNew Mill · omen 2 · of b`)).toEqual([]);
});

test('[GEN-CUS-3] [GEN-CST-2] a custom ability is taken only where all have agreed to it', () => {
  const maven = 'Wandering Sage · maven 3 · of a';
  expect(faults(maven)).toEqual([]);
  expect(faults(maven, { abilities: 'strike, maven' })).toEqual([]);
  expect(faults(maven, { abilities: 'strike' })).toEqual(['1 not-in-force GEN-R-130']);
  expect(faults('Far Field · vision 3 · of a', { abilities: 'none', recruitable: 'off' })).toEqual([]);
});

test('[GEN-R-93] at most six cards per player', () => {
  expect(faults(`${SIX}\nNew Mill · rescue 1 · of a`)).toEqual(
    expect.arrayContaining(['8 sway-twice GEN-CUS-2', '8 too-many-custom GEN-R-93']),
  );
});

test('[GEN-RCT-1] a custom card may carry one recruitable, a card of a deck none', () => {
  expect(faults('Red Harbour · vision 1 · of a · recruits omen')).toEqual([]);
  expect(faults('Red Harbour · vision 1 · of a · recruits omen · recruits ruin')[0]).toMatch(/^1 twice/);
  const deck = parseDeck(
    'North · omen 1 · Reds · recruits omen\nSouth · omen 1 · Blues',
    terms({ recruitable: 'on' }),
  );
  expect(deck).toMatchObject({ ok: false, fault: [{ code: 'not-custom', clause: 'GEN-RCT-1', line: 1 }] });
});

test('[GEN-RCT-2] no recruitable occurs twice among one player’s cards', () => {
  expect(faults(`${SIX}\nNew Mill · omen 2 · of b · recruits omen`)).toEqual(['8 recruits-twice GEN-RCT-2']);
  expect(faults(`${SIX}\nNew Mill · omen 2 · of b · recruits ruin`)).toEqual([]);
});

test('[GEN-R-130] sway 1 to 6, abilities in force, no epic card, no recruitable where the rule is off', () => {
  expect(faults('Red Harbour · vision 0 · of a')).toEqual(['1 bad-sway undefined']);
  expect(faults('Red Harbour · vision 7 · of a')).toEqual(['1 bad-sway undefined']);
  expect(faults('Red Harbour · vision 6 · of a')).toEqual([]);
  expect(faults('Red Harbour · enlist 3 · of a')).toEqual(['1 not-in-force GEN-R-130']);
  expect(faults('Red Harbour · vision 1 · of a · recruits enlist')).toEqual(['1 not-in-force GEN-R-130']);
  expect(faults('Red Harbour · vision 1 · of a · epic')).toEqual(['1 no-epic GEN-R-130']);
  expect(faults('Red Harbour · vision 1 · of a · recruits omen', { recruitable: 'off' })).toEqual([
    '1 no-recruitable GEN-R-130',
  ]);
});

test('[GEN-R-2] a deck of one faction or of three is rejected', () => {
  const deckFaults = (text: string): unknown => {
    const read = parseDeck(text, terms());
    return read.ok ? [] : read.fault.map(({ clause, line }) => `${line} ${clause}`);
  };
  const two = 'North · omen 1 · Reds\nSouth · omen 1 · Blues\nPole · ruin 6\n';
  expect(deckFaults(two)).toEqual([]);
  expect(deckFaults(`${two}East · omen 2 · Greens`)).toEqual(['4 GEN-R-2']);
  expect(deckFaults('North · omen 1 · Reds\nPole · ruin 6')).toEqual(['undefined GEN-R-2']);
});

test('a custom card cannot have the name of a card of the deck, nor of another player’s', () => {
  expect(faults('gale · vision 1 · of a')).toEqual(['1 name-twice GEN-CRD-1']);
  expect(faults(`${SIX}\nRed harbour · omen 2 · of b`)).toEqual(['8 name-twice GEN-CRD-1']);
});

test('[GEN-CRD-3] name and lore are all that two cards of one kind differ in for the match', () => {
  const cards: CardRecord[] = [
    { name: 'Old Mill', ability: 'vision', sway: 1, owner: 0, lore: 'It turns.' },
    { name: 'New Mill', ability: 'vision', sway: 1, owner: 2 },
  ];
  expect(checkCustom(cards, terms())).toEqual([]);
  const { ability, sway, faction, epic, recruits } = deckOf(GENESIS_DECK, cards);
  for (const column of [ability, sway, faction, epic, recruits]) expect(column[132]).toBe(column[133]);
});

test('cards of a seat that does not play are refused, not left out', () => {
  const custom: CardRecord[] = [{ name: 'Old Mill', ability: 'vision', sway: 1, owner: 2 }];
  expect(genesis.parseOptions({ custom }, 4)).toMatchObject({ ok: true, value: { custom } });
  expect(genesis.parseOptions({ custom }, 2)).toMatchObject({
    ok: false,
    fault: [{ code: 'not-seated', message: 'Old Mill is of seat c, and only 2 play', hint: 'seats: a, b' }],
  });
});

test('what was read may be checked again as data', () => {
  const deck = { cards: GENESIS_DECK.cards, places: [], faults: [], factions: GENESIS_DECK.factions };
  expect(finishDeck({ ...deck, name: 'Genesis' }, terms())).toEqual({ ok: true, value: GENESIS_DECK });
});
