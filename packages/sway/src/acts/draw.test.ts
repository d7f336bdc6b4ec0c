import { EVERYONE, Hearing, NO_LUCK, onlySeat } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { ALL_VIEWERS, placeKnown, sureOf } from '../state/knowledge.ts';
import { at, NONE } from '../state/layout.ts';
import { openIn } from '../state/pool.ts';
import { type Bare, bareState, cardNamed, lay, namesIn } from '../testing/bare.ts';
import { FULL, PHASE, POOL, SET } from '../types.ts';
import { costOfDrawing, drawCards, drawToMatch, mostToDraw } from './draw.ts';

const SIX = ['Drum', 'Mill', 'Wolves', 'Lantern', 'Dusk', 'Brawl'];
const SEVEN = [...SIX, 'Ladder'];
const FIVE = SIX.slice(1);
const STONES = [
  'Stone Elder',
  'Stone Weir',
  'Stone Spears',
  'Stone Mirror',
  'Stone Vow',
  'Stone Mist',
  'Stone Raft',
];

/** A plot of seat 0 with the destiny in this order. */
function drawing(
  destiny: readonly string[],
  own: readonly string[],
  rival: readonly string[],
  bare?: Bare,
): SwayState {
  const state = bareState(bare);
  state.ints[at.phase] = PHASE.plot;
  lay(state, 'under', ...destiny);
  lay(state, 'ops 0', ...own);
  lay(state, 'ops 1', ...rival);
  return state;
}

const ops = (state: SwayState, seat: number): string[] => namesIn(state, at.ops + seat * SET);
const trims = ({ ints }: SwayState): number[] => [ints[at.trims], ints[at.trimFrom]];

test('[GEN-S-9] [GEN-DEF-2] [GEN-DEF-3] [GEN-DEF-7] [GEN-R-9] routed cards go to the rival and count for nobody’s number', () => {
  const state = drawing(['Stone Chief', 'Rope', 'Stone Plea', 'Reed Elder', 'Cart'], FIVE, STONES);
  expect(drawCards(state, 0, 2, NO_LUCK)).toBe(4);
  expect(ops(state, 0)).toEqual(expect.arrayContaining(['Rope', 'Reed Elder']));
  expect([state.ints[at.opsCount], state.ints[at.opsCount + 1], state.ints[at.underCount]]).toEqual([
    7, 9, 1,
  ]);
  expect(trims(state)).toEqual([0b10, 0]);
});

test('[WA-DEF-2] [WA-DEF-3] the lot of factions decides whose a card is', () => {
  const state = drawing(['Stone Chief', 'Reed Elder'], [], []);
  state.ints[at.faction] = 1;
  drawCards(state, 0, 1, NO_LUCK);
  expect([ops(state, 0), ops(state, 1)]).toEqual([['Stone Chief'], []]);
  drawCards(state, 1, 1, NO_LUCK);
  expect(ops(state, 1)).toEqual(['Reed Elder']);
});

test('[GEN-DEF-4] [WA-DEF-4] it stops at 7, below it goes on', () => {
  for (const [own, taken] of [
    [SIX, 1],
    [FIVE, 2],
    [FIVE.slice(1), 3],
  ] as const) {
    const state = drawing(['Rope', 'Cart', 'Heron', 'Ferry'], own, []);
    expect(drawCards(state, 0, 3, NO_LUCK)).toBe(taken);
    expect(state.ints[at.opsCount]).toBe(Math.min(FULL, own.length + 3));
    expect(trims(state)).toEqual([0, NONE]);
  }
});

test('[GEN-DEF-5] [WA-DEF-4] with 7 or more nothing may be drawn', () => {
  for (const own of [SEVEN, [...SEVEN, 'Reed Elder']]) {
    const state = drawing(['Rope'], own, []);
    expect(mostToDraw(state, 0, 2)).toBe(0);
    expect(drawCards(state, 0, 2, NO_LUCK)).toBe(0);
  }
});

test('[GEN-R-7] [WA-R-5] [GEN-R-11] an empty destiny gives what is there, and a draw of nothing trims nobody', () => {
  const state = drawing(['Rope'], ['Cart'], [...STONES, 'Stone Chief']);
  expect(mostToDraw(state, 0, 2)).toBe(1);
  expect(drawCards(state, 0, 2, NO_LUCK)).toBe(1);
  expect(trims(state)).toEqual([0b10, 0]);
  state.ints[at.trims] = 0;
  expect([mostToDraw(state, 0, 2), drawCards(state, 0, 2, NO_LUCK), state.ints[at.trims]]).toEqual([0, 0, 0]);
});

test('[GEN-R-10] [WA-R-7] whoever is above 7 trims, with four as well', () => {
  const state = drawing(['Rope'], ['Cart'], ['Stone Elder'], { seats: 4 });
  lay(state, 'ops 2', ...SEVEN, 'Reed Elder');
  lay(state, 'ops 3', ...STONES.slice(1));
  drawCards(state, 0, 1, NO_LUCK);
  expect(trims(state)).toEqual([0b0100, 0]);
  lay(state, 'under', 'Reed Chief', 'Heron');
  drawCards(state, 3, 1, NO_LUCK);
  expect(trims(state)).toEqual([0b0100, 3]);
});

