/**
 * The course of a finished match where no solver can tell: each seat's chance to win, as the bots' own search judges it
 * with all cards known, after every entry; the turns that mattered most; and what a bot would have done there.
 */
import {
  contentsOf,
  copyState,
  FastLuck,
  type Game,
  hasSeat,
  livingEntries,
  Match,
  type MatchLog,
  type Move,
  type Rng,
  type Seat,
  type State,
} from '@hortus/kernel';
import type { Bot } from './bot.ts';
import type { Players } from './of-game.ts';

/** Each seat's chance to win in a world that is known, from 0 to 1. */
export type Chances = (state: State, rng: Rng) => readonly number[];

export interface CoursePoint {
  /** The entry after which it stood so; 0 is the deal. */
  readonly seq: number;
  readonly chances: readonly number[];
}

/** Consecutive entries of one seat, with what others answered in between. */
export interface CourseTurn {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  /** This seat's chance. */
  readonly before: number;
  readonly after: number;
}

export interface DecisiveTurn extends CourseTurn {
  /** Where it lost chances and a bot would have kept more: the entry, both moves, and the chance after its turn. */
  readonly other?: Better;
}

export interface Better {
  readonly seq: number;
  readonly played: Move;
  readonly instead: Move;
  readonly chance: number;
}

export interface Course {
  readonly points: readonly CoursePoint[];
  /** At most three, in the order of play. */
  readonly decisive: readonly DecisiveTurn[];
  /** Of those, the one that changed most; the last turn of the match only if there is no other. */
  readonly decided: DecisiveTurn | undefined;
}

const MOST_DECISIVE = 3;
/** A smaller change is no turn of events. */
const LEAST_CHANGE = 0.05;
/** Decisions of a turn that a bot is asked about. */
const MOST_ASKED = 8;
const BOT_MS = 400;
/** The rest of a turn that it would have begun another way, and how many of those are tried. */
const REST_MS = 60;
const MOST_REST = 12;
const MOST_TRIED = 3;
const SEED = 11;

interface Made {
  readonly seq: number;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/**
 * Worked out step by step: yields how far it is, from 0 to 1, so that somebody can stop it. Returns undefined where the
 * game's players can't judge a position, or the log doesn't replay.
 */
export function* courseOf(
  players: Players,
  log: MatchLog,
  now: () => number,
): Generator<number, Course | undefined> {
  const chances = players.chances?.();
  if (chances === undefined || log.secret === undefined) return undefined;
  const rng = new FastLuck(SEED);
  const living = new Set(livingEntries(log.entries).map(({ seq }) => seq));
  const match = begun(players.game, log);
  if (match === undefined) return undefined;
  const points: CoursePoint[] = [{ seq: 0, chances: chances(match.state, rng) }];
  const made: Made[] = [];
  for (const entry of log.entries) {
    if (!match.apply(entry).ok) return undefined;
    if (!living.has(entry.seq) || entry.kind === 'back') continue;
    points.push({ seq: entry.seq, chances: chances(match.state, rng) });
    made.push({ seq: entry.seq, seat: entry.seat, moves: entry.kind === 'moves' ? entry.moves : [] });
    yield (0.8 * entry.seq) / log.entries.length;
  }
  const chosen = turnsOf(made, points)
    .filter((turn) => swing(turn) >= LEAST_CHANGE)
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, MOST_DECISIVE)
    .sort((a, b) => a.first - b.first);
  yield 0.8;
  const decisive = yield* asked(players, log, made, chosen, now);
  // That the last turn wins is plain; what led there is not.
  const end = made.at(-1)?.seq;
  const earlier = decisive.filter(({ last }) => last !== end);
  const [first, ...others] = earlier.length > 0 ? earlier : decisive;
  return { points, decisive, decided: others.reduce<DecisiveTurn | undefined>(larger, first) };
}

/** How much a turn changed. */
const swing = ({ before, after }: CourseTurn): number => Math.abs(after - before);
const larger = (one: DecisiveTurn | undefined, other: DecisiveTurn): DecisiveTurn =>
  one === undefined || swing(other) > swing(one) ? other : one;

