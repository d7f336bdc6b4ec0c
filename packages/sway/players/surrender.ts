/** Nobody loses the match by mistake with a move that ends it on the spot, such as not attacking with one's last life. */
import { copyInto, FastLuck, type MoveList, type Seat } from '@hortus/kernel';
import { askedIn, legal, PHASE, phaseIn, play, type SwayState, sideOf, winnerIn } from '../src/index.ts';
import type { Line } from './playout.ts';

/** Moves without an alternative that may follow: choosing the last life, discarding. */
const MOST_FORCED = 8;

/** Leaves out lines whose first move loses at once, unless all do. */
export function withoutSurrender(
  world: SwayState,
  scratch: SwayState,
  seat: Seat,
  lines: readonly Line[],
  list: MoveList,
): readonly Line[] {
  const luck = new FastLuck(1);
  const isSurrender = ([move]: Line): boolean => {
    copyInto(world, scratch);
    play(scratch, seat, move, luck);
    const { ints } = scratch;
    for (let forced = 0; forced < MOST_FORCED && phaseIn(ints) !== PHASE.over; forced++) {
      const asked = askedIn(ints);
      if (legal(scratch, asked, list) !== 1) return false;
      play(scratch, asked, list[0], luck);
    }
    return phaseIn(ints) === PHASE.over && winnerIn(ints) !== sideOf(seat);
  };
  const kept = lines.filter((line) => !isSurrender(line));
  return kept.length > 0 ? kept : lines;
}
