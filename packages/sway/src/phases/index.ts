/**
 * Questions outside the engaging of cards, by task and then by phase: trim, recruitable, window; draft, opening, share,
 * equalise, giving, refill, recruit, unlock. The caller knows that `seat` is the seat asked.
 */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { at } from '../layout.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { PHASE, TASK } from '../types.ts';
import { judgeWindow, listWindow, playWindow } from '../window.ts';
import { judgeUnlock, listUnlock, playRecruit, playUnlock } from './after-loss.ts';
import { judgeRecruits, listRecruits, playDraft } from './draft.ts';
import { judgeEqualise, judgeShare, listEqualise, listShare, playEqualise, playShare } from './finale.ts';
import { judgeGive, listGive, playGive } from './giving.ts';
import { judgeRefillOrPass, listRefillOrPass, playRefillOrPass } from './opening.ts';
import { judgeRecruitable, listRecruitable, playRecruitable } from './recruitable.ts';
import { judgeTrim, listTrim, playTrim } from './trim.ts';

/** Is it one of these? Else cards are engaged (obstruct, reveal, plot), or omen's or vengeance's cards are asked for. */
export function isQuestion({ words }: SwayState): boolean {
  const task = words[at.task];
  if (task !== TASK.none) return task !== TASK.omen && task !== TASK.send;
  const phase = words[at.phase];
  return phase !== PHASE.plot && phase !== PHASE.obstruct && phase !== PHASE.reveal;
}

export function listQuestion(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  switch (state.words[at.task]) {
    case TASK.trim:
      return listTrim(state, seat, out, from);
    case TASK.recruit:
      return listRecruitable(state, seat, out, from);
    case TASK.window:
      return listWindow(state, seat, out, from);
  }
  switch (state.words[at.phase]) {
    case PHASE.draft:
    case PHASE.recruit:
      return listRecruits(state, seat, out, from);
    case PHASE.opening:
    case PHASE.refill:
      return listRefillOrPass(state, seat, out, from);
    case PHASE.share:
      return listShare(state, seat, out, from);
    case PHASE.equalise:
      return listEqualise(state, seat, out, from);
    case PHASE.giving:
      return listGive(state, seat, out, from);
    case PHASE.unlock:
      return listUnlock(state, seat, out, from);
    default:
      return from;
  }
}

export function judgeQuestion(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  switch (state.words[at.task]) {
    case TASK.trim:
      return judgeTrim(state, seat, move);
    case TASK.recruit:
      return judgeRecruitable(state, seat, move);
    case TASK.window:
      return judgeWindow(state, seat, move);
  }
  switch (state.words[at.phase]) {
    case PHASE.draft:
    case PHASE.recruit:
      return judgeRecruits(state, seat, move);
    case PHASE.opening:
    case PHASE.refill:
      return judgeRefillOrPass(state, seat, move);
    case PHASE.share:
      return judgeShare(state, seat, move);
    case PHASE.equalise:
      return judgeEqualise(state, seat, move);
    case PHASE.giving:
      return judgeGive(state, seat, move);
    case PHASE.unlock:
      return judgeUnlock(state, seat, move);
    default:
      return 'over';
  }
}

export function playQuestion(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  switch (state.words[at.task]) {
    case TASK.trim:
      return playTrim(state, seat, move, told);
    case TASK.recruit:
      return playRecruitable(state, seat, move, told);
    case TASK.window:
      return playWindow(state, seat, move, told);
  }
  switch (state.words[at.phase]) {
    case PHASE.draft:
      return playDraft(state, seat, move, told);
    case PHASE.recruit:
      return playRecruit(state, seat, move, told);
    case PHASE.opening:
    case PHASE.refill:
      return playRefillOrPass(state, seat, move, rng, told);
    case PHASE.share:
      return playShare(state, seat, move, told);
    case PHASE.equalise:
      return playEqualise(state, seat, move, told);
    case PHASE.giving:
      return playGive(state, seat, move, told);
    case PHASE.unlock:
      return playUnlock(state, seat, move, told);
  }
}
