/** A worker that answers each request by its number. */
import type { Done, FromWorker, ToWorker } from './local-messages.ts';

export type Request = ToWorker extends infer M ? (M extends { re: number } ? Omit<M, 're'> : never) : never;

/** What a source needs from the worker, so that tests can replace it. */
export interface Working {
  ask(request: Request): Promise<Done>;
  end(): void;
}

export interface Heard {
  seen(message: FromWorker & { is: 'sights' }): void;
  broken(message: string): void;
}

export function startWorker(worker: Worker, heard: Heard): Working {
  const waiting = new Map<number, { resolve(value: Done): void; reject(error: Error): void }>();
  let requests = 0;
  const failAll = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    heard.broken(message);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'sights') return heard.seen(data);
    if (data.is === 'broken') return heard.broken(data.message);
    const asked = waiting.get(data.re);
    waiting.delete(data.re);
    if (data.is === 'done') asked?.resolve(data.value);
    else asked?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => failAll(event.message));
  return {
    ask(request) {
      const re = ++requests;
      return new Promise((resolve, reject) => {
        waiting.set(re, { resolve, reject });
        worker.postMessage({ ...request, re });
      });
    },
    end: () => worker.terminate(),
  };
}
