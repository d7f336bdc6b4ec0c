/** Discarding and drawing: cards of the hand are marked for discarding, and the number of new cards is chosen. */
import type { Move, Seat } from '@hortus/kernel';
import { CODES } from '../cards/cards.ts';
import { MOVES, type View } from '../types.ts';
import type { Choosing } from './choosing.ts';
import type { Meaning } from './meaning.ts';

export interface Drawing {
  readonly kind: 'draw' | 'redraw';
  /** Codes of the cards to discard. */
  readonly drops: ReadonlySet<string>;
  /** How many to draw; undefined: as many as possible. */
  readonly count: number | undefined;
}

const DRAWS_ON: ReadonlySet<string> = new Set(['draw', 'rest', 'announce']);

/** The kind of drawing, if it is chosen or there is nothing else to choose. */
export function drawKindOf(moves: readonly Meaning[], { kind }: Choosing): Drawing['kind'] | undefined {
  const draws = moves.find((one) => one.kind === 'draw' || one.kind === 'redraw')?.kind;
  if (draws !== 'draw' && draws !== 'redraw') return undefined;
  // Continuing a draw (GNO-R-21).
  if (moves.every((one) => DRAWS_ON.has(one.kind))) return draws;
  return kind === draws || draws === 'redraw' ? draws : undefined;
}

type Get = Readonly<Record<'drop' | 'count', (move: Move) => number>>;
const getOf = (kind: Drawing['kind']): Get => MOVES.kinds[kind].get;

/** A seat's own cards in the order in which the bits of a move count them. */
function handInOrder(view: View, seat: Seat | undefined): readonly string[] {
  const order = (code: string): number => CODES.indexOf(code);
  return [...(view.hands[seat ?? -1]?.cards ?? [])].sort((a, b) => order(a) - order(b));
}

/** May cards still be discarded, or only drawn? */
export const mayDrop = (all: readonly Meaning[], kind: Drawing['kind']): boolean =>
  all.some((one) => one.kind === kind && getOf(kind).drop(one.move) !== 0);

/** The cards that such a move discards. */
export const droppedBy = (view: View, seat: Seat | undefined, kind: Drawing['kind'], move: Move): string[] =>
  handInOrder(view, seat).filter((_, i) => ((getOf(kind).drop(move) >> i) & 1) === 1);

/** The moves that discard exactly the marked cards, by how many they draw. */
export function drawsOf(
  all: readonly Meaning[],
  view: View,
  seat: Seat | undefined,
  { kind, drops }: Drawing,
): ReadonlyMap<number, Meaning> {
  const bits = handInOrder(view, seat).reduce((set, code, i) => (drops.has(code) ? set | (1 << i) : set), 0);
  const { drop, count } = getOf(kind);
  return new Map(
    all
      .filter((one) => one.kind === kind && drop(one.move) === bits)
      .map((one) => [count(one.move), one] as const)
      .sort(([a], [b]) => a - b),
  );
}

/** GNO-R-21 Neither discarding nor drawing is a pass. */
export const isPass = ({ kind, move }: Meaning): boolean =>
  kind === 'draw' && getOf(kind).drop(move) === 0 && getOf(kind).count(move) === 0;
