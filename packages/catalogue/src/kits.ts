import type { Players } from '@hortus/bots';
import type { Kit } from '@hortus/kit';
import { GUIDE, type Language, loadWords, MORE, PACKS, type Words } from '@hortus/words';
import * as games from './games.ts';

/** Every game there is, in its place; parts are loaded when somebody needs them. */
export const KITS: readonly Kit[] = Object.values(games).sort((a, b) => a.place - b.place);

export const kitOf = (id: string): Kit | undefined => KITS.find((kit) => kit.id === id);

/** The players of a game, and with them its rules; undefined where there is no such game. */
export const loadPlayers = async (id: string): Promise<Players | undefined> => kitOf(id)?.players();

/** All of a language: every game and every book. */
export const loadAllWords = (language: Language): Promise<Words> =>
  loadWords(language, {
    games: KITS.map(({ words }) => words),
    books: [
      GUIDE,
      MORE,
      PACKS,
      ...KITS.flatMap(({ words }) => [words.lessons ?? [], words.guide ?? []].flat()),
    ],
  });
