/** How the last adventure ended: who won it, why, and what it brought. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { type Desk, isOpenToAll, playersOf, titleOf, whoIn } from '../desk.ts';
import { said } from '../says/say.ts';
import { sumWords } from './sums.ts';

/** How the adventure before stood when it ended, from the match's own history. */
export function useLastAdventure({ props, view }: Desk): View | undefined {
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

/** Who won it or why nobody did, what the reader lacked, and what it brought and cost. */
export function endedWords(desk: Desk, before: View | undefined): string {
  return [...endedParts(desk, before), ...sums(desk, before)].filter(Boolean).join(' ');
}

/** The same in short, while the next adventure is already open: who won it, and the scores. */
export const noteWords = (desk: Desk, before: View): string =>
  [endedParts(desk, before)[0], ...sums(desk, before)].filter(Boolean).join(' ');

const sums = (desk: Desk, before: View | undefined): string[] =>
  before === undefined ? [] : playersOf(desk).map((player) => sumWords(desk, before, player));

function endedParts(desk: Desk, before: View | undefined): string[] {
  const { last } = desk.view;
  if (last === null) return [];
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
  ];
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
