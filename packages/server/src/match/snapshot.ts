/**
 * Snapshots of long matches: the state after some entry and the events up to then, kept next to the log, never
 * instead of it. A snapshot that is damaged, or was made for other rules, another match or another log, is ignored
 * and recreated.
 */
import { createHash, type Hash } from 'node:crypto';
import { type Pause, Slices, TimedMatch, type Timing } from '@hortus/host';
import {
  type Contents,
  type Entry,
  type Game,
  type Mark,
  Match,
  type Passed,
  type ToldEvent,
} from '@hortus/kernel';
import type { StoredTable } from '../store.ts';
import { untilLater } from './slices.ts';

/** A shorter match is replayed faster than its snapshot can be read. */
export const SNAPSHOT_EVERY = 250;
/** Changes with what is written here. */
const FORMAT = 2;

interface Body {
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly match: string;
  /** The hash of the entries it follows from. */
  readonly log: string;
  readonly mark: Mark;
  /**
   * By entry: whether its seat was alone, or nobody was waiting for it; then, for each event, the event itself, who
   * may know it, and whether it reveals something.
   */
  readonly past: readonly (readonly number[])[];
  readonly timing: Timing;
}

const hashEntry = (hash: Hash, entry: Entry): void => void hash.update(JSON.stringify(entry)).update('\n');
const sealOf = (body: string): string =>
  createHash('sha256').update('hortus snapshot\n').update(body).digest('hex');

const packed = ({ told, alone, aside }: Passed): number[] => [
  (alone ? 1 : 0) + (aside ? 2 : 0),
  ...told.flatMap(({ event, known, reveals }) => [event, known, reveals ? 1 : 0]),
];

const unpacked = (entry: Entry, [how = 0, ...told]: readonly number[]): Passed => ({
  entry,
  alone: (how & 1) !== 0,
  aside: (how & 2) !== 0,
  told: Array.from(
    { length: told.length / 3 },
    (_, i): ToldEvent => ({
      event: told[3 * i] ?? 0,
      known: told[3 * i + 1] ?? 0,
      reveals: told[3 * i + 2] === 1,
    }),
  ),
});

/** The past doesn't change: only the mark has to be taken immediately, the rest in slices while play continues. */
export async function makeSnapshot(
  { match, timing }: TimedMatch,
  pause: Pause = untilLater,
): Promise<string> {
  const { game, rulesVersion, id } = match.terms;
  const mark = match.mark();
  const slices = new Slices(pause);
  const hash = createHash('sha256');
  const past: number[][] = [];
  for (let seq = 1; seq <= mark.seq; seq++) {
    await slices.before(1);
    const passed = match.passed(seq);
    hashEntry(hash, passed.entry);
    past.push(packed(passed));
  }
  const log = hash.digest('hex');
  const body: Body = { format: FORMAT, game, rulesVersion, match: id, log, mark, past, timing };
  const text = JSON.stringify(body);
  return `${sealOf(text)}\n${text}`;
}

export interface LoadingMeans {
  /** Where the content is that the terms name. */
  readonly contents?: Contents | undefined;
  readonly pause?: Pause | undefined;
}

/** The match from the snapshot, after the first of these entries; undefined if anything is wrong with it. */
export async function takeUp(
  text: string,
  game: Game,
  row: StoredTable,
  entries: readonly Entry[],
  { contents, pause = untilLater }: LoadingMeans = {},
): Promise<TimedMatch | undefined> {
  const { terms, entropy, secret, time } = row;
  const body = readBody(text);
  if (body === undefined || terms === undefined || entropy === undefined) return undefined;
  const { mark, past } = body;
  if (body.game !== game.id || body.rulesVersion !== game.rulesVersion || body.match !== terms.id)
    return undefined;
  if (mark.seq > entries.length || past.length !== mark.seq) return undefined;
  const begun = Match.begin(game, terms, entropy, secret, contents);
  if (!begun.ok) return undefined;
  const match = begun.value;
  const slices = new Slices(pause);
  const hash = createHash('sha256');
  for (const [i, told] of past.entries()) {
    await slices.before(1);
    const entry = entries[i] as Entry;
    hashEntry(hash, entry);
    if (!match.recall(unpacked(entry, told))) return undefined;
  }
  if (hash.digest('hex') !== body.log || !match.stand(mark)) return undefined;
  if ((body.timing.times === null) !== (time.kind === 'none')) return undefined;
  return TimedMatch.resumed(match, row, body.timing);
}

/** Anything with a valid seal was written by `makeSnapshot`, in this format. */
function readBody(text: string): Body | undefined {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (end < 0 || sealOf(json) !== text.slice(0, end)) return undefined;
  const body = JSON.parse(json) as Body;
  return body.format === FORMAT ? body : undefined;
}
