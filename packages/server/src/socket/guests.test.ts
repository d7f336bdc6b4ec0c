import { expect, test } from 'vitest';
import { Sharing } from '../limits/sharing.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { Guests } from './guests.ts';

test('a busy person’s messages are shared in full, even if a new second begins meanwhile', async () => {
  const house = new SimHouse();
  const server = await house.server({ settings: { messagesPerSecond: 10, messagesAtOnce: 1_000 } });
  const { clock } = house;
  const told: number[] = [];
  const sharing = new Sharing({
    clock,
    log: { warn: () => {} },
    counts: {
      isAlone: () => false,
      add: async (_, added) => {
        told.push(...added.map(({ add }) => add));
        return added.map(({ key, add }) => ({ key, total: add, age: 0 }));
      },
    },
    wait: 1_000,
    now: () => clock.now(),
  });
  const guest = await new Guests({ ...server.shared, sharing }).enter('anna', 'there');
  for (const cost of [1, 30, 2]) {
    guest?.spend(cost, clock.now());
    await clock.advance(600);
  }
  await clock.advance(1_000);
  expect(told).toEqual([33]);
  sharing.stop();
  await house.close();
});
