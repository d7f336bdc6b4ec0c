/** What one viewer may know about a match, now and at every earlier moment. */
import {
  type Contents,
  contentsOf,
  type Game,
  invariant,
  type MatchLog,
  seatsOf,
  type Viewer,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { type Pause, Slices } from './slices.ts';
import type { HostedTable } from './table.ts';
import { tableAlone } from './table-alone.ts';
import { TimedMatch } from './timed-match.ts';
import { clocksAt } from './times.ts';
import type { AskedSeat } from './window.ts';

export function sightOf(
  running: TimedMatch,
  row: HostedTable,
  viewer: Viewer,
  now: number,
  view: unknown = running.match.view(viewer),
): Sight {
  const { match, times } = running;
  const outcome = match.outcome;
  const asking = match.over || row.oneScreen === true ? [] : running.asking(row);
  const invited = seatsOf(match.invited);
  const plain = {
    seq: match.seq,
    view,
    toAct: seatsOf(match.toAct),
    paused: match.paused,
    clocks: clocksAt(times, now),
  };
  const [first] = asking;
  if (outcome === undefined && first === undefined && invited.length === 0) return plain;
  return {
    ...plain,
    ...(outcome === undefined ? {} : { outcome }),
    ...(invited.length === 0 ? {} : { invited }),
    ...(first === undefined
      ? {}
      : {
          window: {
            seat: first.seat,
            ...(asking.length === 1 ? {} : { seats: asking.map(({ seat }) => seat) }),
            // Windows that wait carry no deadline: it would betray a standing order.
            left: leftOf(asking, now),
          },
        }),
  };
}

/** A window has one time, seen alike by those who are asked and those who aren't. */
function leftOf(asking: readonly AskedSeat[], now: number): number | null {
  const fixed = asking.find((one) => one.fixed);
  return fixed === undefined ? null : Math.max(0, (fixed.until ?? now) - now);
}

/**
 * Replays a log and records what the viewer saw after each entry (0: the deal). `all` only works for a finished
 * match.
 */
export function historyOf(
  game: Game,
  log: MatchLog,
  viewer: Viewer,
  from: number,
  to: number,
  contents?: Contents,
): readonly Sight[] {
  const row = tableAlone(log);
  const then = TimedMatch.of(game, row, [], contentsOf(log.contents, contents));
  invariant(then !== undefined, 'a log has its terms');
  const eyes = viewer === 'all' && log.outcome === undefined ? 'table' : viewer;
  const sight = (): Sight => sightOf(then, row, eyes, then.lastAt, game.view(then.match.state, eyes));
  const sights = from <= 0 ? [sight()] : [];
  for (const entry of log.entries.slice(0, to)) {
    then.apply(entry);
    if (entry.seq >= from) sights.push(sight());
  }
  return sights;
}

export interface LookedBack {
  readonly sights: readonly Sight[];
  /** How many entries had to be replayed for it. */
  readonly replayed: number;
}

/** Looks back on one match: a page asks for one stretch after another, so the last replay is kept to continue from. */
export class History {
  #then: TimedMatch | undefined;

  /** The match after each of these entries, and how many had to be replayed for it. */
  async between(
    running: TimedMatch,
    row: HostedTable,
    viewer: Viewer,
    from: number,
    to: number,
    pause?: Pause,
  ): Promise<LookedBack> {
    const then = this.#upTo(running, row, from);
    const before = then.match.seq;
    const sight = (): Sight =>
      sightOf(then, row, viewer, then.lastAt, then.match.game.view(then.match.state, viewer));
    const sights = before === from ? [sight()] : [];
    const slices = new Slices(pause);
    for (let seq = before + 1; seq <= to; seq++) {
      const { entry } = running.match.passed(seq);
      await slices.beforeEntry(entry, then.match);
      then.apply(entry);
      if (seq >= from) sights.push(sight());
    }
    return { sights, replayed: to - before };
  }

  /** A replay that has got no further than this. */
  #upTo(running: TimedMatch, row: HostedTable, seq: number): TimedMatch {
    if (this.#then !== undefined && this.#then.match.seq <= seq) return this.#then;
    this.#then = running.dealtAgain(row);
    return this.#then;
  }
}
