import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { FastLuck, lowestBit } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica, turnsOf } from '../src/index.ts';
import { players } from './index.ts';

const TURNS = 4;

/** The first turns of a match that a bot plays against itself, on a deal and with its own luck. */
function opening(bot: Bot, deal: number, seed: number): string {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('the usual options');
  const state = gnostica.create(options.value, 2);
  const luck = new FastLuck(deal);
  const rng = new FastLuck(seed);
  const moves: string[] = [];
  for (let toAct = gnostica.setup(state, luck); turnsOf(state.ints) < TURNS; ) {
    const seat = lowestBit(toAct);
    const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0 };
    const move = mustChoose(bot, gnostica.view(state, seat), seat, means);
    moves.push(gnostica.notation.makeMove(state, seat, move));
    toAct = gnostica.play(state, seat, move, luck);
  }
  return moves.join('; ');
}

test.each(['strong', 'expert'])('%s doesn’t always open the same way with the same cards', (level) => {
  const bot = botOf(players, level) as Bot;
  const deals = [3, 4];
  const seen = deals.map((deal) => new Set([1, 2, 3, 4].map((seed) => opening(bot, deal, seed))).size);
  expect(Math.max(...seen)).toBeGreaterThan(1);
  // With the same luck it does.
  for (const deal of deals) expect(opening(bot, deal, 1)).toBe(opening(bot, deal, 1));
});
