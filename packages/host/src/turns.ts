/**
 * The turns of bots. They think outside the table's queue, so that nobody waits for them, and their timing tells
 * nothing: in a window every answer comes after the same time.
 */
import { botKey, fail, ok, type Refusal, type Result, refuse } from '@hortus/kernel';
import { isAsked } from './asks.ts';
import { type BotJob, type Bots, type Pace, quickMove } from './bots.ts';
import type { Desk, DeskMeans, Entered } from './desk.ts';
import type { Duty, HostedTable } from './table.ts';
import type { TimedMatch } from './timed-match.ts';

/** How the ids of what bots hand in begin, and no others. */
const BOTS = 'bot ';
const botsId = (seq: number): string => `${BOTS}${seq}`;
export const isBotsId = (id: string | undefined): boolean => id?.startsWith(BOTS) === true;

/** Why a bot's move may be refused without a fault of its own. */
const HARMLESS = ['paused', 'stale', 'try-again'];

export interface TurnMeans<T extends HostedTable> extends DeskMeans<T> {
  readonly bots: Bots;
  readonly pace: Pace;
}

/** Does something in the table's queue. */
type Run<T extends HostedTable> = <R>(task: (desk: Desk<T>) => Promise<R>) => Promise<R>;

interface Turn {
  readonly job: BotJob;
  readonly asked: boolean;
}

export async function botsTurn<T extends HostedTable>(
  run: Run<T>,
  means: TurnMeans<T>,
  duty: Duty,
): Promise<void> {
  const { store, clock, bots, pace, log } = means;
  const turn = await run((desk) => turnOf(desk, means, duty));
  if (!turn.ok) return store.finishDuty(duty);
  const { job, asked } = turn.value;
  const after = asked ? pace.answersAfter : pace.after;
  const waited = after === 0 ? undefined : new Promise<void>((done) => void clock.after(after, done));
  const thought = await bots.think(job);
  await waited;
  const played = await run(async (desk): Promise<Entered> => {
    const { running } = desk;
    if (running === undefined) return fail(refuse('not-dealt'));
    const handed = { answers: duty.seq, id: botsId(duty.seq) };
    const quick = () => quickMove(running.match.game, job);
    const first = await desk.play(job.seat, { ...handed, moves: [thought ?? quick()] });
    if (first.ok || desk.seq !== duty.seq || HARMLESS.includes(first.fault.code)) return first;
    log.error({ game: job.game, level: job.level, ...first.fault }, 'a bot chose a move that is refused');
    return desk.play(job.seat, { ...handed, moves: [quick()] });
  });
  if (played.ok) return; // its entry was stored together with the next duty
  if (played.fault.code === 'try-again') throw new Error('a bot could not move');
  return store.finishDuty(duty);
}

async function turnOf<T extends HostedTable>(
  desk: Desk<T>,
  { pace }: TurnMeans<T>,
  duty: Duty,
): Promise<Result<Turn, Refusal>> {
  const { running } = desk;
  if (running !== undefined && running.match.seq < duty.seq) await desk.catchUp();
  // It may have taken over on another process.
  if (desk.row.seats[duty.seat]?.kind === 'person') await desk.refresh();
  const { row } = desk;
  if (running === undefined || row.terms === undefined || running.match.seq !== duty.seq)
    return fail(refuse('stale'));
  const { kind, level } = row.seats[duty.seat] ?? {};
  if (kind !== 'bot' || level === undefined) return fail(refuse('stale'));
  const asked = running.asking(row) !== undefined;
  const { terms, secret } = row;
  const most = isWithPersons(running, row) ? (asked ? pace.answerThinks : pace.thinks) : pace.alone;
  const job: BotJob = {
    game: terms.game,
    rulesVersion: terms.rulesVersion,
    level,
    view: running.match.view(duty.seat),
    seat: duty.seat,
    luck: botKey(terms, secret, duty.seat),
    entry: duty.seq + 1,
    options: terms.options,
    seats: row.seats.length,
    ms: Math.min(pace.thinks, most),
  };
  return ok({ job, asked });
}

/** Bots that are left to themselves play on, but take no time from those that somebody plays with. */
const isWithPersons = ({ match }: TimedMatch, { seats }: HostedTable): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && isAsked(match, seat));
