/** Between two, an announced last turn is followed to the end: the best answers against the best last turn. */
import { FastLuck } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica, kinds } from '../src/index.ts';
import { lastTurns } from './last.ts';
import { Outlook, WON } from './outlook.ts';
import { Rounds } from './rounds.ts';
import { Watch } from './time.ts';
import type { Limit } from './turns.ts';
import { LASTING } from './weights.ts';

const CARDS = '-1,1:CA 0,1:R5 1,1:15 -1,0:S3 0,0:02 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:20';
const rng = new FastLuck(1);

const position = (men: string, hands: string, open = '-', cards = CARDS) =>
  scene(
    gnostica,
    [`to 9 | seats ab | turn a | open ${open}`, `cards ${cards}`, `men ${men}`, hands, 'out -'].join('\n'),
    { seats: 2 },
  ).state;

const limit = (positions: number): Limit => ({
  positions,
  announced: positions,
  watch: new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 }),
});

/** The chance of a, who announces at the end of this turn, in the world that is laid out. */
function announcing(men: string, hands: string): number {
  const state = position(men, `${hands}\ntodo announce`);
  const rounds = new Rounds(new Outlook(LASTING));
  rounds.begin(state);
  return rounds.chance(state, 0, undefined, true, limit(400), rng) ?? Number.NaN;
}

test('an announcement succeeds where no answer takes what is needed, and fails where one does', () => {
  const nine = 'a1U@0,0 a1U@1,-1 a1U@1,1';
  expect(announcing(`${nine} b1N@-1,1`, 'hand a -\nhand b D5')).toBe(1);
  expect(announcing(`${nine} b1E@-1,0`, 'hand a -\nhand b C2')).toBeCloseTo(0, 9);
  // What is taken is made up for: the last turn adds a piece on CQ.
  const ten = `${nine} a1N@1,-1`;
  expect(announcing(`${ten} b1N@0,-2`, 'hand a C3\nhand b S5')).toBe(1);
});

test('a last turn is searched for the goal, and left to luck where nothing else can reach it', () => {
  const cards = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
  const turns = lastTurns();
  const searched = (men: string, hand: string) => {
    const state = position(men, `hand a ${hand}`, 'a', cards);
    turns.search(state, 0, limit(400), new FastLuck(1));
    return { ...turns.found[0], move: gnostica.notation.makeMove(state, 0, turns.found[0].move) };
  };
  // Six points. The Lovers move a man onto R5, which must look east for the cup that takes DK: nine.
  expect(searched('a1U@0,0 a1N@0,0 a1U@1,-1 b1N@-1,1', 'D2,D3')).toMatchObject({
    ...{ move: 'act 0,0', worth: WON, lucky: undefined },
  });
  const hopeless = searched('a1U@1,-1 b1N@-1,1', 'D2,D3,00');
  expect(hopeless.move).toBe('play 00');
  expect(kinds.flip.is(hopeless.lucky ?? -1)).toBe(true);
});
