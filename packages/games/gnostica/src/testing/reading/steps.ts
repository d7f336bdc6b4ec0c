/** One power of the card in use: what may be done with it, and what follows (GNO-E-2, GNO-E-3, GNO-E-4). */
import { clearVoid, make } from './deeds.ts';
import {
  copies,
  death,
  devilry,
  exchanges,
  fetches,
  magic,
  orients,
  sendings,
  strength,
  sun,
  takings,
  trades,
  wheel,
} from './majors.ts';
import { mayTake } from './piles.ts';
import { cups, discs, endsLegally, endsOutsideVoid, rods, swords } from './suits.ts';
import { copyOf, isVoid, menAt, pieceName, type Reading } from './table.ts';
import type { Wish } from './wish.ts';

type Power = (table: Reading) => Wish[];

const cup: Power = (table) => cups(table);
const rod: Power = (table) => rods(table);
const disc: Power = (table) => discs(table);
const sword: Power = (table) => swords(table);
const swap: Power = trades;
const flip: Power = (table) => (mayTake(table) ? [{ kind: 'flip' }] : []);
/** GNO-E-4 Exchanging nothing is skipping. */
const redraw: Power = (table) =>
  exchanges(table, 'redraw').filter(({ drop, amount }) => drop?.length !== 0 || amount !== 0);

/** The powers of each card in order (Card data). Judgement fetches card by card. */
export function powersOf(card: string): Power[] {
  switch (card[0]) {
    case 'C':
      return [cup];
    case 'R':
      return [rod];
    case 'D':
      return [disc];
    case 'S':
      return [sword];
    default:
      return MAJORS[Number(card)];
  }
}
const MAJORS: readonly Power[][] = [
  [flip, flip],
  [magic],
  [redraw, redraw],
  [orients, (table) => cups(table, { noLimit: true })],
  [orients, (table) => rods(table, endsOutsideVoid)],
  [takings],
  [rod, cup],
  [chariot, rod],
  [(table) => [...disc(table), ...strength(table)], disc],
  [sendings],
  [wheel],
  [swap, sword],
  [rod, swap],
  [(table) => [...sword(table), ...death(table)], sword],
  [cup, cup],
  [devilry, devilry, devilry],
  [orients, (table) => swords(table, true)],
  [orients, (table) => discs(table, true)],
  [moon, sword],
  [(table) => [...cup(table), ...sun(table)], disc],
  [0, 1, 2].map(
    (before): Power =>
      (table) =>
        fetches(table, before),
  ),
  [world],
];

/** The card whose clauses apply (GNO-WOR-2). */
export const inUse = (table: Reading): string => {
  const frame = table.frames[table.frames.length - 1];
  return frame.copied ?? frame.card;
};

/** What the power next in order offers, without skipping it. */
export function stepsOf(table: Reading): Wish[] {
  const powers = powersOf(inUse(table));
  const { left } = table.frames[table.frames.length - 1];
  return powers[powers.length - left](table).filter((wish) => meets(table, wish));
}

/** GNO-E-3 During an obligation, only what meets it. */
function meets(table: Reading, wish: Wish): boolean {
  const { todo } = table;
  if (todo === null || todo.kind === 'draw') return true;
  if (todo.kind === 'transit')
    return wish.kind === 'rod' && wish.man !== undefined && pieceName(wish.man) === pieceName(todo.man);
  const tried = copyOf(table);
  tried.todo = null;
  make(tried, wish);
  clearVoid(tried);
  return menAt(tried, todo).length <= 3;
}

/** GNO-CHA-2, GNO-R-41 The first rod may also end where the second can take the same piece on. */
function chariot(table: Reading): Wish[] {
  return rods(table, (now, end, wish) => endsLegally(now, end, wish) || leadsOn(now, wish));
}
/** GNO-MOO-2, GNO-R-47 */
function moon(table: Reading): Wish[] {
  return rods(
    table,
    (now, end, wish) =>
      endsLegally(now, end, wish) ||
      (!isVoid(now, end) && menAt(now, end).length === 3 && leadsOn(now, wish)),
  );
}
function leadsOn(table: Reading, wish: Wish): boolean {
  const tried = copyOf(table);
  step(tried, wish);
  return stepsOf(tried).length > 0;
}

/** Makes a step with the powers it takes and the obligation it leaves; frames are closed elsewhere. */
export function step(table: Reading, wish: Wish): void {
  const card = inUse(table);
  const moved = make(table, wish);
  if (moved === undefined) table.todo = null;
  else table.todo = owedBy(table, card, moved);
  clearVoid(table);
  const frame = table.frames[table.frames.length - 1];
  table.frames[table.frames.length - 1] = { ...frame, left: frame.left - (isShortcut(wish) ? 2 : 1) };
}
const SHORTCUTS = ['disc2', 'disc2Lay', 'sun', 'sunLike', 'sunLay', 'sword2', 'sword2Lay', 'raze2'];
const isShortcut = ({ kind }: Wish): boolean => SHORTCUTS.includes(kind);

function owedBy(table: Reading, card: string, moved: Reading['men'][number]): Reading['todo'] {
  const { left } = table.frames[table.frames.length - 1];
  const crowd = menAt(table, moved).length;
  if (left !== 2) return null;
  if (card === '07' && (isVoid(table, moved) || crowd > 3)) return { kind: 'transit', man: moved };
  if (card === '18' && crowd > 3) return { kind: 'three', x: moved.x, y: moved.y };
  return null;
}

/**
 * GNO-R-49 One of the other majors on the board;
 * one without a possible step would be the same as a skip (GNO-E-4).
 */
function world(table: Reading): Wish[] {
  return copies(table).filter((wish) => {
    const as = copyOf(table);
    copy(as, wish);
    return canStep(as);
  });
}
export function copy(table: Reading, { card }: Wish): void {
  if (card === undefined) throw new Error('no card is copied');
  const frame = table.frames[table.frames.length - 1];
  table.frames[table.frames.length - 1] = { ...frame, copied: card, left: powersOf(card).length };
}

/** Is a step possible with the card in use, perhaps after skipping others? */
export function canStep(table: Reading): boolean {
  const frame = table.frames[table.frames.length - 1];
  for (let { left } = frame; left > 0; left--) {
    table.frames[table.frames.length - 1] = { ...frame, left };
    if (stepsOf(table).length > 0) return true;
  }
  return false;
}
