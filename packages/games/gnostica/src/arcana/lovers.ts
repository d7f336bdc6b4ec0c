/** Lovers. */
import { cup, rod } from './suits.ts';
import { use } from './use.ts';

/** GNO-LOV-1 A rod, then a cup. */
export const LOVERS_USE = use([rod, cup]);
