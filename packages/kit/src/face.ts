import type { Game, PackedJson, Viewer } from '@hortus/kernel';
import type { Cast, Words } from '@hortus/words';
import type { Look } from './paint.ts';

/** What to highlight on a board: the legal moves as text, and the events of the last one. */
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

/** A board that has been cleared away, and after how many of the events it is shown. */
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
  /** Do players hold what others may not see? Then people who share a terminal hand it over. */
  readonly hides: boolean;
  draw(seen: Seen, around: Around): string;
  /** What a card is and does, one line each; without a name, the cards in hand. None: no card has that name. */
  cards?(seen: Seen, name: string, around: Around): string[];
  /** The last board of a game, if the next one of the match has begun; `before` is the view before the entry. */
  ended?(before: unknown, around: Around): Ended | undefined;
}

/** Any game, drawn by its notation; to be safe, hands are taken to be hidden. */
export const plainFace: Face = {
  hides: true,
  draw: ({ game, state, viewer }) => game.notation.draw(state, viewer),
};