test('[GEN-EXP-4] [GEN-R-13] [GEN-R-14] marked cards of a full ops go first, if a card can then be drawn', () => {
  for (const { plain, marked, destiny, cost, most, left } of [
    { plain: SIX, marked: ['Rope'], destiny: ['Cart', 'Heron'], cost: 1, most: 1, left: 7 },
    { plain: FIVE, marked: ['Rope', 'Ferry'], destiny: ['Cart', 'Heron'], cost: 2, most: 2, left: 7 },
    { plain: SEVEN, marked: ['Rope'], destiny: ['Cart'], cost: 0, most: 0, left: 8 },
    { plain: SIX, marked: ['Rope', 'Ferry'], destiny: [], cost: 0, most: 0, left: 8 },
    { plain: FIVE, marked: ['Rope'], destiny: ['Cart', 'Heron'], cost: 0, most: 1, left: 7 },
  ]) {
    const state = drawing(destiny, plain, []);
    lay(state, 'marked', ...marked);
    expect([costOfDrawing(state, 0), mostToDraw(state, 0, 2)]).toEqual([cost, most]);
    drawCards(state, 0, 2, NO_LUCK);
    expect(namesIn(state, at.void).sort()).toEqual(cost > 0 ? [...marked].sort() : []);
    expect([state.ints[at.opsCount], state.ints[at.markedCount]]).toEqual([left, marked.length - cost]);
  }
});

test('[GEN-NEG-1] [GEN-R-80] [WA-NEG-1] [WA-R-88] negotiation compares after each card taken', () => {
  const cases = [
    {
      destiny: ['Rope', 'Stone Chief', 'Cart', 'Heron', 'Ferry'],
      own: [],
      rival: STONES.slice(0, 2),
      counts: [3, 3],
    },
    { destiny: ['Rope', 'Cart'], own: SIX, rival: [...STONES, 'Stone Chief'], counts: [7, 8] },
    { destiny: ['Rope'], own: [], rival: STONES.slice(0, 3), counts: [1, 3] },
    { destiny: ['Rope'], own: ['Cart'], rival: ['Stone Elder'], counts: [1, 1] },
  ];
  for (const { destiny, own, rival, counts } of cases) {
    const state = drawing(destiny, own, rival);
    drawToMatch(state, 0, NO_LUCK);
    expect([state.ints[at.opsCount], state.ints[at.opsCount + 1]]).toEqual(counts);
  }
});

test('[GEN-DEF-6] [WA-DEF-5] [GEN-R-17] [GEN-R-142] [WA-R-124] what is told: where it goes to all, the drawn card to its drawer', () => {
  const state = drawing(['Stone Chief', 'Rope'], [], []);
  const hearing = new Hearing();
  drawCards(state, 0, 1, NO_LUCK, hearing);
  const [chief, rope] = [cardNamed(state, 'Stone Chief'), cardNamed(state, 'Rope')];
  expect(hearing.told.map(({ event, known, reveals }) => [EVENTS.toJson(event), known, reveals])).toEqual([
    [{ kind: 'goes', seat: 0, to: 1 }, EVERYONE, true],
    [{ kind: 'routed', seat: 0, to: 1, card: chief }, EVERYONE, true],
    [{ kind: 'goes', seat: 0, to: 0 }, EVERYONE, true],
    [{ kind: 'drew', seat: 0, card: rope }, onlySeat(0), true],
  ]);
  expect([sureOf(state, chief), sureOf(state, rope)]).toEqual([ALL_VIEWERS, 0]);
});

test('a card drawn from under is known to who knew it there', () => {
  const state = drawing(['Rope'], [], []);
  placeKnown(state, cardNamed(state, 'Rope'), 0b10);
  drawCards(state, 0, 1, NO_LUCK);
  expect(sureOf(state, cardNamed(state, 'Rope'))).toBe(0b10);
});

test('[GEN-STR-2] [WA-STR-2] cards drawn in obstruct, plot and reveal are fresh, others and routed ones are not', () => {
  for (const [phase, seat, fresh] of [
    [PHASE.obstruct, 0, ['Rope']],
    [PHASE.plot, 0, ['Rope']],
    [PHASE.reveal, 1, ['Rope']],
    [PHASE.refill, 0, []],
    [PHASE.opening, 1, []],
  ] as const) {
    const state = drawing(['Rope', 'Cart'], [], []);
    state.ints[at.phase] = phase;
    drawCards(state, seat, 1, NO_LUCK);
    expect([namesIn(state, at.fresh), state.ints[at.drawn]]).toEqual([fresh, fresh.length]);
  }
  const routed = drawing(['Stone Elder'], [], []);
  drawCards(routed, 0, 1, NO_LUCK);
  expect([namesIn(routed, at.fresh), routed.ints[at.drawn]]).toEqual([[], 0]);
});

test('[GEN-E-6] the last card of the destiny settles the pool; [WA-R-113] any card taken ends idleness', () => {
  const state = drawing(['Rope', 'Cart'], [], []);
  openIn(state, POOL.engineering, 1);
  state.ints[at.idle] = 5;
  drawCards(state, 0, 1, NO_LUCK);
  expect([state.ints[at.pool + POOL.engineering], state.ints[at.idle]]).toEqual([1, 0]);
  drawCards(state, 0, 1, NO_LUCK);
  expect([state.ints[at.pool + POOL.engineering], state.ints[at.pool + POOL.plain]]).toEqual([0, 1]);
});
