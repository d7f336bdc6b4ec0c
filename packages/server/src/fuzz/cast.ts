/** Who takes part in a fuzzed scene, at which tables, and what the others may not be told. */
import type { Serving } from '../serve.ts';
import type { TestClient } from '../testing/client.ts';
import type { RealHouse } from '../testing/real-house.ts';
import type { Scene } from './requests.ts';

/** Two people and the match they play. */
export interface Couple {
  readonly people: readonly [TestClient, TestClient];
  readonly table: string;
}

export interface Cast {
  readonly anna: TestClient;
  readonly mallory: TestClient;
  /** Anna's match, then Mallory's. */
  readonly couples: readonly [Couple, Couple];
  readonly scene: Scene;
  /** Of the matches, and of the others: Mallory must not be told any. */
  readonly matchSecrets: readonly string[];
  readonly secrets: readonly string[];
}

const GAMES = ['genesis', 'gnostica', 'cgs', 'worlds-asunder', 'garden'];

/** A match with hidden hands, another one in which Mallory plays, and an open table; the games take turns. */
export async function castOf(house: RealHouse, { url, server }: Serving, number: number): Promise<Cast> {
  const play = async (game: string): Promise<Couple> => {
    const { anna, ben, id } = await house.pair(url, { game, options: {} });
    return { people: [anna, ben], table: id };
  };
  const couples = [
    await play(GAMES[number % (GAMES.length - 1)]),
    await play(GAMES.at(-1 - (number % GAMES.length)) as string),
  ] as const;
  const [anna, ben] = couples[0].people;
  const [mallory, cleo] = couples[1].people;
  const lobby = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.ask({ do: 'chat', table: couples[0].table, text: 'hello' });
  const rows = await Promise.all(couples.map(({ table }) => server.shared.store.table(table)));
  return {
    ...{ anna, mallory, couples },
    scene: {
      tables: [couples[0].table, lobby.id, couples[1].table],
      hashes: ['ab'.repeat(32), 'f'.repeat(64)],
      asks: ['back-0-2-0', 'pause-0-0-0'],
      people: [ben.person, cleo.person],
    },
    matchSecrets: rows.flatMap((row) => row?.secret ?? []),
    secrets: [anna, ben, cleo].flatMap(({ token, person }) => [token, person]),
  };
}

/** A secret, or a trace of where our files are, in what Mallory was sent; undefined if there is none. */
export function leakIn(text: string, { secrets, matchSecrets }: Cast): string | undefined {
  if (/\bat .*\.(?:ts|mjs|js):\d+/.test(text) || text.includes('node_modules')) return 'a stack trace';
  // A match that somebody resigned is over, and everybody may have its log.
  const isLog = /"hortus":"match".*"outcome":/.test(text);
  return [...secrets, ...(isLog ? [] : matchSecrets)].find((secret) => text.includes(secret));
}
