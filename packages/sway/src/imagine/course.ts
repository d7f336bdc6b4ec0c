/** The words that a view shows as they are. */
import { seatSet } from '@hortus/kernel';
import { at, NONE } from '../layout.ts';
import { NOBODY } from '../outcome.ts';
import { openIn } from '../pool.ts';
import type { SwayState } from '../rules.ts';
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
import { engagerOf } from '../zones.ts';

export function settleCourse(state: SwayState, seen: SwayView): void {
  const { words, rules } = state;
  const { deck } = rules;
  words[at.phase] = PHASE[seen.phase];
  words[at.task] = TASK[seen.task];
  words[at.steps] = seen.steps;
  words[at.turn] = seen.turn;
  words[at.first] = seen.first;
  words[at.turns] = seen.turns;
  words[at.idle] = seen.idle;
  words[at.span] = seen.span;
  words[at.plotted] = seen.plotted;
  words[at.faction] = seen.sides[0] === deck.factions[0] ? 0 : 1;
  words[at.asked] = seen.asked ?? engagerOf(state);
  words[at.sent] = seen.sent;
  words[at.nextSlot] = seen.nextSlot;
  for (const [name, count] of Object.entries(seen.pool)) openIn(state, POOL[name as ClassName], count);
  words[at.strike] = seen.strike === 'on' ? 2 : seen.strike === 'open' ? 1 : 0;
  words[at.drawn] = seen.drawn;
  words[at.gone] = seen.gone;
  words[at.trims] = seatSet(seen.trims);
  words[at.trimFrom] = seen.drawer ?? NONE;
  words[at.owed] = seen.owed ? 1 : 0;
  words[at.barred] = seatSet(seen.barred);
  words[at.waived] = seatSet(seen.waived);
  for (const { side, left } of seen.countdowns) words[at.countdown + side * 4 + left]++;
  for (const [seat, names] of seen.unlocked.entries())
    for (const name of names) words[at.unlocked + seat] |= 1 << ABILITY[name];
  words[at.finale] = seen.finale ? 1 : 0;
  words[at.loser] = seen.loser ?? NONE;
  for (const [side, { ruin, triumph }] of seen.tales.entries()) {
    words[at.ruin + side] = ruin === null ? NONE : cardCalled(deck, ruin);
    words[at.triumph + side] = triumph === null ? NONE : cardCalled(deck, triumph);
  }
  if (seen.end !== null) {
    words[at.winner] = seen.end.winner ?? NOBODY;
    for (const code of seen.end.why.split(',')) words[at.why] |= 1 << REASON[code as ReasonCode];
  }
  if (seen.quit !== null) {
    words[at.quitter] = seen.quit.seat;
    words[at.quit] = QUIT_HOW.indexOf(seen.quit.how);
  }
}
