/** Whom Gnostica's bots are measured against, and the goals they have to reach. */

import { type Bot, botOf, type Time } from '@hortus/bots';
import type { Contest } from '@hortus/bots/testing/contest.ts';
import { greedyTurn } from '@hortus/testkit';
import { type GnosticaState, gnostica, kinds, scoreOf } from '../../src/index.ts';
import { players } from '../index.ts';
import { imagined } from '../world.ts';

/**
 * The fixed greedy player: the best score after its turn; it announces when that suffices. Of equal turns it takes any:
 * when it took the first in the list, it went round in circles as soon as no turn brought a point, and two of them drew
 * 70 of 100 games.
 */
export function greedyBot(): Bot {
  const choose = greedyTurn<GnosticaState>(gnostica, {
    total: ({ ints }, seat) => scoreOf(ints, seat),
    suffices: ({ ints, rules }, seat) => scoreOf(ints, seat) >= rules.options.target,
    stops: kinds.announce.pack(),
    positions: 10_000,
    varies: true,
  });
  return {
    game: gnostica.id,
    level: 'greedy',
    choose: (view, seat, { rng }) => choose(imagined(view, rng), seat, rng),
  };
}

interface Wanted {
  readonly name: string;
  readonly contest: Contest;
  /** What the lower end of the interval has to reach. */
  readonly goal: number;
}

const WANTED = [
  { levels: ['club', 'random'], goal: 0.98 },
  { levels: ['club', 'greedy'], goal: 0.6 },
  { levels: ['expert', 'club'], goal: 0.75 },
  { levels: ['expert', 'club', 'club', 'club'], goal: 0.45 },
];

function botNamed(level: string): Bot {
  const bot = level === 'greedy' ? greedyBot() : botOf(players, level);
  if (bot === undefined) throw new Error(`Gnostica has no ${level}`);
  return bot;
}

/** What the levels have to reach over at least 200 games, seats going round. */
export const wantedOfGnostica = (time: Time): Wanted[] =>
  WANTED.map(({ levels: [first, ...others], goal }) => ({
    name: `${first} against ${others.length > 1 ? `${others.length} × ` : ''}${others[0]}`,
    contest: {
      game: gnostica,
      bots: [first, ...others].map(botNamed),
      options: { cap: 200 },
      time,
    },
    goal,
  }));
