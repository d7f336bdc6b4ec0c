import type { Pause } from '@hortus/host';

/** Requests that have come meanwhile are answered first. */
export const untilLater: Pause = () => new Promise((done) => setImmediate(done));
