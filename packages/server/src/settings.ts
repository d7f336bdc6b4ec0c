import { fail, nearest, ok, type Result } from '@hortus/kernel';

/** What an operator may want to change; times in milliseconds. */
export interface Settings {
  /** How long a table that nobody follows stays in memory, and how many such tables at most. */
  readonly idleAfter: number;
  readonly mostIdle: number;
  /** How many different pieces of content matches in memory may use; each may take a few megabytes. */
  readonly mostContents: number;
  /** A watched match without activity for this long is dropped from memory until something happens. */
  readonly restAfter: number;
  /** How often to look up followed tables, in case a hint from another process was lost. */
  readonly pollEvery: number;
  /** Before the deal: how long to wait for a commitment, and for a reveal. */
  readonly commitLimit: number;
  readonly revealLimit: number;
  /**
   * A bot's time to think; it moves after `botPace` at the earliest, so that its timing reveals nothing. Both are halved
   * for each further decision of a turn.
   */
  readonly botThinks: number;
  readonly botPace: number;
  /**
   * Without an answer by then its thread is terminated and a quick move played; waiting for a thread may take as long
   * again. Each is as long as a bot's whole turn may take.
   */
  readonly botLimit: number;
  readonly botThreads: number;
  /** Content that takes longer to read is refused. */
  readonly readLimit: number;
  /** A page that is gone for less than this isn't reported as away: it's being reloaded. */
  readonly awayAfter: number;
  /** How often a process reports that it's alive; one that is silent for three times as long isn't. */
  readonly beatEvery: number;
  /** History isn't available after more entries than this: no serious match has as many, and replaying is expensive. */
  readonly longestReplay: number;
  /** Sockets. */
  readonly heartbeat: number;
  readonly mostBuffered: number;
  readonly largestFrame: number;
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly followsPerSocket: number;
  /**
   * How long a request may take to arrive, its headers and all of it; how long a connection may stand still in the
   * middle of an answer; how many connections may be open, in total and per address.
   */
  readonly headersLimit: number;
  readonly requestLimit: number;
  readonly standstillLimit: number;
  readonly mostConnections: number;
  readonly connectionsPerAddress: number;
  /** Days after which a table that was never dealt, and the name of a guest without tables or content, are deleted. */
  readonly emptyTableDays: number;
  readonly guestDays: number;
  /** Stopping waits this long for requests and pages before it cuts them off. */
  readonly closeWithin: number;
  /** Stopping takes no longer than this, whatever hangs. */
  readonly stopWithin: number;
  /** HTTP requests per address and minute, and new guests and tables among them. */
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  readonly tablesPerMinute: number;
  readonly contentsPerMinute: number;
  /** Logs of matches, in bytes per address and minute. */
  readonly logBytesPerMinute: number;
  /** Tables one person may sit at or have made that are neither over nor closed, before they make another. */
  readonly openTablesPerPerson: number;
  /** How long a request waits for what other processes have counted, before this one decides by what it knows. */
  readonly countsWithin: number;
  /**
   * Bytes per piece of content (a deck, a pack); how many pieces are stored for one person, and their total bytes.
   * Matches keep theirs for good, so somebody who tries out version after version with friends needs some room.
   */
  readonly largestContent: number;
  readonly contentsPerPerson: number;
  readonly contentBytesPerPerson: number;
}

export const SETTINGS: Settings = {
  idleAfter: 60_000,
  mostIdle: 2_000,
  mostContents: 100,
  restAfter: 120_000,
  pollEvery: 15_000,
  commitLimit: 600_000,
  revealLimit: 30_000,
  botThinks: 400,
  botPace: 700,
  botLimit: 2_000,
  botThreads: 1,
  readLimit: 5_000,
  awayAfter: 4_000,
  beatEvery: 10_000,
  longestReplay: 10_000,
  heartbeat: 30_000,
  mostBuffered: 256 * 1024,
  largestFrame: 16 * 1024,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  socketsPerPerson: 16,
  socketsPerAddress: 256,
  followsPerSocket: 16,
  headersLimit: 10_000,
  requestLimit: 20_000,
  standstillLimit: 60_000,
  mostConnections: 20_000,
  connectionsPerAddress: 1_000,
  emptyTableDays: 30,
  guestDays: 90,
  closeWithin: 4_000,
  // systemd, containers and people lose patience not much later.
  stopWithin: 10_000,
  requestsPerMinute: 600,
  guestsPerMinute: 60,
  tablesPerMinute: 60,
  contentsPerMinute: 60,
  logBytesPerMinute: 64 * 1024 * 1024,
  openTablesPerPerson: 300,
  countsWithin: 250,
  largestContent: 256 * 1024,
  contentsPerPerson: 200,
  contentBytesPerPerson: 8 * 1024 * 1024,
};

/** The smallest sensible value; 0 would mean that nothing is served. */
const LEAST = 1;

/** Node's timers go no further: longer ones fire at once. */
const LONGEST = 2 ** 31 - 1;
const CENTURY = 36_500;
/** Beyond these a server fails in ways that nobody would connect with the setting. */
const MOST: Partial<Record<keyof Settings, number>> = {
  botThreads: 256,
  mostBuffered: 256 * 1024 * 1024,
  largestFrame: 16 * 1024 * 1024,
  largestContent: 16 * 1024 * 1024,
  mostConnections: 1_000_000,
  emptyTableDays: CENTURY,
  guestDays: CENTURY,
};

/** Settings as JSON, `{"requestsPerMinute": 1200}`: only those that should differ. */
export function readSettings(text: string): Result<Partial<Settings>, string> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return fail(`no JSON (${error instanceof Error ? error.message : error})`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('must be an object such as {"requestsPerMinute": 1200}');
  const known = Object.keys(SETTINGS);
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) {
      const near = nearest(name, known);
      return fail(
        `there is no setting ${JSON.stringify(name)}${near === undefined ? '' : `; did you mean ${near}?`}`,
      );
    }
    const most = MOST[name as keyof Settings] ?? LONGEST;
    if (!Number.isSafeInteger(value) || value < LEAST || value > most)
      return fail(`${name} must be a whole number from ${LEAST} to ${most}, not ${JSON.stringify(value)}`);
  }
  const { botThinks, botLimit, closeWithin, stopWithin }: Settings = { ...SETTINGS, ...given };
  if (botThinks >= botLimit)
    return fail(`botThinks (${botThinks}) must be less than botLimit (${botLimit}), or no bot ever finishes`);
  // After that much of its time a stop moves on to the database (endings.ts).
  if (closeWithin > stopWithin / 2)
    return fail(`closeWithin (${closeWithin}) must be at most half of stopWithin (${stopWithin})`);
  return ok(given as Partial<Settings>);
}
