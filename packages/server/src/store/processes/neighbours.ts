/**
 * Is anybody else listening? Every listener says so immediately and then regularly, on the channel that all hear. A
 * process that has listened three times as long and heard only itself is alone and keeps its hints to itself: that
 * saves a lone process a tenth of its work, and the database a quarter. A newcomer is heard immediately; polling
 * makes up for a hint lost in between.
 */
import { randomBytes } from 'node:crypto';

export interface Neighbours {
  /** What this process says, and how often, in milliseconds. */
  readonly greeting: string;
  readonly every: number;
  /** The connection is up from now on, or down. */
  begin(): void;
  end(): void;
  /** False if it isn't a greeting but a hint. */
  greeted(payload: string): boolean;
  areAway(): boolean;
}

const PREFIX = 'hello ';

export function makeNeighbours(every: number, now: () => number = () => performance.now()): Neighbours {
  const greeting = `${PREFIX}${randomBytes(9).toString('base64url')}`;
  let lines = 0;
  /** When the connection started or ended, or another process was last heard. */
  let since = now();
  /** When it last heard itself: a connection on which nothing is heard says nothing about others either. */
  let echo = Number.NEGATIVE_INFINITY;
  return {
    greeting,
    every,
    begin() {
      lines++;
      since = now();
    },
    end() {
      lines--;
      since = now();
    },
    greeted(payload) {
      if (!payload.startsWith(PREFIX)) return false;
      if (payload === greeting) echo = now();
      else since = now();
      return true;
    },
    areAway: () => lines > 0 && now() - since > 3 * every && now() - echo < 2 * every,
  };
}
