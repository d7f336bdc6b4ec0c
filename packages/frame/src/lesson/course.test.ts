import { take } from '@hortus/garden';
import { lessons } from '@hortus/garden/lessons/index.ts';
import { expect, test } from 'vitest';
import { Course } from './course.ts';

const lesson = lessons[0]!;

function begin(from = 0) {
  const kept: number[] = [];
  const waiting: (() => void)[] = [];
  const course = new Course(lesson, {
    from,
    keep: (step) => kept.push(step),
    later: (act) => {
      waiting.push(act);
      return () => void waiting.splice(waiting.indexOf(act), 1);
    },
  });
  return { course, kept, waiting };
}
const A4 = take.pack(0);
const B3 = take.pack(5);

test('a refusal is shown and changes nothing; a move is answered, and the next step continues from there', () => {
  const { course, waiting } = begin();
  const before = course.stand.value;
  course.tryMove(B3);
  expect(course.mood.value).toMatchObject({ is: 'refused', refusal: { code: 'border-first' } });
  expect(course.stand.value).toBe(before);
  course.tryMove(A4);
  expect(course.mood.value).toEqual({ is: 'done' });
  expect(course.legal.value).toEqual([]);
  for (const act of waiting.splice(0)) act();
  const answered = course.stand.value;
  expect(answered.last[0]).toMatchObject({ kind: 'took', seat: 1 });
  course.next();
  expect(course.step.value.id).toBe('match');
  expect(course.stand.value.state).toBe(answered.state);
  expect(course.legal.value.length).toBeGreaterThan(0);
});

test('a step left before the answer came starts from its own position', () => {
  const { course, waiting } = begin();
  course.tryMove(A4);
  course.goTo(1);
  expect(waiting).toEqual([]);
  expect(course.legal.value.length).toBeGreaterThan(0);
});

test('a move that misses the goal can be tried again, and isn’t played twice', () => {
  const { course } = begin(3);
  const [row] = [course.step.value.id];
  expect(row).toBe('row');
  course.tryMove(take.pack(4));
  expect(course.mood.value).toEqual({ is: 'missed' });
  course.tryMove(take.pack(3));
  expect(course.mood.value).toEqual({ is: 'missed' });
  course.again();
  course.tryMove(take.pack(3));
  expect(course.mood.value).toEqual({ is: 'done' });
});

test('a question takes numbers, and the last step is the last', () => {
  const { course } = begin(7);
  course.answer(4);
  expect(course.mood.value).toEqual({ is: 'missed' });
  course.answer(9);
  expect(course.mood.value).toEqual({ is: 'done' });
  course.next();
  course.next();
  expect(course.step.value.wants.kind).toBe('end');
});

test('progress is stored, and stored nonsense is repaired', () => {
  const { course, kept } = begin();
  course.next();
  course.next();
  expect(kept).toEqual([0, 1, 2]);
  expect(course.furthest.value).toBe(2);
  course.goTo(0);
  expect(course.furthest.value).toBe(2);
  expect(begin(99).course.at.value).toBe(lesson.steps.length - 1);
  expect(begin(-4).course.at.value).toBe(0);
});
