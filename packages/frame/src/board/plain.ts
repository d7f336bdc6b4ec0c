/** What a table does about events and ends unless its game says otherwise. */
import type { Ending, Telling } from './game-table.ts';

/** Every entry gets a picture and a line of its own. */
export const plainTelling: Telling = {
  isSmall: () => false,
  isIdle: () => false,
  goesOn: () => false,
  inTurn: () => undefined,
  clauseOf: () => undefined,
  deck: () => undefined,
};

/** Who won and why, in the words of the rules. */
export const plainEnding: Ending = {
  Sheet: () => null,
  Story: () => null,
  retell: (_view, reasons) => reasons,
  resigning: () => undefined,
};
