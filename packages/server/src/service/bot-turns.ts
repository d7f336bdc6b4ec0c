import { isAsked, type TimedMatch as RunningMatch } from '@hortus/host';
import { botKey, fail, type Json, ok, type PackedJson, refuse } from '@hortus/kernel';
import type { Job } from '../bots/job.ts';
import { LEAST_THINKING, type Thinkers } from '../bots/pool.ts';
import { quickMove } from '../bots/think.ts';
import type { Host } from '../host.ts';
import type { Duty, StoredTable } from '../store.ts';
import { botsId, type Matches } from './matches.ts';
import type { Tables } from './tables.ts';

/** Why a bot's move may be refused without a fault of its own. */
const HARMLESS = ['paused', 'stale', 'try-again'];

/** In a window every answer of a bot comes after this time, which its thinking fits into. */
const ANSWERS_AFTER = 400;
const ANSWER_THINKS = 300;

/** Bots that are left to themselves play on, but take no time from those that somebody plays with. */
function mostThinking({ match }: RunningMatch, { seats }: StoredTable, asked: boolean): number {
  if (!seats.some(({ kind }, seat) => kind === 'person' && isAsked(match, seat))) return LEAST_THINKING;
  return asked ? ANSWER_THINKS : Number.POSITIVE_INFINITY;
}

/** The turns of bots, which some process has claimed. They think outside the table's queue, so that nobody waits. */
export class BotTurns {
  readonly #host: Host;
  readonly #tables: Tables;
  readonly #matches: Matches;
  readonly #thinkers: Thinkers;

  constructor(host: Host, tables: Tables, matches: Matches, thinkers: Thinkers) {
    this.#host = host;
    this.#tables = tables;
    this.#matches = matches;
    this.#thinkers = thinkers;
  }

  async due(duty: Duty): Promise<void> {
    const asked = await this.#tables.at(duty.table, async (table) => {
      const { running } = table;
      if (running !== undefined && running.match.seq < duty.seq) await table.catchUp();
      // It may have taken over on another process.
      if (table.row.seats[duty.seat]?.kind === 'person') await table.refresh();
      const { row } = table;
      const seat = row.seats[duty.seat];
      if (running === undefined || row.terms === undefined || running.match.seq !== duty.seq)
        return fail(refuse('stale'));
      if (seat?.kind !== 'bot' || seat.level === undefined) return fail(refuse('stale'));
      const asked = running.asking(row) !== undefined;
      const job: Omit<Job, 'n'> = {
        game: row.game,
        rulesVersion: row.rulesVersion,
        level: seat.level,
        view: running.match.view(duty.seat) as Json,
        seat: duty.seat,
        luck: botKey(row.terms, row.secret, duty.seat),
        entry: duty.seq + 1,
        options: row.options as Json,
        seats: row.seats.length,
        ms: Math.min(this.#host.settings.botThinks, mostThinking(running, row, asked)),
      };
      return ok({ job, asked });
    });
    if (!asked.ok) return this.#host.store.finishDuty(duty);
    const { job } = asked.value;
    const pace = asked.value.asked ? ANSWERS_AFTER : this.#host.settings.botPace;
    const [thought] = await Promise.all([this.#thinkers.think(job), this.#pace(pace)]);
    const quick = (): PackedJson => quickMove({ ...job, n: 0 });
    const played = await this.#tables.at(duty.table, async (table) => {
      const handed = { answers: duty.seq, id: botsId(duty.seq) };
      const first = await this.#matches.playFor(table, duty.seat, { ...handed, moves: [thought ?? quick()] });
      if (first.ok || table.seq !== duty.seq || HARMLESS.includes(first.fault.code)) return first;
      this.#host.log.error(
        { game: job.game, level: job.level, ...first.fault },
        'a bot chose what is refused',
      );
      return this.#matches.playFor(table, duty.seat, { ...handed, moves: [quick()] });
    });
    if (played.ok) return undefined; // its entry was stored together with the next duty
    if (played.fault.code === 'try-again') throw new Error('a bot could not move');
    return this.#host.store.finishDuty(duty);
  }

  /** Nobody learns from a quick answer that the choice was easy. */
  #pace(ms: number): Promise<void> {
    return ms === 0 ? Promise.resolve() : new Promise((done) => void this.#host.clock.after(ms, done));
  }
}
