/** What the inputs of a network are made of: for two players two hands, for two against two all four. */
import { genesis } from '@hortus/genesis';
import { copyState } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test } from 'vitest';
import type { SwayGame, SwayState } from '../../src/index.ts';
import { sceneOf } from '../../src/testing/index.ts';
import { Features, INPUTS, INPUTS_OF_FOUR } from './features.ts';

const GAMES = [
  { game: genesis, home: 'reserve' },
  { game: worldsAsunder, home: 'experience' },
] as const;

const HANDS = {
  ...{ 'ops a': 'Reed Vow, Reed Raft', 'ops b': 'Stone Vow, Stone Mirror' },
  ...{ 'ops c': 'Reed Spears, Reed Mirror', 'ops d': 'Stone Raft, Stone Mist' },
};

/** At the beginning of a's plot; `hands` are held instead of the usual ones. */
function heldBy({ game, home }: (typeof GAMES)[number], hands: Readonly<Record<string, string>>): SwayState {
  const fields = {
    ...{ turn: 'a', phase: 'plot', pool: 'plain 1' },
    ...{ [`${home} a`]: 'Reed Fire, Reed Feast', [`${home} b`]: 'Stone Fire, Stone Feast' },
    ...HANDS,
    ...hands,
  };
  return copyState(sceneOf(game as SwayGame, fields, { seats: 4, rest: 'unseen' }).state);
}

const read = (state: SwayState, inputs: number): readonly number[] => [...new Features(inputs).read(state)];

/** By seat: another hand of as many cards. */
const OTHERS = [
  { 'ops a': 'Reed Vow, Reed Elder' },
  { 'ops b': 'Stone Vow, Stone Elder' },
  { 'ops c': 'Reed Spears, Reed Elder' },
  { 'ops d': 'Stone Raft, Stone Elder' },
];

test.each(GAMES)('$game.id: for four, every hand counts, the partner’s too', (table) => {
  const usual = read(heldBy(table, {}), INPUTS_OF_FOUR);
  expect(usual.length).toBe(INPUTS_OF_FOUR);
  for (const hands of OTHERS) expect(read(heldBy(table, hands), INPUTS_OF_FOUR)).not.toEqual(usual);
});

test.each(GAMES)('$game.id: for two, only the turning seat’s hand and the next one’s do', (table) => {
  const usual = read(heldBy(table, {}), INPUTS);
  const isSame = OTHERS.map((hands) => read(heldBy(table, hands), INPUTS).join() === usual.join());
  expect(isSame).toEqual([false, false, true, true]);
});

test.each(GAMES)('$game.id: what two players see comes first, for four as well', (table) => {
  for (const hands of [{}, ...OTHERS]) {
    const state = heldBy(table, hands);
    expect(read(state, INPUTS_OF_FOUR).slice(0, INPUTS)).toEqual(read(state, INPUTS));
  }
});

test.each(GAMES)('$game.id: it matters which of two partners holds which hand', (table) => {
  const swapped = { 'ops b': HANDS['ops d'], 'ops d': HANDS['ops b'] };
  expect(read(heldBy(table, swapped), INPUTS_OF_FOUR)).not.toEqual(read(heldBy(table, {}), INPUTS_OF_FOUR));
});
