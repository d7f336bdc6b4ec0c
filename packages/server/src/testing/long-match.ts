import {
  type Entry,
  FastLuck,
  type Game,
  lowestBit,
  Match,
  moveList,
  type Proposal,
  packsOf,
  type Seat,
  secretFromSeed,
} from '@hortus/kernel';
import type { StoredTable } from '../store.ts';
import { sampleTable } from './samples.ts';

/** This many entries are simply played; after that, moves are taken back where they can be. */
const PLAYED = 60;

/** A dealt table of bots, and its match after this many entries of random play, including take-backs. */
export function longMatch(
  game: Game,
  entries: number,
  wish: { readonly seed?: number; readonly seats?: number; readonly options?: StoredTable['options'] } = {},
): { readonly row: StoredTable; readonly match: Match } {
  const { seed = 1, seats: count = game.seats[0] ?? 2, options = {} } = wish;
  const table = sampleTable({ game: game.id, rulesVersion: game.rulesVersion, options, status: 'playing' });
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `bot ${seat}`, kind: 'bot' as const }));
  const row: StoredTable = {
    ...table,
    seats: seats.map((seat) => ({ ...seat, level: 'novice', accepted: true })),
    secret: secretFromSeed(`secret ${seed}`),
    terms: {
      id: table.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      packs: packsOf(game, options, count),
      seats,
    },
    entropy: [],
    dealtAt: table.madeAt,
  };
  const begun = Match.begin(game, row.terms as never, [], row.secret);
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const luck = new FastLuck(seed);
  const list = moveList(game);
  /** The entries that count. */
  const living: number[] = [];
  const takeBack = (seat: Seat, steps: number, at: number): boolean => {
    const others = seats.map((_, other) => other).filter((other) => other !== seat);
    const left = living.slice(0, -steps);
    const isTaken = match.takeBack(seat, left.at(-1) ?? 0, others, at).ok;
    if (isTaken) living.length = left.length;
    return isTaken;
  };
  /** Any move; should it end the match, or show something so that it could not be taken back, another if there is one. */
  const proposedBy = (seat: Seat, id: string, at: number): Proposal => {
    const count = game.legal(match.state, seat, list);
    const first = luck.below(count);
    let best: Proposal | undefined;
    for (let i = 0; i < count; i++) {
      const proposed = match.propose({ seat, moves: [list[(first + i) % count]], id, at });
      if (!proposed.ok) throw new Error(JSON.stringify(proposed.fault));
      const { toAct, told } = proposed.value;
      if (toAct !== 0 && (match.seq < PLAYED || !told.some(({ reveals }) => reveals))) return proposed.value;
      if (best === undefined || (best.toAct === 0 && toAct !== 0)) best = proposed.value;
    }
    if (best === undefined) throw new Error(`seat ${seat} has no move`);
    return best;
  };
  const moved = (tries: number): boolean => {
    const seat = seatToAct(match, luck);
    const at = table.madeAt + 1000 * tries;
    const proposed = proposedBy(seat, `${seed} ${tries}`, at);
    // The end can wait: what led there is taken back.
    if (proposed.toAct === 0) {
      const steps = 1 + luck.below(6);
      return seats.some((_, other) => takeBack(other, steps, at));
    }
    match.enter(proposed);
    living.push(match.seq);
    const isPlayed = match.seq < PLAYED && luck.below(5) > 0;
    return isPlayed || takeBack(seat, luck.below(5) === 0 ? 2 : 1, at);
  };
  for (let tries = 0; match.seq < entries && tries < 5 * entries; tries++) moved(tries);
  return { row, match };
}

function seatToAct({ toAct }: Match, luck: FastLuck): Seat {
  const seats = [...Array(8).keys()].filter((seat) => ((toAct >> seat) & 1) === 1);
  return seats[luck.below(seats.length)] ?? lowestBit(toAct);
}

/** As the database gives it. */
export const storedEntries = (match: Match): Entry[] =>
  JSON.parse(JSON.stringify(match.log({ withSecret: false }).entries));
