/**
 * Questions outside the engaging of cards, by task and then by phase: trim, recruitable, window; draft, opening, share,
 * equalise, giving, refill, recruit, unlock. The caller knows that `seat` is the seat asked.
 */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { at } from '../layout.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { PHASE, PHASES, TASK, TASKS } from '../types.ts';
import { judgeUnlock, listUnlock, playRecruit, playUnlock } from './after-loss.ts';
import { judgeRecruits, listRecruits, playDraft } from './draft.ts';
import { judgeEqualise, judgeShare, listEqualise, listShare, playEqualise, playShare } from './finale.ts';
import { judgeGive, listGive, playGive } from './giving.ts';
import { judgeRefillOrPass, listRefillOrPass, playRefillOrPass } from './opening.ts';
import { judgeRecruitable, listRecruitable, playRecruitable } from './recruitable.ts';
import { judgeTrim, listTrim, playTrim } from './trim.ts';
import { judgeWindow, listWindow, playWindow } from './window.ts';

interface Question {
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, told: Sink | undefined, rng: Rng): void;
}

/** All through one constructor, so that they share a hidden class. */
const question = (list: Question['list'], judge: Question['judge'], play: Question['play']): Question => ({
  list,
  judge,
  play,
});

const draft = question(listRecruits, judgeRecruits, playDraft);
const refill = question(listRefillOrPass, judgeRefillOrPass, playRefillOrPass);

const BY_TASK: (Question | undefined)[] = TASKS.map(() => undefined);
BY_TASK[TASK.trim] = question(listTrim, judgeTrim, playTrim);
BY_TASK[TASK.recruit] = question(listRecruitable, judgeRecruitable, playRecruitable);
BY_TASK[TASK.window] = question(listWindow, judgeWindow, playWindow);

const BY_PHASE: (Question | undefined)[] = PHASES.map(() => undefined);
BY_PHASE[PHASE.draft] = draft;
BY_PHASE[PHASE.opening] = refill;
BY_PHASE[PHASE.share] = question(listShare, judgeShare, playShare);
BY_PHASE[PHASE.equalise] = question(listEqualise, judgeEqualise, playEqualise);
BY_PHASE[PHASE.giving] = question(listGive, judgeGive, playGive);
BY_PHASE[PHASE.refill] = refill;
BY_PHASE[PHASE.recruit] = question(listRecruits, judgeRecruits, playRecruit);
BY_PHASE[PHASE.unlock] = question(listUnlock, judgeUnlock, playUnlock);

/**
 * Undefined while cards are engaged (obstruct, reveal, plot), during omen's or vengeance's questions, and after the
 * end.
 */
export const openQuestion = ({ ints }: SwayState): Question | undefined =>
  ints[at.task] === TASK.none ? BY_PHASE[ints[at.phase]] : BY_TASK[ints[at.task]];
