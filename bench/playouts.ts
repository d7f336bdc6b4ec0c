/**
 * Random playouts of Garden through the contract, after other games have run through the same code in the same
 * process.
 */
import { garden } from '@hortus/garden';
import { FastLuck, type Game, invariant, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { toys } from '@hortus/testkit';
import { cpuTime, type Side, sideBySide } from './measure.ts';
import type { Measured } from './row.ts';
import { addTallies, checkTally, type Tally } from './tally.ts';
import { callOften, rateRow, yardstick } from './yardstick.ts';

const SECOND = 1e9;

export function stateOf(game: Game, seats: number = game.seats[0], given: object = {}): State {
  const options = game.parseOptions(given, seats);
  invariant(options.ok, `${game.id} does not take these options`);
  return game.create(options.value, seats);
}

/** Every toy with every number of seats, until the engine has optimised for them. */
export function playOthersFirst(rng: FastLuck): void {
  const end = cpuTime() + 0.3 * SECOND;
  while (cpuTime() < end)
    for (const toy of toys) for (const seats of toy.seats) playouts(toy, stateOf(toy, seats), rng, 50);
}

/** Game by game, untimed: the player who goes first wins the games with an odd number of moves. */
function tallyOfContract(games: number, rng: FastLuck): Tally {
  const state = stateOf(garden);
  const lengths = Array.from({ length: games }, () => playouts(garden, state, rng, 1));
  const sum = lengths.reduce((total, length) => total + length, 0);
  return { games, moves: sum, firstWins: lengths.filter((length) => length % 2 === 1).length };
}

const GAMES = 4000;

/** Counted in moves. */
function ownSide(rng: FastLuck): Side {
  const state = stateOf(garden);
  callOften((games) => playouts(garden, state, rng, games));
  return { slice: () => playouts(garden, state, rng, GAMES) };
}

export function againstLoop(): Measured[] {
  const rng = new FastLuck(1);
  playOthersFirst(rng);
  const loop = yardstick();
  const row = rateRow('moves of random playouts', ownSide(rng), loop, { warm: 120, counted: 240 });
  loop.check();
  checkTally('the contract', tallyOfContract(200_000, rng));
  return [row];
}

export async function againstBoardgameIo(): Promise<Measured[]> {
  const { playouts: theirPlayouts } = await import('./boardgame-io-garden.ts');
  const rng = new FastLuck(1);
  playOthersFirst(rng);
  const tallies: Tally[] = [];
  const theirs: Side = {
    slice() {
      const tally = theirPlayouts(10, rng);
      tallies.push(tally);
      return tally.moves;
    },
  };
  const { own, other, ratio } = sideBySide(ownSide(rng), theirs, { warm: 60, counted: 120 });
  checkTally('boardgame.io', addTallies(tallies));
  checkTally('the contract', tallyOfContract(200_000, rng));
  const against = 'boardgame.io';
  return [
    {
      name: 'moves of random playouts',
      unit: 'per s',
      against,
      own: SECOND / own,
      other: SECOND / other,
      ratio,
    },
  ];
}
