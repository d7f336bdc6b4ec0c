/** What stands in front: the card's motif, in one of several ways, with as many parts as its strength. It stands
 *  about 60, 78 and is some 60 high. */
import type { Luck } from '../random.ts';

export type Draw = (strength: number, luck: Luck, group: number) => string;

/** One way to draw a motif, and the words in a name that ask for it. */
export interface Variant {
  readonly draw: Draw;
  readonly words?: RegExp;
  /** Needs ground under it, even at sea. */
  readonly stands?: true;
  /** Fills the width, so nothing stands beside it. */
  readonly wide?: true;
  /** Used only if the name asks for it; a thing may still stand beside it. */
  readonly asked?: true;
}
