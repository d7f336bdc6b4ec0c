/** Positions of cards that a test makes up, and what is played from there. */
import { FastLuck, type Seat } from '@hortus/kernel';
import { type CgsState, cgs } from '../../src/index.ts';
import { type PackParts, packOf } from '../../src/scenarios/pack.testing.ts';

export const optionsOf = (parts: PackParts) => ({ pack: { text: packOf(parts) } });

/** As the ledger writes it, for two players. */
export function stateAt(position: string, options: ReturnType<typeof optionsOf>): CgsState {
  const parsed = cgs.parseOptions(options, 2);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const read = cgs.notation.parsePosition(position, parsed.value, 2, new FastLuck(1));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

export function playAt(state: CgsState, seat: Seat, text: string): void {
  const move = cgs.notation.parseMove(state, seat, text);
  if (!move.ok) throw new Error(JSON.stringify(move.fault));
  cgs.play(state, seat, move.value, new FastLuck(1));
}
