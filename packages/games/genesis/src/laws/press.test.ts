/** What a press means at tables of Genesis, and in random games of it. */
import { moveList, NO_LUCK } from '@hortus/kernel';
import type { SwayView } from '@hortus/sway';
import { byThing, due, dueToLeave, leaveOf, marking, room, toggled, waits } from '@hortus/sway/press';
import { presses } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from '../index.ts';
import { SETTINGS, SMALL_SETTINGS } from './laws.testing.ts';

presses(genesis, { settings: [...SETTINGS, ...SMALL_SETTINGS], asked: 'GEN-R-113', trims: 'GEN-DEF-7' });

const usual = genesis.parseOptions({}, 2);

/** The plotter's view of a position, and the legal moves in it. */
function at(...fields: readonly string[]): { view: SwayView; legal: number[] } {
  const text = [
    'sides Evergreens, Swifts | first a | turns 4 | turn a | phase plot | plotted',
    'reserve a Long Frost, Harvest of Suns, Open Gate | reserve b Falling Ember, Thousand Harbours, Landfall',
    'ops a Gale, Iron Hedge, Still Water | ops b #7 | unseen #115',
    'engaged a First Warden',
    ...fields,
  ].join('\n');
  if (!usual.ok) throw new Error('the usual options');
  const parsed = genesis.notation.parsePosition(text, usual.value, 2, { ...NO_LUCK, below: () => 0 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const list = moveList(genesis);
  return {
    view: genesis.view(parsed.value, 0),
    legal: [...list.subarray(0, genesis.legal(parsed.value, 0, list))],
  };
}

const asked = at('pool plain 2', 'task window');
const free = at('pool plain 2', 'passed b');

test('the plotter waits while another is asked, and the other never does', () => {
  expect(waits(asked.view, 0)).toBe(true);
  expect(waits(asked.view, 1)).toBe(false);
  expect(waits(free.view, 0)).toBe(false);
});

test('as many cards can be chosen as are paid for now; vision pays for any number', () => {
  expect(room(asked.view)).toBe(2);
  expect(room(at('pool navigation 1', 'passed b').view)).toBe(0);
  expect(room(at('pool vision 3, plain 1', 'task window').view)).toBe(Number.POSITIVE_INFINITY);
});

test('a card that is chosen twice is not chosen', () => {
  expect(toggled(toggled([], 4), 9)).toEqual([4, 9]);
  expect(toggled([4, 9], 4)).toEqual([9]);
});

test('the next card is due when the plotter is asked again, and not before', () => {
  expect(due([4, 9], asked.view, 0, [])).toEqual({ is: 'waiting' });
  expect(due([4, 9], free.view, 0, [])).toEqual({ is: 'waiting' });
  expect(due([4, 9], free.view, 0, free.legal)).toEqual({ is: 'now', card: 4, rest: [9] });
  expect(due([], free.view, 0, free.legal)).toEqual({ is: 'waiting' });
});

test('anything but a pass ends it', () => {
  const cut: SwayView = { ...free.view, phase: 'obstruct', turn: 1 };
  expect(due([4], cut, 0, [])).toEqual({ is: 'over' });
  expect(due([4], { ...free.view, task: 'trim', asked: 0 }, 0, [])).toEqual({ is: 'over' });
});

const LIVES =
  'reserve a Long Frost, Harvest of Suns, Open Gate | reserve b Falling Ember, Thousand Harbours, Landfall';

/** How many cards must go, and how many may be marked, as the first seat sees it. */
function toGo(...fields: readonly string[]): readonly [number, number] {
  const text = ['sides Evergreens, Swifts | first a | turns 4', LIVES, ...fields].join('\n');
  if (!usual.ok) throw new Error('the usual options');
  const parsed = genesis.notation.parsePosition(text, usual.value, 2, { ...NO_LUCK, below: () => 0 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const list = moveList(genesis);
  const moves = byThing([...list.subarray(0, genesis.legal(parsed.value, 0, list))]);
  const open = [...moves.cards.keys()].filter((card) => leaveOf(moves, card) !== undefined);
  return [dueToLeave(genesis.view(parsed.value, 0), 0, moves), open.length];
}

const NINE =
  'Gale, Iron Hedge, Sap Rising, Warm Loaf, Lamp Keeper, Thorn Captain, Night Steward, Many Hands, Deer Track';

test('what is above seven must go, or above the smallest hand; of a loss one card', () => {
  const drawn = 'turn b | phase plot | passed a | plotted | pool plain 1 | task trim a from b';
  expect(toGo(drawn, 'engaged b Stepping Stones', `ops a ${NINE} | ops b #5 | unseen #100`)).toEqual([2, 9]);
  expect(toGo('finale | turn a | phase equalise', `ops a ${NINE} | ops b #4`)).toEqual([5, 9]);
  expect(toGo('turn a | phase giving | loser a', 'ops a Gale | ops b #4 | unseen #100')).toEqual([1, 3]);
});

test('nothing must go while cards are engaged', () => {
  expect(
    toGo('turn a | phase plot | passed b | pool plain 1', 'ops a Gale | ops b #4 | unseen #100'),
  ).toEqual([0, 0]);
});

test('a press marks and unmarks; beyond what must go the earliest mark gives way', () => {
  expect(marking([], 4, 2)).toEqual([4]);
  expect(marking([4], 4, 2)).toEqual([]);
  expect(marking([4, 5], 6, 2)).toEqual([5, 6]);
  expect(marking([4], 6, 1)).toEqual([6]);
});
