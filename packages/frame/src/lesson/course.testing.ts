/** A course whose other side answers at once, and moves as text; for tests. */
import type { Move } from '@hortus/kernel';
import { Course } from './course.ts';
import type { Lesson } from './lesson.ts';

export function course(lesson: Lesson, from: number): Course {
  return new Course(lesson, {
    from,
    keep: () => undefined,
    later: (act) => {
      act();
      return () => undefined;
    },
  });
}

export function moveOf(at: Course, text: string): Move {
  const move = at.lesson.game.notation.parseMove(at.stand.value.state, at.step.value.seat, text);
  if (!move.ok) throw new Error(`${at.step.value.id}: ${text}: ${move.fault.code}`);
  return move.value;
}
