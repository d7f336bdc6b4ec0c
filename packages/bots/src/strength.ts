/** How strong bots are: duels over the same deals from both sides. */
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
import { type Bot, type Means, mustChoose, type Setting } from './bot.ts';
import { botOf, type Players } from './of-game.ts';
import { letterOf, type Shares, sharesOf } from './shares.ts';

/** A player in a duel. It gets the position itself, so that a yardstick may cheat; see `seeing`. */
export interface Duelist {
  readonly level: string;
  choose(state: State, seat: Seat, means: Means): Move;
}

/** A bot sees its view and nothing else. */
export const seeing = (game: Game, bot: Bot): Duelist => ({
  level: bot.level,
  choose: (state, seat, means) => mustChoose(bot, game.view(state, seat), seat, means),
});

/** Won and drawn by the stronger. */
export interface Duel extends Shares {
  readonly stronger: string;
  readonly weaker: string;
}

/** By default unlimited time, the standard options and the fewest seats. */
export interface Terms {
  readonly seed?: number;
  readonly ms?: number;
  readonly now?: () => number;
  readonly setting?: Setting;
  /** Games played before, one letter each: won, lost or drawn by the stronger. */
  readonly before?: string;
  /** Called after every game with the letters so far. */
  readonly after?: (games: string) => void;
}

/** Each level against the one below it, the lowest against a random player. */
export function strength(players: Players, deals: number, seed = 1): Duel[] {
  const { game, levels } = players;
  const bots = ['random', ...Object.keys(levels)].flatMap((level) => botOf(players, level) ?? []);
  const seated = bots.map((bot) => seeing(game, bot));
  return seated.slice(1).map((one, i) => duel(game, one, seated[i], deals, { seed }));
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

/** Both play every deal from both sides, with separate seeded luck for each decision. */
export function duel(game: Game, stronger: Duelist, weaker: Duelist, deals: number, terms: Terms = {}): Duel {
  const { seed = 1, before = '', after } = terms;
  const setting = terms.setting ?? { options: {}, seats: game.seats[0] ?? 2 };
  const options = game.parseOptions(setting.options, setting.seats);
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
    const winners = game.outcome(state)?.winners ?? [];
    games += letterOf(new Set(winners.map(isOurs)).size, winners.some(isOurs), 2);
    after?.(games);
  }
  return { stronger: stronger.level, weaker: weaker.level, ...sharesOf(games, 2) };
}

function playOut(game: Game, state: State, whose: (seat: Seat) => Duelist, means: Means): void {
  for (let toAct = game.toAct(state); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    toAct = game.play(state, seat, whose(seat).choose(state, seat, means), means.rng);
  }
}
