/** What reading a move gives. */
import { type Move, type Refusal, type Result, refuse } from '@hortus/kernel';

export type Read = Result<Move, Refusal>;

export const UNREADABLE = refuse('unreadable', 'GNO-TRN-2');
export const NO_END = refuse('no-end-sign', 'GNO-END-1');
export const NO_FACING = refuse('no-such-facing', 'GNO-TGT-1');
export const NO_CARD = refuse('no-such-card', 'GNO-CMP-4');
