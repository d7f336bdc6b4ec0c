import { genesis } from '@hortus/genesis';
import { copyState, FastLuck, lowestBit, moveList, NO_LUCK, type Seat } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test } from 'vitest';
import {
  askedIn,
  experienceCountOf,
  homeOf,
  opsCountOf,
  PHASE,
  phaseIn,
  type SwayGame,
  type SwayState,
  sideOf,
  winnerIn,
} from '../src/index.ts';
import { Endgame, nothingIsHidden } from './endgame.ts';
import { Mind } from './mind.ts';

/**
 * Positions from matches between minds where nothing is
 * hidden any more, with at most this many cards in both hands.
 */
function* endings(game: SwayGame, matches: number, mostCards: number): Generator<[SwayState, Seat]> {
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('the usual options');
  const state = game.create(options.value, 2);
  const { ints } = state;
  const mind = new Mind(moveList(game));
  for (let match = 0; match < matches; match++) {
    const rng = new FastLuck(700 + match);
    for (let toAct = game.setup(state, rng); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      if (nothingIsHidden(state, seat) && opsCountOf(ints, 0) + opsCountOf(ints, 1) <= mostCards)
        yield [copyState(state), seat];
      mind.forget();
      toAct = game.play(state, seat, mind.decide(state, seat), rng);
    }
  }
}

/**
 * Every move of both sides to the end, with no memory and no pruning; undefined where that takes too long.
 */
function winsByForce(game: SwayGame, given: SwayState, side: number): boolean | undefined {
  let left = 2_000;
  const from = (state: SwayState): boolean => {
    if (phaseIn(state.ints) === PHASE.over) return winnerIn(state.ints) === side;
    const seat = askedIn(state.ints);
    const ours = sideOf(seat) === side;
    const list = moveList(game);
    const n = game.legal(state, seat, list);
    for (let i = 0; i < n && left > 0; i++) {
      left--;
      const next = copyState(state);
      game.play(next, seat, list[i], NO_LUCK);
      if (from(next) === ours) return ours;
    }
    return !ours;
  };
  const wins = from(given);
  return left > 0 ? wins : undefined;
}

const PATIENT = { positions: 20_000, stop: () => false };

test.each([genesis, worldsAsunder])('$id: an ending is judged as trying everything judges it', (game) => {
  const endgame = new Endgame(game.mostMoves, new Mind(moveList(game)));
  const seen = { wins: 0, fails: 0 };
  for (const [state, seat] of endings(game, 48, 5)) {
    const list = moveList(game);
    const moves = [...list.subarray(0, game.legal(state, seat, list))];
    const expected = winsByForce(game, state, sideOf(seat));
    if (expected === undefined) continue;
    const { wins, fails } = endgame.judge(state, seat, moves, PATIENT);
    const where = game.notation.makePosition(state);
    expect(wins !== undefined, where).toBe(expected);
    seen[expected ? 'wins' : 'fails']++;
    if (wins === undefined) expect([...fails], where).toEqual(moves);
    else expect(winsAfter(game, state, seat, wins), where).not.toBe(false);
    for (const move of fails) expect(winsAfter(game, state, seat, move), where).not.toBe(true);
  }
  expect(seen.wins).toBeGreaterThan(4);
  expect(seen.fails).toBeGreaterThan(4);
});

function winsAfter(game: SwayGame, state: SwayState, seat: Seat, move: number): boolean | undefined {
  const next = copyState(state);
  game.play(next, seat, move, NO_LUCK);
  return winsByForce(game, next, sideOf(seat));
}

/** The position without what the rival knows. */
const cardsOf = (game: SwayGame, state: SwayState): string =>
  game.notation
    .makePosition(state)
    .split('\n')
    .filter((line) => !/^(known|trace)/.test(line))
    .join('\n');

test.each([genesis, worldsAsunder])('$id: where nothing is hidden, there is one world only', (game) => {
  const setting = game.parseOptions({}, 2);
  if (!setting.ok) throw new Error('the usual options');
  const world = game.create(setting.value, 2);
  let looked = 0;
  let experienced = 0;
  for (const [state, seat] of endings(game, 16, 14)) {
    if (experienceCountOf(state.ints, homeOf(state.rules, 1 - seat)) > 0) experienced++;
    const view = game.view(state, seat);
    for (let seed = 0; seed < 3; seed++) {
      game.imagine(view, world, new FastLuck(seed));
      expect(cardsOf(game, world)).toBe(cardsOf(game, state));
    }
    looked++;
  }
  expect(looked).toBeGreaterThan(10);
  // Lives and recruits in the rival's experience are public (WA-E-7), others aren't.
  if (game === worldsAsunder) expect(experienced).toBeGreaterThan(10);
});

test('without patience nothing is said', () => {
  const endgame = new Endgame(genesis.mostMoves, new Mind(moveList(genesis)));
  for (const [state, seat] of endings(genesis, 6, 14)) {
    const list = moveList(genesis);
    const moves = [...list.subarray(0, genesis.legal(state, seat, list))];
    const { wins, fails } = endgame.judge(state, seat, moves, { positions: 0, stop: () => false });
    const next = copyState(state);
    if (wins !== undefined) genesis.play(next, seat, wins, NO_LUCK);
    // Only a move that ends the match immediately is known without searching.
    expect(wins === undefined || phaseIn(next.ints) === PHASE.over).toBe(true);
    expect(fails.size).toBeLessThanOrEqual(moves.length);
  }
});
