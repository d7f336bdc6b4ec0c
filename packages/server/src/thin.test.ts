import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Serving, serve } from './serve.ts';
import { botThread } from './testing/bot-thread.ts';
import { TestClient } from './testing/client.ts';
import { MemoryStore } from './testing/memory-store.ts';

const running: Serving[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

test('a person plays a bot', async () => {
  const serving = await serve({
    port: 0,
    logger: pino({ level: 'warn' }),
    address: '127.0.0.1',
    store: new MemoryStore(),
    botThread: botThread(),
    settings: { botPace: 0 },
  });
  running.push(serving);
  const anna = await TestClient.guest(serving.url);
  const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await anna.follow(id);
  await anna.when(() => anna.sights.has(id));
  while (anna.sights.get(id)?.outcome === undefined) {
    await anna.when(() => anna.sights.get(id)?.toAct[0] !== 1);
    const sight = anna.sights.get(id);
    if (sight?.outcome !== undefined) break;
    for (let cell = 0; cell < 16; cell++) {
      const answer = await anna.play(id, [{ kind: 'take', cell }]);
      if (answer.is === 'ok') break;
    }
  }
  expect(anna.sights.get(id)?.outcome).toBeDefined();
  expect(anna.entries.get(id)?.map(({ seq }) => seq)).toEqual(anna.entries.get(id)?.map((_, i) => i + 1));
});
