/** How strong the levels are: matches of bots over many deals, both sides played. */
import { FastLuck, type Game, invariant, lowestBit, type Seat } from '@hortus/kernel';
import type { Bot } from './bot.ts';
import { botFor, gameFor, LEVELS } from './players.ts';

export interface Duel {
  readonly stronger: string;
  readonly weaker: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** Of the games, those won by the stronger, drawn ones counting half. */
  readonly share: number;
  /**
   * Wilson's 95 % interval of the share, as if the two games of a deal were independent. One seat is mostly the better
   * one, so the true interval is a little narrower (by 4 to 7 % over 300 gardens).
   */
  readonly low: number;
  readonly high: number;
}

/** Each level against the one below it, the lowest against a player who takes any move. */
export function strength(deals: number, gameId = 'garden', seed = 1): Duel[] {
  const game = gameFor(gameId);
  const bots = ['random', ...LEVELS(gameId)].flatMap((level) => botFor(gameId, level) ?? []);
  invariant(game !== undefined, `${gameId} has no bots`);
  return bots.slice(1).map((bot, i) => duel(game, bot, bots[i], deals, seed));
}

export const makeStrengthTable = (duels: readonly Duel[]): string =>
  [
    'stronger  weaker    games  won    95 %',
    ...duels.map(({ stronger, weaker, games, share, low, high }) =>
      [
        stronger.padEnd(9),
        weaker.padEnd(9),
        String(games).padStart(5),
        percent(share),
        ` ${percent(low)}–${percent(high).trim()}`,
      ].join(' '),
    ),
  ].join('\n');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);

/** Both bots play every deal from both seats, each decision with luck of its own that the seed gives. */
export function duel(game: Game, stronger: Bot, weaker: Bot, deals: number, seed = 1): Duel {
  const options = game.parseOptions({});
  invariant(options.ok, `${game.id} has no default options`);
  const state = game.create(options.value, 2);
  let won = 0;
  let drawn = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const seat of [0, 1]) {
      game.setup(state, new FastLuck(seed * 1_000_003 + deal));
      const bots = seat === 0 ? [stronger, weaker] : [weaker, stronger];
      const winner = playOut(game, state, bots, seed * 2_000_003 + deal * 2 + seat);
      if (winner === undefined) drawn++;
      else if (winner === seat) won++;
    }
  const games = deals * 2;
  const share = (won + drawn / 2) / games;
  return {
    stronger: stronger.level,
    weaker: weaker.level,
    games,
    won,
    drawn,
    share,
    ...wilson(share, games),
  };
}

/** Without a clock: every bot takes the time it needs. */
function playOut(
  game: Game,
  state: ReturnType<Game['create']>,
  bots: readonly Bot[],
  seed: number,
): Seat | undefined {
  const rng = new FastLuck(seed);
  const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0 };
  for (let toAct = game.toAct(state); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const move = bots[seat].choose(game.view(state, seat), seat, means);
    toAct = game.play(state, seat, move, rng);
  }
  return game.outcome(state)?.winners[0];
}

function wilson(share: number, games: number): { low: number; high: number } {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const spread =
    (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { low: middle - spread, high: middle + spread };
}
