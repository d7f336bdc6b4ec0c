/** Unlisted moves are refused and listed moves aren't: tried with moves like those listed, and with others. */
import type { FastLuck, Move, Seat } from '@hortus/kernel';
import { gnostica } from '../../index.ts';
import { at, type GnosticaState, MOVES } from '../../types.ts';

const PROBES = 24;
/** A player may always resign, and running out of time isn't a player's move. */
const APART = ['resign', 'time'];
const STEPS = MOVES.names.filter((name) => !APART.includes(name));

const pick = <T>(from: readonly T[], luck: FastLuck): T => from[luck.below(from.length)];

/** Changes one field of a move, usually to a value that means something. */
function altered(state: GnosticaState, move: Move, luck: FastLuck): Move {
  const kind = MOVES.kinds[(MOVES.kindOf(move) ?? 'skip') as 'skip'];
  const ranges: Readonly<Record<string, number>> = kind.fields;
  const names = Object.keys(ranges);
  if (names.length === 0) return move;
  const name = pick(names, luck);
  const isMan = name === 'man' || name === 'actor';
  const range = isMan ? Math.min(ranges[name], state.ints[at.men] + 1) : ranges[name];
  const near = name === 'site' || name === 'to' ? Math.min(range, 5 * state.ints[at.lands] + 1) : range;
  const values: Readonly<Record<string, number>> = kind.read(move);
  return kind.make({ ...values, [name]: luck.below(near) });
}

function any(state: GnosticaState, luck: FastLuck): Move {
  const kind = MOVES.kinds[pick(STEPS, luck) as 'skip'];
  const ranges: Readonly<Record<string, number>> = kind.fields;
  const small = state.ints[at.men] + 1;
  const values = Object.entries(ranges).map(([name, range]) => [
    name,
    luck.below(Math.min(range, name === 'card' ? range : small)),
  ]);
  return kind.make(Object.fromEntries(values));
}

/** The first move about which list and judge disagree. */
export function disagreement(
  state: GnosticaState,
  seat: Seat,
  moves: readonly Move[],
  luck: FastLuck,
): string | undefined {
  const listed = new Set(moves);
  const kinds = [...new Set(moves.map((move) => MOVES.kindOf(move)))];
  for (let n = 0; n < PROBES; n++) {
    const kind = pick(kinds, luck);
    const like = moves.filter((move) => MOVES.kindOf(move) === kind);
    const move = n % 4 === 0 ? any(state, luck) : altered(state, pick(like, luck), luck);
    const refusal = gnostica.judge(state, seat, move);
    if (listed.has(move) === (refusal === undefined)) continue;
    return `${JSON.stringify(MOVES.toJson(move))} is ${refusal === undefined ? 'not listed' : `listed but ${refusal.code}`}`;
  }
  return undefined;
}
