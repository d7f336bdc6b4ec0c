import { course, moveOf } from '@hortus/frame/lesson/course.testing.ts';
import { legalAt, slipOf, standAt } from '@hortus/frame/lesson/lesson.ts';
import { rulebook } from '@hortus/rulebook';
import { loadWords } from '@hortus/words';
import { describe, expect, test } from 'vitest';
import { words as gnostica } from '../words/index.ts';
import { lessons as chapters } from './index.ts';
import { WAYS } from './ways.testing.ts';

describe.each(chapters.map((lesson) => [lesson.chapter ?? '', lesson] as const))('%s', (chapter, lesson) => {
  const ways = WAYS[chapter] ?? {};

  test('every step begins in a position of the game, its learner asked', () => {
    for (const one of lesson.steps) {
      const { state } = standAt(lesson, one);
      expect(legalAt(lesson.game, state, one.seat).length, one.id).toBeGreaterThan(0);
    }
  });

  const tried = lesson.steps.flatMap(({ id: step, wants }, i) =>
    wants.kind === 'end' || wants.kind === 'number' ? [] : [[step, i] as const],
  );
  test.each(tried)('%s can be done, and can be missed', (step, i) => {
    const [right = '', ...wrongs] = ways[step] ?? [];
    const at = course(lesson, i);
    for (const text of right.split('; ')) {
      expect(at.mood.value.is, text).toBe('asking');
      at.tryMove(moveOf(at, text));
    }
    expect(at.mood.value).toMatchObject({ is: 'done' });
    expect(at.stand.value.used).toBe(at.step.value.others?.length ?? 0);
    expect(wrongs.length > 0 || at.step.value.wants.kind === 'refusal').toBe(true);
    for (const [wrong, slip] of wrongs) {
      at.again();
      for (const text of wrong.split('; ')) {
        expect(at.mood.value.is, `${text} of ${wrong}`).toBe('asking');
        at.tryMove(moveOf(at, text));
      }
      expect(at.mood.value, wrong).toEqual({ is: 'missed' });
      expect(slipOf(lesson, at.step.value, at.stand.value), wrong).toBe(slip);
    }
  });

  test('where nothing is to be played, nothing can be', () => {
    for (const [i, { wants }] of lesson.steps.entries()) {
      if (wants.kind !== 'number' && wants.kind !== 'end') continue;
      const at = course(lesson, i);
      const { state } = at.stand.value;
      expect(at.legal.value).toEqual([]);
      at.tryMove(moveOf(at, 'pass'));
      expect([at.mood.value.is, at.stand.value.state]).toEqual(['asking', state]);
    }
  });

  test('every slip that has words happens in one of the ways that miss', () => {
    for (const { id, wants } of lesson.steps) {
      const named = wants.kind === 'reach' ? Object.keys(wants.slips ?? {}) : [];
      const met = (ways[id] ?? []).flatMap((way) => (typeof way === 'string' ? [] : (way[1] ?? [])));
      expect(met.toSorted(), id).toEqual(named.toSorted());
    }
  });

  test('every step has its words, and names clauses of the rules', async () => {
    const words = await loadWords('en', { games: [gnostica], books: [gnostica.lessons!] });
    expect(words.find(`web.learn.gnostica.chapter.${chapter}`)).toBeDefined();
    for (const { id, wants, clauses = [] } of lesson.steps) {
      const base = `web.learn.gnostica.${id}`;
      const slips = wants.kind === 'reach' ? Object.keys(wants.slips ?? {}) : [];
      const needed = [
        ...['', '.title'],
        ...(wants.kind === 'end' ? [] : ['.done', '.hint', '.missed']),
        ...slips.map((slip) => `.missed.${slip}`),
      ];
      expect(
        needed.filter((what) => words.find(base + what) === undefined).map((what) => base + what),
      ).toEqual([]);
      expect(clauses.length > 0 || wants.kind === 'end', id).toBe(true);
      expect(clauses.filter((clause) => rulebook.clause(clause) === undefined)).toEqual([]);
    }
  });
});
