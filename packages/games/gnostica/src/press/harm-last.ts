/** The order in which moves are offered. */
import type { Seat } from '@hortus/kernel';
import type { View } from '../types.ts';
import type { Group } from './facing.ts';
import type { Kind } from './meaning.ts';
import { holderOf, manIn, siteAt } from './things.ts';

const STRIKES: readonly Kind[] = ['sword', 'sword2', 'swordLay', 'sword2Lay', 'raze', 'raze2'];

/** What most would do comes first: blows against one's own pieces and territories are at the end. */
export function harmLast(few: readonly Group[], view: View, you: Seat | undefined): readonly Group[] {
  const isHarm = ([{ kind, target }]: Group): boolean => {
    if (you === undefined || !STRIKES.includes(kind)) return false;
    const [man, site] = [view.men[manIn(target) ?? -1], siteAt(view, target)];
    return man === undefined ? site !== undefined && holderOf(view, site) === you : man.owner === you;
  };
  return [...few.filter((group) => !isHarm(group)), ...few.filter(isHarm)];
}
