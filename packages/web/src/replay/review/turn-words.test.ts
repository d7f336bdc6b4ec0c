import type { DecisiveTurn, ReviewedMove } from '@hortus/bots';
import { learnBook } from '@hortus/frame/page/words.ts';
import { garden } from '@hortus/garden';
import { MORE } from '@hortus/words';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ReplayModel } from '../model.ts';
import type { ReviewedLog } from '../replayed.ts';
import { courseWords } from './course-words.ts';
import { steadyWords, turnWords } from './turn-words.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
beforeAll(() => learnBook(MORE));

const { resign, time } = garden.moves.kinds;
const taken = garden.moves.fromJson({ kind: 'take', cell: 3 });
if (!taken.ok) throw new Error('no move');
const WAYS = { move: taken.value, resign: resign.pack(), time: time.pack() };
const entryOf = (move: number) => ({
  seq: 1,
  kind: 'moves',
  seat: 0,
  moves: [garden.moves.toJson(move)],
  told: [],
});

/** As much of a replay as the sentences need; `you` is its reader. */
const modelOf = (move: number, you?: number) =>
  ({
    game: garden,
    log: { entries: [entryOf(move)] },
    table: { telling: { isIdle: () => false }, moveWords: () => '' },
    frames: { value: [] },
    shown: {
      value: { cast: { value: { names: ['Anna', 'Ben'], you } }, source: { entries: { value: [] } } },
    },
    moveText: () => 'a4',
  }) as unknown as ReplayModel;

const solved = (move: number, you?: number): string => {
  const one: ReviewedMove = { seat: 0, move, game: 1, before: 1, after: -1, best: [WAYS.move] };
  const review = { moves: [one], turns: [0], decided: [0], exact: true };
  return turnWords(modelOf(move, you), { review, seqs: [1] } as unknown as ReviewedLog, 0);
};

test('a mistake is compared with a better move, running out of time is not', () => {
  expect(solved(WAYS.move, 0)).toMatch(
    /^Move 1: you had a won game until your .* would have been better\. That decided it\.$/,
  );
  expect(solved(WAYS.resign, 0)).toMatch(/^Move 1: you resigned a game you hadn’t lost\. /);
  expect(solved(WAYS.time, 0)).toBe(
    'Move 1: you ran out of time in a game you hadn’t lost. That decided it.',
  );
  expect(solved(WAYS.time, 1)).toBe(
    'Move 1: Anna ran out of time in a game that wasn’t lost. That decided it.',
  );
});

test('a player who left isn’t told what a bot would have found', () => {
  const turn: DecisiveTurn = { seat: 0, first: 1, last: 1, key: 1, before: 0.6, after: 0 };
  const other = { seq: 1, played: WAYS.resign, instead: WAYS.move, chance: 0.6 };
  expect(courseWords(modelOf(WAYS.move, 0), turn)).toMatch(/to 0%\.$/);
  expect(courseWords(modelOf(WAYS.move, 0), { ...turn, isBest: true })).toMatch(/nothing better here: /);
  expect(courseWords(modelOf(WAYS.move, 0), { ...turn, other })).toMatch(/instead of/);
  for (const way of [WAYS.resign, WAYS.time])
    for (const one of [turn, { ...turn, other }])
      expect(courseWords(modelOf(way, 0), one)).not.toMatch(/better|instead/);
});

test('a match in which somebody left isn’t called decided by the deal', () => {
  const said = (move: number): string => {
    const review = { moves: [{ seat: 0, move, game: 1, before: -1, after: -1, best: [] }], exact: true };
    return steadyWords(modelOf(move), { review, seqs: [1] } as unknown as ReviewedLog);
  };
  expect(said(WAYS.move)).toMatch(/the deal had already decided it/);
  for (const way of [WAYS.resign, WAYS.time]) expect(said(way)).not.toMatch(/deal|mistake/);
});
