import type { Sink } from '@hortus/kernel';
import { isVoid } from '../board/land.ts';
import { removeMan, spaceOf } from '../board/men.ts';
import { tell, tellMan } from '../board/tell.ts';
import { at } from '../types.ts';

/** GNO-SPC-5, GNO-R-7 After a territory has gone or moved: pieces in the void return to their owners' stashes. */
export function settle(ints: Int32Array, told: Sink | undefined): void {
  for (let man = ints[at.men] - 1; man >= 0; man--) {
    if (!isVoid(ints, spaceOf(ints[at.man + man]))) continue;
    const fallen = removeMan(ints, man);
    if (told !== undefined) tellMan(told, tell.fell, fallen);
  }
}