function begun(game: Game, log: MatchLog): Match | undefined {
  const match = Match.begin(game, log.terms, log.entropy, log.secret ?? '', contentsOf(log.contents));
  return match.ok ? match.value : undefined;
}

/** Somebody who answers once in the middle of another's turn doesn't end it. */
function turnsOf(made: readonly Made[], points: readonly CoursePoint[]): CourseTurn[] {
  const turns: CourseTurn[] = [];
  for (let i = 0; i < made.length; ) {
    const { seat, seq: first } = made[i];
    let end = i + 1;
    while (end < made.length && (made[end].seat === seat || made[end + 1]?.seat === seat)) end++;
    turns.push({
      seat,
      first,
      last: made[end - 1].seq,
      before: points[i].chances[seat],
      after: points[end].chances[seat],
    });
    i = end;
  }
  return turns;
}

/**
 * At each turn that lost chances the strongest bot is shown what the seat saw, until it would have done something else
 * that keeps more of them. The same judgement says so that says what was lost.
 */
function* asked(
  players: Players,
  log: MatchLog,
  made: readonly Made[],
  turns: readonly CourseTurn[],
  now: () => number,
): Generator<number, DecisiveTurn[]> {
  const { game } = players;
  const adviser = adviserOf(players, log, now);
  const match = begun(game, log);
  if (adviser === undefined || match === undefined) return [...turns];
  const found = new Map<CourseTurn, Better>();
  const looked = new Map<CourseTurn, { asked: number; tried: number }>();
  const bySeq = new Map(made.map((one) => [one.seq, one]));
  const lost = turns.filter(({ before, after }) => after < before);
  for (const entry of log.entries) {
    const { seq, seat } = entry;
    const turn = lost.find((one) => seq >= one.first && seq <= one.last && seat === one.seat);
    const played = game.moves.fromJson(bySeq.get(seq)?.moves[0] as never);
    if (turn !== undefined && played.ok && !found.has(turn)) {
      const count = looked.get(turn) ?? { asked: 0, tried: 0 };
      looked.set(turn, count);
      if (count.asked++ < MOST_ASKED && count.tried < MOST_TRIED) {
        const instead = adviser.choose(match.view(seat), seat, BOT_MS);
        if (instead !== undefined && instead !== played.value) {
          count.tried++;
          const chance = adviser.after(match, seat, instead);
          if (chance > turn.after) found.set(turn, { seq, played: played.value, instead, chance });
        }
        yield 0.8 + (0.2 * seq) / log.entries.length;
      }
    }
    if (!match.apply(entry).ok) break;
  }
  return turns.map((turn) => {
    const other = found.get(turn);
    return other === undefined ? turn : { ...turn, other };
  });
}

/** The strongest bot, and how it would stand after a turn of its own. */
function adviserOf(players: Players, log: MatchLog, now: () => number) {
  const { game } = players;
  const bot: Bot | undefined = Object.values(players.levels).at(-1)?.();
  const chances = players.chances?.();
  if (bot === undefined || chances === undefined) return undefined;
  const setting = { options: log.terms.options, seats: log.terms.seats.length };
  const choose = (view: unknown, seat: Seat, ms: number): Move | undefined =>
    bot.choose(view, seat, { rng: new FastLuck(SEED), ms, now, setting });
  const after = (match: Match, seat: Seat, first: Move): number => {
    const state = copyState(match.state);
    const rng = new FastLuck(SEED);
    let move: Move | undefined = first;
    for (let i = 0; i < MOST_REST && move !== undefined; i++) {
      if (game.judge(copyState(state), seat, move) !== undefined) break;
      game.play(state, seat, move, rng);
      move = hasSeat(game.toAct(state), seat) ? choose(game.view(state, seat), seat, REST_MS) : undefined;
    }
    return chances(state, rng)[seat] ?? 0;
  };
  return { choose, after };
}
