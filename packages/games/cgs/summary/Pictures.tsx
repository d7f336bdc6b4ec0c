/** Pictures of the summary: cards as they are printed, costs as rows, what follows what, and a bill. */
import { packFace } from '@hortus/cards/pack-face';
import { useMemo } from 'preact/hooks';
import { built, contest, designNamed, viewOf } from './pictures.ts';
import { told } from './told.ts';

export function Faces({ numbers }: { readonly numbers: readonly string[] }) {
  const faces = useMemo(
    () =>
      numbers.flatMap((number) => {
        const found = designNamed(number);
        return found === undefined ? [] : [packFace(found.design.card, found.pack).markup];
      }),
    [numbers],
  );
  return (
    <div class="sum-faces" aria-hidden="true">
      {faces.map((markup, i) => (
        // The face's own drawing escapes what people wrote.
        <div key={numbers[i]} class="sum-face" dangerouslySetInnerHTML={{ __html: markup }} />
      ))}
    </div>
  );
}

/** Each cost with how much of it two players cover. */
export function Rows() {
  const state = useMemo(contest, []);
  const { standing } = viewOf(state);
  return (
    <div class="sum-rows" role="img" aria-label={told('picture.rows')}>
      {standing?.costs.map(({ name, required, covered }) => (
        <div key={name} class="sum-row">
          <b>
            {state.rules.cards.names[name]} {required[0]}
          </b>
          {covered.map((value, player) => (
            <span key={player} class={`sum-bar sum-of-${player}`}>
              <i style={{ width: `${(100 * Math.min(value, required[player]!)) / required[player]!}%` }} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

interface FlowProps {
  /** One thing after another; the keys are messages of the summary. */
  readonly of: readonly string[];
  /** The possible ends. */
  readonly ends?: readonly string[];
  /** The one that matters most. */
  readonly step?: string;
}

export function Flow({ of, ends = [], step }: FlowProps) {
  return (
    <ol class="sum-flow bare">
      {[...of, ...ends].map((key) => (
        <li
          key={key}
          class={`${key === step ? 'now' : ''}${ends.length > 1 && ends.includes(key) ? ' half' : ''}`}
        >
          {told(`flow.${key}`)}
        </li>
      ))}
    </ol>
  );
}

/** What one player earned, has in stock and owes, with a block per point. */
export function BillBars() {
  const state = useMemo(built, []);
  const { bill = [], points = 0 } = viewOf(state).eras[0] ?? {};
  const owed = bill.reduce((sum, [, required]) => sum + required, 0);
  const earned = bill.reduce((sum, [, , covered]) => sum + covered, 0);
  const lines = [
    ['earned', earned],
    ['stock', points - earned + owed],
    ['owed', owed],
    ['points', points],
  ] as const;
  return (
    <div class="sum-bill" role="img" aria-label={told('picture.bill', { earned, owed, points })}>
      {lines.map(([kind, count]) => (
        <div key={kind} class={`sum-line ${kind}`}>
          <span>{told(`bill.${kind}`)}</span>
          <b>{kind === 'owed' ? `−${count}` : count}</b>
          <span class="sum-blocks" style={{ '--count': count }} />
        </div>
      ))}
    </div>
  );
}
