import { expect, test } from 'vitest';
import type { SwayView } from '../types.ts';
import { answersEnough, answersNothing, countingFor, hasNoCards, livesIn } from './standing.ts';

const CARDS = [
  { name: 'Long Frost', ability: 'ruin', faction: 'Reeds' },
  { name: 'Harvest', ability: 'triumph', faction: 'Reeds' },
  { name: 'Open Gate', ability: 'triumph', faction: 'Reeds' },
  { name: 'Falling Ember', ability: 'ruin', faction: 'Stones' },
  { name: 'Gale', ability: 'leadership', faction: 'Reeds' },
  { name: 'Old Mill', ability: 'ruin' },
];
const seen = (more: Partial<SwayView>): SwayView =>
  ({ sides: ['Reeds', 'Stones'], reserve: [[], []], void: [], engaged: [], ...more }) as unknown as SwayView;

test('[GEN-WIN-4] a side lives by its reserve cards, whatever they are', () => {
  const view = seen({ reserve: [['Harvest'], ['Falling Ember', 'Gale']], void: ['Long Frost'] });
  expect(livesIn(view, 0, CARDS, true)).toEqual({ left: 1, staked: 0, all: 3 });
  expect(livesIn(view, 1, CARDS, true)).toEqual({ left: 2, staked: 0, all: 2 });
});

test('[WA-RND-6] without a reserve by the ruins and triumphs of its faction that are not in the void', () => {
  const engaged = [{ card: 'Harvest' }, { card: 'Gale' }, { card: null }] as unknown as SwayView['engaged'];
  const view = seen({ void: ['Long Frost', 'Gale', 'Old Mill'], engaged });
  expect(livesIn(view, 0, CARDS, false)).toEqual({ left: 2, staked: 1, all: 3 });
  expect(livesIn(view, 1, CARDS, false)).toEqual({ left: 1, staked: 0, all: 1 });
});

const turnOf = (more: Partial<SwayView>): SwayView =>
  seen({
    phase: 'obstruct',
    turn: 0,
    engaged: [],
    totals: [0, 0],
    countdowns: [],
    ops: [
      { count: 0, cards: [] },
      { count: 7, cards: [] },
    ],
    experience: [],
    destiny: { unseen: 9, under: [] },
    looked: null,
    ...more,
  });
const entry = (seat: number, card: string | null): SwayView['engaged'][number] =>
  ({ seat, card }) as SwayView['engaged'][number];

test('[WA-OBS-1] [WA-OBS-5] nothing to answer, and enough of an answer', () => {
  expect(answersNothing(turnOf({ engaged: [entry(0, 'Gale')] }))).toBe(true);
  expect(answersNothing(turnOf({ engaged: [entry(1, 'Gale')], totals: [0, 4] }))).toBe(false);
  expect(answersEnough(turnOf({ engaged: [entry(1, 'Gale')], totals: [4, 4] }))).toBe(true);
  expect(answersEnough(turnOf({ engaged: [entry(1, 'Gale')], totals: [3, 4] }))).toBe(false);
  // A face-down card may be worth anything.
  expect(answersEnough(turnOf({ engaged: [entry(1, null)], totals: [4, 4] }))).toBe(false);
});

test('[GEN-DRE-3] [WA-SAC-3] a countdown is counted in attacks that have to be answered', () => {
  const [dread, sacrifice] = [false, true];
  const plots = (turn: number, left: number): SwayView =>
    turnOf({ phase: 'plot', turn, countdowns: [{ side: 0, left }] });
  // Played in one's own plot: the rival's next attack decides, or in Genesis the second.
  expect(countingFor(plots(0, 2), 0, sacrifice)).toEqual([{ mine: true, attacks: 1 }]);
  expect(countingFor(plots(0, 2), 0, dread)).toEqual([{ mine: true, attacks: 2 }]);
  // While the rival attacks, it is this attack.
  expect(countingFor(plots(1, 2), 1, sacrifice)).toEqual([{ mine: false, attacks: 0 }]);
  expect(countingFor(turnOf({ countdowns: [{ side: 0, left: 1 }] }), 0, sacrifice)).toEqual([
    { mine: true, attacks: 0 },
  ]);
  // If a side has several, the nearest counts.
  const both = [
    { side: 1, left: 2 },
    { side: 1, left: 1 },
  ];
  expect(countingFor(turnOf({ countdowns: both }), 0, sacrifice)).toEqual([{ mine: false, attacks: 0 }]);
});

test('[GEN-TRN-4] lives are no cards to attack with while there is a deck', () => {
  const reserve = [['Harvest'], []];
  expect(hasNoCards(turnOf({ reserve }), 0)).toBe(true);
  expect(hasNoCards(turnOf({ reserve, destiny: { unseen: 0, under: [] } }), 0)).toBe(false);
  expect(hasNoCards(turnOf({ reserve }), 1)).toBe(false);
});
