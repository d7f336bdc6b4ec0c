import { CLOSE } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { SimTime } from '../testing/sim-time.ts';
import { SocketLink } from './socket-link.ts';
import { FakeSocket, settle } from './testing/fake-server.ts';

/** A page whose every attempt ends as the test says. */
function page(random: number, end: (socket: FakeSocket) => void) {
  const time = new SimTime();
  const attempts: number[] = [];
  const link = new SocketLink(
    {
      connect() {
        attempts.push(time.now());
        const socket = new FakeSocket();
        time.later(1, () => end(socket));
        return socket;
      },
      identify: async () => undefined,
      later: time.later,
      random: () => random,
    },
    { rules: {}, welcomed: async () => undefined, told: () => undefined },
  );
  link.start();
  return {
    attempts,
    async pass(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += 50) {
        await settle();
        time.pass(50);
      }
    },
  };
}

const longestIn = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at)));

test.each([0, 0.5, 1])(
  'however long a server was away, a page tries again within two seconds (%s)',
  async (random) => {
    const { attempts, pass } = page(random, (socket) => socket.cut(1006));
    await pass(300_000);
    expect(longestIn(attempts)).toBeLessThan(2000);
    // Nobody knocks more often than needed.
    expect(attempts.length).toBeLessThan(500);
  },
);

test('a busy server gets longer and longer pauses', async () => {
  const { attempts, pass } = page(1, (socket) => socket.cut(CLOSE.busy));
  await pass(300_000);
  expect(longestIn(attempts)).toBeGreaterThan(14_000);
  expect(attempts.length).toBeLessThan(30);
});
