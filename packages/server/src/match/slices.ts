import type { Pause } from '@hortus/host';

/** Requests that have arrived in the meantime are answered first. */
export const untilLater: Pause = () => new Promise((done) => setImmediate(done));
