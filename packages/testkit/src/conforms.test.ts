import { defineGame } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { conforms } from './conforms.ts';
import { LawBroken } from './law.ts';
import { settingsOf } from './settings.ts';
import { toy } from './toy/index.ts';
import { TOY_CLAUSES as clauses } from './toy/ledger.testing.ts';
import { at } from './toy/types.ts';
import { nim } from './toys/nim.ts';
import { pig } from './toys/pig.ts';

const small = { clauses, hides: true, steps: 40, mostSettings: 2 };

function broken(run: () => unknown): LawBroken {
  try {
    run();
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error('no law was broken');
}

test('the same seed looks at the same games, another at others', () => {
  expect(conforms(toy, small)).toEqual(conforms(toy, small));
  expect(conforms(toy, { ...small, seed: 99 })).not.toEqual(conforms(toy, small));
});

test('a report says how much was looked at', () => {
  const { games, steps, checks, counts } = conforms(toy, { ...small, laws: ['worlds', 'acting'] });
  expect(games).toBeGreaterThan(1);
  expect(steps).toBeGreaterThanOrEqual(40);
  expect(Object.keys(checks)).toEqual(['acting', 'worlds']);
  expect(counts.worlds).toBeGreaterThan(counts.differing);
});

test('a broken law is named with seed, setting, step and position, and can be seen again', () => {
  const game = defineGame({
    ...toy,
    legal(state, seat, out) {
      const count = toy.legal(state, seat, out);
      if (state.ints[at.points] !== 1 || count === 0 || count === toy.mostMoves) return count;
      out[count] = out[0];
      return count + 1;
    },
  });
  const error = broken(() => conforms(game, { clauses, hides: true }));
  expect(error.law).toBe('listed');
  const lines = error.message.split('\n').map((line) => line.trim());
  expect(lines[0]).toMatch(/^listed: seat \d is given a move twice: /);
  expect(lines[3]).toMatch(/^seed {6}\d+, step \d+$/);
  expect(lines[4]).toMatch(/^position {2}(turn|answer); hands .*; points 1 /);
  const again =
    /settings: \[\{ options: (.*), seats: (\d) \}\], seed: (\d+), games: 1, laws: \['(.*)'\]/.exec(
      lines[5],
    ) ?? [];
  const settings = [{ options: JSON.parse(again[1]), seats: Number(again[2]) }];
  const rerun = () =>
    conforms(game, { clauses, hides: true, settings, seed: Number(again[3]), games: 1, laws: [again[4]] });
  expect(broken(rerun).message).toBe(error.message);
});

test('a bug that throws while a game is played is reported with its place', () => {
  const game = defineGame({
    ...nim,
    play(state, seat, move, rng, told) {
      const toAct = nim.play(state, seat, move, rng, told);
      if (state.ints[0] === 0) throw new Error('an empty heap');
      return toAct;
    },
  });
  const error = broken(() => conforms(game, { clauses, laws: ['options'] }));
  expect(error.law).toBe('playable');
  expect(error.message).toMatch(/threw Error: an empty heap\n[\s\S]*step \d+/);
  expect(error.cause).toEqual(new Error('an empty heap'));
});

test('unknown laws, refused options and a run that checks nothing are faults', () => {
  expect(() => conforms(toy, { laws: ['gravity'] })).toThrow(
    'there is no law gravity; known: options, acting',
  );
  expect(broken(() => conforms(toy, { settings: [{ options: { hand: 9 } }] })).message).toContain(
    'refuses {"hand":9}',
  );
  expect(broken(() => conforms(toy, { games: 0 })).message).toContain('nothing was checked in 0 games');
});

test('settings are all that a game declares, the defaults first, or a sample', () => {
  const all = settingsOf(toy, 100);
  expect(all.slice(0, 2)).toEqual([
    { options: {}, seats: 2 },
    { options: {}, seats: 4 },
  ]);
  // Hands of three sizes and four flags, one of which needs four seats.
  expect(all).toHaveLength(2 + 3 * 2 ** 3 * (2 + 1));
  expect(all).toContainEqual({
    options: { hand: 4, scouting: false, trading: true, hasty: false, joint: true },
    seats: 4,
  });
  const some = settingsOf(toy, 6);
  expect(some).toHaveLength(6);
  expect(some).toEqual(settingsOf(toy, 6));
  expect(some).not.toEqual(settingsOf(toy, 6, 2));
  expect(settingsOf(pig, 50).map(({ seats }) => seats)).toContain(3);
});
