import { words as genesis } from '@hortus/genesis/words/index.ts';
import type { PackedJson } from '@hortus/kernel';
import { type Cast, eventWords } from '@hortus/words';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SwayView } from '../../src/index.ts';
import { guideBook } from '../../words/index.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnBook, learnGame, words } = await import('@hortus/frame/page/words.ts');
const { recapOf, summary } = await import('./turn-words.ts');
beforeAll(async () => {
  await learnGame(genesis);
  await learnBook(guideBook);
});

const deck = { cards: ['Gale', 'Long Frost', 'Chain Shot'], factions: ['Evergreens', 'Swifts'] };
const cast = { names: ['You', 'Ben'], you: 0, deck } as const;
const viewOf = (phase: string, theirs: number): SwayView =>
  ({ phase, totals: [0, theirs] }) as unknown as SwayView;
const plays = (seat: number, card = 0): PackedJson => ({
  kind: 'engaged',
  seat,
  card,
  by: 0,
  as: 0,
  quiet: 0,
});
const answers = (mine: number, theirs: number): PackedJson => ({ kind: 'compared', mine, theirs });
const turn = (seat: number): PackedJson => ({ kind: 'turn', seat });
const recap = (
  told: readonly PackedJson[],
  view = viewOf('obstruct', 4),
  before: readonly PackedJson[] = [],
  named: Cast = cast,
): string | undefined =>
  recapOf('genesis')(told, { seat: 0, cast: named, view, before, steps: 2, options: {} });

test('whoever decides next is told how they were answered and attacked', () => {
  expect(recap([plays(1), plays(1), answers(8, 8), plays(1), turn(0)])).toBe(
    'Ben answered with 2 cards: 8 against 8. Ben attacked with 1 card: 4.',
  );
  // An attack that hasn't ended: its last card is news.
  expect(recap([plays(1), answers(8, 8), plays(1), plays(1, 2)], viewOf('plot', 6))).toBe(
    'Ben answered with 1 card: 8 against 8. Ben plays Chain Shot.',
  );
});

test('a reader who answers in the middle of an attack is told about the whole of it', () => {
  const six = [plays(1), plays(1), answers(8, 8), ...Array.from({ length: 6 }, () => plays(1))];
  const discards = { kind: 'discarded', seat: 0, card: 1, why: 0, marked: 0 };
  const rest = [plays(1), plays(1), plays(1), turn(0)];
  const whole = 'Ben attacked with 9 cards: 27.';
  expect(recap(rest, viewOf('obstruct', 27), [...six, discards, discards])).toBe(whole);
  const cut = { kind: 'interrupted', seat: 0, card: 0, as: 0 };
  expect(recap(rest, viewOf('obstruct', 27), [...six, cut])).toBe(whole);
  // What came before an earlier answer belongs to another attack.
  expect(recap(rest, viewOf('obstruct', 9), [...six, turn(0), answers(9, 9), plays(0), turn(1)])).toBe(
    'Ben attacked with 3 cards: 9.',
  );
});

test('a card that the answer removed doesn’t make the attack look weaker than it was', () => {
  const told = [plays(0), plays(0), plays(0)];
  const after = (...more: readonly PackedJson[]) => [turn(1), plays(1), ...more, answers(8, 8), turn(0)];
  const toldWith = (...more: readonly PackedJson[]) =>
    summary(told, { seat: 0, cast, view: viewOf('plot', 0), after: after(...more) });
  expect(toldWith()).toBe('You attacked with 3 cards: 8.');
  expect(toldWith({ kind: 'persuaded', seat: 1, card: 0, to: 0 })).toBe('You attacked with 3 cards.');
});

