/** Long: who beats whom at 50 ms a turn, seats going round. `npm run soak -- gnostica/strength` prints it. */
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { botOf } from '../of-game.ts';
import { playMatch } from './contest.ts';
import { greedyBot } from './greedy.testing.ts';
import { players } from './players.ts';

const GAMES = 200;
const level = (name: string): Bot => botOf(players, name) as Bot;

test.each([
  ['club', 'random', [level('club'), level('random')]],
  ['club', 'greedy', [level('club'), greedyBot()]],
  ['expert', 'club', [level('expert'), level('club')]],
  ['expert', 'three of club', [level('expert'), level('club'), level('club'), level('club')]],
] as const)('%s against %s', { timeout: 3 * 3_600_000 }, (one, other, bots) => {
  let share = 0;
  for (let game = 0; game < GAMES; game++)
    share += playMatch(
      { bots, options: { cap: 200 }, time: { ms: 50, now: () => performance.now() } },
      game,
    ).share;
  console.log(`${one} against ${other}: ${((100 * share) / GAMES).toFixed(1)} % of ${GAMES} games`);
  expect(share / GAMES).toBeGreaterThan(1 / bots.length);
});
