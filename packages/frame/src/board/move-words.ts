/** A move in notation, which needs a position; the view provides it. */
import { FastLuck, type Move } from '@hortus/kernel';
import type { TableModel } from '../model/model.ts';

export function makeCellWords({ source, names, frame }: TableModel, move: Move): string {
  const { game, info, seat } = source;
  const options = game.parseOptions(info.value.options, names.value.length);
  const view = frame.value?.sight.view;
  if (!options.ok || view === undefined) return '';
  const world = game.create(options.value, names.value.length);
  game.imagine(view, world, new FastLuck(1));
  return game.notation.makeMove(world, seat.value ?? 0, move);
}
