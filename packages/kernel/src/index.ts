// Everything the kernel offers. The README says in which order to read it.

export * from './chance/canonical.ts';
export * from './chance/fairness.ts';
export * from './chance/gathering.ts';
export * from './chance/luck.ts';
export * from './contract/events.ts';
export * from './contract/fault.ts';
export * from './contract/game.ts';
export * from './contract/moves.ts';
export * from './contract/options.ts';
export * from './contract/result.ts';
export * from './contract/seats.ts';
export * from './log/content.ts';
export * from './log/log.ts';
export * from './log/parse-log.ts';
export * from './log/remove-names.ts';
export * from './log/replay.ts';
export * from './log/verify.ts';
export { agreeOn, packsOf, parseOptionsFor } from './match/deal.ts';
export * from './match/living.ts';
export * from './match/match.ts';
export type { Passed } from './match/past.ts';
export type * from './match/submission.ts';
export * from './packing/codec.ts';
export * from './packing/record.ts';
export * from './packing/sets.ts';
export * from './packing/small-sets.ts';
