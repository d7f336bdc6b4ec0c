/** Who tells what happened, by game; each comes with its book. */
import type { PackedJson } from '@hortus/kernel';
import type { Book } from './languages.ts';
import type { Cast } from './sentences.ts';
import type { Words } from './words.ts';

export interface Teller {
  /** One told event as a sentence. */
  tell(words: Words, event: PackedJson, cast: Cast): string | undefined;
  /** Its sentence is said by another event. */
  goesWithoutSaying?(event: PackedJson): boolean;
  /** Two events in a row as one, where one sentence says both. */
  joined?(one: PackedJson, other: PackedJson): PackedJson | undefined;
}

/** Which book a game is written in. */
const BOOK_OF: Readonly<Record<string, Book>> = {
  garden: 'garden',
  gnostica: 'gnostica',
  genesis: 'sway',
  'worlds-asunder': 'sway',
};

export const bookOf = (game: string): Book | undefined =>
  Object.hasOwn(BOOK_OF, game) ? BOOK_OF[game] : undefined;

export type Tellers = Readonly<Record<string, Teller>>;

const TELLERS: Readonly<Record<Book, () => Promise<Tellers>>> = {
  garden: async () => (await import('./games/garden.ts')).tellers,
  'garden-learn': async () => ({}),
  gnostica: async () => (await import('./games/gnostica.ts')).tellers,
  'gnostica-learn': async () => ({}),
  sway: async () => (await import('./games/sway.ts')).tellers,
  more: async () => ({}),
};

export async function tellersOf(books: readonly Book[]): Promise<Tellers> {
  return Object.assign({}, ...(await Promise.all(books.map((book) => TELLERS[book]())))) as Tellers;
}
