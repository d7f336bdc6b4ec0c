import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { FastLuck, lowestBit } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { expect, test } from 'vitest';
import {
  ABILITY,
  hiddenCountIn,
  MOVES,
  openOf,
  PHASE,
  POOL,
  phaseIn,
  type SwayState,
  sideOf,
  totalOf,
} from '../src/index.ts';
import { DRAWS } from './traits.ts';

const { engage } = MOVES.kinds;

/** Engages a card that draws none, in an obstruction with nothing left to answer. */
function isLaidForNothing(state: SwayState, seat: number, move: number): boolean {
  const { ints, rules } = state;
  if (phaseIn(ints) !== PHASE.obstruct || !engage.is(move)) return false;
  if (hiddenCountIn(ints) > 0 || openOf(ints, POOL.refill) > 0) return false;
  if (totalOf(state, sideOf(seat)) < totalOf(state, 1 - sideOf(seat))) return false;
  const as = engage.get.as(move);
  const { ability } = rules.deck;
  const name = as > 0 ? as - 1 : ability[engage.get.card(move)];
  return DRAWS[name] === 0 && name !== ABILITY.enlist;
}

test.each([
  { game: genesis, players: genesisPlayers },
  { game: worldsAsunder, players: worldsPlayers },
])('$game.id: nothing is laid where nothing has to be answered', ({ game, players }) => {
  const expert = botOf(players, 'expert') as Bot;
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('the usual options');
  const state = game.create(options.value, 2);
  let laid = 0;
  for (let match = 0; match < 2; match++) {
    const rng = new FastLuck(40 + match);
    for (let toAct = game.setup(state, rng); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0 };
      const move = mustChoose(expert, game.view(state, seat), seat, means);
      expect(isLaidForNothing(state, seat, move), game.notation.makePosition(state)).toBe(false);
      if (phaseIn(state.ints) === PHASE.obstruct && engage.is(move)) laid++;
      toAct = game.play(state, seat, move, rng);
    }
  }
  expect(laid).toBeGreaterThan(10);
});
