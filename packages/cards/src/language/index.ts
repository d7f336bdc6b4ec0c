/** The card language and pack files of the Card Game System: text to data and back. Start with `readPack`. */
export { type Area, type Item, parseArea } from './area.ts';
export { canonicalText, hashPack } from './canonical.ts';
export { formatCard } from './cards.ts';
export { checkPack, type PackCheck } from './check.ts';
export type { AreaLine } from './cursor.ts';
export type { Explanation } from './explain/entry.ts';
export { EXPLANATIONS, explain, nearestCode } from './explain/explain.ts';
export type { Finding, Severity } from './findings.ts';
export { formatArea } from './format.ts';
export { formatPack, formatPackText } from './format-pack.ts';
export { find, holds, holdsOn } from './holds.ts';
export { LIMITS } from './limits.ts';
export * from './model.ts';
export type { Pack } from './pack.ts';
export type { Source } from './parts.ts';
export { type PackReading, type ReadOptions, readPack } from './read-pack.ts';
export { type Category, ROLEPLAYS, type Roleplay } from './words.ts';
