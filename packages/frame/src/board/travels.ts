/**
 * How things travel on a board from one picture to the next, such as from hand to timeline or deck to hand. Only
 * pictures move.
 */
import type { PackedJson } from '@hortus/kernel';
import type { Cast } from '@hortus/words';

/** Loaded after the board: nothing moves before then. */
export type TravelsLoader = () => Promise<{ readonly travels: Travels }>;

export interface Travels {
  /**
   * Selects the things that keep their identity wherever they are.
   * Things a reader can't tell apart aren't among them.
   */
  readonly things: string;
  nameOf(thing: Element): string | undefined;
  /** Selects what stays in place although something comes out of it; a route names it as it names a thing. */
  readonly anchors?: string;
  /** Things that stay in sight don't travel: their zone is only laid out differently. */
  readonly rests?: boolean;
  /** What leaves is seen through on its way, so that it hides no words. */
  readonly pale?: boolean;
  /** Where things that have left go, unless a route says otherwise: a selector. */
  readonly gone?: Where;
  /** What a thing nobody here may know looks like: a selector for one that is visible somewhere. */
  readonly back?: string;
  /** Routes that can't be seen from where things are, in order. */
  routes(told: readonly PackedJson[], deck: Cast['deck']): readonly Route[];
}

/**
 * A place is the name of a thing or anchor (where that lay before), or a selector, whose last match counts.
 * If there are several, the first visible one.
 */
export type Where = string | readonly string[];

export interface Route {
  /** Its name; if left out, some card seen from behind. */
  readonly thing?: string | undefined;
  readonly from?: Where;
  readonly to?: Where;
}
