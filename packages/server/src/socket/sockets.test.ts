import { SimClock } from '@hortus/host/testing';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Serving, serve } from '../serve.ts';
import { SETTINGS } from '../settings.ts';
import { TestClient } from '../testing/client.ts';
import { MemoryStore } from '../testing/memory-store.ts';

let serving: Serving | undefined;
afterEach(() => serving?.close());

test('a socket that answers no heartbeat is closed, one that answers stays open', async () => {
  const clock = new SimClock();
  serving = await serve({
    ...{ port: 0, address: '127.0.0.1', store: new MemoryStore(), clock },
    logger: pino({ level: 'silent' }),
  });
  const living = await TestClient.guest(serving.url);
  const { token } = await TestClient.guest(serving.url);
  const dead = new WebSocket(`${serving.url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
    autoPong: false,
  });
  const [opened, hungUp] = ['open', 'close'].map(
    (event) => new Promise<number>((done) => dead.on(event, done)),
  );
  await opened;
  for (let beats = 0; beats < 4; beats++) {
    await clock.advance(SETTINGS.heartbeat);
    // The first pong shows that the heartbeat has arrived, the second that its answer has.
    for (let answers = 0; answers < 2; answers++)
      expect(await living.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
  }
  expect(await hungUp).toBe(1006);
  living.cut();
});
