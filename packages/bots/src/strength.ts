/** How strong bots are: duels over the same deals from both sides, and what they say with how much certainty. */
import {
  FastLuck,
  type Game,
  hasSeat,
  invariant,
  lowestBit,
  type Move,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Bot, Means, Setting } from './bot.ts';
import { botFor, gameFor, LEVELS } from './players.ts';

/** Who plays in a duel. It is handed the position itself, so that a measure can be one that cheats; see `seeing`. */
export interface Duelist {
  readonly level: string;
  choose(state: State, seat: Seat, means: Means): Move;
}

/** A bot sees its view and nothing else. */
export const seeing = (game: Game, bot: Bot): Duelist => ({
  level: bot.level,
  choose: (state, seat, means) => bot.choose(game.view(state, seat), seat, means),
});

export interface Duel {
  readonly stronger: string;
  readonly weaker: string;
  readonly games: number;
  /** By the stronger. */
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

/** Left out: time without end, the usual options, as few seats as may play. */
export interface Terms {
  readonly seed?: number;
  readonly ms?: number;
  readonly now?: () => number;
  readonly setting?: Setting;
  /** Games played before, a letter each: won, lost or drawn by the stronger. */
  readonly before?: string;
  /** Told after every game: the letters so far. */
  readonly after?: (games: string) => void;
}

/** Each level against the one below it, the lowest against a player who takes any move. */
export function strength(deals: number, gameId = 'garden', seed = 1): Duel[] {
  const game = gameFor(gameId);
  const bots = ['random', ...LEVELS(gameId)].flatMap((level) => botFor(gameId, level) ?? []);
  invariant(game !== undefined, `${gameId} has no bots`);
  const players = bots.map((bot) => seeing(game, bot));
  return players.slice(1).map((player, i) => duel(game, player, players[i], deals, { seed }));
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

const WON = 'w';
const DRAWN = 'd';

/** Both play every deal from both sides, each decision with luck of its own that the seed gives. */
export function duel(game: Game, stronger: Duelist, weaker: Duelist, deals: number, terms: Terms = {}): Duel {
  const { seed = 1, before = '', after } = terms;
  const setting = terms.setting ?? { options: {}, seats: game.seats[0] ?? 2 };
  const options = game.parseOptions(setting.options);
  invariant(options.ok, `${game.id} has no such options`);
  const state = game.create(options.value, setting.seats);
  const [ones] = game.teams(options.value, setting.seats);
  let games = before.slice(0, deals * 2);
  for (let i = games.length; i < deals * 2; i++) {
    const deal = i >> 1;
    game.setup(state, new FastLuck(seed * 1_000_003 + deal));
    const side = i % 2;
    const isOurs = (seat: Seat): boolean => hasSeat(ones, seat) === (side === 0);
    const rng = new FastLuck(seed * 2_000_003 + i);
    const { ms = Number.POSITIVE_INFINITY, now = () => 0 } = terms;
    playOut(game, state, (seat) => (isOurs(seat) ? stronger : weaker), { rng, ms, now, setting });
    const winner = game.outcome(state)?.winners[0];
    games += winner === undefined ? DRAWN : isOurs(winner) ? WON : 'l';
    after?.(games);
  }
  return summary(stronger.level, weaker.level, games);
}

/** What the letters of a duel come to. */
export function summary(stronger: string, weaker: string, letters: string): Duel {
  const games = letters.length;
  const count = (letter: string): number => letters.split(letter).length - 1;
  const [won, drawn] = [count(WON), count(DRAWN)];
  const share = (won + drawn / 2) / games;
  return { stronger, weaker, games, won, drawn, share, ...wilson(share, games) };
}

function playOut(game: Game, state: State, whose: (seat: Seat) => Duelist, means: Means): void {
  for (let toAct = game.toAct(state); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    toAct = game.play(state, seat, whose(seat).choose(state, seat, means), means.rng);
  }
}

export function wilson(share: number, games: number): { low: number; high: number } {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const spread =
    (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { low: middle - spread, high: middle + spread };
}
