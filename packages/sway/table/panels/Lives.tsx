/**
 * How many times a side can still lose: a heart for each, an empty heart for each it has lost, and half a heart for a
 * life that has been played and goes with its attack or answer.
 */
import { words } from '@hortus/frame/page/words.ts';
import { livesIn } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { HALF_HEART, HEART } from './heart.ts';

export function Lives({ desk, side }: { readonly desk: Desk; readonly side: 0 | 1 }) {
  const { say } = words.value;
  const { left, staked, all } = livesIn(desk.view, side, desk.cards.lives, desk.cards.rules.hasReserve);
  const kept = left - staked;
  const label =
    staked === 0
      ? say('web.sway.lives', { count: left })
      : say('web.sway.lives.staked', { count: kept, staked });
  return (
    <span class="sway-lives" role="img" aria-label={label} title={staked === 0 ? undefined : label}>
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} class={i < kept ? '' : 'lost'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={HEART} />
          {i >= kept && i < left ? <path class="staked" d={HALF_HEART} /> : null}
        </svg>
      ))}
    </span>
  );
}
