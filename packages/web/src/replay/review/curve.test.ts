import type { Course, DecisiveTurn } from '@hortus/bots';
import { learnBook } from '@hortus/frame/page/words.ts';
import { garden } from '@hortus/garden';
import { MORE } from '@hortus/words';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ReplayModel } from '../model.ts';
import { chanceWords, curveLines, reviewTurns } from './curve.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
beforeAll(() => learnBook(MORE));

const { take, time } = garden.moves.kinds;
const [played, better] = [take.pack(3), take.pack(5)];

/** As much of a replay as a curve needs: four pictures of three entries, the last of which ends in two. */
const modelOf = (found: object, move = played) =>
  ({
    game: garden,
    log: {
      entries: [1, 2, 3].map((seq) => ({ seq, kind: 'moves', seat: 0, moves: [garden.moves.toJson(move)] })),
    },
    table: { telling: { isIdle: () => false }, moveWords: () => '' },
    frames: { value: [0, 1, 2, 3, 3].map((seq) => ({ sight: { seq } })) },
    shown: { value: { cast: { value: { names: ['Anna', 'Ben'] } }, source: { entries: { value: [] } } } },
    moveText: () => 'a4',
    reviewing: { value: 'no' },
    judging: { value: 'no' },
    ...found,
  }) as unknown as ReplayModel;

const turn: DecisiveTurn = {
  ...{ seat: 0, first: 2, last: 3, key: 2, before: 0.6, after: 0.2 },
  other: { seq: 2, played, instead: better, chance: 0.7 },
};
const judged = (points: Course['points']) => ({
  judging: { value: { points, decisive: [turn], decided: turn } },
});
const point = (seq: number, ...chances: number[]) => ({ seq, chances });

test('the chances of the first of two lie along the pictures, those of three as three lines', () => {
  const two = curveLines(modelOf(judged([point(0, 0.5, 0.5), point(2, 0.6, 0.4), point(3, 1.1, -0.1)])));
  expect(two).toEqual([{ seat: 0, chances: [0.5, 0.5, 0.6, 1, 1] }]);
  const three = curveLines(modelOf(judged([point(0, 0.5, 0.3, 0.2)])));
  expect(three?.map(({ chances }) => chances[4])).toEqual([0.5, 0.3, 0.2]);
  expect(curveLines(modelOf({}))).toBeUndefined();
});

test('a turn is shown where something better could be done, unless somebody left', () => {
  const model = modelOf(judged([point(0, 0.5, 0.5)]));
  expect(reviewTurns(model)).toMatchObject([
    { before: 1, after: 3, isDecided: true, better: { seat: 0, move: better } },
  ]);
  expect(chanceWords(model, 0.634)).toBe('63%');
  const left = reviewTurns(modelOf(judged([point(0, 0.5, 0.5)]), time.pack()));
  expect(left[0]?.better).toBeUndefined();
});

test('a solved match goes up, down or along the middle', () => {
  const move = (before: number, after: number, seat = 0) => ({
    ...{ seat, game: 1, move: played, best: [better], before, after },
  });
  const review = { moves: [move(1, 1), move(-1, 0, 1), move(0, -1)], turns: [2], decided: [2], exact: true };
  const model = modelOf({ reviewing: { value: { review, seqs: [1, 2, 3] } } });
  expect(curveLines(model)).toEqual([{ seat: 0, chances: [1, 1, 0.5, 0, 0], isExact: true }]);
  expect(reviewTurns(model)).toMatchObject([{ before: 2, after: 3, better: { seat: 0, move: better } }]);
  expect([1, 0.5, 0].map((chance) => chanceWords(model, chance))).toEqual(['won', 'drawn', 'lost']);
});
