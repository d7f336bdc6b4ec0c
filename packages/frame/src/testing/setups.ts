/** Matches as the page's tests begin them. */
import type { LocalSetup } from '../here/local-host.ts';

/**
 * Anna and Ben at the ledger's garden G0: tiles in the order of their numbers, so that within a row any may
 * follow any other (GAR-S-3).
 */
export const annaAndBen = (id: string): LocalSetup => ({
  id,
  game: 'garden',
  options: { first: 'A', garden: 'Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir' },
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ],
});
