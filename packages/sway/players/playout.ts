/** One line for the bot's own phase, played out in a world; both sides continue by rules of thumb, and the result is scored. */
import { copyInto, type Move, type Rng, type Seat } from '@hortus/kernel';
import {
  askedIn,
  PHASE,
  phaseIn,
  play,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  turnsIn,
} from '../src/index.ts';
import type { Mind } from './mind.ts';

/** How likely a side is to win, from 0 to 1. */
export interface Judge {
  /** At the beginning of a plot, or when the match is over. */
  of(state: SwayState, side: number): number;
}

/** The bot's own moves in order; after the last, the mind takes over. */
export type Line = readonly Move[];

/** No playout is longer: a match between minds takes about 250 moves. */
const MOST_MOVES = 400;

export class Playout {
  private readonly mind: Mind;
  private readonly judge: Judge;

  constructor(mind: Mind, judge: Judge) {
    this.mind = mind;
    this.judge = judge;
  }

  /**
   * What a line is worth to a seat's side in a world, looking
   * ahead past `plots` beginnings of plots. Overwrites `into`.
   */
  value(from: SwayState, into: SwayState, seat: Seat, line: Line, plots: number, rng: Rng): number {
    copyInto(from, into);
    this.mind.forget();
    const { ints } = into;
    const phase = phaseIn(ints);
    const turns = turnsIn(ints);
    let made = 0;
    let turn = phase === PHASE.plot ? turns : -1;
    let ahead = plots;
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const now = phaseIn(ints);
      if (now === PHASE.over) break;
      if (now === PHASE.plot && turnsIn(ints) !== turn && taskIn(ints) === TASK.none) {
        turn = turnsIn(ints);
        if (--ahead === 0) break;
      }
      const asked = askedIn(ints);
      const follows =
        made < line.length &&
        asked === seat &&
        turnsIn(ints) === turns &&
        (moves === 0 || (now === phase && taskIn(ints) === TASK.none));
      play(into, asked, follows ? line[made++] : this.mind.decide(into, asked), rng);
    }
    return this.judge.of(into, sideOf(seat));
  }
}
