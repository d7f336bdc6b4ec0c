import { genesis } from '@hortus/genesis';
import { moveList, NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { SwayView } from '../src/index.ts';
import { due, room, toggled, waits } from './queue.ts';

const usual = genesis.parseOptions({}, 2);

/** The plotter's view of a position, and what may be done in it. */
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
