/** What a match in a browser runs with in tests: without delays, and seeded. */
import { botOf, type Players } from '@hortus/bots';
import { clockAtOnce } from '@hortus/host/testing';
import { secretFromSeed } from '@hortus/kernel';
import type { LocalTools } from './local-host.ts';

export const toolsOf =
  (players: Players) =>
  (seed: string): LocalTools => {
    let n = 0;
    return {
      clock: clockAtOnce(1_000),
      secret: () => secretFromSeed(`${seed} ${n++}`),
      bot: (level) => botOf(players, level),
    };
  };
