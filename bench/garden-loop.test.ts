/** The yardstick plays Garden correctly: its results are those of a plain implementation, within chance. */
import { expect, test } from 'vitest';
import { playouts } from './garden-loop.ts';

const LINES: number[][] = [
  [0, 5, 10, 15],
  [3, 6, 9, 12],
];
for (let i = 0; i < 4; i++)
  LINES.push(
    [0, 1, 2, 3].map((k) => 4 * i + k),
    [0, 1, 2, 3].map((k) => 4 * k + i),
  );
for (const corner of [0, 1, 2, 4, 5, 6, 8, 9, 10]) LINES.push([corner, corner + 1, corner + 4, corner + 5]);

/** An unrelated generator (mulberry32), for numbers below n. */
const dice = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 0x100000000) * n);
  };
};

/** One random game by the rules, on arrays; how many moves it took. The last mover has always won. */
const randomGame = (below: (n: number) => number): number => {
  const tiles = Array.from({ length: 16 }, (_, tile) => tile);
  for (let i = 15; i > 0; i--) {
    const j = below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  const owner: number[] = new Array(16).fill(-1);
  let legal = [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15];
  for (let moves = 0; ; moves++) {
    if (legal.length === 0) return moves;
    const cell = legal[below(legal.length)];
    owner[cell] = moves % 2;
    if (LINES.some((line) => line.every((at) => owner[at] === moves % 2))) return moves + 1;
    const [vegetation, symbol] = [tiles[cell] >> 2, tiles[cell] & 3];
    legal = owner.flatMap((who, at) =>
      who === -1 && (tiles[at] >> 2 === vegetation || (tiles[at] & 3) === symbol) ? [at] : [],
    );
  }
};

test('[GAR-E-1] length and share of first wins are those of plain play, to four standard errors', () => {
  const below = dice(2024);
  const plainGames = 60_000;
  let [moves, squares, firstWins] = [0, 0, 0];
  for (let game = 0; game < plainGames; game++) {
    const length = randomGame(below);
    moves += length;
    squares += length * length;
    firstWins += length % 2;
  }
  const games = 1_000_000;
  const loop = playouts(games, 1);
  const mean = moves / plainGames;
  const share = firstWins / plainGames;
  const perGame = 1 / plainGames + 1 / games;
  expect(Math.abs(loop.moves / games - mean)).toBeLessThan(
    4 * Math.sqrt((squares / plainGames - mean * mean) * perGame),
  );
  expect(Math.abs(loop.firstWins / games - share)).toBeLessThan(4 * Math.sqrt(share * (1 - share) * perGame));
});

test('[GAR-SET-3] the lot decides who plays first: both seats win as often', () => {
  const games = 1_000_000;
  expect(Math.abs(playouts(games, 7).winsOfA - games / 2)).toBeLessThan(2 * Math.sqrt(games));
});

test('the same seed plays the same games, another seed others', () => {
  expect(playouts(1000, 5)).toEqual(playouts(1000, 5));
  expect(playouts(1000, 5).checksum).not.toBe(playouts(1000, 6).checksum);
});

test('[GAR-E-1] every game has 7 to 16 moves', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const { moves, firstWins } = playouts(1, seed);
    expect(moves).toBeGreaterThanOrEqual(7);
    expect(moves).toBeLessThanOrEqual(16);
    expect(firstWins).toBe(moves % 2);
  }
});
