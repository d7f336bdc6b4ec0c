/** The whole trees of the ledger's two gardens, through the contract and on bit boards. */

import { NO_LUCK } from '@hortus/kernel';
import { count } from '@hortus/search';
import { expect, test } from 'vitest';
import { garden } from '../src/index.ts';
import { countSequences } from './solver/count.ts';
import { positionOf } from './world.ts';

const TREES = [
  {
    name: 'G0',
    start: 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir',
    counts: [
      12, 72, 360, 1656, 7344, 30672, 117504, 411504, 1304000, 3652472, 8877840, 18045200, 29570720, 35706808,
      28547384, 11048504,
    ],
  },
  {
    name: 'G1',
    start: 'Cb Ms Ir Pt / Mt Ps Cr Ib / Is Ct Mb Pr / Pb Mr It Cs',
    counts: [
      12, 72, 360, 1656, 7344, 30672, 117504, 406253, 1267259, 3347402, 7637723, 13553546, 19500251, 18699382,
      12278031, 3359389,
    ],
  },
];

for (const { name, start, counts } of TREES)
  test(`the whole tree of ${name}`, () => {
    const options = garden.parseOptions({ garden: start, first: 'A' }, 2);
    if (!options.ok) throw new Error(JSON.stringify(options.fault));
    const state = garden.create(options.value, 2);
    garden.setup(state, NO_LUCK);
    expect(countSequences(positionOf(state), 16)).toEqual(counts);
    expect(count(garden, state, 16)).toEqual(counts);
  });
