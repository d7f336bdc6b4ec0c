import type { Players } from '@hortus/bots';
import { type GameVersion, type Kit, versionIn } from '@hortus/kit';
import { GLOSSARY, GUIDE, type Language, loadWords, MORE, PACKS, type Words } from '@hortus/words';
import * as games from './games.ts';

/** Every game, in order of place; parts load on demand. */
export const KITS: readonly Kit[] = Object.values(games).sort((a, b) => a.place - b.place);

export const kitOf = (id: string): Kit | undefined => KITS.find((kit) => kit.id === id);

/** The players of a game, and with them its newest rules; undefined if there is no such game. */
export const loadPlayers = async (id: string): Promise<Players | undefined> => kitOf(id)?.players();

/** A game under exactly these rules, current or frozen; undefined if they aren't kept here. */
export function loadVersion(id: string, rulesVersion: number): Promise<GameVersion | undefined> {
  const kit = kitOf(id);
  if (kit === undefined) return Promise.resolve(undefined);
  const name = `${id} ${rulesVersion}`;
  const loading = loaded.get(name) ?? versionIn(kit, rulesVersion);
  loaded.set(name, loading);
  // After a failure, the next request tries again.
  loading.catch(() => loaded.delete(name));
  return loading;
}

const loaded = new Map<string, Promise<GameVersion | undefined>>();

/** All words of a language: every game and every book. */
export const loadAllWords = (language: Language): Promise<Words> =>
  loadWords(language, {
    games: KITS.map(({ words }) => words),
    books: [
      GLOSSARY,
      GUIDE,
      MORE,
      PACKS,
      ...KITS.flatMap(({ words }) => [words.lessons ?? [], words.guide ?? [], words.glossary ?? []].flat()),
    ],
  });
