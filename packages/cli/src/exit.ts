/** What a command ends with: done, something does not hold or cannot be done, or asked wrongly. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** A mistake of the person at the terminal: told in one line, without a stack, and with `data` where JSON is wanted. */
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
