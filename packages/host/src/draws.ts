/**
 * How bots answer the offer of a draw: after the same time whatever they think of it, and only where the table lets
 * them; otherwise they decline.
 */
import { botKey, ok, type Seat } from '@hortus/kernel';
import { botsAsked, isLiving, withoutAsk } from './asks.ts';
import type { BotJob } from './bots.ts';
import type { Clerk } from './clerk.ts';
import type { Consent } from './consent.ts';
import type { HostedTable } from './table.ts';
import type { TurnMeans } from './turns.ts';

/** They answer after this many times as long as they may think, so that nobody can tell how long they thought. */
const ROOM = 2;

interface Asked {
  readonly id: string;
  /** Bots that may think about it. */
  readonly jobs: readonly BotJob[];
  /** Some bot may not, or can't. */
  readonly isDeclined: boolean;
}

/** Does something in the table's queue. */
export type RunConsent<T extends HostedTable> = <R>(
  task: (clerk: Clerk<T>, consent: Consent<T>) => Promise<R>,
) => Promise<R | undefined>;

/** Resolves once every bot has answered. The match is over if all agreed. */
export async function botsAnswer<T extends HostedTable>(
  run: RunConsent<T>,
  { bots, clock, pace, log }: TurnMeans<T>,
  id: string,
): Promise<void> {
  const asked = await run(async (clerk) => askedOf(clerk, id, pace.thinks));
  if (asked === undefined) return;
  const waited = new Promise<void>((done) => void clock.after(ROOM * pace.thinks, done));
  const think = (job: BotJob): Promise<boolean> =>
    bots.think(job).then(
      (thought) => thought !== 'declines' && thought?.kind === 'draw',
      (error) => {
        log.error({ game: job.game, level: job.level, err: error }, 'a bot could not answer an offer');
        return false;
      },
    );
  const late = waited.then(() => false);
  const agreed = await Promise.all(asked.jobs.map((job) => Promise.race([think(job), late])));
  await waited;
  await run(async (clerk, consent) => {
    if (asked.isDeclined || agreed.includes(false)) await clerk.change((row) => ok(withoutAsk(row, id)));
    else for (const { seat } of asked.jobs) await consent.answer(seat, id, true);
  });
}

function askedOf<T extends HostedTable>(
  { row, running }: Clerk<T>,
  id: string,
  ms: number,
): Asked | undefined {
  const { terms, secret, botsResign } = row;
  const ask = row.asks.find((one) => one.id === id);
  if (running === undefined || terms === undefined || ask === undefined) return undefined;
  const { match } = running;
  const seats = isLiving(ask, match) ? botsAsked(row, ask, match) : [];
  if (seats.length === 0) return undefined;
  const jobOf = (seat: Seat): BotJob => ({
    game: terms.game,
    rulesVersion: terms.rulesVersion,
    level: row.seats[seat]?.level ?? '',
    view: match.view(seat),
    seat,
    luck: botKey(terms, secret, seat),
    entry: match.seq + 1,
    options: match.options,
    seats: row.seats.length,
    ms,
    isDrawOffered: true,
  });
  const may = botsResign === true;
  return { id, jobs: may ? seats.map(jobOf) : [], isDeclined: !may };
}
