/** Random playouts of Garden through the contract, after other games went the same way in the same process. */
import { garden } from '@hortus/garden';
import { FastLuck, type Game, invariant, type State } from '@hortus/kernel';
import { playouts } from '@hortus/search';
import { toys } from '@hortus/testkit';
import { playouts as loopPlayouts } from './garden-loop.ts';
import { cpuTime, type Side, sideBySide } from './measure.ts';
import type { Measured } from './row.ts';
import { addTallies, checkTally, type Tally } from './tally.ts';

const OWN = 'random playouts';
const SECOND = 1e9;

export const stateOf = (game: Game, seats: number = game.seats[0]): State => {
  const options = game.parseOptions({}, seats);
  invariant(options.ok, `${game.id} has no default options`);
  return game.create(options.value, seats);
};

/** Every toy with every number of seats, until the engine has optimised for them. */
export function playOthersFirst(rng: FastLuck): void {
  const end = cpuTime() + 0.3 * SECOND;
  while (cpuTime() < end)
    for (const toy of toys) for (const seats of toy.seats) playouts(toy, stateOf(toy, seats), rng, 50);
}

/**
 * The engine compiles a function that is called often as a whole, but replaces a loop that runs long while it runs; then
 * the yardstick took 105, 120 or 155 ns by chance. So each is called often first.
 */
function callOften(work: (games: number) => unknown): void {
  for (let n = 0; n < 2000; n++) work(10);
}

/** Game by game, untimed: who plays first wins the games of an odd number of moves. */
function tallyOfContract(games: number, rng: FastLuck): Tally {
  const state = stateOf(garden);
  const lengths = Array.from({ length: games }, () => playouts(garden, state, rng, 1));
  const sum = lengths.reduce((total, length) => total + length, 0);
  return { games, moves: sum, firstWins: lengths.filter((length) => length % 2 === 1).length };
}

function ownSide(units: number, rng: FastLuck): Side {
  const state = stateOf(garden);
  callOften((games) => playouts(garden, state, rng, games));
  return { units, slice: () => void playouts(garden, state, rng, units) };
}

export function againstLoop(): Measured[] {
  const rng = new FastLuck(1);
  playOthersFirst(rng);
  callOften((games) => loopPlayouts(games, 0));
  const units = 4000;
  const tallies: Tally[] = [];
  const loop: Side = {
    units,
    slice: (n) => tallies.push({ games: units, ...loopPlayouts(units, n) }),
  };
  const { own, other, ratio } = sideBySide(ownSide(units, rng), loop, { warm: 200, counted: 400 });
  checkTally('the hand-written loop', addTallies(tallies));
  checkTally('the contract', tallyOfContract(200_000, rng));
  return [
    {
      name: OWN,
      unit: 'per s',
      against: 'hand-written loop',
      own: SECOND / own,
      other: SECOND / other,
      ratio,
    },
  ];
}

export async function againstBoardgameIo(): Promise<Measured[]> {
  const { playouts: theirPlayouts } = await import('./boardgame-io-garden.ts');
  const rng = new FastLuck(1);
  playOthersFirst(rng);
  const tallies: Tally[] = [];
  const theirs: Side = { units: 10, slice: () => tallies.push(theirPlayouts(10, rng)) };
  const { own, other, ratio } = sideBySide(ownSide(4000, rng), theirs, { warm: 60, counted: 120 });
  const tally = addTallies(tallies);
  checkTally('boardgame.io', tally);
  checkTally('the contract', tallyOfContract(200_000, rng));
  const length = tally.moves / tally.games;
  const against = 'boardgame.io';
  return [
    { name: OWN, unit: 'per s', against, own: SECOND / own, other: SECOND / other, ratio },
    {
      name: 'moves of random playouts',
      unit: 'per s',
      against,
      own: (SECOND / own) * length,
      other: (SECOND / other) * length,
      ratio,
    },
  ];
}
