/** Permissions as tokens: what may still be engaged, and how. A token that is chosen pays for the next card. */

import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import type { SwayView } from '../src/index.ts';
import { isOffered, payOf } from '../src/press/index.ts';
import { said } from './words.ts';

interface PoolProps {
  readonly view: SwayView;
  readonly others: readonly Move[];
  /** Whose they are, if not the reader's. */
  readonly who: { readonly who: string; readonly you: boolean } | undefined;
  readonly chosen: string | undefined;
  /** Whether the reader may choose. */
  readonly mine: boolean;
  choose(by: string | undefined): void;
}

export function Pool({ view, others, who, chosen, mine, choose }: PoolProps) {
  const { say } = words.value;
  // What a button already offers needs no token.
  const entries = Object.entries(view.pool).filter(
    ([cls, count]) => count > 0 && (payOf(cls) !== undefined || !isOffered(cls, others)),
  );
  const strike = view.strike !== 'none';
  if (view.phase === 'over' || (entries.length === 0 && !strike)) return null;
  const name = (cls: string): string => {
    const budget = /^(vision|enlist)(\d)$/.exec(cls);
    return budget === null
      ? said(`web.sway.pool.${cls}`, cls)
      : said(`web.sway.pool.${budget[1]}`, cls, { count: Number(budget[2]) });
  };
  return (
    <ul class="sway-pool" aria-label={say('web.sway.pool')}>
      {who === undefined ? null : <li class="sway-pool-who">{say('web.sway.pool.who', who)}</li>}
      {entries.map(([cls, count]) => {
        const by = payOf(cls);
        const on = by !== undefined && by === chosen;
        const face = (
          <>
            <span class="sway-token-name">{name(cls)}</span>
            {count > 1 ? <span class="sway-token-count">{count}</span> : null}
          </>
        );
        return (
          <li key={cls}>
            {by === undefined || !mine ? (
              <span class={`sway-token${by === undefined ? ' sentence' : ''}`}>{face}</span>
            ) : (
              <button
                type="button"
                class="sway-token"
                aria-pressed={on}
                onClick={() => choose(on ? undefined : by)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
      {strike ? (
        <li>
          <span class="sway-token">
            {say(view.strike === 'on' ? 'web.sway.pool.strike-on' : 'web.sway.pool.strike')}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
