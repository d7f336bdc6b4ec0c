/**
 * The turns of bots: every one that the table waits for or that is invited to answer, one after another until one of
 * them moves. They think outside the table's queue, so that nobody waits for them, and their timing reveals nothing:
 * in a window every answer comes after the same time, whether the bot has finished thinking or not.
 */
import {
  botKey,
  fail,
  type Game,
  hasSeat,
  type Match,
  ok,
  type PackedJson,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatsOf,
  sharedList,
  type Viewer,
} from '@hortus/kernel';
import { isAsked } from './asks.ts';
import { type BotJob, type Bots, type Pace, quickMove, type Thought } from './bots.ts';
import type { Clerk, ClerkMeans, Entered } from './clerk.ts';
import { pauseBefore, thinkingTime } from './pace.ts';
import type { Duty, HostedTable } from './table.ts';
import { botsAmong, type TimedMatch } from './timed-match.ts';

/** The prefix of bots' submission ids, used by nobody else. */
const BOTS = 'bot ';
const botsId = (seq: number): string => `${BOTS}${seq}`;
export const isBotsId = (id: string | undefined): boolean => id?.startsWith(BOTS) === true;

/** Why a bot's move may be refused through no fault of its own. */
const HARMLESS = ['paused', 'stale', 'try-again'];

export interface TurnMeans<T extends HostedTable> extends ClerkMeans<T> {
  readonly bots: Bots;
  readonly pace: Pace;
}

/** Does something in the table's queue. */
type Run<T extends HostedTable> = <R>(task: (clerk: Clerk<T>) => Promise<R>) => Promise<R>;

interface Turn {
  /** Every bot that is asked, the duty's first. */
  readonly jobs: readonly BotJob[];
  /** A window is open. */
  readonly asked: boolean;
  /** Nobody moves sooner than this. */
  readonly after: number;
  /** Moves without an alternative, by seat: nobody has to think about these. */
  readonly only: ReadonlyMap<Seat, PackedJson>;
}

export async function botsTurn<T extends HostedTable>(
  run: Run<T>,
  means: TurnMeans<T>,
  duty: Duty,
): Promise<void> {
  const { store, clock } = means;
  const turn = await run((clerk) => turnOf(clerk, means, duty));
  if (!turn.ok) return store.finishDuty(duty);
  const { jobs, asked, after, only } = turn.value;
  const waited = after === 0 ? undefined : new Promise<void>((done) => void clock.after(after, done));
  const think = async (job: BotJob): Promise<Thought> => only.get(job.seat) ?? means.bots.think(job);
  // In a window all think at once, and a bot that isn't ready at its end counts as silent.
  const thoughts = asked ? jobs.map(think) : [];
  for (const [i, job] of jobs.entries()) {
    const thought = await (asked && waited !== undefined
      ? Promise.race([thoughts[i], waited.then(() => undefined)])
      : (thoughts[i] ?? think(job)));
    await waited;
    const played = await run((clerk) => handIn(clerk, means, duty, job, thought));
    if (played === 'declined') continue;
    if (played.ok) return; // its entry was stored together with the next duty
    if (played.fault.code === 'try-again') throw new Error('a bot could not move');
    return store.finishDuty(duty);
  }
  const stuck = await run((clerk) => moveForBots(clerk, means, duty, jobs));
  if (!stuck.ok) return store.finishDuty(duty);
}

/** The bot's choice, or somebody else's for it if it has none that counts. */
async function handIn<T extends HostedTable>(
  clerk: Clerk<T>,
  { log, bots }: TurnMeans<T>,
  duty: Duty,
  job: BotJob,
  thought: Thought,
): Promise<Entered | 'declined'> {
  const { running } = clerk;
  if (running === undefined) return fail(refuse('not-dealt'));
  const { match } = running;
  const isWaitedFor = hasSeat(match.toAct, job.seat);
  if (thought === 'declines' || (thought === undefined && !isWaitedFor)) return 'declined';
  const asking = running.asking(clerk.row);
  const handed = { answers: duty.seq, id: botsId(duty.seq) };
  const silent = asking.find(({ seat }) => seat === job.seat);
  const instead = () =>
    silent === undefined ? quickly(bots, match.game, job) : match.game.moves.toJson(silent.answer);
  const first = await clerk.play(job.seat, { ...handed, moves: [thought ?? (await instead())] });
  if (first.ok || clerk.seq !== duty.seq || HARMLESS.includes(first.fault.code)) return first;
  log.error({ game: job.game, level: job.level, ...first.fault }, 'a bot chose a move that is refused');
  return isWaitedFor ? clerk.play(job.seat, { ...handed, moves: [quickMove(match.game, job)] }) : 'declined';
}

/** What a club player would do; any legal move only if that fails as well. */
async function quickly(bots: Bots, game: Game, job: BotJob): Promise<PackedJson> {
  const thought = await bots.quick?.(job).catch(() => undefined);
  return thought === undefined || thought === 'declines' ? quickMove(game, job) : thought;
}

