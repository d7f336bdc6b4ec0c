/** What a lesson says, and where it is. */
import { words } from '../page/words.ts';
import type { Course } from './course.ts';
import { type Lesson, slipOf } from './lesson.ts';

/** A lesson's address. */
export const lessonLink = ({ game, chapter }: Lesson): string =>
  `/learn/${game.id}${chapter === undefined ? '' : `?chapter=${chapter}`}`;

export const chapterName = ({ game, chapter = '' }: Lesson): string =>
  lessonWords(game.id, 'chapter', `.${chapter}`);

/** A message of this lesson; empty if there is none. */
export function lessonWords(game: string, id: string, what = ''): string {
  const key = words.value.find(`web.learn.${game}.${id}${what}`);
  return key === undefined ? '' : words.value.say(key);
}

/** Three words a second to read, eight seconds to look at each position, four to press. */
const SECONDS = { word: 1 / 3, step: 12 } as const;

/** How long a newcomer takes, worked out from what there is to read and do. */
export function minutesOf({ game, minutes, steps }: Lesson): number {
  if (minutes !== undefined) return minutes;
  const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  const seconds = steps.reduce((sum, { id }) => {
    const told = ['', '.title', '.done'].map((what) => wordsIn(lessonWords(game.id, id, what)));
    return sum + SECONDS.step + SECONDS.word * told.reduce((all, count) => all + count, 0);
  }, 0);
  return Math.max(1, Math.round(seconds / 60));
}

/** What was wrong with a move that the rules allow. */
export function missedWords({ lesson, step, stand }: Course): string {
  const { id } = step.value;
  const slip = slipOf(lesson, step.value, stand.value);
  return lessonWords(lesson.game.id, id, slip === undefined ? '.missed' : `.missed.${slip}`);
}
