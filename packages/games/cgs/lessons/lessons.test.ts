import { course, moveOf } from '@hortus/frame/lesson/course.testing.ts';
import type { Course } from '@hortus/frame/lesson/course.ts';
import { asidesAt, attempt, type Lesson, legalAt, slipOf, standAt } from '@hortus/frame/lesson/lesson.ts';
import { rulebook } from '@hortus/rulebook';
import { loadWords } from '@hortus/words';
import { describe, expect, test } from 'vitest';
import { type CgsState, cgs, MOVES } from '../src/index.ts';
import { words as spoken } from '../words/index.ts';
import { lessons } from './index.ts';
import { WAYS } from './ways.testing.ts';

const LANGUAGES = await Promise.all(
  (['en', 'de'] as const).map((language) =>
    loadWords(language, { games: [spoken], books: [spoken.lessons!] }),
  ),
);

/** Makes every press of a way; `play 12 + pass` is one press. */
function walk(at: Course, way: string): void {
  for (const press of way.split('; ')) {
    expect(at.mood.value.is, `${press} of ${way}`).toBe('asking');
    const [first = '', then] = press.split(' + ');
    at.tryMove(moveOf(at, first), then === undefined ? undefined : moveOf(at, then));
  }
}

const tasksOf = ({ steps }: Lesson) =>
  steps.flatMap(({ id, wants }, i) => (wants.kind === 'reach' ? [[id, i] as const] : []));

describe.each(lessons.map((lesson) => [lesson.chapter ?? '', lesson] as const))('%s', (chapter, lesson) => {
  test.each(tasksOf(lesson))('%s can be done in every way that is told', (id, i) => {
    const [rights = []] = WAYS[id] ?? [];
    expect(rights.length).toBeGreaterThan(0);
    for (const way of rights) {
      const at = course(lesson, i);
      walk(at, way);
      expect(at.mood.value, way).toEqual({ is: 'done' });
    }
  });

  test.each(tasksOf(lesson))('%s can be missed, and the answer is about what was done', (id, i) => {
    const [, ...wrongs] = WAYS[id] ?? [];
    expect(wrongs.length).toBeGreaterThan(0);
    for (const [way, slip] of wrongs) {
      const at = course(lesson, i);
      walk(at, way);
      expect(at.mood.value, way).toEqual({ is: 'missed' });
      expect(slipOf(lesson, at.step.value, at.stand.value), way).toBe(slip);
    }
    const { wants } = lesson.steps[i]!;
    const named = wants.kind === 'reach' ? Object.keys(wants.slips ?? {}) : [];
    const met = new Set(wrongs.flatMap(([, slip]) => slip ?? []));
    expect([...met].toSorted()).toEqual(named.toSorted());
  });

  test.each(tasksOf(lesson))('%s: whatever is pressed gets an answer in words', (id, i) => {
    const step = lesson.steps[i]!;
    const stand = standAt(lesson, step);
    const { state } = stand;
    const may = [...legalAt(lesson.game, state, step.seat), ...asidesAt(lesson.game, state, step.seat)];
    expect(may.length).toBeGreaterThan(0);
    const held = cgs.view(state as CgsState, step.seat).ops[step.seat] ?? [];
    for (const move of [...may, ...held.map((face) => MOVES.kinds.play.pack(face))]) {
      const tried = attempt(lesson, step, stand, move);
      for (const words of LANGUAGES) {
        if (tried.is === 'refused') {
          expect(words.find(`cgs.refusal.${tried.refusal.code}`)).toBeDefined();
          expect(rulebook.clause(tried.refusal.clause ?? '')).toBeDefined();
        } else if (tried.is === 'missed') {
          const slip = slipOf(lesson, step, tried.stand);
          const key = `web.learn.cgs.${id}.missed${slip === undefined ? '' : `.${slip}`}`;
          expect(words.find(key), key).toBeDefined();
        }
      }
    }
  });

  test('where nothing is to be played, nothing can be', () => {
    for (const [i, { wants }] of lesson.steps.entries()) {
      if (wants.kind === 'reach') continue;
      const at = course(lesson, i);
      expect([at.legal.value, at.asides.value]).toEqual([[], []]);
    }
  });

  test('every position is written as the game writes it again, and has no card that is not of our packs', () => {
    for (const step of lesson.steps) {
      const { state } = standAt(lesson, step);
      const text = cgs.notation.makePosition(state as CgsState);
      const again = standAt(lesson, { position: text }).state;
      expect(again.ints, step.id).toEqual(state.ints);
    }
  });

  test('every step has its words in both languages, and names clauses of the rules', () => {
    for (const words of LANGUAGES) {
      expect(words.find(`web.learn.cgs.chapter.${chapter}`)).toBeDefined();
      for (const { id, wants } of lesson.steps) {
        const needed = ['', '.title', ...(wants.kind === 'end' ? [] : ['.done', '.hint', '.missed'])];
        expect(needed.filter((what) => words.find(`web.learn.cgs.${id}${what}`) === undefined)).toEqual([]);
      }
    }
    for (const { id, wants, clauses = [] } of lesson.steps) {
      expect(clauses.length > 0 || wants.kind === 'end', id).toBe(true);
      expect(clauses.filter((clause) => rulebook.clause(clause) === undefined)).toEqual([]);
    }
  });

  /** Three words a second to read, eight seconds to look at each position, four for each press. */
  test('it takes about as long as it says', () => {
    for (const { say, find } of LANGUAGES) {
      const read = (key: string): number => {
        const found = find(key);
        return found === undefined ? 0 : say(found).split(/\s+/).length;
      };
      const seconds = lesson.steps.reduce((sum, { id }) => {
        const presses = WAYS[id]?.[0][0]?.split('; ').length ?? 1;
        const told = ['', '.title', '.done'].reduce(
          (all, what) => all + read(`web.learn.cgs.${id}${what}`),
          0,
        );
        return sum + told / 3 + 8 + 4 * presses;
      }, 0);
      expect(seconds / 60).toBeLessThan((lesson.minutes ?? 0) + 0.5);
      expect(seconds / 60).toBeGreaterThan((lesson.minutes ?? 0) - 0.75);
    }
  });
});

