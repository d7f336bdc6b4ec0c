/** What may still be played, in plain words; where several permissions could pay, the one for the next card can be chosen. */

import { words } from '@hortus/frame/page/words.ts';
import type { SwayView } from '../../src/index.ts';
import { payOf } from '../../src/press/index.ts';
import { said } from '../says/words.ts';

interface PoolProps {
  readonly view: SwayView;
  readonly who: { readonly who: string; readonly you: boolean };
  readonly chosen: string | undefined;
  /** Whether the reader may choose. */
  readonly mine: boolean;
  choose(by: string | undefined): void;
}

export function Pool({ view, who, chosen, mine, choose }: PoolProps) {
  const { say, list } = words.value;
  const entries = paysOf(view);
  const strike =
    view.strike === 'none'
      ? []
      : [say(view.strike === 'on' ? 'web.sway.pool.strike-on' : 'web.sway.pool.strike')];
  if (view.phase === 'over' || entries.length + strike.length === 0) return null;
  if (!mine || entries.length < 2)
    return (
      <p class={`sway-pool${who.you ? '' : ' of-others'}`}>
        {say('web.sway.pool.who', who)} <b>{list([...entries.map(({ name }) => name), ...strike])}</b>
      </p>
    );
  return (
    <fieldset class="sway-pool">
      <legend class="visually-hidden">{say('web.sway.pool')}</legend>
      <span aria-hidden="true">{say('web.sway.pool.who', who)}</span>
      {entries.map(({ by, name }) => (
        <button
          type="button"
          key={by}
          class="sway-token"
          aria-pressed={by === chosen}
          title={say('web.sway.pool.pays')}
          onClick={() => choose(by === chosen ? undefined : by)}
        >
          {name}
        </button>
      ))}
      {strike.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </fieldset>
  );
}

/** The open permissions. Sentences that pay for nothing have buttons of their own. */
export const paysOf = ({ pool }: Pick<SwayView, 'pool'>): readonly { by: string; name: string }[] =>
  Object.entries(pool).flatMap(([cls, count]) => {
    const by = payOf(cls);
    return count > 0 && by !== undefined ? [{ by, name: nameOf(cls, count) }] : [];
  });

function nameOf(cls: string, count: number): string {
  const budget = /^vision(\d)$/.exec(cls)?.[1];
  return budget === undefined
    ? said(`web.sway.pool.${cls}`, cls, { count })
    : words.value.say('web.sway.pool.vision', { count: Number(budget) });
}
