/** What the parts of the board share. */

import type { Move, Refusal, Seat } from '@hortus/kernel';
import type { Signal } from '@preact/signals';
import type { SwayView } from '../src/index.ts';
import type { ByThing } from '../src/press/index.ts';
import type { Leaving } from './actions/use-leaving.ts';
import type { Cards, KnownCard } from './cards/deck.ts';
import type { Peeked } from './cards/Peek.tsx';

export interface Desk {
  readonly game: string;
  readonly view: SwayView;
  readonly cards: Cards;
  readonly seat: Seat | undefined;
  /** The reader's own seat, even where all hands are shown. */
  readonly you: Seat | undefined;
  readonly names: readonly string[];
  readonly moves: ByThing;
  faction(card: KnownCard): 0 | 1 | 2;
  /** The last entry engaged it or brought it here. */
  isNew(card: string | null): boolean;
  /** Its place among the cards lined up next; undefined if it isn't one of them. */
  queued(card: KnownCard): number | undefined;
  /** It can be lined up now. */
  canQueue(card: KnownCard): boolean;
  /** The reader has ended an attack at this table with permissions unused, and was told what that loses. */
  readonly warned: Signal<boolean>;
  /** Cards that may have to leave for good, and those marked to leave. */
  readonly leaving: Leaving;
  /**
   * Plays the move that a press on this card means, or asks which;
   * a card that would leave for good is marked first.
   */
  press(card: KnownCard): void;
  /** Keeps a press that comes while the last move is on its way; false if none is. `show` is for a press that can't count. */
  pressEarly(card: KnownCard, show: () => void): boolean;
  /** Pressed although it can't be played: a lesson has its own answer to that. */
  unlit(card: KnownCard, anchor: Element): void;
  /** Why it can't be played now. */
  why(card: KnownCard): Refusal | undefined;
  /** A hint points to it. */
  isHinted(card: KnownCard): boolean;
  isHintedMove(move: Move): boolean;
  /** A hint is shown: nothing else should stand out. */
  readonly hasHint: boolean;
  /** The answer is enough: cards can still be played, but none should draw the eye. */
  readonly isSpare: boolean;
  /** Shows it large beside its place, or stops showing it. */
  peek(peeked: Peeked): void;
  unpeek(): void;
  /** The same, unless a card was opened by a press. */
  unpeekPassing(): void;
  /** Asks which of these is meant; a single one is played. */
  choose(title: string, moves: readonly Move[]): void;
  play(move: Move): void;
  /** Shows it large with everything that can be done with it. */
  hold(card: KnownCard): void;
  open(what: 'void' | 'legend'): void;
}
