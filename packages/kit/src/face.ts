import type { Game, PackedJson, Viewer } from '@hortus/kernel';
import type { Cast, Words } from '@hortus/words';
import type { Look } from './paint.ts';

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

/** A board that has been cleared away, and behind how many of the told events it is shown. */
export interface Ended {
  readonly after: number;
  readonly drawing: string;
}

export interface Seen {
  readonly game: Game;
  readonly state: unknown;
  readonly viewer: Viewer;
}

/** A game as a terminal shows it: made from views, so that it shows no more than its viewer may know. */
export interface Face {
  /** Does each hold what the others may not see? Then two at one terminal hand it over. */
  readonly hides: boolean;
  draw(seen: Seen, around: Around): string;
  /** What a card is and does, a line each; without a name those that the viewer holds. None: no card is called so. */
  cards?(seen: Seen, name: string, around: Around): string[];
  /** The last sight of a game of a match, where the next lies on the table already; `before` was seen before the entry. */
  ended?(before: unknown, around: Around): Ended | undefined;
}

/** Any game, drawn by its notation; to be safe, hands are taken to be hidden. */
export const plainFace: Face = {
  hides: true,
  draw: ({ game, state, viewer }) => game.notation.draw(state, viewer),
};
