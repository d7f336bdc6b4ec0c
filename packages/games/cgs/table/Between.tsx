/** No adventure is in progress: what the era is about, how the last adventure ended, and what follows. */
import { useRef } from 'preact/hooks';
import type { View } from '../src/index.ts';
import { type Desk, playersOf, titleOf, whoIn } from './desk.ts';
import { said } from './say.ts';

export function Between({ desk }: { readonly desk: Desk }) {
  const { view, cards } = desk;
  const era = cards.eras[view.era];
  const last = useLast(view);
  const isNew = view.phase === 'study' || view.phase === 'claim';
  return (
    <div class="cgs-between">
      <p class="cgs-era">{said(isNew ? 'era.begins' : 'between', { era: era?.name ?? '' })}</p>
      {view.last === null || isNew ? null : <p>{endedWords(desk, last)}</p>}
      <p>{said(era?.hasFinale ? 'goal.finale' : 'goal.points', { players: playersOf(desk).length })}</p>
      {view.phase === 'study' ? <p>{said('goal.turn')}</p> : null}
      {view.phase === 'claim' ? <p>{said('goal.claim')}</p> : null}
    </div>
  );
}

/** The adventure before, as it stood when it was last seen. */
function useLast(view: View): View | undefined {
  const seen = useRef<View | undefined>(undefined);
  if (view.current !== null) seen.current = view;
  return seen.current?.era === view.era ? seen.current : undefined;
}

/** Who won it or why nobody did; the totals where it was a contest. */
function endedWords(desk: Desk, before: View | undefined): string {
  const { last } = desk.view;
  if (last === null) return '';
  const design =
    before?.current === null || before === undefined ? undefined : desk.cards.designs[before.current];
  const values = {
    ...whoIn(desk, last.by),
    card: design === undefined ? last.roleplay : titleOf(design),
    role: last.roleplay,
  };
  return [
    said(last.won ? 'ended.won' : 'ended.lost', values),
    said(`ended.${last.roleplay}.${last.won ? 'won' : 'lost'}`, values),
  ]
    .filter(Boolean)
    .join(' ');
}
