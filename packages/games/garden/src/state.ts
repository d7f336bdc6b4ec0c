/** What the words of a state say, by name: for players, and whoever else reads a state without playing in it. */
import type { Seat } from '@hortus/kernel';
import { at, type NOBODY } from './types.ts';

/** The tile dealt to a cell, or NO_TILE. */
export const tileAt = (words: Int32Array, cell: number): number => words[at.tileAt + cell];
/** The cells held by X (0) or O (1). */
export const heldBy = (words: Int32Array, token: number): number => words[at.held + token];
/** The cells that the mover may take. */
export const openCells = (words: Int32Array): number => words[at.open];
/** Which token is to be placed: X 0, O 1. */
export const tokenToMove = (words: Int32Array): number => words[at.ply] & 1;
/** The tile taken last, or NO_TILE. */
export const topTile = (words: Int32Array): number => words[at.top];
/** The seat that plays X. */
export const firstSeat = (words: Int32Array): Seat => words[at.first];
/** Who won the last game of a match that is over. */
export const winnerOf = (words: Int32Array): Seat | typeof NOBODY => words[at.winner];
