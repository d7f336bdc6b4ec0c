/**
 * Not a speed: how often each level of bot beats the one below, and in Genesis and Worlds Asunder those it has to beat,
 * over the same deals with both sides played. The latter take a quarter of an hour and go on where they were stopped.
 */
import { type Duel, duel, strength } from '@hortus/bots';
import { players as garden } from '@hortus/garden/players/index.ts';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import genesisValue from '@hortus/genesis/players/value.json' with { type: 'json' };
import type { Game } from '@hortus/kernel';
import { GENESIS, WORLDS } from '@hortus/sway/players/figures.ts';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';
import worldsValue from '@hortus/worlds-asunder/players/value.json' with { type: 'json' };
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { type Wanted, wantedOf } from '../packages/sway/players/testing/rivals.ts';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

const GARDEN_DEALS = 400;
/** 400 games: 200 deals, sides changed. */
const DEALS = 200;
/** A decision. */
const MS = 10;

const HIDING = [
  { players: genesis, figures: GENESIS, value: genesisValue, title: 'Genesis' },
  { players: worldsAsunder, figures: WORLDS, value: worldsValue, title: 'Worlds Asunder' },
];

export const botStrength = (): Measured[] => [
  ...strength(garden, GARDEN_DEALS).map(({ stronger, weaker, share }) => ({
    name: `bots: ${stronger} wins`,
    unit: '%',
    against: weaker,
    own: share * 100,
    other: (1 - share) * 100,
    ratio: share / (1 - share),
  })),
  ...HIDING.flatMap(({ players, figures, value, title }) =>
    wantedOf(players, figures, value).flatMap((wanted) =>
      shareRows(nameOf(title, wanted), played(players.game, wanted), 2, wanted.goal),
    ),
  ),
];

const nameOf = (title: string, { stronger, weaker }: Wanted): string =>
  `${title} bots: ${stronger.level} against ${weaker.level}`;

export const BOT_GOALS: readonly Goal[] = HIDING.flatMap(({ players, figures, value, title }) =>
  wantedOf(players, figures, value).map((wanted) => shareGoal(nameOf(title, wanted))),
);

function played(game: Game, { stronger, weaker }: Wanted): Duel {
  const { before, keep } = keptGames(
    `${game.id} ${stronger.level} ${weaker.level}`,
    `${DEALS} ${MS}`,
    DEALS * 2,
  );
  return duel(game, stronger, weaker, DEALS, { ms: MS, now: cpuMs, before, after: keep });
}
