/** What a lesson says, and where it is. */
import { words } from '../page/words.ts';
import type { Course } from './course.ts';
import { type Lesson, slipOf } from './lesson.ts';

/** Where a lesson is. */
export const lessonLink = ({ game, chapter }: Lesson): string =>
  `/learn/${game.id}${chapter === undefined ? '' : `?chapter=${chapter}`}`;

export const chapterName = ({ game, chapter = '' }: Lesson): string =>
  lessonWords(game.id, 'chapter', `.${chapter}`);

/** A message of this lesson, empty where there is none. */
export function lessonWords(game: string, id: string, what = ''): string {
  const key = words.value.find(`web.learn.${game}.${id}${what}`);
  return key === undefined ? '' : words.value.say(key);
}

/** What was wrong with a move that the rules allow. */
export function missedWords({ lesson, step, stand }: Course): string {
  const { id } = step.value;
  const slip = slipOf(lesson, step.value, stand.value);
  return lessonWords(lesson.game.id, id, slip === undefined ? '.missed' : `.missed.${slip}`);
}
