/** Matches in this browser, in IndexedDB: they survive reload, restart and going offline. */
import { indexed } from './indexed.ts';
import type { LocalRecord } from './local-host.ts';

const matches = indexed('hortus', 'matches', 'id');

export const saveMatch = (record: LocalRecord): Promise<unknown> =>
  matches.write((store) => store.put(record));
export const loadMatch = (id: string): Promise<LocalRecord | undefined> =>
  matches.read((store) => store.get(id));
export const forgetMatch = (id: string): Promise<unknown> => matches.write((store) => store.delete(id));

export const hasMatches = async (): Promise<boolean> =>
  (await matches.read<number>((store) => store.count())) > 0;

/** Newest first. */
export const allMatches = async (): Promise<LocalRecord[]> =>
  (await matches.read<LocalRecord[]>((store) => store.getAll())).sort((a, b) => b.savedAt - a.savedAt);
