/** Permissions as tokens: what may still be engaged, and how. A token that is chosen pays for the next card. */

import type { SwayView } from '@hortus/sway';
import { words } from '../../app/words.ts';
import { said } from './words.ts';

/** Classes that pay for a card, and the way to pay they stand for. */
const PAYS: Readonly<Record<string, string>> = {
  plain: 'plain',
  engineering: 'engineering',
  persuasion: 'persuasion',
  valor: 'valor',
  undrawn: 'valor',
  sabotage: 'hidden',
  insurgence: 'insurgence',
};
const payOf = (cls: string): string | undefined => (cls.startsWith('vision') ? cls : PAYS[cls]);

interface PoolProps {
  readonly view: SwayView;
  readonly chosen: string | undefined;
  /** Whether the reader may choose. */
  readonly mine: boolean;
  choose(by: string | undefined): void;
}

export function Pool({ view, chosen, mine, choose }: PoolProps) {
  const { say } = words.value;
  const entries = Object.entries(view.pool).filter(([, count]) => count > 0);
  const strike = view.strike !== 'none';
  if (entries.length === 0 && !strike) return null;
  const name = (cls: string): string => {
    const budget = /^(vision|enlist)(\d)$/.exec(cls);
    return budget === null
      ? said(`web.sway.pool.${cls}`, cls)
      : said(`web.sway.pool.${budget[1]}`, cls, { count: Number(budget[2]) });
  };
  return (
    <ul class="sway-pool" aria-label={say('web.sway.pool')}>
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
