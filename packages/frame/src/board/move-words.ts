/** A move in words: as its game says it, or else in notation, which needs a position that the view provides. */
import type { Move, Seat } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import type { TableModel } from '../model/model.ts';
import { worldOf } from './asked.ts';
import type { AnyView, GameTable, Reader } from './game-table.ts';

/** For a seat that sees this view. */
export function moveWords(
  table: GameTable,
  options: TableInfo['options'],
  reader: Reader,
  { view, seat, move }: { readonly view: AnyView; readonly seat: Seat; readonly move: Move },
): string {
  return table.moveWords?.(view, seat, move, reader) ?? notationOf(table, options, reader, view, seat, move);
}

function notationOf(
  { game }: GameTable,
  options: TableInfo['options'],
  { names }: Reader,
  view: AnyView,
  seat: Seat,
  move: Move,
): string {
  const world = view === undefined ? undefined : worldOf(game, options, names.length, view);
  return world === undefined ? '' : game.notation.makeMove(world, seat, move);
}

/** A move of the reader in the position shown. */
export function ownMoveWords({ source, names, frame, table, you, cast }: TableModel, move: Move): string {
  const { info, seat } = source;
  const view = frame.value?.sight.view;
  const reader = { names: names.value, you, deck: cast.value.deck };
  return view === undefined
    ? ''
    : moveWords(table, info.value.options, reader, { view, seat: seat.value ?? 0, move });
}
