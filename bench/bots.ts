/**
 * Not about speed: how often bots of Genesis and Worlds Asunder beat those they have to beat, over the same deals
 * played from both sides. Takes a quarter of an hour and continues where it stopped.
 */
import { type Duel, duel, type Players } from '@hortus/bots';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import genesisValue from '@hortus/genesis/players/value.json' with { type: 'json' };
import type { Game } from '@hortus/kernel';
import type { NetworkFile } from '@hortus/search';
import { type Figures, GENESIS, WORLDS } from '@hortus/sway/players/figures.ts';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';
import worldsValue from '@hortus/worlds-asunder/players/value.json' with { type: 'json' };
import { cpuMs } from '../packages/bots/src/testing/contest.ts';
import { type Wanted, wantedOf } from '../packages/sway/players/testing/rivals.ts';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

/** 400 games: 200 deals, each played from both sides. */
const DEALS = 200;
/** Per decision. */
const MS = 10;

/** A game with hidden hands: its players, and what its search is made of. */
export interface Hiding {
  readonly title: string;
  readonly players: Players;
  readonly figures: Figures;
  readonly value: NetworkFile;
}

export const HIDING: readonly Hiding[] = [
  { players: genesis, figures: GENESIS, value: genesisValue, title: 'Genesis' },
  { players: worldsAsunder, figures: WORLDS, value: worldsValue, title: 'Worlds Asunder' },
];

export const botStrength = (): Measured[] =>
  HIDING.flatMap(({ players, title }) =>
    wantedOf(players).flatMap((wanted) =>
      shareRows(nameOf(title, wanted), played(players.game, wanted), 2, wanted.goal),
    ),
  );

const nameOf = (title: string, { stronger, weaker }: Wanted): string =>
  `${title} bots: ${stronger.level} against ${weaker.level}`;

export const BOT_GOALS: readonly Goal[] = HIDING.flatMap(({ players, title }) =>
  wantedOf(players).map((wanted) => shareGoal(nameOf(title, wanted))),
);

function played(game: Game, { stronger, weaker }: Wanted): Duel {
  const { before, keep } = keptGames(
    `${game.id} ${stronger.level} ${weaker.level}`,
    `${DEALS} ${MS}`,
    DEALS * 2,
  );
  return duel(game, stronger, weaker, DEALS, { ms: MS, now: cpuMs, before, after: keep });
}
