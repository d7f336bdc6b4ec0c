// Each seat's question and since which entry it has had it, so that an answer to an earlier question counts as stale.

import type { Game, State } from '../contract/game.ts';
import { sharedList } from '../contract/moves.ts';
import { hasSeat, type Seat, type SeatSet } from '../contract/seats.ts';
import type { Entry } from '../log/log.ts';

/**
 * A seat's question as text; undefined if nobody is waiting for it. The game names its questions, or else the list of
 * moves is the question: either way a `stale` tells a seat no more than its own view and list.
 */
export function questionOf(game: Game, state: State, toAct: SeatSet, seat: Seat): string | undefined {
  if (!hasSeat(toAct, seat)) return undefined;
  if (game.question !== undefined) return game.question(state, seat);
  const list = sharedList(game);
  return list.subarray(0, game.legal(state, seat, list)).join(' ');
}

/** Each seat's question as text; undefined for a seat that isn't to act. */
type QuestionTexts = readonly (string | undefined)[];

/** Since when each seat has had its current question: an answer to anything earlier is stale. */
export class Questions {
  #asked: QuestionTexts;
  readonly #since: number[];

  constructor(asked: QuestionTexts, since: readonly number[] = []) {
    this.#asked = asked;
    this.#since = asked.map((_, seat) => since[seat] ?? 0);
  }

  /** By seat: the entry after which its current question was asked. */
  get since(): readonly number[] {
    return [...this.#since];
  }

  /**
   * After an entry. A seat that moved or took back is asked again, even if the question reads the same. An aside asks
   * nobody anything: whatever it changed, an answer already on its way is still judged.
   */
  ask({ seq, kind, seat: by }: Entry, asked: QuestionTexts, aside = false): void {
    if (aside) {
      this.#asked = asked;
      return;
    }
    const ownDoing = kind === 'moves' || kind === 'back';
    for (const [seat, question] of asked.entries())
      if (question !== this.#asked[seat] || (ownDoing && seat === by)) this.#since[seat] = seq;
    this.#asked = asked;
  }

  isStale(seat: Seat, answers: number): boolean {
    return answers < (this.#since[seat] ?? 0);
  }
}
