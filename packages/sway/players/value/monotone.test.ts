/**
 * More cards are worth more. A single card may be a burden (a weak one takes the place of one that a refill would bring),
 * so this is about averages: of the same hands with one card after another taken away.
 */
import { genesis } from '@hortus/genesis';
import genesisValue from '@hortus/genesis/players/value.json' with { type: 'json' };
import { copyState, FastLuck, lowestMember, moveList, type Seat, withoutLowest } from '@hortus/kernel';
import { type NetworkFile, readNetwork } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import worldsValue from '@hortus/worlds-asunder/players/value.json' with { type: 'json' };
import { expect, test } from 'vitest';
import {
  askedIn,
  destinyCount,
  discard,
  opsCountOf,
  opsInt,
  PHASE,
  phaseIn,
  play,
  removeOps,
  SET,
  type SwayGame,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  turningIn,
  turnsIn,
} from '../../src/index.ts';
import { edgeOf, GENESIS, GUESSED, type Prospect, WORLDS } from '../figures.ts';
import { Mind } from '../mind.ts';
import { Learned } from './learned.ts';

const FULL = 7;
const MATCHES = 25;

function cardsOf({ ints }: SwayState, seat: Seat): Int32Array {
  const cards: number[] = [];
  for (let i = 0; i < SET; i++)
    for (let bits = opsInt(ints, seat, i); bits !== 0; bits = withoutLowest(bits))
      cards.push(lowestMember(i, bits));
  return Int32Array.from(cards);
}

/** Beginnings of plots in matches between minds, with something left to draw. */
function* plots(game: SwayGame, seats: number, rng: FastLuck): Generator<SwayState> {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options');
  const state = game.create(options.value, seats);
  const minds = Array.from({ length: seats }, () => new Mind(moveList(game)));
  for (let match = 0; match < MATCHES; match++) {
    game.setup(state, rng);
    for (const mind of minds) mind.forget();
    for (let turn = -1; phaseIn(state.ints) !== PHASE.over; ) {
      const { ints } = state;
      if (phaseIn(ints) === PHASE.plot && turnsIn(ints) !== turn && taskIn(ints) === TASK.none) {
        turn = turnsIn(ints);
        if (destinyCount(state) > 0) yield state;
      }
      const seat = askedIn(ints);
      play(state, seat, minds[seat].decide(state, seat), rng);
    }
  }
}

const VALUES = [
  { game: genesis, value: genesisValue },
  { game: worldsAsunder, value: worldsValue },
];

/**
 * A side's average chance as the seat `ahead` places after the turning one loses its full hand card by card.
 */
function chancesOf(game: SwayGame, value: NetworkFile, seats: number, ahead: number): number[] {
  const judge = new Learned(readNetwork(value));
  const rng = new FastLuck(11);
  const sums = new Float64Array(FULL + 1);
  let hands = 0;
  for (const state of plots(game, seats, rng)) {
    const seat = (turningIn(state.ints) + ahead) % seats;
    if (opsCountOf(state.ints, seat) !== FULL) continue;
    hands++;
    const less = copyState(state);
    const cards = cardsOf(less, seat);
    rng.shuffle(cards);
    sums[FULL] += judge.of(less, sideOf(seat));
    for (const card of cards) {
      removeOps(less, seat, card);
      discard(less, card);
      sums[opsCountOf(less.ints, seat)] += judge.of(less, sideOf(seat));
    }
  }
  expect(hands).toBeGreaterThan(50);
  return Array.from(sums, (sum) => sum / hands);
}

const rises = (chances: readonly number[]): boolean =>
  chances.every((chance, cards) => cards === 0 || chance > chances[cards - 1]);

test.each(VALUES)('$game.id: the network rates every card more above one card less', ({ game, value }) => {
  for (const ahead of [0, 1]) expect(chancesOf(game, value, 2, ahead)).toSatisfy(rises);
});

// With four, an empty hand hardly ever occurs, and the network hasn't learned it.
test.each(VALUES)('$game.id: two against two, and partners’ cards count as well', ({ game, value }) => {
  for (const ahead of [0, 1, 2, 3])
    expect(chancesOf(game, value, 4, ahead).slice(1), `${ahead}`).toSatisfy(rises);
});

test.each([{ figures: GUESSED }, { figures: GENESIS }, { figures: WORLDS }])(
  'rules of thumb rate more cards higher, and more of the rival’s lower',
  ({ figures }) => {
    const edge = (prospect: Prospect, own: number, theirs: number): number =>
      edgeOf(prospect, own, 10, 1, theirs);
    for (const prospect of [figures.plots, figures.waits])
      for (let own = 0; own < 9; own++)
        for (let theirs = 0; theirs < 9; theirs++) {
          expect(edge(prospect, own + 1, theirs)).toBeGreaterThan(edge(prospect, own, theirs));
          expect(edge(prospect, own, theirs + 0.9)).toBeLessThan(edge(prospect, own, theirs));
        }
  },
);
