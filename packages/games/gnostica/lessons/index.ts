/** Gnostica in four chapters, each a few minutes; positions are those of the ledger's scenarios where one fits. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { arcana } from './arcana.ts';
import './lessons.css';
import { start } from './start.ts';
import { suits } from './suits.ts';
import { targets } from './targets.ts';

export const lessons: readonly Lesson[] = [start, targets, suits, arcana];
