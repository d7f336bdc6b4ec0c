import { kitOf } from '@hortus/catalogue';
import { allMatches } from '@hortus/frame/here/local-store.ts';
import { ApiFault, myTables } from '@hortus/frame/online/api.ts';
import { learnGame } from '@hortus/frame/page/words.ts';
import { knowsServer } from '../app/been.ts';
import { fromRecords, fromTable, type MyMatch } from './my-matches.ts';

/** With the words of their games. Without them a match is still a match. */
async function spoken(matches: readonly MyMatch[]): Promise<readonly MyMatch[]> {
  const games = [...new Set(matches.map(({ game }) => game))];
  await Promise.all(games.map((game) => learnGame(kitOf(game)?.words))).catch(() => undefined);
  return matches;
}

/** `undefined`: this browser keeps no matches. */
export async function loadHere(): Promise<readonly MyMatch[] | undefined> {
  try {
    return await spoken(fromRecords(await allMatches()));
  } catch {
    return undefined;
  }
}

/** `undefined`: the server cannot be asked. */
export async function loadServer(): Promise<readonly MyMatch[] | undefined> {
  if (!knowsServer()) return [];
  try {
    return await spoken((await myTables()).tables.map(fromTable));
  } catch (error) {
    // Whoever only watched has no identity there, and no tables either.
    return error instanceof ApiFault && error.status === 401 ? [] : undefined;
  }
}
