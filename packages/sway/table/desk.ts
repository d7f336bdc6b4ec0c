/** What the parts of the board share. */

import type { Move, Refusal, Seat } from '@hortus/kernel';
import type { SwayView } from '../src/index.ts';
import type { ByThing } from '../src/press/index.ts';
import type { Cards, KnownCard } from './deck.ts';
import type { Peeked } from './Peek.tsx';
import type { Leaving } from './use-leaving.ts';

export interface Desk {
  readonly game: string;
  readonly view: SwayView;
  readonly cards: Cards;
  readonly seat: Seat | undefined;
  /** The reader's own, also where all hands are looked at. */
  readonly you: Seat | undefined;
  readonly names: readonly string[];
  readonly moves: ByThing;
  faction(card: KnownCard): 0 | 1 | 2;
  /** It was engaged or came by the last entry. */
  isNew(card: string | null): boolean;
  /** Its place among the cards to be engaged next; undefined where it is not one of them. */
  queued(card: KnownCard): number | undefined;
  /** It can be put there now. */
  canQueue(card: KnownCard): boolean;
  /** Cards that must go for good, and those that were marked for it. */
  readonly leaving: Leaving;
  /** Plays what a press on this card means, or asks which of several it is; what would leave for good is marked. */
  press(card: KnownCard): void;
  /** It is pressed although it can't be: a lesson answers that in its own way. */
  quiet(card: KnownCard, anchor: Element): void;
  /** Why it can't be played now. */
  why(card: KnownCard): Refusal | undefined;
  /** A hint names it. */
  isHinted(card: KnownCard): boolean;
  /** Shows it large beside where it lies, or nothing any more. */
  peek(peeked: Peeked): void;
  unpeek(): void;
  /** The same, unless somebody has asked for it by a press. */
  unpeekPassing(): void;
  /** Asks which of these is meant; one alone is played. */
  choose(title: string, moves: readonly Move[]): void;
  play(move: Move): void;
  /** Shows it large with everything that can be done with it. */
  hold(card: KnownCard): void;
  open(what: 'void' | 'legend'): void;
}
