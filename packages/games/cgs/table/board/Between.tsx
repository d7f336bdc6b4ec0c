/** No adventure is in progress: what the era is about, how the last adventure ended, and what follows. */
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { designIn, isFinaleEra } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { isStart } from '../motion/use-era-top.ts';
import { isWatched } from '../players.ts';
import { said } from '../says/say.ts';
import { endedClause } from '../says/telling.ts';
import { endedWords, useLastAdventure } from './ended.ts';
import { Houses } from './Houses.tsx';
import { Ladders } from './Ladders.tsx';

export function Between({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  const before = useLastAdventure(desk);
  const isNew = isStart(view.phase);
  return (
    <div class={`cgs-between${isNew ? ' starts' : ''}`}>
      <p class="cgs-era">{titleWords(desk)}</p>
      {view.last === null || isNew ? null : (
        <p class="cgs-ended">
          {endedWords(desk, before)}{' '}
          <Clause game="cgs" id={endedClause(view.last, before?.standing?.covers.some(Boolean) ?? false)} />
        </p>
      )}
      {view.phase === 'study' ? <p>{sessionWords(desk)}</p> : null}
      {view.phase === 'over' || view.phase === 'claim' || (view.last !== null && !isNew) ? null : (
        <p class="cgs-goal">{goalWords(desk)}</p>
      )}
      {view.phase === 'study' ? <p>{said(isWatched(view) ? 'goal.turn.seen' : 'goal.turn')}</p> : null}
      {view.phase === 'claim' ? (
        <p class="cgs-claim">{said(isWatched(view) ? 'goal.claim.seen' : 'goal.claim')}</p>
      ) : null}
      <Houses desk={desk} />
      {view.phase === 'turn' || view.phase === 'study' ? <p class="cgs-ends">{said('ends')}</p> : null}
      <Opening desk={desk} />
    </div>
  );
}

/** The ladders of the adventure being pointed at or chosen, as they would stand. */
function Opening({ desk }: { readonly desk: Desk }) {
  const { ghost, ghosted, view, me } = desk;
  if (ghost === undefined || ghost.adventure === null || ghosted === undefined) return null;
  const opened = { ...view, current: designIn(ghosted), hero: me ?? null };
  return <Ladders desk={{ ...desk, outlook: ghost, ghost: undefined, view: opened }} isPreview />;
}

function titleWords({ view, cards }: Desk): string {
  const era = cards.eras[view.era]?.name ?? '';
  if (view.phase === 'over') return said('asks.over');
  return said(isStart(view.phase) ? 'era.begins' : 'between', { era });
}

/** How many eras there are, and what wins the session. */
function sessionWords({ cards, view }: Desk): string {
  const all = cards.eras.length;
  return said(all > 1 ? 'session.eras' : 'session.one', { all, number: view.era + 1 });
}

/** What points are called in this era, or that a finale decides. */
function goalWords(desk: Desk): string {
  const { cards, view } = desk;
  if (isFinaleEra(cards, view.era)) return said('goal.finale');
  const { names, er } = cards;
  const held = new Set(view.ops.flat().map((face) => cards.designs[face >> 1]?.first ?? 0));
  const called = new Set(
    [...held].flatMap((copy) =>
      [...er.name.subarray(er.from[copy], er.from[copy + 1])].map((one) => names[one]),
    ),
  );
  const [only, ...more] = called;
  return only === undefined || more.length > 0 ? said('goal.points') : said('goal.points.as', { name: only });
}
