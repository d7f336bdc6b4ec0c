/** The ints that a view shows as they are. */
import { seatSet } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { NOBODY } from '../game/outcome.ts';
import { addCountdown } from '../state/countdown.ts';
import { at, NONE } from '../state/layout.ts';
import { openIn } from '../state/pool.ts';
import { engagerOf } from '../state/zones.ts';
import { cardCalled } from '../text/names.ts';
import {
  ABILITY,
  type ClassName,
  PHASE,
  POOL,
  QUIT_HOW,
  REASON,
  type ReasonCode,
  type SwayView,
  TASK,
} from '../types.ts';

export function settleCourse(state: SwayState, seen: SwayView): void {
  const { ints, rules } = state;
  const { deck } = rules;
  ints[at.phase] = PHASE[seen.phase];
  ints[at.task] = TASK[seen.task];
  ints[at.steps] = seen.steps;
  ints[at.turn] = seen.turn;
  ints[at.first] = seen.first;
  ints[at.turns] = seen.turns;
  ints[at.idle] = seen.idle;
  ints[at.span] = seen.span;
  ints[at.plotted] = seen.plotted;
  ints[at.faction] = seen.sides[0] === deck.factions[0] ? 0 : 1;
  ints[at.asked] = seen.asked ?? engagerOf(state);
  ints[at.sent] = seen.sent;
  ints[at.nextSlot] = seen.nextSlot;
  for (const [name, count] of Object.entries(seen.pool)) openIn(state, POOL[name as ClassName], count);
  ints[at.strike] = seen.strike === 'on' ? 2 : seen.strike === 'open' ? 1 : 0;
  ints[at.drawn] = seen.drawn;
  ints[at.gone] = seen.gone;
  ints[at.trims] = seatSet(seen.trims);
  ints[at.trimFrom] = seen.drawer ?? NONE;
  ints[at.owed] = seen.owed ? 1 : 0;
  ints[at.barred] = seatSet(seen.barred);
  ints[at.waived] = seatSet(seen.waived);
  for (const { side, left } of seen.countdowns) addCountdown(ints, side, left);
  for (const [seat, names] of seen.unlocked.entries())
    for (const name of names) ints[at.unlocked + seat] |= 1 << ABILITY[name];
  ints[at.finale] = seen.finale ? 1 : 0;
  ints[at.loser] = seen.loser ?? NONE;
  for (const [side, { ruin, triumph }] of seen.tales.entries()) {
    ints[at.ruin + side] = ruin === null ? NONE : cardCalled(deck, ruin);
    ints[at.triumph + side] = triumph === null ? NONE : cardCalled(deck, triumph);
  }
  if (seen.end !== null) {
    ints[at.winner] = seen.end.winner ?? NOBODY;
    for (const code of seen.end.why.split(',')) ints[at.why] |= 1 << REASON[code as ReasonCode];
  }
  if (seen.quit !== null) {
    ints[at.quitter] = seen.quit.seat;
    ints[at.quit] = QUIT_HOW.indexOf(seen.quit.how);
  }
}
