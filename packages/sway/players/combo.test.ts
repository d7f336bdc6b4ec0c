import { genesis } from '@hortus/genesis';
import {
  copyInto,
  copyState,
  FastLuck,
  lowestBit,
  type Move,
  moveList,
  NO_LUCK,
  type Seat,
} from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test } from 'vitest';
import {
  addOps,
  askedIn,
  discard,
  homeOf,
  inCombo,
  inExperience,
  inOps,
  inVoid,
  MOVES,
  removeExperience,
  removeOps,
  removeVoid,
  type SwayGame,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  totalOf,
} from '../src/index.ts';
import { ComboSearch } from './combo.ts';
import { SETTINGS } from './settings.testing.ts';

const { engage, name, pass, persuade } = MOVES.kinds;
const marginOf = (state: SwayState, seat: Seat): number =>
  totalOf(state, sideOf(seat)) - totalOf(state, 1 - sideOf(seat));

function make(game: SwayGame, state: SwayState, seat: Seat, move: Move): void {
  game.play(state, seat, move, NO_LUCK);
  while (taskIn(state.ints) === TASK.window || taskIn(state.ints) === TASK.recruit)
    game.play(state, askedIn(state.ints), pass.tag, NO_LUCK);
}

/**
 * Every order of every move without luck, with no memory and no pruning; undefined where that takes too long.
 */
function highestByForce(game: SwayGame, state: SwayState, seat: Seat): number | undefined {
  let left = 4_000;
  const lists: Int32Array[] = [];
  const states: SwayState[] = [];
  const from = (now: SwayState, depth: number): number => {
    lists[depth] ??= moveList(game);
    states[depth] ??= copyState(now);
    const n = game.legal(now, seat, lists[depth]);
    let most = marginOf(now, seat);
    for (let i = 0; i < n && left > 0; i++) {
      const move = lists[depth][i];
      if (!engage.is(move) && !persuade.is(move) && !name.is(move)) continue;
      left--;
      copyInto(now, states[depth]);
      make(game, states[depth], seat, move);
      most = Math.max(most, from(states[depth], depth + 1));
    }
    return most;
  };
  const most = from(state, 0);
  return left > 0 ? most : undefined;
}

function cut(state: SwayState, seat: Seat, most: number, rng: FastLuck): void {
  const { rules } = state;
  const cardsThat = (lie: (card: number) => boolean): number[] =>
    rules.deck.cards.flatMap((_, card) => (lie(card) ? [card] : []));
  const ops = cardsThat((card) => inOps(state, seat, card));
  for (; ops.length > most; ops.length--) {
    const i = rng.below(ops.length);
    removeOps(state, seat, ops[i]);
    discard(state, ops[i]);
    ops[i] = ops[ops.length - 1];
  }
  const home = homeOf(rules, seat);
  const experience = rules.unlockable === 0 ? [] : cardsThat((card) => inExperience(state, home, card));
  for (const card of experience.slice(1)) {
    removeExperience(state, home, card);
    discard(state, card);
  }
}

/** Positions in which cards can be engaged, with hands cut to a few cards. */
function positions(
  game: SwayGame,
  most: number,
  games: number,
  settings = SETTINGS[game.id],
): [SwayState, Seat][] {
  const found: [SwayState, Seat][] = [];
  const rng = new FastLuck(11);
  const list = moveList(game);
  for (const { options, seats } of settings) {
    const parsed = game.parseOptions(options, seats ?? 2);
    if (!parsed.ok) throw new Error(parsed.fault[0].message);
    const state = game.create(parsed.value, seats ?? 2);
    for (let i = 0; i < games; i++) {
      let toAct = game.setup(state, rng);
      for (let ply = 0; toAct !== 0 && ply < 200; ply++) {
        const seat = lowestBit(toAct);
        if (inCombo(state) && taskIn(state.ints) === TASK.none && rng.below(4) === 0) {
          const small = copyState(state);
          cut(small, seat, most, rng);
          found.push([small, seat]);
        }
        toAct = game.play(state, seat, list[rng.below(game.legal(state, seat, list))], rng);
      }
    }
  }
  return found;
}

test.each([genesis, worldsAsunder])(
  '$id: the highest total of small hands is that of brute force',
  (game) => {
    const search = new ComboSearch(game.mostMoves);
    const found = positions(game, 4, 4);
    expect(found.length).toBeGreaterThan(100);
    let raised = 0;
    let checked = 0;
    for (const [state, seat] of found) {
      const combo = search.highest(state, seat);
      const most = highestByForce(game, state, seat);
      if (most === undefined) continue;
      checked++;
      expect(combo.margin, game.notation.makePosition(state)).toBe(most);
      if (most > marginOf(state, seat)) raised++;
      for (const move of combo.moves) {
        expect(game.judge(state, seat, move)).toBeUndefined();
        make(game, state, seat, move);
      }
      expect(marginOf(state, seat)).toBe(most);
    }
    expect(checked).toBeGreaterThan(found.length * 0.8);
    expect(raised).toBeGreaterThan(found.length / 4);
  },
);

test('a hand of seven is searched in few positions', () => {
  const search = new ComboSearch(genesis.mostMoves);
  const found = positions(genesis, 7, 3, SETTINGS.genesis.slice(0, 3));
  const nodes = found.map(([state, seat]) => {
    search.highest(state, seat);
    return search.nodes;
  });
  expect(Math.max(...nodes)).toBeLessThan(1_000);
  expect(nodes.reduce((sum, n) => sum + n, 0) / nodes.length).toBeLessThan(50);
});

test('a card more never lowers the total', () => {
  const search = new ComboSearch(genesis.mostMoves);
  for (const [state, seat] of positions(genesis, 4, 1)) {
    const { margin } = search.highest(state, seat);
    const card = state.rules.deck.cards.findIndex((_, i) => inVoid(state, i));
    if (card < 0) continue;
    removeVoid(state, card);
    addOps(state, seat, card);
    expect(search.highest(state, seat).margin).toBeGreaterThanOrEqual(margin);
  }
});
