/** Who tells what happened, by game; each comes with its book. */
import type { PackedJson, SeenEntry } from '@hortus/kernel';
import type { Book } from './languages.ts';
import type { Cast, Scene } from './sentences.ts';
import type { Words } from './words.ts';

export interface Teller {
  /** One told event as a sentence. */
  tell(words: Words, event: PackedJson, cast: Cast): string | undefined;
  /** Its sentence is said by another event. */
  goesWithoutSaying?(event: PackedJson): boolean;
  /** Two events in a row as one, where one sentence says both. */
  joined?(one: PackedJson, other: PackedJson): PackedJson | undefined;
  /** What places are called by in a view. */
  scene?(view: unknown): Scene;
  /** The same before each entry of a log; `view` is how it stands after the last. */
  scenes?(entries: readonly SeenEntry[], view: unknown): ReadonlyMap<number, Scene>;
  /** And after an event. */
  after?(scene: Scene, event: PackedJson): Scene;
  /** A place by what lies there or beside it. */
  place?(words: Words, scene: Scene, x: number, y: number): string;
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
