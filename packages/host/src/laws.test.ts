import { expect, test } from 'vitest';
import { drawLaws } from './testing/draw-laws.ts';
import { hiddenLaws } from './testing/hidden-laws.ts';
import { alone, TwoProcesses, twoProcesses } from './testing/hostings.ts';
import { hostLaws, take } from './testing/laws.ts';
import { everyBotIsAsked } from './testing/several-bots.ts';

for (const [name, hosting] of [
  ['by a host that owns it alone', alone],
  ['by two hosts that share a store', twoProcesses],
] as const) {
  hostLaws(name, hosting);
  hiddenLaws(name, hosting);
  drawLaws(name, hosting);
}

test('a host that hears only the first bot it asks is caught', async () => {
  const deaf: typeof alone = {
    ...alone,
    begin: ({ think, ...plan }) =>
      alone.begin({ ...plan, think: async (job) => (job.seat === 1 ? think?.(job) : 'declines') }),
  };
  await expect(everyBotIsAsked(deaf)).rejects.toThrow('to deeply equal');
});

const begun = (): Promise<TwoProcesses> => TwoProcesses.begin({ seats: ['person', 'person'] });

test('the loser of a race reads the winner’s entry and is judged again', async () => {
  const played = await begun();
  const both = await Promise.all([played.play(0, take(0)), played.hosts[1]?.play(0, { moves: [take(1)] })]);
  await played.clock.advance(0);
  expect(both).toMatchObject([undefined, { ok: false, fault: { code: 'not-your-turn' } }]);
  expect(played.told).toEqual([[1], [1]]);
});

test('nothing is published that couldn’t be stored, and trying again works', async () => {
  const played = await begun();
  played.store.fault = 'fails';
  expect(await played.play(0, take(0))).toMatchObject({ code: 'try-again' });
  await played.clock.advance(0);
  expect(played.told).toEqual([[], []]);
  expect(await played.play(0, take(0))).toBeUndefined();
  expect(played.stored()).toHaveLength(1);
});

test('a store that forgets what it confirmed is caught: the two processes disagree', async () => {
  const played = await begun();
  played.store.fault = 'forgets';
  await played.play(0, take(0));
  await played.clock.advance(0);
  expect(played.told[0]).not.toEqual(played.stored().map(({ seq }) => seq));
  expect(played.told[1]).toEqual([]);
});

test('a match at rest is read again, and reports once what happened meanwhile', async () => {
  const played = await begun();
  const [one, other] = played.hosts;
  await played.play(0, take(0));
  await played.clock.advance(0);
  other?.rest();
  expect(other?.isResting).toBe(true);
  expect(await played.play(1, take(1))).toBeUndefined();
  await played.clock.advance(0);
  expect(played.told).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(one?.seq).toBe(2);
});
