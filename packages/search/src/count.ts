import { copyInto, copyState, type Game, hasSeat, moveList, type Rng, type State } from '@hortus/kernel';

/**
 * The number of sequences of 1, 2, … `depth` moves from here. A sequence ends where the match ends or luck is needed,
 * as for the deal of the next game of a match. Undefined if `stop`, called once in 1024 positions, says so.
 */
export function count(
  game: Game,
  state: State,
  depth: number,
  stop: () => boolean = () => false,
): number[] | undefined {
  const totals = new Array<number>(depth).fill(0);
  const states = Array.from({ length: depth }, () => copyState(state));
  const lists = Array.from({ length: depth }, () => moveList(game));
  const seats = game.seats.reduce((most, n) => Math.max(most, n), 0);
  const luck = new WatchedLuck();
  let nodes = 0;
  let stopped = false;

  const walk = (from: State, ply: number): void => {
    const toAct = game.toAct(from);
    for (let seat = 0; seat < seats; seat++) {
      if (!hasSeat(toAct, seat)) continue;
      const list = lists[ply];
      const moves = game.legal(from, seat, list);
      totals[ply] += moves;
      if (ply + 1 === depth) continue;
      for (let i = 0; i < moves && !stopped; i++) {
        if ((++nodes & 1023) === 0 && stop()) stopped = true;
        copyInto(from, states[ply]);
        luck.asked = false;
        if (game.play(states[ply], seat, list[i], luck) !== 0 && !luck.asked) walk(states[ply], ply + 1);
      }
    }
  };
  if (depth > 0) walk(state, 0);
  return stopped ? undefined : totals;
}

/** Answers anything, and remembers that it was used. */
class WatchedLuck implements Rng {
  asked = false;
  below(): number {
    this.asked = true;
    return 0;
  }
  shuffle(): void {
    this.asked = true;
  }
}
