import type { Answers, Asks, ReplayReply } from './messages.ts';

/** A worker that answers each question by its number. */
export interface ReplayWorker {
  ask<K extends keyof Asks>(what: K, asked: Asks[K], progress?: (far: number) => void): Promise<Answers[K]>;
  end(): void;
}

export function startReplayWorker(): ReplayWorker {
  const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    { resolve(value: never): void; reject(error: Error): void; progress?(far: number): void }
  >();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReplayReply>) => {
    const asked = waiting.get(data.re);
    if ('progress' in data) {
      asked?.progress?.(data.progress);
      return;
    }
    waiting.delete(data.re);
    if ('failed' in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.value as never);
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  return {
    ask(what, asked, progress) {
      const re = ++count;
      return new Promise((resolve, reject) => {
        waiting.set(re, { resolve, reject, ...(progress === undefined ? {} : { progress }) });
        worker.postMessage({ do: what, re, ...asked });
      });
    },
    end: () => worker.terminate(),
  };
}
