import type { Game, Move, PackedJson, Refusal, Seat } from '@hortus/kernel';
import type { ComponentType } from 'preact';

/** What a game's board is given: a view, what may be done, and a way to say which. It knows no rules. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** Whose eyes; undefined: a spectator. */
  readonly seat: Seat | undefined;
  /** Names by seat. */
  readonly names: readonly string[];
  /** What this seat may do now, empty when it is not to act. */
  readonly legal: readonly Move[];
  /** Why this move may not be made. */
  why(move: Move): Refusal | undefined;
  play(move: Move): void;
  /** Someone pointed at something that cannot be played: the frame tells why. */
  refuse(move: Move, anchor: Element): void;
  /** What happened last, for marks and motion. */
  readonly last: readonly PackedJson[];
  /** Values of moves to show on the board (review, hints), by move. */
  readonly values: ReadonlyMap<Move, number> | undefined;
}

/** Everything a game brings to the screen; loaded when it is first needed. */
export interface GameTable<View = never> {
  readonly game: Game;
  /** Has hidden hands: on one screen a curtain falls between two seats. */
  readonly hides: boolean;
  readonly Board: ComponentType<BoardProps<View>>;
  /** One line that tells a screen reader how it stands. */
  describe(view: View, names: readonly string[]): string;
}
