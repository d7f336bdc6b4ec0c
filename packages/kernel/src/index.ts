// Everything the kernel offers. The README says in which order to read it.

export * from './canonical.ts';
export * from './codec.ts';
export * from './content.ts';
export { agreeOn, packsOf, parseOptionsFor } from './deal.ts';
export * from './events.ts';
export * from './fairness.ts';
export * from './fault.ts';
export * from './game.ts';
export * from './gathering.ts';
export * from './living.ts';
export * from './log.ts';
export * from './luck.ts';
export * from './match.ts';
export * from './moves.ts';
export * from './options.ts';
export * from './parse-log.ts';
export type { Passed } from './past.ts';
export * from './record.ts';
export * from './remove-names.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './seats.ts';
export * from './sets.ts';
export * from './small-sets.ts';
export type * from './submission.ts';
export * from './verify.ts';
