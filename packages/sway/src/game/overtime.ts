/** GEN-R-147, WA-R-127 The answer that does least, for a seat whose time is up. */
import type { Move, Seat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { openQuestion } from '../phases/index.ts';
import { at } from '../state/layout.ts';
import { MOST_CARDS, PHASE, TASK } from '../types.ts';
import { MOVES } from './moves.ts';

const { done, finish, pass, under } = MOVES.kinds;

/** A trim, an equalisation, a gift or a share lists at most one move per card. */
const list = new Int32Array(2 * MOST_CARDS);

/** A pass or finish; nothing taken, sent, recruited or stored; cards looked at put back as they lie; else the first listed. */
export function leastAnswer(state: SwayState, seat: Seat): Move {
  const { ints } = state;
  switch (ints[at.task]) {
    case TASK.omen:
      return under.pack(ints[at.looked]);
    case TASK.send:
      return done.tag;
    case TASK.recruit:
    case TASK.window:
      return pass.tag;
    case TASK.trim:
      return firstListed(state, seat);
  }
  switch (ints[at.phase]) {
    case PHASE.obstruct:
    case PHASE.reveal:
    case PHASE.plot:
      return finish.tag;
    case PHASE.share:
    case PHASE.equalise:
    case PHASE.giving:
      return firstListed(state, seat);
    default:
      return pass.tag;
  }
}

function firstListed(state: SwayState, seat: Seat): Move {
  openQuestion(state)?.list(state, seat, list, 0);
  return list[0];
}
