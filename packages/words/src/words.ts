import type { Book, Card, GameWords } from './books.ts';
import { formattersOf } from './formatters.ts';
import { COMMON, common, type Key, type Language, type Messages } from './languages.ts';
import { fill, type Params } from './message.ts';
import type { Teller } from './teller.ts';

/** The words of one language. */
export interface Words {
  readonly language: Language;
  say(key: Key, params?: Params): string;
  /** The first of these keys that has a message. Keys made from codes go through here. */
  find(...keys: readonly string[]): Key | undefined;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `a, b or c`. */
  either(items: readonly string[]): string;
  /** Tells what happens in this game, once its book has loaded. */
  teller(game: string): Teller | undefined;
  /** The family this game shares its words with; without one, the game itself. */
  family(game: string): string;
}

/** A game whose words are spoken, and its teller. */
interface SpokenGame {
  readonly game: GameWords;
  readonly teller: Teller | undefined;
}

function speaking(language: Language, messages: Messages, games: readonly SpokenGame[]): Words {
  const byId = new Map(games.map((one) => [one.game.game, one]));
  const isKey = (key: string): key is Key => Object.hasOwn(messages, key);
  return {
    language,
    // A message whose book hasn't loaded yet is shown as its key, and replaced as soon as the book has loaded.
    say: (key, params = {}) => fill(messages[key] ?? key, params, language),
    find: (...keys) => keys.find(isKey),
    either: (items) => formattersOf(language).either.format(items),
    list: (items) => formattersOf(language).all.format(items),
    teller: (game) => byId.get(game)?.teller,
    family: (game) => byId.get(game)?.game.family ?? game,
  };
}

/** A game's name and first sentences, as messages. */
const cardOf = ({ game }: GameWords, { name, mood, brief, about, learn }: Card): Messages => ({
  [`web.game.${game}`]: name,
  [`web.game.${game}.mood`]: mood,
  ...(brief === undefined ? {} : { [`web.game.${game}.brief`]: brief }),
  [`web.game.${game}.about`]: about,
  ...(learn === undefined ? {} : { [`web.game.${game}.learn`]: learn }),
});

const loadCard = async (game: GameWords, language: Language): Promise<Messages> =>
  cardOf(game, (await game.cards?.[language]?.()) ?? game.card);

/** English, with nothing of the games but their names: at hand before anything has loaded. */
export const firstWords = (known: readonly GameWords[] = []): Words =>
  speaking(
    'en',
    Object.assign({}, common, ...known.map((game) => cardOf(game, game.card))) as Messages,
    known.map((game) => ({ game, teller: undefined })),
  );

/** What to load besides the words that every page needs. */
export interface Spoken {
  /** Games of which only the names are needed. */
  readonly known?: readonly GameWords[];
  /** Games with their books and tellers. */
  readonly games?: readonly GameWords[];
  readonly books?: readonly Book[];
}

/** Any language with these games and books, once they have loaded. */
export async function loadWords(
  language: Language,
  { known = [], games = [], books = [] }: Spoken = {},
): Promise<Words> {
  const wanted = [
    ...new Map([...games.flatMap(({ book }) => book ?? []), ...books].map((one) => [one.id, one])).values(),
  ];
  const [tellers, ...messages] = await Promise.all([
    Promise.all(games.map(async (game) => ({ game, teller: await game.teller?.() }))),
    COMMON[language](),
    ...wanted.map((book) => book.in[language]()),
    ...[...known, ...games].map((game) => loadCard(game, language)),
  ]);
  return speaking(language, Object.assign({}, ...messages) as Messages, [
    ...known.map((game) => ({ game, teller: undefined })),
    ...tellers,
  ]);
}

/** All messages of these books in a language, for tests that compare languages. */
export async function messagesOf(language: Language, books: readonly Book[]): Promise<Messages> {
  const loaded = await Promise.all([COMMON[language](), ...books.map((book) => book.in[language]())]);
  return Object.assign({}, ...loaded) as Messages;
}
