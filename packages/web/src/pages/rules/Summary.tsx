/** The rules of a game on one page, in our own words. */
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { words } from '@hortus/frame/page/words.ts';
import type { ComponentType } from 'preact';
import type { GameId } from './ledgers.ts';

const SUMMARIES: Partial<Record<GameId, ComponentType>> = {
  garden: lazily(() => import('@hortus/garden/summary/Summary.tsx')),
  genesis: lazily(() => import('@hortus/genesis/summary/Summary.tsx')),
  gnostica: lazily(() => import('@hortus/gnostica/summary/Summary.tsx')),
  'worlds-asunder': lazily(() => import('@hortus/worlds-asunder/summary/Summary.tsx')),
};

export function Summary({ game }: { readonly game: GameId }) {
  const { say, find } = words.value;
  const short = find(`web.rules.${game}.short`);
  const Own = SUMMARIES[game];
  return (
    <section class="summary" aria-labelledby="summary">
      <h2 id="summary">{say('web.rules.summary')}</h2>
      {Own !== undefined ? <Own /> : short === undefined ? null : <p>{say(short)}</p>}
    </section>
  );
}
