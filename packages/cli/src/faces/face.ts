import type { Game, PackedJson, Viewer } from '@hortus/kernel';
import type { Cast, Words } from '@hortus/words';
import type { Look } from '../paint.ts';
import { gardenFace } from './garden.ts';

/** What is pointed out on a board: the moves that can be made, as text, and what was told of the last one. */
export interface Marks {
  readonly open: readonly string[];
  readonly told: readonly PackedJson[];
}

/** What a drawing is made with, besides the view. */
export interface Around {
  readonly marks: Marks;
  readonly cast: Cast;
  readonly look: Look;
  readonly words: Words;
}

/** A game as a terminal shows it: made from a view, so that it shows no more than its viewer may know. */
export type Face = (view: unknown, table: Around) => string;

/** One line a game; others are drawn by their notation. */
const FACES: Readonly<Record<string, Face>> = { garden: gardenFace };

export interface Seen {
  readonly game: Game;
  readonly state: unknown;
  readonly viewer: Viewer;
}

export function drawTable({ game, state, viewer }: Seen, around: Around): string {
  const face = Object.hasOwn(FACES, game.id) ? FACES[game.id] : undefined;
  return face?.(game.view(state, viewer), around) ?? game.notation.draw(state, viewer);
}