test('the points that are asked for are those of the bill', () => {
  for (const lesson of lessons)
    for (const step of lesson.steps) {
      if (step.wants.kind !== 'number') continue;
      const { state } = standAt(lesson, step);
      expect(cgs.view(state as CgsState, step.seat).eras[step.seat]?.points, step.id).toBe(step.wants.right);
    }
});

test('play and pass plays the card and passes; the other side answers, and the next step carries on', () => {
  const at = course(lessons[0]!, 0);
  walk(at, 'play 103 + pass');
  expect(at.stand.value.used).toBe(1);
  at.next();
  expect(at.step.value.id).toBe('ask');
  walk(at, 'end adventure');
  expect(at.mood.value).toEqual({ is: 'done' });
});

/** The table's labels may change; a lesson that names one that doesn't exist leaves its reader stranded. */
test('what the lessons quote is a label of the table, or in German also a card', async () => {
  const tables = [
    (await import('../words/en-table.json')).default,
    (await import('../words/de-table.json')).default,
  ];
  const books = [
    (await import('../words/en-learn.json')).default,
    (await import('../words/de-learn.json')).default,
  ];
  const titles = ['comet-year', 'lowwater'].flatMap((pack) => {
    const options = cgs.parseOptions({ pack }, 2);
    return options.ok ? cgs.create(options.value, 2).rules.deck.cards.map(({ name }) => name) : [];
  });
  for (const [i, book] of books.entries()) {
    const labels = Object.values(tables[i]!)
      .flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
      // Enough text is left to compare without its gaps.
      .filter((label) => label.replace(/\{\w+\}/g, '').trim().length > 3);
    const shapes = labels.map(
      (label) =>
        new RegExp(
          `^${label
            .replace(' ({who})', '')
            .split(/\{\w+\}/)
            .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
            .join('.+')}$`,
        ),
    );
    const quoted = Object.values(book).flatMap((text) =>
      [...text.matchAll(/[“„]([^”“]+)[”“]/g)].map(([, inner]) => inner ?? ''),
    );
    expect(quoted.length).toBeGreaterThan(8);
    const unknown = quoted.filter(
      (one) => !shapes.some((shape) => shape.test(one)) && !(i === 1 && titles.includes(one)),
    );
    expect(unknown).toEqual([]);
  }
});

/** What the words of the lessons claim about their positions. */
test('what the lessons say of their positions is so', () => {
  const at = (chapter: string, id: string): CgsState => {
    const lesson = lessons.find((one) => one.chapter === chapter)!;
    return standAt(lesson, lesson.steps.find((one) => one.id === id)!).state as CgsState;
  };
  const points = (state: CgsState): number[] => cgs.view(state, 0).eras.map((era) => era.points);
  const bills = (state: CgsState, player: number) =>
    cgs
      .view(state, 0)
      .eras[player]?.bill.map(([name, owed, earned]) => [state.rules.cards.names[name], earned - owed]);
  expect(points(at('era', 'end-era'))).toEqual([5, 4]);
  expect(points(at('era', 'not-yet'))).toEqual([2, 3]);
  const favour = at('bill', 'names');
  expect(points(favour)[0]).toBeGreaterThan(points(favour)[1] ?? 0);
  expect(bills(favour, 0)).toContainEqual(['Favour', -1]);
  expect(bills(favour, 1)?.every(([, left]) => Number(left) >= 0)).toBe(true);
  expect(cgs.view(at('contest', 'lead'), 0).standing).toMatchObject({ overflow: [5, 5], winner: null });
  expect(cgs.view(at('lockout', 'raise'), 0).standing).toMatchObject({ overflow: [5, 5], winner: null });
});
