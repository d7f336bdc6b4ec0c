// What each seat is asked and since which entry, so that an answer to an earlier question is recognised as
// stale.

import type { Game, State } from './game.ts';
import type { Entry } from './log.ts';
import { sharedList } from './moves.ts';
import { hasSeat, type Seat, type SeatSet } from './seats.ts';

/**
 * What a seat is asked, as text; undefined if nobody waits for it. The game names its questions, or else the list of
 * moves is one: either way a seat learns from a `stale` no more than from its own view and list.
 */
export function questionOf(game: Game, state: State, toAct: SeatSet, seat: Seat): string | undefined {
  if (!hasSeat(toAct, seat)) return undefined;
  if (game.question !== undefined) return game.question(state, seat);
  const list = sharedList(game);
  return list.subarray(0, game.legal(state, seat, list)).join(' ');
}

/** What each seat is asked, as text; undefined for a seat that is not to act. */
type QuestionTexts = readonly (string | undefined)[];

/** Since when each seat has been asked its present question: an answer to anything earlier is stale. */
export class Questions {
  #asked: QuestionTexts;
  readonly #since: number[];

  constructor(asked: QuestionTexts, since: readonly number[] = []) {
    this.#asked = asked;
    this.#since = asked.map((_, seat) => since[seat] ?? 0);
  }

  /** By seat: the entry after which its present question was put. */
  get since(): readonly number[] {
    return [...this.#since];
  }

  /**
   * After an entry. Who moved or took back has been asked again, even if the question reads the same. An aside asks
   * nobody anything: whatever it changed, an answer that was on its way is still judged.
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
