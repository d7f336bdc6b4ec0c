/** The words of the reader's language; English where we have none of theirs. */
import {
  type Book,
  bookOf,
  firstWords,
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

/** The books of the games and pages seen so far. */
const books = new Set<Book>();

async function learn(wanted: Language): Promise<void> {
  const read = books.size;
  const learnt = await loadWords(wanted, [...books]);
  // Another book was asked for meanwhile: that one brings all.
  if (read !== books.size) return;
  spoken.value = learnt;
  document.documentElement.lang = wanted;
}

/** The words of a game, wherever it is shown. */
export const learnGame = (game: string): Promise<void> => learnBook(bookOf(game));

export async function learnBook(book: Book | undefined): Promise<void> {
  if (book === undefined || books.has(book)) return;
  books.add(book);
  try {
    await learn(spoken.value.language);
  } catch (error) {
    books.delete(book);
    throw error;
  }
}

/** Before the first page is shown. English is at hand; should another language not come, it is spoken instead. */
export const startWords = (): Promise<void> => learn(preferred()).catch(() => undefined);

export async function speak(chosen: Language): Promise<void> {
  await learn(chosen);
  kept.set(KEPT, chosen);
}
