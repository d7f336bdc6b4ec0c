/** The scenarios of Garden's ledger, played through the real rules so that they can be drawn. */

import { type Move, moveList, NO_LUCK, type Refusal, type Seat } from '@hortus/kernel';
import { garden, take, type View } from '../src/index.ts';

/** The two gardens that the ledger's scenarios are played in. */
export const GARDENS = {
  G0: 'Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir',
  G1: 'Cb Ms Ir Pt Mt Ps Cr Ib Is Ct Mb Pr Pb Mr It Cs',
} as const;
export type GardenName = keyof typeof GARDENS;

export interface Scenario {
  readonly garden: GardenName;
  readonly moves: readonly string[];
}

const LINE = /\b(G[01])(?: after |: )((?:[a-d][1-4](?:, | |(?=:| \()))*[a-d][1-4])(?= \(| →|:)/;

/** The garden and the line of moves that a scenario's words name; undefined if there is nothing to draw. */
export function scenarioIn(words: string): Scenario | undefined {
  const line = LINE.exec(words);
  if (line !== null)
    return { garden: line[1] as GardenName, moves: (line[2] ?? '').split(/,? +/).filter(Boolean) };
  const named = /\bG[01]\b/.exec(words);
  return named === null ? undefined : { garden: named[0] as GardenName, moves: [] };
}

export interface Drawn {
  readonly view: View;
  /** Cells that may be taken now. */
  readonly open: ReadonlySet<number>;
  /** The cell taken last. */
  readonly last: number | undefined;
}

const WITHOUT_LUCK = { ...NO_LUCK, below: () => 0 };

/** Every position from the deal on; a refused move ends the line and is reported. */
export function playScenario({ garden: name, moves }: Scenario): {
  readonly drawn: readonly Drawn[];
  readonly refusal: Refusal | undefined;
} {
  const options = garden.parseOptions({ garden: GARDENS[name], first: 'A', format: 'single' }, 2);
  if (!options.ok) throw new Error('the garden of a scenario is no garden');
  const state = garden.create(options.value, 2);
  garden.setup(state, WITHOUT_LUCK);
  const list = moveList(garden);
  const draw = (last: number | undefined): Drawn => {
    const view = garden.view(state, 'table');
    const count = view.mover === null ? 0 : garden.legal(state, view.mover, list);
    return { view, last, open: new Set([...list.subarray(0, count)].map((move) => take.get.cell(move))) };
  };
  const drawn = [draw(undefined)];
  for (const text of moves) {
    const seat: Seat = garden.view(state, 'table').mover ?? 0;
    const move = garden.notation.parseMove(state, seat, text);
    const refusal = move.ok ? garden.judge(state, seat, move.value) : move.fault;
    if (refusal !== undefined) return { drawn, refusal };
    const played = (move as { readonly value: Move }).value;
    garden.play(state, seat, played, WITHOUT_LUCK);
    drawn.push(draw(take.get.cell(played)));
  }
  return { drawn, refusal: undefined };
}
