/** No adventure is in progress: what the era is about, how the last adventure ended, and what follows. */
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { useEffect, useState } from 'preact/hooks';
import { designIn, isFinaleEra, type View } from '../../src/index.ts';
import { type Desk, isOpenToAll, playersOf, titleOf, whoIn } from '../desk.ts';
import { isStart } from '../motion/use-era-top.ts';
import { isWatched } from '../players.ts';
import { said } from '../says/say.ts';
import { endedClause } from '../says/telling.ts';
import { Ladders } from './Ladders.tsx';
import { sumWords } from './sums.ts';

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
      {view.phase === 'over' || (view.last !== null && !isNew) ? null : (
        <p class="cgs-goal">{goalWords(desk)}</p>
      )}
      {view.phase === 'study' ? <p>{said(isWatched(view) ? 'goal.turn.seen' : 'goal.turn')}</p> : null}
      {view.phase === 'claim' ? (
        <p class="cgs-claim">{said(isWatched(view) ? 'goal.claim.seen' : 'goal.claim')}</p>
      ) : null}
      <Opening desk={desk} />
    </div>
  );
}

/** The ladders of the adventure that is pointed at or chosen, as they would stand. */
function Opening({ desk }: { readonly desk: Desk }) {
  const { ghost, ghosted, view, me } = desk;
  if (ghost === undefined || ghost.adventure === null || ghosted === undefined) return null;
  const opened = { ...view, current: designIn(ghosted), hero: me ?? null };
  return <Ladders desk={{ ...desk, outlook: ghost, ghost: undefined, view: opened }} isPreview />;
}

/** How the adventure before stood when it ended, from the match's own history. */
function useLastAdventure({ props, view }: Desk): View | undefined {
  const [seen, keep] = useState<View | undefined>(undefined);
  const { era, adventures } = view;
  useEffect(() => {
    let isOld = false;
    if (view.last !== null)
      void props.recall('resolved').then((before) => {
        if (!isOld) keep(before);
      });
    return () => {
      isOld = true;
    };
  }, [era, adventures, view.phase === 'over']);
  const isIt = seen !== undefined && seen.era === era && seen.adventures === adventures - 1;
  return isIt && seen.current !== null ? seen : undefined;
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

/** Who won it or why nobody did, what the reader lacked, and what it brought and cost. */
function endedWords(desk: Desk, before: View | undefined): string {
  const { last } = desk.view;
  if (last === null) return '';
  const design = before === undefined ? undefined : desk.cards.designs[before.current ?? -1];
  const values = {
    ...whoIn(desk, last.by),
    card: design === undefined ? said('ended.some') : titleOf(design),
    role: said(`role.${last.roleplay}`),
  };
  return [
    said(last.won ? 'ended.won' : 'ended.lost', values),
    ...(before === undefined || design === undefined ? [] : whyWords(desk, before, isOpenToAll(design))),
    said(`ended.${last.roleplay}.${last.won ? 'won' : 'lost'}`, values),
    ...(before === undefined ? [] : playersOf(desk).map((player) => sumWords(desk, before, player))),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The totals of a contest; for players who could have won, what was missing. */
function whyWords(desk: Desk, { standing, hero }: View, isContest: boolean): string[] {
  const { last } = desk.view;
  if (standing === null || last === null) return [];
  const { covers, overflow, costs } = standing;
  const lacking = (player: number): string =>
    costs
      .filter(({ required, covered }) => (covered[player] ?? 0) < (required[player] ?? 0))
      .map(
        ({ name, required, covered }) =>
          `${desk.cards.names[name]} ${(required[player] ?? 0) - (covered[player] ?? 0)}`,
      )
      .join(', ');
  const short = (player: number): string => {
    const what = lacking(player);
    return what === '' ? '' : said('ended.short', { ...whoIn(desk, player), what });
  };
  if (!isContest) return last.won ? [] : [short(hero ?? 0)];
  const others = overflow.filter((_, i) => i !== last.by && covers[i]);
  const total = { mine: overflow[last.by], theirs: Math.max(0, ...others) };
  if (!last.won) return covers.some(Boolean) ? [said('ended.tied')] : [said('ended.nobody')];
  const mine = desk.me === undefined || desk.me === last.by ? '' : short(desk.me);
  return [others.length === 0 ? '' : said('ended.total', total), mine];
}
