/** The second implementation's table: plain objects and lists, following the ledger's words alone. */
import type { Seat } from '@hortus/kernel';
import type { Options, ResultView, View } from '../../types.ts';

export type Facing = View['men'][number]['facing'];
export const FACINGS: readonly Facing[] = ['N', 'E', 'S', 'W', 'U'];

export interface Space {
  readonly x: number;
  readonly y: number;
}
export interface Piece extends Space {
  readonly owner: Seat;
  readonly pips: number;
  readonly facing: Facing;
  /** During an activation: may it use the power (GNO-MAJ-2, GNO-MAJ-3)? */
  readonly minion: boolean;
}
export interface Land extends Space {
  readonly card: string;
}
/** GNO-E-2 */
export interface Frame {
  readonly card: string;
  readonly source: 'hand' | 'board' | 'flipped';
  readonly copied: string | null;
  readonly left: number;
}
export type Todo =
  | { readonly kind: 'transit'; readonly man: Piece }
  | ({ readonly kind: 'three' } & Space)
  | { readonly kind: 'draw' }
  | null;

export interface Reading {
  readonly options: Options;
  readonly seats: number;
  phase: View['phase'];
  turn: Seat | null;
  open: Seat | null;
  gone: Seat[];
  /** Consecutive passes; an activation counts as one until a step is made (GNO-R-59). */
  quiet: number;
  turns: number;
  lands: Land[];
  men: Piece[];
  hands: string[][];
  /** The top first; in any order if it was shuffled in this move. */
  pile: string[];
  isShuffled: boolean;
  out: string[];
  round: number;
  bids: (string | null)[];
  pool: string[];
  first: Seat | null;
  took: Seat[];
  frames: Frame[];
  all: boolean;
  todo: Todo;
  result: ResultView | null;
  /** Cards in hands that others besides the owner know: their seats, or `*` for everybody. */
  known: Map<string, Set<Seat | '*'>>;
  /** For cards in hands, how many shuffles ago they came there. */
  age: Map<string, number>;
  /** GNO-R-92 Positions and how often they came up, the latest first; never mutated, only replaced. */
  seen: readonly (readonly [position: string, times: number])[];
  /** What the engine took from the draw pile, or decided at random. */
  told: string[];
}

export const seatsOf = ({ seats }: Reading): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The table as the view of everything tells it, between turns. */
export function readFrom(view: View): Reading {
  return {
    options: view.options,
    seats: view.hands.length,
    phase: view.phase,
    turn: view.turn,
    open: view.open,
    gone: [...view.gone],
    quiet: view.quiet,
    turns: view.turns,
    lands: view.sites.flatMap(({ x, y, card }) => (card === null ? [] : [{ x, y, card }])),
    men: [...view.men],
    hands: view.hands.map(({ cards }) => [...cards]),
    pile: [...(view.pile.cards ?? [])],
    isShuffled: false,
    out: [...view.out],
    round: view.round,
    bids: [...view.bids],
    pool: [...view.pool],
    first: view.first,
    took: [...view.took],
    frames: [...view.frames],
    all: view.allMinions,
    todo: view.todo,
    result: view.result,
    known: new Map(view.known.map(([card, seats]) => [card, new Set([...seats].map(knower))])),
    age: new Map(view.older.flatMap((cards, i) => cards.map((card): [string, number] => [card, i + 1]))),
    seen: [],
    told: [],
  };
}
const LETTERS = 'abcdef';
const knower = (letter: string): Seat | '*' => (letter === '*' ? '*' : LETTERS.indexOf(letter));

/** Pieces, territories and frames are never mutated, only replaced. */
export const copyOf = (table: Reading): Reading => ({
  ...table,
  lands: [...table.lands],
  men: [...table.men],
  hands: table.hands.map((hand) => [...hand]),
  pile: [...table.pile],
  out: [...table.out],
  frames: [...table.frames],
  known: new Map(table.known),
  age: new Map(table.age),
});

