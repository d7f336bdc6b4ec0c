/** Finished matches of every game, many at once: some are really played, the rest are copies of those. */
import { randomBytes } from 'node:crypto';
import { type Entry, FastLuck, type Game, Match, moveList, type Seat } from '@hortus/kernel';
import { openLane } from '../../packages/server/src/store/database/connections.ts';
import type { Person, Standing, Store, StoredTable } from '../../packages/server/src/store.ts';
import { dealtTable } from './dealt-table.ts';

/** Different matches of each game. */
const PLAYED = 8;
/** Copies per statement, so that none takes longer than a connection waits for. */
const SLICE = 100;
/** People who have played all of them. */
const PEOPLE = 5000;
/** Nobody gives up. */
const NOT_PLAYED = new Set(['resign', 'time']);

interface Finished {
  readonly row: StoredTable;
  readonly entries: readonly { readonly entry: Entry; readonly standing: Standing }[];
}

/** Dealt by the server's own steps, and played at random to its end. */
function finishedMatch(game: Game, persons: readonly Person[], seed: number): Finished {
  const row = dealtTable(persons, { game, options: {} });
  if (row.terms === undefined || row.entropy === undefined) throw new Error('not dealt');
  const begun = Match.begin(game, row.terms, row.entropy, row.secret);
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const luck = new FastLuck(seed);
  const list = moveList(game);
  const entries: { entry: Entry; standing: Standing }[] = [];
  while (!match.over) {
    const { seat, move } = choice(match, list, luck);
    const id = randomBytes(8).toString('hex');
    const made = match.submit({ seat, moves: [move], id, at: row.madeAt + 2000 * match.seq });
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const { toAct, outcome } = match;
    const standing = { toAct, moves: match.moveCount(), ...(outcome === undefined ? {} : { outcome }) };
    entries.push({ entry: made.value, standing });
  }
  return { row, entries };
}

function choice(
  { game, state, toAct }: Match,
  list: Int32Array,
  luck: FastLuck,
): { seat: Seat; move: number } {
  const seats = [0, 1].filter((seat) => ((toAct >> seat) & 1) === 1);
  const seat = seats[luck.below(seats.length)] ?? 0;
  const moves = [...list.subarray(0, game.legal(state, seat, list))];
  const good = moves.filter((move) => !NOT_PLAYED.has(game.moves.toJson(move).kind));
  return { seat, move: (good.length > 0 ? good : moves)[luck.below(good.length || moves.length)] as number };
}

/** The match under another id, as often as n counts: its table, its log, and a seat for two people. */
const COPY = [
  `insert into tables (id, version, status, game, made_at, doc, dealt_to_act, outcome)
   select $2 || n, version, status, game, made_at + n,
     replace(doc::text, '{"id":"' || $1 || '","version"', '{"id":"' || $2 || n || '","version"')::json,
     dealt_to_act, outcome
   from tables, generate_series($3::int, $4::int) n where id = $1`,
  `insert into entries (table_id, seq, entry, to_act, moves)
   select $2 || n, seq, entry, to_act, moves from entries, generate_series($3::int, $4::int) n where table_id = $1
   order by n, seq`,
  `insert into sitters (person, table_id, made_at, over)
   select 'person ' || (2 * n + seat) % ${PEOPLE}, $2 || n, made_at + n, true
   from tables, generate_series($3::int, $4::int) n, generate_series(0, 1) seat where id = $1`,
];

/** Stores finished matches: those that were played, and copies of them in turn. */
export class FinishedMatches {
  readonly #store: Store;
  readonly #url: string;
  #played: readonly Finished[] = [];
  #slices = 0;

  constructor(store: Store, url: string) {
    this.#store = store;
    this.#url = url;
  }

  /** Adds this many and returns how many entries they have. */
  async add(count: number, games: readonly Game[], persons: readonly Person[]): Promise<number> {
    if (this.#played.length === 0) await this.#play(games, persons);
    const lane = openLane(this.#url, 'set synchronous_commit = off');
    const prefix = `${randomBytes(6).toString('hex')}-`;
    let entries = 0;
    for (let from = 1; from <= count; from += SLICE) {
      const { row, entries: log } = this.#played[this.#slices++ % this.#played.length]!;
      const to = Math.min(count, from + SLICE - 1);
      for (const text of COPY) await lane.query({ text, values: [row.id, prefix, from, to] });
      entries += log.length * (to - from + 1);
    }
    await lane.close();
    return entries;
  }

  async #play(games: readonly Game[], persons: readonly Person[]): Promise<void> {
    this.#played = Array.from({ length: PLAYED }, (_, n) =>
      games.map((game) => finishedMatch(game, persons, n + 1)),
    ).flat();
    await Promise.all(this.#played.map((one) => storePlayed(this.#store, one)));
  }
}

async function storePlayed(store: Store, { row, entries }: Finished): Promise<void> {
  await store.createTable(row);
  for (const [i, { entry, standing }] of entries.entries())
    await store.append({
      ...{ table: row.id, entry, standing, clock: undefined, bot: undefined },
      ...{ nothingDue: true, ends: i === entries.length - 1 },
    });
}
