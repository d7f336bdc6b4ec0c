import { PassThrough, Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { referee } from './stdio.ts';
import { testWorld } from './testing.ts';

const requests = (count: number): string[] =>
  Array.from({ length: count }, (_, id) => `{"do":"hello","id":${id}}\n`);

test('answers come in order, one per line', async () => {
  const output = new PassThrough();
  const written = output.toArray();
  await referee(
    Readable.from([Buffer.from(`${requests(3).join('')}nonsense\n`), Buffer.from('{"do":"hello","id":3}')]),
    output,
    testWorld(),
  );
  output.end();
  const lines = (await written).join('').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([0, 1, 2, undefined, 3]);
});

test('it stops reading while nobody reads the answers', async () => {
  let pulled = 0;
  const input = Readable.from(
    (function* () {
      for (const request of requests(500)) {
        pulled++;
        yield Buffer.from(request);
      }
    })(),
    { highWaterMark: 1 },
  );
  const held: (() => void)[] = [];
  const written: string[] = [];
  const output = new Writable({
    highWaterMark: 1,
    write(chunk, _, done) {
      written.push(String(chunk));
      held.push(done);
    },
  });
  const done = referee(input, output, testWorld());
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(pulled).toBeLessThan(10);
  expect(written).toHaveLength(1);
  while (written.length < 500 || held.length > 0) {
    held.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
  expect(pulled).toBe(500);
});

test('it ends when nobody reads the answers any more', async () => {
  const endless = Readable.from(
    (async function* () {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        yield Buffer.from('{"do":"hello"}\n');
      }
    })(),
  );
  const output = new Writable({
    write(_chunk, _, done) {
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  await referee(endless, output, testWorld());
  expect(endless.destroyed).toBe(true);
});
