/**
 * What an adventure changed for a player, as a sum that
 * can be followed: earned, owed, and the resulting points.
 */
import { words } from '@hortus/frame/page/words.ts';
import type { EraStanding, View } from '../../src/index.ts';
import { type Desk, whoIn } from '../desk.ts';
import { said, signed } from '../says/say.ts';

/** By name, what has been added since. */
function added(desk: Desk, now: EraStanding, was: EraStanding | undefined, of: 'owed' | 'earned') {
  const at = of === 'owed' ? 1 : 2;
  const counts = now.bill.flatMap((line): [string, number][] => {
    const before = was?.bill.find(([name]) => name === line[0])?.[at] ?? 0;
    return line[at] > before ? [[desk.cards.names[line[0]] ?? '', line[at] - before]] : [];
  });
  return {
    sum: counts.reduce((all, [, count]) => all + count, 0),
    text: counts.map(([name, count]) => said(`sum.${of}`, { name, count })),
  };
}

/** `Your score goes from 0 to 5: Fame 7 earned, Fame 2 owed.` Empty if nothing has changed. */
export function sumWords(desk: Desk, before: View, player: number): string {
  const [was, now] = [before.eras[player], desk.view.eras[player]];
  if (now === undefined) return '';
  const [earned, owed] = [added(desk, now, was, 'earned'), added(desk, now, was, 'owed')];
  const change = now.points - (was?.points ?? 0);
  const stock = change - earned.sum + owed.sum;
  if (earned.sum === 0 && owed.sum === 0 && stock === 0) return '';
  const parts = [...earned.text, ...owed.text, ...(stock > 0 ? [said('sum.stock', { count: stock })] : [])];
  return said('sum', {
    ...whoIn(desk, player),
    before: signed(was?.points ?? 0),
    points: signed(now.points),
    what: words.value.list(parts),
  });
}
