/** Matches of one player against others at tables of any size, with a time for each turn. */
import {
  FastLuck,
  type Game,
  hasSeat,
  invariant,
  lowestBit,
  type Move,
  NO_SEATS,
  type Seat,
  type SeatSet,
  type State,
  seatSet,
  seatsOf,
} from '@hortus/kernel';
import { type Bot, type Means, mustChoose, type Time } from '../bot.ts';
import { type Letter, letterOf } from '../shares.ts';

export interface Contest {
  readonly game: Game;
  /** The first plays against the others, equally often in every seat. */
  readonly bots: readonly Bot[];
  readonly options: unknown;
  /** For a turn; each decision is given all of it. */
  readonly time: Time;
}

/** The CPU time of this process in milliseconds: what else runs on the machine does not count. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Plays the match with this number: each deal comes up once for every seat of the first bot. After each of its
 * decisions, tells how long its turn has taken so far.
 */
export function playMatch(
  { game, bots, options, time }: Contest,
  number: number,
  told?: (ms: number) => void,
): Letter {
  const parsed = game.parseOptions(options, bots.length);
  invariant(parsed.ok, `these are no options of ${game.id}`);
  const seats = bots.length;
  const first = number % seats;
  const bySeat = (seat: Seat): Bot => bots[(seat - first + seats) % seats];
  const luck = new FastLuck(1_000_003 * Math.floor(number / seats) + 17);
  const rng = new FastLuck(7919 * number + 5);
  const state = game.create(parsed.value, seats);
  let [asked, span, used] = [-1, -1, 0];
  for (let toAct = game.setup(state, luck); toAct !== 0; ) {
    const means = { rng, ...time, setting: { options, seats } };
    const aside = asideOf(game, state, toAct, bySeat, means);
    if (aside !== undefined) {
      toAct = game.play(state, aside.seat, aside.move, luck);
      continue;
    }
    const seat = lowestBit(toAct);
    const now = game.clock(state)?.span ?? -1;
    if (now !== span || seat !== asked) [asked, span, used] = [seat, now, 0];
    const start = time.now();
    const move = mustChoose(bySeat(seat), game.view(state, seat), seat, means);
    used += time.now() - start;
    if (seat === first) told?.(used);
    toAct = game.play(state, seat, move, luck);
  }
  const winners = seatSet(game.outcome(state)?.winners ?? []);
  const teams = game.teams(parsed.value, seats);
  const won = teams.filter((team) => (team & winners) !== NO_SEATS);
  return letterOf(
    won.length,
    won.some((team) => hasSeat(team, first)),
    teams.length,
  );
}

/** The first aside of a seat that is invited but not waited for; undefined if all of them decline. */
function asideOf(
  game: Game,
  state: State,
  toAct: SeatSet,
  bySeat: (seat: Seat) => Bot,
  means: Means,
): { readonly seat: Seat; readonly move: Move } | undefined {
  for (const seat of seatsOf(game.invited(state) & ~toAct)) {
    const move = bySeat(seat).choose(game.view(state, seat), seat, means);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}
