/** Discarding and drawing: cards of the hand are marked, and how many come instead is said beside. */

import { words } from '@hortus/frame/page/words.ts';
import type { Move, Seat } from '@hortus/kernel';
import { MOVES, type View } from '../src/index.ts';
import type { ControlsProps } from './Controls.tsx';
import type { Meaning } from './meaning.ts';
import { handInOrder, moveName, said } from './names.ts';

export interface Drawing {
  readonly kind: 'draw' | 'redraw';
  /** Codes of the cards that go. */
  readonly drops: ReadonlySet<string>;
  /** How many come; undefined: as many as can. */
  readonly count: number | undefined;
  set(drops: ReadonlySet<string>, count: number | undefined): void;
}

/** Bits over the hand in the order of the rules. */
const bitsOf = (view: View, you: Seat | undefined, drops: ReadonlySet<string>): number =>
  handInOrder(view, you).reduce((bits, code, i) => (drops.has(code) ? bits | (1 << i) : bits), 0);

/** The moves that throw just these away, by how many they draw. */
function drawsOf(
  all: readonly Meaning[],
  view: View,
  you: Seat | undefined,
  { kind, drops }: Drawing,
): ReadonlyMap<number, Meaning> {
  const bits = bitsOf(view, you, drops);
  const { drop, count } = MOVES.kinds[kind].get as Readonly<Record<'drop' | 'count', (move: Move) => number>>;
  return new Map(
    all
      .filter((one) => one.kind === kind && drop(one.move) === bits)
      .map((one) => [count(one.move), one] as const)
      .sort(([a], [b]) => a - b),
  );
}

export function DrawPanel(props: ControlsProps & { readonly drawing: Drawing }) {
  const { all, view, names, you, drawing, play } = props;
  const { say } = words.value;
  const draws = drawsOf(all, view, you, drawing);
  const most = Math.max(0, ...draws.keys());
  const count = drawing.count !== undefined && draws.has(drawing.count) ? drawing.count : most;
  const chosen = draws.get(count);
  const passes = drawing.kind === 'draw' && drawing.drops.size === 0 && count === 0;
  return (
    <div class="gno-draw">
      {draws.size < 2 ? null : (
        <fieldset class="gno-counts">
          <legend>{say('web.gnostica.draw.count')}</legend>
          {[...draws.keys()].map((number) => (
            <button
              type="button"
              key={number}
              aria-pressed={number === count}
              onClick={() => drawing.set(drawing.drops, number)}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
      {chosen === undefined ? (
        <p>{say('web.gnostica.draw.none')}</p>
      ) : (
        <button type="button" class="main" data-kind={drawing.kind} onClick={() => play(chosen.move)}>
          {passes ? said('do.pass', '') : moveName(chosen, view, names, you)}
        </button>
      )}
    </div>
  );
}
