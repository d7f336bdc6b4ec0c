import type { PackedJson } from '@hortus/kernel';

/** The cards by their numbers, as a view names them. */
export const CODES = [
  ...[...'CRDS'].flatMap((suit) => [...'A23456789TPNQK'].map((rank) => `${suit}${rank}`)),
  ...Array.from({ length: 22 }, (_, n) => String(n).padStart(2, '0')),
];

export const bid = (code: string): PackedJson => ({ kind: 'bid', card: CODES.indexOf(code) });

/** The parts of a view that these tests look at. */
export interface GnosticaView {
  readonly phase: string;
  readonly hands: readonly { readonly cards: readonly string[] }[];
  readonly pool: readonly string[];
}