/** GNO-SCO-2 */
export const worthOf = (card: string): number => (isMajor(card) ? 3 : /[PNQK]$/.test(card) ? 2 : 1);
export const isMajor = (card: string): boolean => /^\d\d$/.test(card);

const SUITS = 'CRDS';
const RANKS = 'A23456789TPNQK';
/** The deck's order: suits by rank, then the majors. */
export const placeOf = (card: string): number =>
  isMajor(card) ? 56 + Number(card) : SUITS.indexOf(card[0]) * 14 + RANKS.indexOf(card[1]);
/** GNO-BID-3, GNO-BID-4 */
export const bidKeyOf = (card: string): number =>
  isMajor(card) ? 15 + Number(card) : 1 + RANKS.indexOf(card[1]);

export const isSame = (a: Space, b: Space): boolean => a.x === b.x && a.y === b.y;
const STEPS: Readonly<Record<Facing, Space>> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
  U: { x: 0, y: 0 },
};
/** The space this many steps away in a direction. */
export const ahead = ({ x, y }: Space, facing: Facing, far: number): Space => ({
  x: x + far * STEPS[facing].x,
  y: y + far * STEPS[facing].y,
});
/** GNO-R-90 */
export const isOnGrid = ({ x, y }: Space): boolean => Math.abs(x) <= 250 && Math.abs(y) <= 250;

export const landAt = (table: Reading, space: Space): Land | undefined =>
  table.lands.find((land) => isSame(land, space));
/** GNO-SPC-2 */
export const isWasteland = (table: Reading, space: Space): boolean =>
  isOnGrid(space) &&
  landAt(table, space) === undefined &&
  (['N', 'E', 'S', 'W'] as const).some((way) => landAt(table, ahead(space, way, 1)) !== undefined);
/** GNO-SPC-3 */
export const isVoid = (table: Reading, space: Space): boolean =>
  landAt(table, space) === undefined && !isWasteland(table, space);

/** In reading order, from the north-west. */
const reading = (a: Space, b: Space): number => b.y - a.y || a.x - b.x;

/** Territories, then wastelands. */
export function wastelandsOf(table: Reading): Space[] {
  const found: Space[] = [];
  for (const land of table.lands)
    for (const way of ['N', 'E', 'S', 'W'] as const) {
      const space = ahead(land, way, 1);
      if (isWasteland(table, space) && !found.some((one) => isSame(one, space))) found.push(space);
    }
  return found.sort(reading);
}

export const menAt = (table: Reading, space: Space): Piece[] =>
  table.men.filter((piece) => isSame(piece, space));
export const menOf = (table: Reading, seat: Seat): Piece[] => table.men.filter(({ owner }) => owner === seat);
export const hasEnemy = (table: Reading, space: Space): boolean =>
  menAt(table, space).some(({ owner }) => owner !== table.turn);
/** GNO-CMP-2 */
export const stashOf = (table: Reading, seat: Seat, pips: number): number =>
  5 - menOf(table, seat).filter((piece) => piece.pips === pips).length;

/** GNO-SCO-1 */
export const scoreOf = (table: Reading, seat: Seat): number =>
  table.lands
    .filter((land) => {
      const men = menAt(table, land);
      return men.length > 0 && men.every(({ owner }) => owner === seat);
    })
    .reduce((sum, { card }) => sum + worthOf(card), 0);

export function sortTable(table: Reading): void {
  table.lands.sort(reading);
  table.men.sort(
    (a, b) =>
      reading(a, b) ||
      a.owner - b.owner ||
      a.pips - b.pips ||
      FACINGS.indexOf(a.facing) - FACINGS.indexOf(b.facing) ||
      Number(a.minion) - Number(b.minion),
  );
  for (const cards of [table.out, table.pool, ...table.hands]) cards.sort((a, b) => placeOf(a) - placeOf(b));
}

export const spaceName = ({ x, y }: Space): string => `${x},${y}`;
export const pieceName = (piece: Piece): string =>
  `${LETTERS[piece.owner]}${piece.pips}${piece.facing}@${spaceName(piece)}${piece.minion ? '*' : ''}`;
