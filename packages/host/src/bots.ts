/** Where bots think, and what they get: a view and luck, never the state or the secret. */
import { type Bot, decision } from '@hortus/bots';
import { type Game, invariant, KeyedLuck, moveList, type PackedJson, type Seat } from '@hortus/kernel';

/** Everything a bot gets to know; it can be sent to another thread. */
export interface BotJob {
  readonly game: string;
  readonly rulesVersion: number;
  readonly level: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Key of the luck for this decision. */
  readonly luck: Uint8Array;
  readonly entry: number;
  readonly ms: number;
  /** For the whole turn; `ms` is for this decision. */
  readonly turnMs?: number;
  /** What everybody agreed on. */
  readonly options: unknown;
  readonly seats: number;
  /** It may give up, if it has lost. */
  readonly mayResign?: boolean;
  /** Somebody offers a draw: instead of a move, `{ kind: 'draw' }` agrees to it. */
  readonly isDrawOffered?: boolean;
}

export interface Bots {
  think(job: BotJob): Promise<Thought>;
  /** What a club player would do, without thinking long: for a bot that took too long itself. */
  quick?(job: BotJob): Promise<Thought>;
}

/** The job of a bot's stand-in: a level that plays sensibly without thinking long, and little time. */
export const quickJob = (job: BotJob): BotJob => ({ ...job, level: 'club', ms: QUICKLY, mayResign: false });
const QUICKLY = 10;

/**
 * A bot's move, or that it declines. Undefined: it failed or took too long; then the host plays a club player's move
 * for it or, in a window, gives the answer for silent seats.
 */
export type Thought = PackedJson | 'declines' | undefined;

/** How long bots take, in milliseconds. */
export interface Pace {
  /**
   * For a move they think at most this long, and make it `after` at the earliest. Both shrink with each further
   * decision of a turn.
   */
  readonly thinks: number;
  readonly after: number;
  /** In a window every answer comes after exactly this time, whatever the bot holds; it does its thinking within it. */
  readonly answerThinks: number;
  readonly answersAfter: number;
  /** How long bots think once all people have left them to themselves. */
  readonly alone: number;
}

/** Bots that think in the calling thread. */
export function botsHere(game: Game, botOf: (level: string) => Bot | undefined, now: () => number): Bots {
  const think = async (job: BotJob): Promise<Thought> => {
    const bot = botOf(job.level);
    if (bot === undefined) throw new Error(`there is no bot of level ${job.level} for ${game.id}`);
    return thoughtOf(game, bot, job, now);
  };
  return { think, quick: (job) => think(quickJob(job)) };
}

/** Lets a bot do its job. */
export function thoughtOf(game: Game, bot: Bot, job: BotJob, now: () => number): NonNullable<Thought> {
  const { view, seat, luck, entry, ms, turnMs, options, seats, mayResign = false } = job;
  const rng = new KeyedLuck(luck, entry, 0);
  const means = { rng, ms, turnMs, now, mayResign, setting: { options, seats } };
  if (job.isDrawOffered === true)
    return bot.agrees?.(view, seat, means) === true ? { kind: 'draw' } : 'declines';
  const move = decision(game, bot, view, seat, means);
  return move === undefined ? 'declines' : game.moves.toJson(move);
}

/** Any legal move, if even the club player has none: also chosen from the view, in a world consistent with it. */
export function quickMove(game: Game, { view, seat, luck, entry, options, seats }: BotJob): PackedJson {
  const parsed = game.parseOptions(options, seats);
  invariant(parsed.ok, `${game.id} cannot be imagined`);
  const rng = new KeyedLuck(luck, entry, 1);
  const world = game.create(parsed.value, seats);
  game.imagine(view, world, rng);
  const list = moveList(game);
  const count = game.legal(world, seat, list);
  invariant(count > 0, `seat ${seat} of ${game.id} has no move`);
  return game.moves.toJson(list[rng.below(count)] as number);
}
