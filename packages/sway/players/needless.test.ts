import { type Bot, botOf } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { expect, test } from 'vitest';
import { wasteOf } from './testing/waste.ts';

test.each([
  { game: genesis, players: genesisPlayers },
  { game: worldsAsunder, players: worldsPlayers },
])('$game.id: nothing is laid where nothing has to be answered', ({ game, players }) => {
  const expert = botOf(players, 'expert') as Bot;
  let laid = 0;
  for (const seed of [40, 41]) {
    const waste = wasteOf(game, expert, seed);
    expect(waste.scenes).toEqual([]);
    expect(waste.wasteful).toBe(0);
    laid += waste.laid;
  }
  expect(laid).toBeGreaterThan(10);
});

// Random players lay such cards all the time: without this, counting nothing would pass as well.
test.each([
  { game: genesis, players: genesisPlayers },
  { game: worldsAsunder, players: worldsPlayers },
])('$game.id: what random players waste is counted', ({ game, players }) => {
  const { obstructions, wasteful, scenes } = wasteOf(game, botOf(players, 'random') as Bot, 40);
  expect(wasteful).toBeGreaterThan(0);
  expect(wasteful).toBeLessThanOrEqual(Math.min(obstructions, scenes.length));
});
