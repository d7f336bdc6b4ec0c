/** Loads a match into memory: from a snapshot if one matches, the rest by replaying, all in slices. */
import { Slices, TimedMatch } from '@hortus/host';
import { contentsOf, type Entry, type Game, referencesIn } from '@hortus/kernel';
import { readAhead } from '../contents/ahead.ts';
import type { Shared } from '../shared.ts';
import type { StoredTable } from '../store.ts';
import { untilLater } from './slices.ts';
import { type LoadingMeans, makeSnapshot, SNAPSHOT_EVERY, takeUp } from './snapshot.ts';

/** The entry after which the last snapshot was made. */
const snapshots = new WeakMap<TimedMatch, number>();

/** What loading a match needs from its process. */
type Means = Pick<Shared, 'store' | 'log' | 'readers'>;

export async function loadStored(
  means: Means,
  game: Game,
  row: StoredTable,
  entries: readonly Entry[],
): Promise<TimedMatch | undefined> {
  const snapshot = entries.length < SNAPSHOT_EVERY ? undefined : await means.store.snapshot(row.id);
  const contents = contentsOf(await means.store.contents(namedIn(game, row)));
  await readAhead(means.readers, game, row.terms?.options, contents);
  const running = await loadInSlices(game, row, entries, snapshot, { contents });
  if (running !== undefined) saveSnapshotIfDue(means, row, running);
  return running;
}

const namedIn = (game: Game, { terms }: StoredTable): string[] =>
  referencesIn(game, terms?.options).map(({ hash }) => hash);

export async function loadInSlices(
  game: Game,
  row: StoredTable,
  entries: readonly Entry[],
  snapshot: string | undefined,
  { contents, pause = untilLater }: LoadingMeans = {},
): Promise<TimedMatch | undefined> {
  const takenUp =
    snapshot === undefined ? undefined : await takeUp(snapshot, game, row, entries, { contents, pause });
  if (takenUp !== undefined) snapshots.set(takenUp, takenUp.match.seq);
  const running = takenUp ?? TimedMatch.of(game, row, [], contents);
  if (running === undefined) return undefined;
  const slices = new Slices(pause);
  for (const entry of entries.slice(running.match.seq)) {
    await slices.beforeEntry(entry, running.match);
    running.apply(entry);
  }
  return running;
}

/** Nobody waits for it, and nothing is lost without it. */
export function saveSnapshotIfDue(
  { store, log }: Pick<Means, 'store' | 'log'>,
  row: StoredTable,
  running: TimedMatch,
): void {
  const { seq } = running.match;
  if (seq - (snapshots.get(running) ?? 0) < SNAPSHOT_EVERY) return;
  snapshots.set(running, seq);
  makeSnapshot(running)
    .then((text) => store.saveSnapshot(row.id, text))
    .catch((error: unknown) => log.warn({ table: row.id, err: error }, 'a snapshot could not be saved'));
}
