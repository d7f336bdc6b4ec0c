/** The dialogue between two streams: a terminal with a prompt and completion, or a pipe that is read line by line. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Clock } from '@hortus/host';
import { Mistake } from '../exit.ts';
import type { Dialogue, Reply } from './dialogue.ts';

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean };
  /** For programs: each reply is one line of JSON, with what can be typed next. */
  readonly json?: boolean;
}

/** Its timers belong to a thinking bot, so they keep the program alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** One line. */
export const inJson = (said: {
  readonly text: string;
  readonly prompt?: string;
  readonly words?: readonly string[];
}): string => `${JSON.stringify(said)}\n`;

/** Clears the screen and everything that was scrolled out of it. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

/** Ends when the person leaves, presses Ctrl-C or the input ends; each time it says how to come back. */
export async function converse(dialogue: Dialogue, { input, output, json = false }: Streams): Promise<void> {
  const alive = input.isTTY === true && output.isTTY === true && !json;
  const say = (text: string): void => {
    if (json) output.write(inJson({ text, prompt: dialogue.prompt, words: dialogue.words }));
    else if (text !== '') output.write(`${text}\n\n`);
  };
  const lines = createInterface({
    input,
    terminal: alive,
    // The next person mustn't find what this one typed with the arrow keys.
    ...(dialogue.isShared ? { historySize: 0 } : {}),
    ...(alive ? { output, completer: (typed: string) => [complete(dialogue.words, typed), typed] } : {}),
  });
  // Listen from here on, or whatever a pipe sends while a bot thinks about the first move would be lost.
  const typed = lines[Symbol.asyncIterator]();
  const leave = (): void => lines.close();
  lines.on('SIGINT', leave);
  process.once('SIGINT', leave);
  const ask = (): void => {
    lines.setPrompt(dialogue.prompt);
    if (alive) lines.prompt();
  };

  say(await dialogue.show());
  ask();
  for await (const line of typed) {
    if (!alive && !json) output.write(`${dialogue.prompt}${line}\n`);
    const reply = await answer(dialogue, line);
    if (alive && reply.clear === true) output.write(CLEAR);
    say(reply.text);
    if (reply.leave === true) break;
    ask();
  }
  process.off('SIGINT', leave);
  lines.close();
  const farewell = dialogue.farewell();
  output.write(json ? inJson({ text: farewell }) : `${alive ? '\n' : ''}${farewell}\n`);
}

/** A mistake, such as an unwritable file, doesn't end the game. */
async function answer(dialogue: Dialogue, line: string): Promise<Reply> {
  try {
    return await dialogue.answer(line);
  } catch (error) {
    if (error instanceof Mistake) return { text: error.message };
    throw error;
  }
}

function complete(words: readonly string[], typed: string): string[] {
  const found = words.filter((word) => word.startsWith(typed.toLowerCase()));
  return found.length > 0 ? found : [...words];
}
