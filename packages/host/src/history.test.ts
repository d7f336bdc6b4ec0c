import { expect, test } from 'vitest';
import { TwoProcesses } from './testing/hostings.ts';
import { take } from './testing/laws.ts';

const MOVES = 30;

/** A match of many entries, all of them taken back, and how often the host paused. */
async function long(): Promise<{ played: TwoProcesses; pauses: () => number }> {
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const played = new TwoProcesses({ seats: ['person', 'person'] }, { pause });
  for (let n = 0; n < MOVES; n++) {
    await played.play(0, take(n % 3));
    await played.ask(0, { kind: 'back', to: 0 });
    await played.clock.advance(0);
    await played.answer(1, true);
    await played.clock.advance(0);
  }
  return { played, pauses: () => pauses };
}

test('looking back is done in slices, and shows every moment', async () => {
  const { played, pauses } = await long();
  const [host] = played.hosts;
  const past = await host?.history(() => 0, 0, 2 * MOVES);
  if (!past?.ok) throw new Error('nothing was shown');
  expect(past.value.sights.map(({ seq }) => seq)).toEqual([...Array(2 * MOVES + 1).keys()]);
  expect(past.value.sights.map(({ toAct }) => toAct[0])).toEqual(
    Array.from({ length: 2 * MOVES + 1 }, (_, seq) => seq % 2),
  );
  expect(past.value.replayed).toBe(2 * MOVES);
  expect(pauses()).toBeGreaterThan(1);
});

test('looking further ahead continues from there; looking further back starts again', async () => {
  const { played } = await long();
  const [host] = played.hosts;
  const between = async (from: number, to: number) => {
    const past = await host?.history(() => 'table', from, to);
    return past?.ok ? { seqs: past.value.sights.map(({ seq }) => seq), replayed: past.value.replayed } : past;
  };
  expect(await between(10, 12)).toEqual({ seqs: [10, 11, 12], replayed: 12 });
  expect(await between(12, 13)).toEqual({ seqs: [12, 13], replayed: 1 });
  expect(await between(15, 16)).toEqual({ seqs: [15, 16], replayed: 3 });
  expect(await between(4, 4)).toEqual({ seqs: [4], replayed: 4 });
  expect(await between(4, 2 * MOVES + 1)).toMatchObject({ ok: false, fault: { code: 'no-such-entry' } });
});
