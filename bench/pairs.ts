/**
 * Not about speed: how often two experts of Genesis or Worlds Asunder, partners in 2 against 2, beat two clubs, over
 * the same deals played from both sides. Continues where it stopped; `HORTUS_GAMES=40` plays fewer games than usual.
 */
import { botOf, type Duelist, duel, type Players, type Shares, seeing } from '@hortus/bots';
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { HIDING, type Hiding } from './bots.ts';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

/** Nothing was tuned on these deals. */
const SEED = 11_000;
const GAMES = Number(process.env.HORTUS_GAMES ?? 200);
/** Milliseconds per decision. */
const MS = 10;
/** What the lower end has to reach: a single expert has to reach as much. */
const LEAST = 0.7;

const nameOf = ({ title }: Hiding): string => `${title} pairs: experts against clubs`;

export const howPairsPlay = (hiding: Hiding): Measured[] =>
  shareRows(nameOf(hiding), played(hiding), 2, LEAST);

export const PAIR_GOALS: readonly Goal[] = HIDING.map((hiding) => shareGoal(nameOf(hiding)));

function played(hiding: Hiding): Shares {
  const { players } = hiding;
  const { game } = players;
  const { before, keep } = keptGames(nameOf(hiding), `${SEED} ${MS}`, GAMES);
  return duel(game, levelOf(players, 'expert'), levelOf(players, 'club'), Math.ceil(GAMES / 2), {
    ms: MS,
    now: cpuMs,
    seed: SEED,
    setting: { options: {}, seats: 4 },
    before,
    after: keep,
  });
}

function levelOf(players: Players, level: string): Duelist {
  const bot = botOf(players, level);
  if (bot === undefined) throw new Error(`${players.game.id} has no ${level}`);
  return seeing(players.game, bot);
}
