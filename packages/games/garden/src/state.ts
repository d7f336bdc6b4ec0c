/** A state's values by name, for players and other code that reads a state without playing in it. */
import type { Seat } from '@hortus/kernel';
import { at, type NOBODY } from './types.ts';

/** The tile dealt to a cell, or NO_TILE. */
export const tileAt = (ints: Int32Array, cell: number): number => ints[at.tileAt + cell];
/** The cells held by X (0) or O (1). */
export const heldBy = (ints: Int32Array, token: number): number => ints[at.held + token];
/** The cells that the mover may take. */
export const openCells = (ints: Int32Array): number => ints[at.open];
/** Which token is to be placed: X 0, O 1. */
export const tokenToMove = (ints: Int32Array): number => ints[at.ply] & 1;
/** The tile taken last, or NO_TILE. */
export const topTile = (ints: Int32Array): number => ints[at.top];
/** The seat that plays X. */
export const firstSeat = (ints: Int32Array): Seat => ints[at.first];
/** The winner of the last game of a finished match. */
export const winnerOf = (ints: Int32Array): Seat | typeof NOBODY => ints[at.winner];
