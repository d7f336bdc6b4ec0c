import type { Sink } from '@hortus/kernel';
import { isVoid } from '../board/land.ts';
import { removeMan, spaceOf } from '../board/men.ts';
import { tell, tellMan } from '../board/tell.ts';
import { at } from '../types.ts';

/** GNO-SPC-5, GNO-R-7 After a territory has gone or moved: pieces in the void return to their stashes, whoever owns them. */
export function settle(words: Int32Array, told: Sink | undefined): void {
  for (let man = words[at.men] - 1; man >= 0; man--) {
    if (!isVoid(words, spaceOf(words[at.man + man]))) continue;
    const fallen = removeMan(words, man);
    if (told !== undefined) tellMan(told, tell.fell, fallen);
  }
}
