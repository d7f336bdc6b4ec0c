/** What single calls of the contract cost in the middle of a game, each against the nearest thing the platform offers. */
import { createHash } from 'node:crypto';
import { garden } from '@hortus/garden';
import { copyInto, copyState, FastLuck, lowestBit, moveList, stateHash } from '@hortus/kernel';
import { sideBySide } from './measure.ts';
import { playOthersFirst, stateOf } from './playouts.ts';
import type { Measured } from './row.ts';

const UNITS = 256;
type GardenState = ReturnType<typeof garden.create>;

/** So many positions after six random moves. */
function middleGames(rng: FastLuck): GardenState[] {
  const moves = moveList(garden);
  return Array.from({ length: UNITS }, () => {
    const state = stateOf(garden) as GardenState;
    let toAct = garden.setup(state, rng);
    for (let ply = 0; ply < 6 && toAct !== 0; ply++) {
      const seat = lowestBit(toAct);
      toAct = garden.play(state, seat, moves[rng.below(garden.legal(state, seat, moves))], rng);
    }
    return state;
  });
}

/** Results are counted in here, so that no work can be left out. */
let kept = 0;
const keep = (result: unknown): void => {
  if (result !== undefined) kept++;
};

export function costs(): Measured[] {
  const rng = new FastLuck(3);
  playOthersFirst(rng);
  const states = middleGames(rng);
  const into = copyState(states[0]);
  const views = states.map((state) => garden.view(state, 0));
  const texts = states.map((state) => garden.notation.makePosition(state));

  const row = (
    name: string,
    against: string,
    own: (index: number) => unknown,
    other: (index: number) => unknown,
  ): Measured => {
    const side = (work: (index: number) => unknown) => ({
      units: UNITS,
      slice() {
        for (let i = 0; i < UNITS; i++) keep(work(i));
      },
    });
    return {
      name,
      unit: 'ns',
      against,
      ...sideBySide(side(own), side(other), { warm: 100, counted: 200 }),
    };
  };

  const rows = [
    row(
      'copy of a state',
      'structuredClone of its words',
      (i) => copyInto(states[i], into),
      (i) => structuredClone(states[i].words),
    ),
    row(
      'view',
      'structuredClone of it',
      (i) => garden.view(states[i], 0),
      (i) => structuredClone(views[i]),
    ),
    row(
      'position as text',
      'JSON of the view',
      (i) => garden.notation.makePosition(states[i]),
      (i) => JSON.stringify(views[i]),
    ),
    row(
      'hash',
      'native SHA-256 of the position',
      (i) => stateHash(garden, states[i]),
      (i) => createHash('sha256').update(texts[i]).digest('hex'),
    ),
    row(
      'imagine',
      'structuredClone of the view',
      (i) => garden.imagine(views[i], into, rng),
      (i) => structuredClone(views[i]),
    ),
  ];
  if (kept === 0) throw new Error('nothing was measured');
  return rows;
}
