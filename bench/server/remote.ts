/** Parts of the bench that run in separate processes, and the requests to them. */
import { type ChildProcess, fork } from 'node:child_process';

interface Question {
  readonly n: number;
  readonly ask: string;
  readonly about: unknown;
}

interface ChildReply {
  readonly n: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** In the child: answers by these functions until the parent is gone, and then stops, asked or not. */
export function answerWith(functions: Readonly<Record<string, (about: never) => unknown>>): void {
  let stopped = false;
  process.on('message', async ({ n, ask, about }: Question) => {
    stopped ||= ask === 'stop';
    try {
      process.send?.({ n, value: await functions[ask]?.(about as never) });
    } catch (error) {
      process.send?.({ n, error: error instanceof Error ? String(error.stack) : String(error) });
    }
  });
  const end = async (): Promise<void> => {
    if (!stopped) await functions.stop?.(undefined as never);
    stopped = true;
    process.exit();
  };
  for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(event, end);
  process.send?.({ n: 0 });
}

/** In the parent. */
export class Remote {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  #n = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', ({ n, value, error }: ChildReply) => {
      const waiting = this.#waiting.get(n);
      this.#waiting.delete(n);
      if (error === undefined) waiting?.done(value);
      else waiting?.failed(new Error(error));
    });
    child.once('exit', (code, signal) => {
      for (const { failed } of this.#waiting.values()) failed(new Error(`a part ended: ${code ?? signal}`));
    });
  }

  /** Resolves when it is ready for questions. */
  static async start(
    file: string,
    flags: readonly string[] = [],
    words: readonly string[] = [],
  ): Promise<Remote> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(file, [...words], { execArgv: [...flags], env });
    const remote = new Remote(child);
    await remote.#answer(0);
    return remote;
  }

  #answer(n: number): Promise<unknown> {
    return new Promise((done, failed) => {
      this.#waiting.set(n, { done, failed });
    });
  }

  ask<T>(ask: string, about?: unknown): Promise<T> {
    const n = ++this.#n;
    const answer = this.#answer(n) as Promise<T>;
    this.#child.send({ n, ask, about } satisfies Question);
    return answer;
  }

  /** Lets it end what it has begun. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done));
    await this.ask('stop');
    this.#child.disconnect();
    await ended;
  }
}
