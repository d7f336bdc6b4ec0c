import { expect, test } from 'vitest';
import { playouts } from './garden-loop.ts';
import { addTallies, checkTally } from './tally.ts';

test('[GAR-E-1] random games pass, others do not', () => {
  const games = 400_000;
  const tally = addTallies([1, 2].map((seed) => ({ games: games / 2, ...playouts(games / 2, seed) })));
  checkTally('the yardstick', tally);
  expect(() => checkTally('slow', { ...tally, moves: tally.moves + games / 20 })).toThrow(
    'slow plays games of 13.27 moves',
  );
  expect(() => checkTally('unfair', { ...tally, firstWins: tally.firstWins + games / 100 })).toThrow(
    /unfair lets the first player win 0\.52\d/,
  );
});
