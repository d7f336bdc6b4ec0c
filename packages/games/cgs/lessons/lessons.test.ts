import { course, moveOf } from '@hortus/frame/lesson/course.testing.ts';
import { rulebook } from '@hortus/rulebook';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { words as cgs } from '../words/index.ts';
import { lessons } from './index.ts';

/** By step: what does it, and what misses it. */
const WAYS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  cover: ['play 103', 'play 112'],
  ask: ['end adventure', 'pass'],
  lead: ['play 101', 'play 112'],
  beaten: ['agree', 'refuse'],
};
const steps = lessons.flatMap((lesson) => lesson.steps.map((step, i) => [step.id, lesson, i] as const));

test.each(steps)('%s can be done, and can be missed', (id, lesson, i) => {
  const at = course(lesson, i);
  const [right, wrong] = WAYS[id] ?? [];
  if (right === undefined || wrong === undefined) {
    expect(['number', 'end']).toContain(at.step.value.wants.kind);
    return;
  }
  at.tryMove(moveOf(at, wrong));
  expect(at.mood.value).toMatchObject({ is: 'missed' });
  at.again();
  at.tryMove(moveOf(at, right));
  expect(at.mood.value).toMatchObject({ is: 'done' });
});

test('play and pass plays the card and passes; the other side answers, and the next step carries on', () => {
  const at = course(lessons[0]!, 0);
  at.tryMove(moveOf(at, 'play 103'), moveOf(at, 'pass'));
  expect(at.mood.value).toEqual({ is: 'done' });
  expect(at.stand.value.used).toBe(1);
  at.next();
  expect(at.step.value.id).toBe('ask');
  at.tryMove(moveOf(at, 'end adventure'));
  expect(at.mood.value).toEqual({ is: 'done' });
});

test('the bill of the adventure that was won is the number that is asked for', () => {
  const at = course(lessons[0]!, 2);
  const { wants } = at.step.value;
  const { eras } = at.lesson.game.view(at.stand.value.state, 0) as { eras: { points: number }[] };
  expect(wants).toMatchObject({ right: eras[0]?.points });
});

test('every step has its words in both languages, and names clauses of the rules', async () => {
  for (const language of ['en', 'de'] as const) {
    const words = await loadWords(language, { games: [cgs], books: [cgs.lessons!] });
    for (const { chapter, steps: all } of lessons) {
      expect(words.find(`web.learn.cgs.chapter.${chapter}`)).toBeDefined();
      for (const { id, wants } of all) {
        const needed = ['', '.title', ...(wants.kind === 'end' ? [] : ['.done', '.hint', '.missed'])];
        expect(needed.filter((what) => words.find(`web.learn.cgs.${id}${what}`) === undefined)).toEqual([]);
      }
    }
  }
  const clauses = lessons.flatMap(({ steps: all }) => all.flatMap((step) => step.clauses ?? []));
  expect(clauses.filter((clause) => rulebook.clause(clause) === undefined)).toEqual([]);
});
