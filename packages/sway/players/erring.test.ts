/** The weaker levels err, but not with just any move. */
import { genesis } from '@hortus/genesis';
import { copyState, FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { afterEach, expect, test, vi } from 'vitest';
import { PHASE, type SwayGame } from '../src/index.ts';
import { GENESIS_LEVELS, WORLDS_LEVELS } from './levels.ts';
import { botFor, inPhase, look, type Question, questionsOf } from './testing/questions.ts';

afterEach(() => vi.restoreAllMocks());

const ERRING = (
  [
    [genesis, GENESIS_LEVELS],
    [worldsAsunder, WORLDS_LEVELS],
  ] as const
).flatMap(([game, levels]) => Object.entries(levels).map(([level, sight]) => ({ game, level, sight })));

test.each(ERRING)(
  '$game.id: $level errs, and only by what seems nearly as good',
  ({ game, level, sight: { slack = 0, worlds } }) => {
    const bot = botFor(game, level);
    let [asked, errors] = [0, 0];
    for (const question of questionsOf(game, 8)) {
      if (asked >= 60) break;
      const { chosen, lines } = look(game, bot, question, asked);
      if (lines.size === 0) continue;
      asked++;
      const worths = [...lines].map(([[first], { sum, worlds: in_ }]) => {
        expect(in_).toBe(worlds);
        return { first, worth: sum / in_ };
      });
      const best = Math.max(...worths.map(({ worth }) => worth));
      const own = Math.max(...worths.filter(({ first }) => first === chosen).map(({ worth }) => worth));
      expect(best - own).toBeLessThan(slack);
      if (own < best) errors++;
    }
    expect(asked).toBe(60);
    expect(errors).toBeGreaterThan(3);
  },
);

/** Is the match lost once this move, and what has to follow it, is made? */
function losesAtOnce(game: SwayGame, { state, seat }: Question, move: Move): boolean {
  const list = moveList(game);
  const next = copyState(state);
  const luck = new FastLuck(1);
  let toAct = game.play(next, seat, move, luck);
  while (toAct !== 0 && game.legal(next, lowestBit(toAct), list) === 1)
    toAct = game.play(next, lowestBit(toAct), list[0], luck);
  return game.outcome(next)?.winners.includes(seat) === false;
}

test('a beginner doesn’t give up the last life by not attacking', () => {
  const beginner = botFor(genesis, 'beginner');
  let found = 0;
  for (const seed of [1, 2, 3, 4])
    for (const question of questionsOf(genesis, seed)) {
      if (found === 12 || !inPhase(PHASE.plot)(question.state)) continue;
      const losing = question.legal.filter((move) => losesAtOnce(genesis, question, move));
      if (losing.length === 0 || losing.length === question.legal.length) continue;
      for (let luck = 0; luck < 10; luck++)
        expect(losing).not.toContain(look(genesis, beginner, question, luck).chosen);
      found++;
    }
  expect(found).toBeGreaterThan(5);
});
