/** Where a move is on a board: a review points at what would have been better. */
import type { Move, Seat } from '@hortus/kernel';
import type { Cast } from '@hortus/words';

/** Loaded with the first review. */
export type PointerLoader<View> = () => Promise<{ readonly pointer: Pointer<View> }>;

/**
 * Selectors of what a move is about, in this order: what acts, then where to. Of several matches the last visible one
 * counts. Empty if nothing on the board stands for it, such as passing.
 */
export type Pointer<View> = (view: View, seat: Seat, move: Move, deck: Cast['deck']) => readonly string[];