test('what went by in a moment and matters is told in full', () => {
  const cut = { kind: 'interrupted', seat: 1, card: 0, as: 0 };
  expect(recap([cut, turn(1), answers(5, 4), plays(1, 2)], viewOf('plot', 4))).toBe(
    'Ben cuts in with Gale: a battle card ends your attack at once. Ben answered with 1 card: 5 against 4. Ben plays Chain Shot.',
  );
  const lost = [
    { kind: 'won', side: 0, why: 0 },
    { kind: 'gave', seat: 1, card: 1, from: 0 },
  ];
  const draws = [
    { kind: 'draws', seat: 1, by: 0, count: 2 },
    { kind: 'drew', seat: 1 },
  ];
  const mine = { kind: 'routed', seat: 1, to: 0, card: 2 };
  expect(recap([plays(1), answers(5, 7), ...lost, ...draws, mine], viewOf('refill', 0))).toBe(
    'Ben answered with 1 card: 5 against 7. You win the turn. Ben gives up Long Frost, one of their lives. Chain Shot came to your hand: it carries your faction.',
  );
  expect(recap(draws, viewOf('refill', 0))).toBeUndefined();
});

test('a turn that is over is summed up with the strength of its attack, by the answer if there was one', () => {
  const told = [plays(0), plays(0), answers(9, 6), plays(0), plays(0), turn(1)];
  const whose = { seat: 0, cast };
  expect(summary(told, whose)).toBe('You answered with 2 cards: 9 against 6. You attacked with 2 cards.');
  expect(summary(told, { ...whose, after: [plays(1), answers(8, 7)] })).toBe(
    'You answered with 2 cards: 9 against 6. You attacked with 2 cards: 7.',
  );
});

test('what is told keeps its order, and the cards that came to the hand stand last, where they may be cut off', () => {
  const draws = { kind: 'draws', seat: 1, by: 5, count: 1 };
  const mine = (card: number) => ({ kind: 'routed', seat: 1, to: 0, card });
  // The card is played first, and then draws.
  expect(recap([plays(1, 2), draws, mine(1)], viewOf('obstruct', 0))).toBe(
    'Ben plays Chain Shot. Long Frost came to your hand: it carries your faction.',
  );
  const removes = { kind: 'persuaded', seat: 1, card: 0, to: 0 };
  expect(
    recap([plays(1), draws, mine(1), plays(1), removes, draws, mine(2), answers(9, 8), plays(1), turn(0)]),
  ).toBe(
    'Ben’s persuasion removes your Gale: it goes to the discard pile. Ben answered with 2 cards: 9 against 8. Ben attacked with 1 card: 4. Long Frost and Chain Shot came to your hand: they carry your faction.',
  );
});

test('a turn is summed up whole, and cards of an answer under way aren’t called an attack', () => {
  const whose = { seat: 0, cast };
  const six = Array.from({ length: 6 }, () => plays(0));
  // The rival has to discard in the middle of it.
  expect(summary(six, { ...whose, view: viewOf('obstruct', 13), after: [] })).toBeUndefined();
  expect(summary(six, { ...whose, after: [answers(13, 13), turn(1)] })).toBe(
    'You answered with 6 cards: 13 against 13.',
  );
  const won = [answers(0, 3), { kind: 'won', side: 0, why: 0 }];
  const told = [plays(0), plays(0), plays(0), answers(8, 8), plays(0), turn(1)];
  expect(summary(told, { ...whose, after: won })).toBe(
    'You answered with 3 cards: 8 against 8. You attacked with 1 card: 3.',
  );
  expect(summary([plays(0), answers(8, 8), plays(0), turn(1)], { ...whose, after: won })).toBeUndefined();
});

test('[WA-R-32] a life that is played is told as spent, whatever comes after it', () => {
  const withLives = { ...cast, deck: { ...deck, lives: [1] } };
  const told = [plays(1, 1), plays(1, 2), answers(9, 8), plays(1), turn(0)];
  expect(recap(told, viewOf('obstruct', 4), [], withLives)).toBe(
    'Ben spent a life: Long Frost. Ben answered with 2 cards: 9 against 8. Ben attacked with 1 card: 4.',
  );
  expect(eventWords(words.value, 'genesis', plays(1, 1), withLives)).toBe(
    'Ben plays Long Frost. That spends one of their lives.',
  );
  expect(eventWords(words.value, 'genesis', plays(1, 2), withLives)).toBe('Ben plays Chain Shot.');
});
