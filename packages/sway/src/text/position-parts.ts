/** Every field of a position, in the order in which they are written. */
import { CARD_PARTS } from './parts/cards.ts';
import { COURSE_PARTS, FIRST_PARTS } from './parts/course.ts';
import { KNOWLEDGE_PARTS } from './parts/knowledge.ts';
import type { Part } from './parts/part.ts';

export { FIRST_PARTS };
export const PARTS: readonly Part[] = [...FIRST_PARTS, ...COURSE_PARTS, ...CARD_PARTS, ...KNOWLEDGE_PARTS];
export const PART_OF: ReadonlyMap<string, Part> = new Map(PARTS.map((part) => [part.key, part]));
/** These are read before a state is made. */
export const OPTION_KEYS: readonly string[] = ['set', 'deck', 'card'];
