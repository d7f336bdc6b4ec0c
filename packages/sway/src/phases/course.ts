/** Everything that an edition's course is put together from (`@hortus/sway/course`). */
export { recruit, refill, unlock } from './after-loss.ts';
export { draft } from './draft.ts';
export { equalise } from './equalise.ts';
export { gather } from './gather.ts';
export { giving } from './giving.ts';
export { life, reserveCard } from './loss.ts';
export { obstruct } from './obstruct.ts';
export { opening } from './opening.ts';
export { bring, recall, store } from './own-turn.ts';
export { plot } from './plot.ts';
export { reveal } from './reveal.ts';
export { inFirstTurn, unopposed } from './turn.ts';
