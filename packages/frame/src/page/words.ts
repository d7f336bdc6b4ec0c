/** The words in the reader's language; English if we don't have it. */
import {
  type Book,
  firstWords,
  type GameWords,
  LANGUAGES,
  type Language,
  loadWords,
  type Words,
} from '@hortus/words';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { kept } from './kept.ts';

const KEPT = 'hortus.language';
const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(LANGUAGES, tag);

function preferred(): Language {
  const chosen = kept.get(KEPT);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const spoken = signal<Words>(firstWords());
export const words: ReadonlySignal<Words> = spoken;
export const language: ReadonlySignal<Language> = computed(() => spoken.value.language);

/** Every game by name; the games and books seen so far. */
let known: readonly GameWords[] = [];
const games = new Set<GameWords>();
const books = new Set<Book>();

/** The current loading; later requests ask for everything. */
let learning: Promise<void> = Promise.resolve();
let asked = 0;

function learn(wanted: Language): Promise<void> {
  const turn = ++asked;
  learning = loadWords(wanted, { known, games: [...games], books: [...books] }).then((learnt) => {
    // More was requested in the meantime: that brings everything.
    if (turn !== asked) return learning;
    spoken.value = learnt;
    document.documentElement.lang = wanted;
    return undefined;
  });
  return learning;
}

/** Resolves when its words can be used, even if somebody else asked for them before. */
async function learnMore<T>(seen: Set<T>, more: T | undefined): Promise<void> {
  if (more === undefined) return;
  if (seen.has(more)) return learning.catch(() => undefined);
  seen.add(more);
  try {
    await learn(spoken.value.language);
  } catch (error) {
    seen.delete(more);
    throw error;
  }
}

/** The words of a game, wherever it is shown. */
export const learnGame = (game: GameWords | undefined): Promise<void> => learnMore(games, game);

/** The terms of a game's rulebook. */
export const learnTerms = (game: string): Promise<void> =>
  learnBook(known.find((one) => one.game === game)?.glossary);

export const learnBook = (book: Book | undefined): Promise<void> => learnMore(books, book);

/**
 * Called before the first page is shown, with the games that have names. English is always available, and
 * used if another language can't be loaded.
 */
export function startWords(all: readonly GameWords[]): Promise<void> {
  known = all;
  spoken.value = firstWords(all);
  return learn(preferred()).catch(() => undefined);
}

export async function speak(chosen: Language): Promise<void> {
  await learn(chosen);
  kept.set(KEPT, chosen);
}
