/**
 * Not about speed: how often today's experts beat the former ones, with the same time per decision. Continues where
 * it stopped; `HORTUS_GAMES=100` plays fewer games than usual.
 */
import { botOf, duel, type Players, type Shares, seeing, sharesOf } from '@hortus/bots';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import { players as gnostica } from '@hortus/gnostica/players/index.ts';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';
import { cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { players as formerGnostica } from '../packages/games/gnostica/versions/1/players.js';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import * as former from './former/players.js';
import type { Goal, Measured } from './row.ts';

/** Nothing was tuned on these deals. */
const SEED = 8000;
const GAMES = Number(process.env.HORTUS_GAMES ?? 400);

interface Rivalry {
  readonly title: string;
  readonly now: Players;
  readonly before: Players;
  /** Milliseconds per decision; in Gnostica, per turn. */
  readonly ms: number;
  readonly goal: number;
}

export const RIVALRIES: readonly Rivalry[] = [
  { title: 'Genesis', now: genesis, before: former.genesis, ms: 20, goal: 0.9 },
  { title: 'Worlds Asunder', now: worldsAsunder, before: former.worldsAsunder, ms: 20, goal: 0.8 },
  { title: 'Gnostica', now: gnostica, before: formerGnostica, ms: 100, goal: 0.65 },
];

const nameOf = ({ title }: Rivalry): string => `${title}: expert against the former expert`;

export const againstFormer = (rivalry: Rivalry): Measured[] =>
  shareRows(nameOf(rivalry), played(rivalry), 2, rivalry.goal);

export const FORMER_GOALS: readonly Goal[] = RIVALRIES.map((rivalry) => shareGoal(nameOf(rivalry)));

function played({ now, before, ms }: Rivalry): Shares {
  const { game } = now;
  const [one, other] = [botOf(now, 'expert'), botOf(before, 'expert')];
  if (one === undefined || other === undefined) throw new Error(`${game.id} has no expert`);
  const kept = keptGames(`${game.id} former`, String(ms), GAMES);
  if (game.id !== 'gnostica')
    return duel(game, seeing(game, one), seeing(game, other), Math.ceil(GAMES / 2), {
      ms,
      now: cpuMs,
      seed: SEED,
      before: kept.before,
      after: kept.keep,
    });
  let letters = kept.before;
  const contest = { game, bots: [one, other], options: { cap: 200 }, time: { ms, now: cpuMs } };
  while (letters.length < GAMES) {
    letters += playMatch(contest, letters.length);
    kept.keep(letters);
  }
  return sharesOf(letters, 2);
}
