/** Gnostica in four chapters, each a few minutes; positions are those of the ledger's scenarios where one fits. */
import { arcana } from './gnostica-arcana.ts';
import { start } from './gnostica-start.ts';
import { suits } from './gnostica-suits.ts';
import { targets } from './gnostica-targets.ts';
import type { Lesson } from './lesson.ts';

export const chapters: readonly Lesson[] = [start, targets, suits, arcana];
