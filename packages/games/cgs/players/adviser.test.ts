import { type Bot, botOf } from '@hortus/bots';
import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs, MOVES, type View } from '../src/index.ts';
import { steady } from './adviser.ts';
import { players } from './index.ts';

const M = MOVES.kinds;
const means = { rng: new FastLuck(1), ms: 0, now: () => 0 };
const always = (move: number): Bot => ({ game: cgs.id, level: 'expert', choose: () => move });
const advised = (move: number, step: View['step']): number | undefined =>
  steady(always(move)).choose({ step } as View, 0, means);

test('a hint to play a card isn’t followed in the same turn by one to sit the adventure out', () => {
  expect(advised(M.sitOut.pack(), 'adventure')).toBe(M.pass.pack());
  expect(advised(M.sitOut.pack(), 'play')).toBe(M.sitOut.pack());
  expect(advised(M.endAdventure.pack(), 'adventure')).toBe(M.endAdventure.pack());
});

test('hints come from the strongest level', () => {
  expect(players.adviser?.().level).toBe(botOf(players, Object.keys(players.levels).at(-1) ?? '')?.level);
});
