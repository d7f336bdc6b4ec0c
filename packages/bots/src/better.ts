/** The turns of a finished match, and what a bot would have done in those that lost chances. */
import {
  contentsOf,
  copyState,
  FastLuck,
  type Game,
  hasSeat,
  leavingOf,
  Match,
  type MatchLog,
  type Move,
  type Seat,
} from '@hortus/kernel';
import type { Means } from './bot.ts';
import { adviserOf, type Forced, type Players } from './of-game.ts';

/** Consecutive entries of one seat, with what others answered in between; its first and last are choices. */
export interface CourseTurn {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  /** The choice in it that changed most. */
  readonly key: number;
  /** This seat's chance. */
  readonly before: number;
  readonly after: number;
}

export interface DecisiveTurn extends CourseTurn {
  /** Where it lost chances and a bot would have kept more: the entry, both moves, and the chance after its turn. */
  readonly other?: Better;
  /** It lost chances, and the bot found nothing that would have kept more: they were lost before, whatever it looked like. */
  readonly isBest?: boolean;
}

export interface Better {
  readonly seq: number;
  readonly played: Move;
  readonly instead: Move;
  readonly chance: number;
}

/** An entry that counts. */
export interface Entered {
  readonly seq: number;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  /** Set if the seat had no choice; `only`: one move was legal. */
  readonly forced: Forced | 'only' | undefined;
}

export interface Made extends Entered {
  /** How much more chance its seat had after it than before. */
  readonly gain: number;
  /** How much higher its seat's chance after it is shown than playing on says. */
  readonly shift: number;
}

/** Per turn: decisions that the bot is asked about, alternatives that are tried, and moves to finish such a turn. */
const MOST = { asked: 8, tried: 3, rest: 12 } as const;
/** Milliseconds of a counted clock for such a decision, and for each move of the rest of the turn. */
export const REVIEW = { asked: 400, rest: 60 } as const;
/** For bots that don't say how often they look at the clock. */
const MS_PER_LOOK = 8;
/** Advances whenever it is read: however busy the machine is, the same match is reviewed in the same way. */
function countedClock(msPerLook: number): () => number {
  let time = 0;
  return () => (time += msPerLook);
}
/** How a review asks a bot: on a counted clock, with the same luck every time. */
export const reviewing = ({ msPerLook = MS_PER_LOOK }: Players, ms: number): Means => ({
  rng: new FastLuck(SEED),
  ms,
  now: countedClock(msPerLook),
});
/** Judgements of the same position differ by a few hundredths; advice has to be better by more. */
const LEAST_BETTER = 0.05;
/** The same match is judged alike every time. */
export const SEED = 11;

export function begun(game: Game, log: MatchLog): Match | undefined {
  const match = Match.begin(game, log.terms, log.entropy, log.secret ?? '', contentsOf(log.contents));
  return match.ok ? match.value : undefined;
}

/**
 * For each turn that lost chances, shows the adviser what the seat saw at the costliest choices, until it would
 * have done something that keeps more of them. What was lost and what would be kept are judged in the same way.
 */
export function* askBot(
  players: Players,
  log: MatchLog,
  made: readonly Made[],
  turns: readonly CourseTurn[],
  /** How much of the whole this is, and where it begins. */
  share = 0.2,
  from = 0.8,
): Generator<number, DecisiveTurn[]> {
  const { game } = players;
  const adviser = judgeOf(players, log);
  const match = begun(game, log);
  if (adviser === undefined || match === undefined) return [...turns];
  const found = new Map<CourseTurn, Better>();
  const looked = new Map<CourseTurn, { asked: number; tried: number }>();
  const bySeq = new Map(made.map((one) => [one.seq, one]));
  const lost = turns.filter(({ before, after }) => after < before);
  for (const entry of log.entries) {
    const { seq, seat } = entry;
    const turn = lost.find((one) => seq >= one.first && seq <= one.last && seat === one.seat);
    const entered = bySeq.get(seq);
    const played = game.moves.fromJson(entered?.moves[0] as never);
    const isAsked = turn !== undefined && entered !== undefined && isCostly(entered, bySeq.get(turn.key));
    if (isAsked && played.ok && !found.has(turn)) {
      const count = looked.get(turn) ?? { asked: 0, tried: 0 };
      looked.set(turn, count);
      if (count.asked++ < MOST.asked && count.tried < MOST.tried) {
        const instead = adviser.choose(match.view(seat), seat, REVIEW.asked);
        if (instead !== undefined && instead !== played.value) {
          count.tried++;
          // Judged like the move that was played, and shown with the same shift.
          const shift = bySeq.get(turn.last)?.shift ?? 0;
          const chance = Math.min(1, Math.max(0, adviser.after(match, seat, instead) + shift));
          if (chance >= turn.after + LEAST_BETTER)
            found.set(turn, { seq, played: played.value, instead, chance });
        }
        yield from + share * (seq / log.entries.length);
      }
    }
    if (!match.apply(entry).ok) break;
  }
  return turns.map((turn) => {
    const other = found.get(turn);
    if (other !== undefined) return { ...turn, other };
    return looked.has(turn) && !isLeaving(game, bySeq.get(turn.key)) ? { ...turn, isBest: true } : turn;
  });
}

/** Whoever leaves has decided the match, whatever else they could have done. */
function isLeaving(game: Game, key: Made | undefined): boolean {
  const move = game.moves.fromJson(key?.moves[0] as never);
  return !move.ok || leavingOf(game, move.value) !== undefined;
}

/** A choice that lost at least half as much as the one that lost most. */
const isCostly = ({ gain, forced }: Made, key: Made | undefined): boolean =>
  forced === undefined && 2 * gain <= (key?.gain ?? 0);

/** The bot that gives the hints too, and its seat's chance after a turn of its own. */
function judgeOf(players: Players, log: MatchLog) {
  const { game } = players;
  const bot = adviserOf(players);
  const chances = players.chances?.();
  if (bot === undefined || chances === undefined) return undefined;
  const setting = { options: log.terms.options, seats: log.terms.seats.length };
  const choose = (view: unknown, seat: Seat, ms: number): Move | undefined =>
    bot.choose(view, seat, { ...reviewing(players, ms), setting });
  const after = (match: Match, seat: Seat, first: Move): number => {
    const state = copyState(match.state);
    const rng = new FastLuck(SEED);
    let move: Move | undefined = first;
    for (let i = 0; i < MOST.rest && move !== undefined; i++) {
      if (game.judge(copyState(state), seat, move) !== undefined) break;
      game.play(state, seat, move, rng);
      move = hasSeat(game.toAct(state), seat) ? choose(game.view(state, seat), seat, REVIEW.rest) : undefined;
    }
    return chances(state, new FastLuck(SEED))[seat] ?? 0;
  };
  return { choose, after };
}
