import { garden, take, type View } from '@hortus/garden';
import { lessons } from '@hortus/garden/lessons/index.ts';
import { words as spoken } from '@hortus/garden/words/index.ts';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { attempt, canWinAtOnce, legalAt, replied, type Step, standAt } from './lesson.ts';

const lesson = lessons[0]!;

const step = (id: string): Step => lesson.steps.find((one) => one.id === id) as Step;
const cell = (name: string): number => take.pack('abcd'.indexOf(name[0] ?? '') + 4 * (4 - Number(name[1])));
const tries = (id: string, ...cells: string[]) =>
  cells.map((name) => attempt(lesson, step(id), standAt(lesson, step(id)), cell(name)).is);
const view = (id: string): View => garden.view(standAt(lesson, step(id)).state as never, 'table');

test('every step starts from a position of the game, with its seat to move unless nothing has to be played', () => {
  for (const one of lesson.steps) {
    const { state } = standAt(lesson, one);
    const moves = legalAt(lesson.game, state, one.seat);
    const plays = one.wants.kind !== 'number' && one.wants.kind !== 'end';
    expect(moves.length > 0, one.id).toBe(plays);
  }
});

test('every step can be done, and not every move does it', () => {
  for (const one of lesson.steps) {
    const stand = standAt(lesson, one);
    const all = Array.from({ length: 16 }, (_, i) => attempt(lesson, one, stand, take.pack(i)).is);
    if (one.wants.kind === 'reach') {
      expect(all, one.id).toContain('done');
      expect(all, one.id).toContain('missed');
    }
    if (one.wants.kind === 'move') expect(all, one.id).toContain('done');
    if (one.wants.kind !== 'number' && one.wants.kind !== 'end') expect(all, one.id).toContain('refused');
  }
});

test('[GAR-MOV-1] [GAR-MOV-4] wrong tries get the same refusal as in a game', () => {
  const tried = (id: string, name: string) =>
    attempt(lesson, step(id), standAt(lesson, step(id)), cell(name));
  expect(tried('border', 'b2')).toEqual({
    is: 'refused',
    refusal: { code: 'border-first', clause: 'GAR-MOV-1' },
  });
  expect(tried('match', 'c3')).toEqual({ is: 'refused', refusal: { code: 'no-match', clause: 'GAR-MOV-4' } });
  expect(tried('match', 'd4')).toMatchObject({ is: 'refused', refusal: { code: 'taken' } });
});

test('[GAR-AIM-2] [GAR-AIM-3] [GAR-AIM-4] row, square and block are each won by one move', () => {
  expect(tries('row', 'd4', 'a3', 'c3')).toEqual(['done', 'missed', 'missed']);
  expect(tries('square', 'a3', 'c3', 'd4')).toEqual(['done', 'missed', 'missed']);
  expect(tries('block', 'b4', 'c3', 'd2')).toEqual(['done', 'missed', 'missed']);
});

test('guarding a cell means leaving neither its plant nor its symbol', () => {
  const { state } = standAt(lesson, step('guard'));
  expect(canWinAtOnce(lesson.game, state, 0)).toBe(false);
  expect(tries('guard', 'b3', 'c1', 'd3', 'd1')).toEqual(['done', 'done', 'missed', 'missed']);
});

test('[GAR-MAT-3] the points asked for are the tiles left', () => {
  const { wants } = step('points');
  const left = view('points').cells.filter((name) => name.length === 2).length;
  expect(wants).toMatchObject({ kind: 'number', right: left });
  expect(view('points').result).toEqual({ winner: 0, reasons: ['row'] });
});

test('whichever tile is taken first, the lesson continues: the opponent answers, and there is a legal move and a refused one', () => {
  const first = standAt(lesson, step('border'));
  for (const move of legalAt(lesson.game, first.state, 0)) {
    const begun = attempt(lesson, step('border'), first, move);
    if (begun.is !== 'done') throw new Error(begun.is);
    const second = replied(lesson, step('border'), begun.stand);
    expect(second.last.map(({ kind }) => kind)).toEqual(['took']);
    for (const next of legalAt(lesson.game, second.state, 0)) {
      const gone = attempt(lesson, step('match'), second, next);
      if (gone.is !== 'done') throw new Error(gone.is);
      const third = replied(lesson, step('match'), gone.stand);
      const tried = Array.from(
        { length: 16 },
        (_, i) => attempt(lesson, step('why'), third, take.pack(i)).is,
      );
      expect(tried).toContain('refused');
      expect(lesson.game.outcome(third.state)).toBeUndefined();
    }
  }
});

test('every step has its words', async () => {
  const words = await loadWords('en', { games: [spoken], books: [spoken.lessons!] });
  for (const { id, wants } of lesson.steps) {
    const base = `web.learn.garden.${id}`;
    expect(words.find(base), base).toBeDefined();
    expect(words.find(`${base}.title`), base).toBeDefined();
    if (wants.kind !== 'end') expect(words.find(`${base}.done`), base).toBeDefined();
    if (wants.kind === 'reach' || wants.kind === 'number')
      expect(words.find(`${base}.missed`), base).toBeDefined();
  }
});
