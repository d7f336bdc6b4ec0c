/** When the network judges, and that it judges sensibly. */
import { readNetwork } from '@hortus/search';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica, kinds } from '../../src/index.ts';
import { LONG } from '../late.ts';
import { STEEP } from '../levels.ts';
import { Outlook } from '../outlook.ts';
import value from '../value.json' with { type: 'json' };
import { LASTING } from '../weights.ts';
import { Learned } from './learned.ts';

const CARDS = 'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const WEAK = 'a1N@-1,1 b1W@1,0';
const STRONG = `${WEAK} a2U@0,0 a3U@0,0 a1U@1,-1`;

const position = (men: string, more: readonly string[] = ['todo announce'], seats = 'ab') =>
  scene(
    gnostica,
    [
      `to 9 | seats ${seats} | turn a | open -`,
      ...[CARDS, `men ${men}`, 'hand a C2,18', 'hand b S4,S5,R3', 'out -'],
      ...more,
    ].join('\n'),
    { seats: seats.length },
  ).state;

const outlook = new Outlook(LASTING, STEEP);
const learned = new Learned(readNetwork(value), outlook);

test('who holds more is likelier to win, and sees it from either side', () => {
  const [weak, strong] = [position(WEAK), position(STRONG)];
  expect(learned.chance(strong, 0)).toBeGreaterThan(learned.chance(weak, 0) + 0.2);
  expect(learned.chance(strong, 0)).not.toBe(outlook.chance(strong, 0));
});

test('the weighted sums judge what the network hasn’t learned: other seats, mid-turn, late games, more players', () => {
  const others = [
    { state: position(STRONG), seat: 1 },
    { state: position(STRONG, []), seat: 0 },
    { state: position(STRONG, [`turns ${LONG[0]}`, 'todo announce']), seat: 0 },
    { state: position(STRONG, ['todo announce'], 'abc'), seat: 0 },
  ];
  for (const { state, seat } of others) {
    expect(learned.chance(state, seat)).toBe(outlook.chance(state, seat));
    const turn = { move: 0, worth: 1.5, ints: state.ints, lucky: undefined };
    if (seat === 1 || state.rules.seats > 2) continue;
    expect(learned.after(turn, state, seat)).toBe(outlook.chance(state, seat));
  }
});

test('where luck decides, a turn is judged by the same worlds each time', () => {
  const state = position(WEAK, []);
  const turn = { move: 0, worth: 1.5, ints: state.ints, lucky: kinds.draw.pack(0, 2) };
  const chance = learned.after(turn, state, 0);
  expect(chance).toBeGreaterThan(0.05);
  expect(chance).toBeLessThan(0.9);
  expect(learned.after(turn, state, 0)).toBe(chance);
});
