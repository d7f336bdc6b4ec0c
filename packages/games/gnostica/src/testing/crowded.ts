/**
 * Gnostica for law tests: random games of the plain one end after a few turns, mostly spent drawing cards. Here the
 * match begins in the middle of a game, nobody announces, and there are few ways to draw.
 */
import { defineGame, type Game, type Move, type Rng, type Seat, type SeatSet } from '@hortus/kernel';
import { layCard, liftCard } from '../board/land.ts';
import { addMan, makeMan, stashOf } from '../board/men.ts';
import { spaceAt, xOf, yOf } from '../board/space.ts';
import { CARDS } from '../cards/cards.ts';
import { discard } from '../cards/piles.ts';
import { gnostica } from '../index.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds, type Options, type View } from '../types.ts';

const { draw, redraw, announce } = kinds;

/** Few of the ways to draw, and announcing only once in this many cases. */
const isWanted = ({ ints }: GnosticaState, move: Move): boolean => {
  if (draw.is(move)) return isFew(draw.get.drop(move), draw.get.count(move));
  if (redraw.is(move)) return isFew(redraw.get.drop(move), redraw.get.count(move));
  return !announce.is(move) || ints[at.turns] % 16 === 15;
};
const isFew = (drop: number, count: number): boolean => (drop === 1 || drop === 0 || drop === 6) && count < 3;

/** Some pieces for everybody, a few cards more or less on the board, and a short draw pile. */
function crowd(state: GnosticaState, rng: Rng): void {
  const { ints, rules } = state;
  for (let n = rng.below(10); n > 0; n--) growLand(ints, rng);
  for (let n = rng.below(4); n > 0 && ints[at.lands] > 3; n--)
    discard(ints, liftCard(ints, ints[at.land + rng.below(ints[at.lands])] >> 7));
  for (let n = 4 + rng.below(4 * rules.seats); n > 0; n--) {
    const owner = rng.below(rules.seats);
    const pips = 1 + rng.below(3);
    const space = ints[at.land + rng.below(ints[at.lands])] >> 7;
    if (stashOf(ints, owner, pips) > 0) addMan(ints, makeMan(space, owner, pips, rng.below(5), 0));
  }
  while (ints[at.pile] > 4 && rng.below(8) !== 0) discard(ints, ints[at.piled + --ints[at.pile]]);
  ints.fill(0, at.piled + ints[at.pile], at.piled + CARDS);
}

/** Lays the top card of the pile beside some territory, if there is room. */
function growLand(ints: Int32Array, rng: Rng): void {
  const space = ints[at.land + rng.below(ints[at.lands])] >> 7;
  const [dx, dy] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][rng.below(4)];
  const beside = spaceAt(xOf(space) + dx, yOf(space) + dy);
  for (let i = 0; i < ints[at.lands]; i++) if (ints[at.land + i] >> 7 === beside) return;
  layCard(ints, beside, ints[at.piled + --ints[at.pile]]);
}

const list = new Int32Array(gnostica.mostMoves);

export type Gnostica = Game<GnosticaState, Options, View>;

/** For these rules, today's or earlier ones. */
export const crowdedOf = (gnostica: Gnostica): Gnostica =>
  defineGame({
    ...gnostica,
    setup(state: GnosticaState, rng: Rng): SeatSet {
      gnostica.setup(state, rng);
      if (state.rules.options.start === 'bid') return gnostica.toAct(state);
      crowd(state, rng);
      return gnostica.toAct(state);
    },
    legal(state: GnosticaState, seat: Seat, out: Int32Array): number {
      const all = gnostica.legal(state, seat, list);
      let n = 0;
      for (let i = 0; i < all; i++) if (isWanted(state, list[i])) out[n++] = list[i];
      return n;
    },
    judge: (state: GnosticaState, seat: Seat, move: Move) =>
      gnostica.judge(state, seat, move) ?? (isWanted(state, move) ? undefined : NO.notNow),
  });

export const crowded: Gnostica = crowdedOf(gnostica);