/** The move of a seat that has no choice; an aside would be one. */
function onlyMove({ game, state, toAct, invited }: Match, seat: Seat): PackedJson | undefined {
  if (!hasSeat(toAct, seat) || hasSeat(invited, seat)) return undefined;
  const list = sharedList(game);
  return game.legal(state, seat, list) === 1 ? game.moves.toJson(list[0] as number) : undefined;
}

/**
 * All have declined. If the table waits only for bots nobody would ever move, so the host does for the first of them.
 */
async function moveForBots<T extends HostedTable>(
  clerk: Clerk<T>,
  { log }: TurnMeans<T>,
  duty: Duty,
  jobs: readonly BotJob[],
): Promise<Entered> {
  const { running, row } = clerk;
  if (running === undefined || !isCurrent(running, row, duty)) return fail(refuse('stale'));
  const { toAct, game } = running.match;
  const job = jobs.find(({ seat }) => hasSeat(toAct, seat));
  if (job === undefined || botsAmong(row.seats, toAct).length < seatsOf(toAct).length) {
    running.noteDeclined(duty.seq);
    return fail(refuse('stale'));
  }
  log.error({ game: job.game, level: job.level }, 'every bot declines, and nobody else can act');
  const handed = { answers: duty.seq, id: botsId(duty.seq) };
  return clerk.play(job.seat, { ...handed, moves: [quickMove(game, job)] });
}

/** Nothing has happened since that a bot has to think about. */
const isCurrent = (running: TimedMatch, row: HostedTable, { seq }: Duty): boolean =>
  running.duties(row).bot?.seq === seq;

async function turnOf<T extends HostedTable>(
  clerk: Clerk<T>,
  { pace }: TurnMeans<T>,
  duty: Duty,
): Promise<Result<Turn, Refusal>> {
  const { running } = clerk;
  if (running !== undefined && running.match.seq < duty.seq) await clerk.catchUp();
  // It may have taken over on another process.
  if (clerk.row.seats[duty.seat]?.kind === 'person') await clerk.refresh();
  const { row } = clerk;
  const { terms, secret } = row;
  if (running === undefined || terms === undefined || !isCurrent(running, row, duty))
    return fail(refuse('stale'));
  const { match } = running;
  const asked = running.asking(row).length > 0;
  const most = Math.min(
    pace.thinks,
    isWithPersons(running, row) ? (asked ? pace.answerThinks : pace.thinks) : pace.alone,
  );
  const waiting = botsAmong(row.seats, match.toAct | match.invited);
  const seats = [
    ...waiting.filter((seat) => seat >= duty.seat),
    ...waiting.filter((seat) => seat < duty.seat),
  ];
  const jobs = seats.flatMap((seat): BotJob[] => {
    const { level } = row.seats[seat] ?? {};
    if (level === undefined) return [];
    return [
      {
        game: terms.game,
        rulesVersion: terms.rulesVersion,
        level,
        view: match.view(seat),
        seat,
        luck: botKey(terms, secret, seat),
        entry: duty.seq + 1,
        options: match.options,
        seats: row.seats.length,
        ms: asked ? most : thinkingTime(most, running.stepsOf(seat)),
        ...(!asked && { turnMs: most }),
        // At the beginning of its turn: nobody gives up in the middle of one.
        mayResign: row.botsResign === true && !asked && running.stepsOf(seat) === 0,
      },
    ];
  });
  if (jobs.length === 0) return fail(refuse('stale'));
  const only = new Map<Seat, PackedJson>();
  for (const { seat } of asked ? [] : jobs) {
    const move = onlyMove(match, seat);
    if (move !== undefined) only.set(seat, move);
  }
  const [{ seat }] = jobs as [BotJob];
  const after = asked ? pace.answersAfter : waitFor(pace, running, seat, only.has(seat));
  return ok({ jobs, asked, after, only });
}

/** How long everybody waits for a bot's move, by what everybody knows. */
const waitFor = (pace: Pace, running: TimedMatch, seat: Seat, forced: boolean): number =>
  forced && seesNoMore(running.match, seat) ? 0 : pauseBefore(pace, running.stepsOf(seat));

/**
 * A seat that sees what any spectator sees has nothing to hide: everybody knows what it may do. Otherwise a forced
 * move made at once would say something about its hand.
 */
const seesNoMore = (match: Match, seat: Seat): boolean => seenBy(match, seat) === seenBy(match, 'table');
const seenBy = (match: Match, viewer: Viewer): string =>
  JSON.stringify({ ...(match.view(viewer) as object), viewer: undefined });

/** Bots left to themselves play on, but take no time from those that people play with. */
const isWithPersons = ({ match }: TimedMatch, { seats }: HostedTable): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && isAsked(match, seat));
