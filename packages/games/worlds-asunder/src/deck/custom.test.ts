import { deckOf, parseCustom, parseDeck, resolve, termsOf } from '@hortus/sway';
import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { OPTIONS } from '../options.ts';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK } from './index.ts';

const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));
const terms = termsOf(resolve(compose(defaults as never)), DECK_CLAUSES);

const faults = (text: string): string[] => {
  const read = parseCustom(text, terms, { deck: WORLDS_ASUNDER_DECK });
  return read.ok ? [] : read.fault.map(({ code, clause, line }) => `${line} ${code} ${clause}`);
};

const SIX = `Red Harbour · vision 1 · of a · epic
Bell Tower · sabotage 2 · of a
Dark Lane · strike 3 · of a
Long Ladder · sacrifice 4 · of a
Cold Iron · negotiation 5 · of a
Last Light · triumph 6 · of a
Old Mill · vision 1 · of b · epic`;

test('[WA-CUS-4] [WA-CST-1] six cards per player within the limits are taken, with every listed ability', () => {
  expect(faults(SIX)).toEqual([]);
});

test('[WA-CUS-1] a custom card has no faction of its own but that of the player who brings it', () => {
  expect(faults('Red Harbour · vision 1 · of a · Swift League')).toEqual(['1 has-faction WA-CUS-1']);
  expect(faults('Red Harbour · vision 1')).toEqual(['1 no-owner WA-CUS-1']);
  const read = parseCustom(SIX, terms);
  const deck = deckOf(WORLDS_ASUNDER_DECK, read.ok ? read.value : []);
  expect([...deck.faction.subarray(132, 139)]).toEqual([3, 3, 3, 3, 3, 3, 4]);
  expect([...deck.epic.subarray(132, 139)]).toEqual([1, 0, 0, 0, 0, 0, 1]);
});

test('[WA-CUS-2] no ability and no sway occurs twice among one player’s cards', () => {
  expect(faults(`${SIX}\nNew Mill · vision 2 · of b`)).toEqual(['8 ability-twice WA-CUS-2']);
  expect(faults(`${SIX}\nNew Mill · omen 1 · of b`)).toEqual(['8 sway-twice WA-CUS-2']);
  expect(faults(`${SIX}\nNew Mill · omen 2 · of b`)).toEqual([]);
});

test('[WA-CUS-3] [WA-R-103] one card of each player may be epic', () => {
  expect(faults(`${SIX}\nNew Mill · omen 2 · of b · epic`)).toEqual(['8 epic-twice WA-CUS-3']);
});

test('[WA-R-104] at most six cards per player', () => {
  expect(faults(`${SIX}\nNew Mill · rescue 1 · of a`)).toEqual(
    expect.arrayContaining(['8 sway-twice WA-CUS-2', '8 too-many-custom WA-R-104']),
  );
});

test('[WA-CST-2] an ability that is not listed is refused, and so are recruitables', () => {
  expect(faults('Red Harbour · maven 3 · of a')).toEqual(['1 not-in-force WA-CST-2']);
  expect(faults('Red Harbour · enlist 3 · of a')).toEqual([]);
  expect(faults('Red Harbour · vision 1 · of a · recruits omen')).toEqual(['1 no-recruitable WA-CST-2']);
});

test('[WA-R-1] a deck of one faction or of three is rejected', () => {
  const deckFaults = (text: string): unknown => {
    const read = parseDeck(text, terms);
    return read.ok ? [] : read.fault.map(({ clause, line }) => `${line} ${clause}`);
  };
  const two = 'North · omen 1 · Reds\nSouth · omen 1 · Blues · epic\nPole · ruin 6\n';
  expect(deckFaults(two)).toEqual([]);
  expect(deckFaults(`${two}East · omen 2 · Greens`)).toEqual(['4 WA-R-1']);
  expect(deckFaults('North · omen 1 · Reds\nPole · ruin 6')).toEqual(['undefined WA-R-1']);
});
