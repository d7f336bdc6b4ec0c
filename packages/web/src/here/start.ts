/** The worker of this site that plays matches in the browser: it has the catalogue, the frame has none. */
import { type Heard, startWorker, type Working } from '@hortus/frame/here/worked.ts';

export const startHere = (heard: Heard): Working =>
  startWorker(new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' }), heard);
