/**
 * Not about speed: what the experts of Genesis and Worlds Asunder gain by ten times the time, and by seeing all
 * cards. An expert that gained nothing by them would be blind to something. Continues where it stopped;
 * `HORTUS_GAMES=40` plays fewer games than usual.
 */
import { botOf, type Duelist, duel, type Players, type Shares, seeing } from '@hortus/bots';
import type { Game } from '@hortus/kernel';
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { cheatOf } from '../packages/sway/players/testing/rivals.ts';
import { HIDING, type Hiding } from './bots.ts';
import { keptGames, mostGoal, mostRow, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

/** Nothing was tuned on these deals. */
const SEED = 9000;
const GAMES = Number(process.env.HORTUS_GAMES ?? 200);
/** Sight is worth little, so it takes more games to show. */
const GAMES_SEEN = Number(process.env.HORTUS_GAMES ?? 400);
/** Milliseconds per decision: with little time, with ten times as much, and where all cards are seen. */
const [MS, MORE, SEEN] = [2, 20, 10];

function expertOf(players: Players): Duelist {
  const { game } = players;
  const bot = botOf(players, 'expert');
  if (bot === undefined) throw new Error(`${game.id} has no expert`);
  return seeing(game, bot);
}

const patient = (duelist: Duelist): Duelist => ({
  level: duelist.level,
  choose: (state, seat, means) => duelist.choose(state, seat, { ...means, ms: MORE }),
});

/** What the lower end has to reach; and what an expert that sees all cards may score, so that the other scores 35 %. */
const [LEAST, MOST] = [0.55, 0.65];

const namesOf = ({ title }: Hiding): [time: string, sight: string] => [
  `${title} expert: ${MORE} ms against ${MS} ms`,
  `${title} expert: all cards seen against its own`,
];

export function whatSearchGains(hiding: Hiding): Measured[] {
  const { players, figures, value } = hiding;
  const { game } = players;
  const expert = expertOf(players);
  const [time, sight] = namesOf(hiding);
  const longer = played(game, time, patient(expert), expert, MS, GAMES);
  const seen = played(game, sight, cheatOf(game, figures, value), expert, SEEN, GAMES_SEEN);
  return [
    ...shareRows(time, longer, 2, LEAST),
    ...shareRows(sight, seen, 2, LEAST),
    mostRow(sight, seen, MOST),
  ];
}

export const SEARCH_GOALS: readonly Goal[] = HIDING.flatMap((hiding) => {
  const [time, sight] = namesOf(hiding);
  return [shareGoal(time), shareGoal(sight), mostGoal(sight)];
});

function played(
  game: Game,
  name: string,
  stronger: Duelist,
  weaker: Duelist,
  ms: number,
  games: number,
): Shares {
  const { before, keep } = keptGames(name, `${SEED} ${ms}`, games);
  const terms = { ms, now: cpuMs, seed: SEED, before, after: keep };
  return duel(game, stronger, weaker, Math.ceil(games / 2), terms);
}
