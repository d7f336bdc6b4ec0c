import { printable } from '@hortus/kit/paint';
import { shell } from './shell.ts';

/** Exit codes: done, a failed check or operation, wrong usage. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** A mistake of the person at the terminal: shown on one line, without a stack, and with `data` if they want JSON. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
  readonly code: number;
  readonly data: object;

  constructor(message: string, code: number = EXIT.failed, data: object = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Whatever a message quotes is made printable before it reaches the terminal. */
export const tellMistake = (message: string): void =>
  void shell().stderr.write(`hortus: ${message.split('\n').map(printable).join('\n')}\n`);
