import { allMatches } from '../table/local-store.ts';
import { fromRecord, fromTable, type MyMatch, type MyTable } from './my-matches.ts';

/** `undefined`: this browser keeps none, or the server cannot be asked. */
export interface Loaded {
  readonly here: readonly MyMatch[] | undefined;
  readonly server: readonly MyMatch[] | undefined;
}

export const loadHere = async (): Promise<readonly MyMatch[] | undefined> => {
  try {
    return (await allMatches()).map(fromRecord);
  } catch {
    return undefined;
  }
};

export const loadServer = async (): Promise<readonly MyMatch[] | undefined> => {
  try {
    const answer = await fetch('/api/mine', { headers: { accept: 'application/json' } });
    // Whoever never sat down with anybody has no identity, and no tables either.
    if (answer.status === 401) return [];
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
    const { tables } = (await answer.json()) as { readonly tables: readonly MyTable[] };
    return tables.map(fromTable);
  } catch {
    return undefined;
  }
};
