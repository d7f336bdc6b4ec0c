/** How many times a side can still lose: a heart for each, and an empty heart for each it has lost. */
import { words } from '@hortus/frame/page/words.ts';
import { livesIn } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { HEART } from './heart.ts';

export function Lives({ desk, side }: { readonly desk: Desk; readonly side: 0 | 1 }) {
  const { left, all } = livesIn(desk.view, side, desk.cards.lives, desk.cards.rules.hasReserve);
  return (
    <span class="sway-lives" role="img" aria-label={words.value.say('web.sway.lives', { count: left })}>
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} class={i < left ? '' : 'lost'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={HEART} />
        </svg>
      ))}
    </span>
  );
}
