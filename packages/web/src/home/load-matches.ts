import { kitOf } from '@hortus/catalogue';
import { allMatches } from '@hortus/frame/here/local-store.ts';
import { learnGame } from '@hortus/frame/page/words.ts';
import { knowsServer } from '../app/been.ts';
import { fromRecords, fromTable, type MyMatch } from './my-matches.ts';

/** Loads the words of their games; without them a match can still be listed. */
async function spoken(matches: readonly MyMatch[]): Promise<readonly MyMatch[]> {
  const games = [...new Set(matches.map(({ game }) => game))];
  await Promise.all(games.map((game) => learnGame(kitOf(game)?.words))).catch(() => undefined);
  return matches;
}

/** `undefined`: this browser stores nothing. */
export async function loadHere(): Promise<readonly MyMatch[] | undefined> {
  try {
    const records = await allMatches();
    // On a first visit there are none.
    if (records.length === 0) return [];
    const { whoseTurn } = await import('./whose-turn.ts');
    return await spoken(fromRecords(records, await Promise.all(records.map(whoseTurn))));
  } catch {
    return undefined;
  }
}

/** `undefined`: the server can't be reached. */
export async function loadServer(): Promise<readonly MyMatch[] | undefined> {
  if (!knowsServer()) return [];
  try {
    // A first visit needn't load any of this.
    const { ApiFault, myTables } = await import('@hortus/frame/online/api.ts');
    const found = await myTables().catch((error: unknown) => {
      // Somebody who only watched has no identity there, and no tables either.
      if (error instanceof ApiFault && error.status === 401) return { tables: [] };
      throw error;
    });
    return await spoken(found.tables.map(fromTable));
  } catch {
    return undefined;
  }
}
