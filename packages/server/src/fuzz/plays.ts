/** Moves that are legal or nearly so: the same with one part changed, at another time, or from another seat. */
import { type Json, Match, moveList, type PackedJson, type Rng } from '@hortus/kernel';
import type { Serving } from '../serve.ts';
import type { TestClient } from '../testing/client.ts';
import type { Couple } from './cast.ts';
import { changed } from './inputs.ts';

/** Gives up so rarely that matches go on. */
const RESIGNS = 60;

/** A small change of one part: what a page with a fault in it would send. */
function nearly(luck: Rng, move: PackedJson): Json {
  const fields = Object.entries(move).filter(([, value]) => typeof value === 'number');
  const field = fields[luck.below(Math.max(1, fields.length))];
  if (field === undefined || luck.below(3) === 0) return changed(luck, move as Json, ['pass', 'take']);
  const [name, value] = field;
  return { ...move, [name]: Number(value) + luck.below(9) - 4 };
}

export interface Sent {
  readonly sender: TestClient;
  readonly message: Json;
}

let made = 0;

/** By somebody the table waits for, most of the time; undefined once the match is over. */
export async function nearlyLegal(
  { server }: Serving,
  { people, table }: Couple,
  luck: Rng,
): Promise<Sent | undefined> {
  const match = (await server.live.get(table))?.running?.match;
  if (match === undefined || match.over) return undefined;
  // Both have to ask for it.
  if (match.paused)
    return { sender: people[luck.below(2)] as TestClient, message: { do: 'resume', re: 'p', table } };
  const { game, state, seq } = match;
  const list = moveList(game);
  const waitedFor = people.map((_, seat) => ({ seat, count: game.legal(state, seat, list) }));
  const { seat, count } =
    waitedFor.find((one) => one.count > 0 && luck.below(10) > 0) ?? waitedFor[luck.below(2)]!;
  game.legal(state, seat, list);
  const moves = [...list.subarray(0, count)].map((move) => game.moves.toJson(move));
  const staying = moves.filter(({ kind }) => kind !== 'resign' || luck.below(RESIGNS) === 0);
  const move = staying[luck.below(Math.max(1, staying.length))] ?? game.moves.toJson(list[0] ?? 0);
  const handed = luck.below(2) === 0 ? move : nearly(luck, move);
  const sender = people[luck.below(8) === 0 ? 1 - seat : seat] as TestClient;
  const isMany = luck.below(12) === 0;
  return {
    sender,
    message: {
      ...{ do: 'play', re: 'p', table, answers: luck.below(10) === 0 ? seq + luck.below(5) - 2 : seq },
      // Now and then an id that was used before.
      id: `f${luck.below(10) === 0 ? luck.below(made + 1) : ++made}`,
      moves: isMany ? [handed, handed, move] : [handed],
    },
  };
}

/** What is wrong with the stored log of this table: whatever was sent, it must replay to the same match. */
export async function logFault({ server }: Serving, { table }: Couple): Promise<string | undefined> {
  const { store } = server.shared;
  const [row, live] = await Promise.all([store.table(table), server.live.get(table)]);
  const running = live?.running?.match;
  if (row?.terms === undefined || row.entropy === undefined || running === undefined)
    return `${table} is not running`;
  const again = Match.begin(running.game, row.terms, row.entropy, row.secret);
  if (!again.ok) return `${table} cannot be dealt again`;
  const entries = await store.entries(table, 0);
  for (const entry of entries) {
    const applied = again.value.apply(entry);
    if (!applied.ok)
      return `${row.game} ${table}: entry ${entry.seq} is refused: ${JSON.stringify([entry, applied.fault])}`;
  }
  return running.seq === entries.length && again.value.hash !== running.hash
    ? `${row.game} ${table} plays again to another match`
    : undefined;
}
