/** No adventure is in progress: what the era is about, how the last adventure ended, and what follows. */
import type { View } from '../src/index.ts';
import { type Desk, isOpenToAll, titleOf, whoIn } from './desk.ts';
import { said } from './say.ts';

interface Props {
  readonly desk: Desk;
  /** The adventure before, as it stood when it was last seen. */
  readonly before: View | undefined;
}

export function Between({ desk, before }: Props) {
  const { view, cards } = desk;
  const era = cards.eras[view.era];
  const isNew = view.phase === 'study' || view.phase === 'claim';
  return (
    <div class="cgs-between">
      <p class="cgs-era">{said(titleKey(view), { era: era?.name ?? '' })}</p>
      {view.last === null || isNew ? null : <p>{endedWords(desk, before)}</p>}
      {view.phase === 'over' ? null : <p>{said(era?.hasFinale ? 'goal.finale' : 'goal.points')}</p>}
      {view.phase === 'study' ? <p>{said('goal.turn')}</p> : null}
      {view.phase === 'claim' ? <p>{said('goal.claim')}</p> : null}
    </div>
  );
}

const titleKey = ({ phase }: View): string =>
  phase === 'over' ? 'asks.over' : phase === 'study' || phase === 'claim' ? 'era.begins' : 'between';

/** Who won it or why nobody did, and what the reader lacked. */
function endedWords(desk: Desk, before: View | undefined): string {
  const { last } = desk.view;
  if (last === null) return '';
  const design = before === undefined ? undefined : desk.cards.designs[before.current ?? -1];
  const values = {
    ...whoIn(desk, last.by),
    card: design === undefined ? said('ended.some') : titleOf(design),
    role: last.roleplay,
  };
  return [
    said(last.won ? 'ended.won' : 'ended.lost', values),
    ...(before === undefined || design === undefined ? [] : whyWords(desk, before, isOpenToAll(design))),
    said(`ended.${last.roleplay}.${last.won ? 'won' : 'lost'}`, values),
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
