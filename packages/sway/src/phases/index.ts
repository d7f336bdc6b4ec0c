/**
 * The question that is open apart from engaging cards: that of a task (trim, recruitable, window), otherwise the
 * phase's.
 */

import type { SwayState } from '../edition/rules.ts';
import { at } from '../state/layout.ts';
import { TASK, TASKS } from '../types.ts';
import { phaseOf, type Question, question } from './phase.ts';
import { judgeRecruitable, listRecruitable, playRecruitable } from './recruitable.ts';
import { judgeTrim, listTrim, playTrim } from './trim.ts';
import { judgeWindow, listWindow, playWindow } from './window.ts';

const BY_TASK: (Question | undefined)[] = TASKS.map(() => undefined);
BY_TASK[TASK.trim] = question(listTrim, judgeTrim, playTrim);
BY_TASK[TASK.recruit] = question(listRecruitable, judgeRecruitable, playRecruitable);
BY_TASK[TASK.window] = question(listWindow, judgeWindow, playWindow);

/**
 * Undefined while cards are engaged (obstruct, reveal, plot), during omen's or vengeance's questions, and after the
 * end.
 */
export const openQuestion = (state: SwayState): Question | undefined =>
  state.ints[at.task] === TASK.none ? phaseOf(state)?.question : BY_TASK[state.ints[at.task]];
