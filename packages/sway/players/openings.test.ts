import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players } from '@hortus/genesis/players/index.ts';
import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { sceneOf } from '../src/testing/index.ts';

/** Everything the expert opens with over many tries: two of its cards are equivalent. */
function opened(turns: string): Set<string> {
  const { state } = sceneOf(
    genesis,
    {
      ...{ turn: 'a', turns, phase: 'plot', pool: 'plain 1', 'ops a': 'Rope, Ladder', 'ops b': '#3' },
      ...{ 'reserve a': 'Reed Fire, Reed Feast', 'reserve b': 'Stone Fire, Stone Feast' },
    },
    { rest: 'unseen' },
  );
  const bot = botOf(players, 'expert') as Bot;
  const setting = { options: state.rules.options, seats: 2 };
  const means = { ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
  const moves = Array.from({ length: 16 }, (_, seed) =>
    mustChoose(bot, genesis.view(state, 0), 0, { ...means, rng: new FastLuck(seed) }),
  );
  return new Set(moves.map((move) => genesis.notation.makeMove(state, 0, move)));
}

test('expert varies its openings where two lines are as good', () => {
  expect(opened('0')).toEqual(new Set(['engage Rope', 'engage Ladder']));
});

test('later on it takes the first of the best', () => {
  expect(opened('4').size).toBe(1);
});
