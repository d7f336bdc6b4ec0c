import type { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf } from '../frame.ts';
import { Outbox } from './outbox.ts';

/** It isn't among the package's types. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: object) => Receiving };
type Receiving = EventEmitter & { write(bytes: Buffer): void };

/** What a page's own WebSocket makes of these bytes. */
function read(bytes: Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true });
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : String(data)));
  receiver.write(bytes);
  return texts;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %d bytes arrives whole', (length) => {
  const text = 'x'.repeat(length);
  expect(read(frameOf(text))).toEqual([text]);
});

test('anything beyond ASCII is counted in bytes', () => {
  const text = `${'ä'.repeat(63)} 👩‍🌾 你好`;
  expect(read(frameOf(text))).toEqual([text]);
});

test('what is sent in one turn goes out in one piece and in order, to each page its own', async () => {
  const written: [string, string[]][] = [];
  const box = (name: string) =>
    new Outbox({
      writableLength: 0,
      write: (bytes: Buffer) => written.push([name, read(bytes)]) > 0,
    });
  const [a, b] = [box('a'), box('b')];
  const shared = frameOf('for both');
  a.send(shared);
  b.send(shared);
  a.send(frameOf('for a'));
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written).toEqual([
    ['a', ['for both', 'for a']],
    ['b', ['for both']],
  ]);
  a.send(frameOf('later'));
  a.flush();
  expect(written.at(-1)).toEqual(['a', ['later']]);
  await new Promise(setImmediate);
  expect(written).toHaveLength(3);
});
