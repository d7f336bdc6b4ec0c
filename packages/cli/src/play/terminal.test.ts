import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Dialogue } from './dialogue.ts';
import { converse } from './terminal.ts';

test('input that arrives while a bot thinks about the first move is read, even if the pipe has ended', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = once(input, 'end');
  const heard: string[] = [];
  const dialogue = {
    words: [],
    prompt: '> ',
    // The bot is done only after everything was typed.
    show: async () => {
      await ended;
      return 'your move';
    },
    answer: async (line: string) => {
      heard.push(line);
      return { text: '' };
    },
    farewell: () => 'bye',
  } as unknown as Dialogue;
  input.end('refill\npass\nquit\n');
  void converse(dialogue, { input, output });
  await ended;
  // Turns of the event loop, not time: what wasn't heard by then never will be.
  for (let turn = 0; turn < 100; turn++) await new Promise((done) => setImmediate(done));
  expect(heard).toEqual(['refill', 'pass', 'quit']);
});
