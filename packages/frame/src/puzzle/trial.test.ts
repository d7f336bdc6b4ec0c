import { garden } from '@hortus/garden';
import { kit } from '@hortus/garden/kit';
import type { Move } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { dailyOf, nextUnsolved } from './solved.ts';
import { Trial } from './trial.ts';

const puzzles = await kit.puzzles();
const puzzle = puzzles.find(({ line }) => line.length > 1)!;
const [first, second] = puzzle.line;

function begin(one = puzzle) {
  const waiting: (() => void)[] = [];
  let solved = 0;
  const trial = new Trial(garden, one, {
    solved: () => {
      solved++;
    },
    later: (act) => {
      waiting.push(act);
      return () => void waiting.splice(waiting.indexOf(act), 1);
    },
  });
  const pass = (): void => {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) act();
  };
  const moveOf = (text: string): Move => {
    const move = garden.notation.parseMove(trial.stand.value.state as never, one.seat, text);
    if (!move.ok) throw new Error(text);
    return move.value;
  };
  return { trial, pass, moveOf, waiting, solved: () => solved };
}

test('the right moves solve it; the other side answers in between, and until then nothing can be played', () => {
  const { trial, pass, moveOf, solved } = begin();
  trial.tryMove(moveOf(first!.move));
  expect(trial.legal.value).toEqual([]);
  pass();
  expect(trial.at.value).toBe(1);
  expect(trial.mood.value).toEqual({ is: 'asking' });
  for (const { move } of puzzle.line.slice(1)) {
    trial.tryMove(moveOf(move));
    pass();
  }
  expect(trial.mood.value).toEqual({ is: 'done', shown: false });
  expect(solved()).toBe(1);
});

test('a wrong move is answered, and another try begins where it was made', () => {
  const { trial, pass, moveOf, solved } = begin();
  trial.tryMove(moveOf(first!.move));
  pass();
  const before = trial.stand.value;
  const [wrong] = Object.keys(second!.wrong);
  trial.tryMove(moveOf(wrong!));
  expect(trial.mood.value).toEqual({ is: 'missed', told: [] });
  pass();
  expect(trial.mood.value).toMatchObject({ is: 'missed', by: 1 - puzzle.seat, told: [{ kind: 'took' }] });
  trial.again();
  expect(trial.stand.value).toBe(before);
  expect(trial.legal.value.length).toBeGreaterThan(0);
  expect(solved()).toBe(0);
});

test('another try cancels an answer that is still to come', () => {
  const { trial, moveOf, waiting } = begin();
  trial.tryMove(moveOf(Object.keys(first!.wrong)[0]!));
  expect(waiting.length).toBe(1);
  trial.again();
  expect(waiting.length).toBe(0);
});

test('a refusal says why and changes nothing', () => {
  const { trial } = begin();
  const before = trial.stand.value;
  const illegal = Array.from({ length: 16 }, (_, cell) => garden.moves.kinds.take!.make({ cell })).find(
    (move) => !trial.legal.value.includes(move),
  )!;
  trial.tryMove(illegal);
  expect(trial.mood.value.is).toBe('refused');
  expect(trial.stand.value).toBe(before);
});

test('a hint first counts the moves, then marks the right one; the next move has to be found without help', () => {
  const { trial, pass, moveOf } = begin();
  trial.giveHint();
  expect(trial.marked.value.size).toBe(0);
  trial.giveHint();
  expect([...trial.marked.value]).toEqual([[moveOf(first!.move), 1]]);
  trial.tryMove(moveOf(first!.move));
  pass();
  expect(trial.help.value).toBe(0);
});

test('a solution that was shown does not count as solved', () => {
  const { trial, pass, solved } = begin();
  trial.show();
  pass();
  expect(trial.at.value).toBe(puzzle.line.length - 1);
  expect(trial.mood.value).toEqual({ is: 'done', shown: true });
  expect(solved()).toBe(0);
});

test('the next puzzle is the next harder one not solved yet, then an easier one, then none', () => {
  const [a, b, c] = puzzles;
  const three = [a!, b!, c!];
  expect(nextUnsolved(three, new Set())).toBe(a);
  expect(nextUnsolved(three, new Set([b!.id]), a!.id)).toBe(c);
  expect(nextUnsolved(three, new Set([b!.id]), c!.id)).toBe(a);
  expect(nextUnsolved(three, new Set([a!.id, b!.id, c!.id]), b!.id)).toBeUndefined();
});

test('the puzzle of the day changes at midnight, and games take turns', () => {
  const books = [
    ['one', puzzles.slice(0, 2)],
    ['none', []],
    ['two', puzzles.slice(2, 5)],
  ] as const;
  const on = (day: number, hour = 12) => dailyOf(books, new Date(2026, 2, day, hour));
  expect(on(3, 0)).toEqual(on(3, 23));
  expect(on(3)?.game).not.toBe(on(4)?.game);
  const days = Array.from({ length: 12 }, (_, day) => on(day + 1)?.puzzle.id);
  expect(new Set(days).size).toBe(5);
  expect(dailyOf([['none', []]], new Date(2026, 2, 1))).toBeUndefined();
});
