import { EVERYONE, hasSeat, type Seat, type Sink, withSeat } from '@hortus/kernel';
import { EVENTS } from '../events.ts';
import { at } from '../layout.ts';
import type { SwayState } from '../rules.ts';
import { PHASE } from '../types.ts';
import { nextSeat } from '../zones.ts';
import { ability } from './ability.ts';

/** GEN-COV-4, GEN-COV-5, GEN-R-53: executed in a plot it bars the next seat until that seat's obstruction ends. */
const does = ({ words, rules }: SwayState, seat: Seat): boolean =>
  words[at.phase] === PHASE.plot && !hasSeat(words[at.barred], nextSeat(rules, seat));

function bar({ words, rules }: SwayState, seat: Seat, told?: Sink): void {
  const rival = nextSeat(rules, seat);
  words[at.barred] = withSeat(words[at.barred], rival);
  told?.tell(EVENTS.kinds.barred.pack(rival), EVERYONE, false);
}

/** GEN-COV-1, WA-COV-1 One permission, and the bar. Its exclusion of battle and warfare is in engage.ts. */
export const covert = ability('covert', { atOnce: { does, run: bar } });
