/** The Card Game System in seven lessons on real positions of our own packs. */
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { bill, era } from './ends.ts';
import { power } from './powers.ts';
import { lockout, trade } from './reach.ts';
import { contest, cover } from './start.ts';
import './lessons.css';

/** As the first click plays it. */
const QUICK = { skip: 1 };

export const lessons: readonly Lesson[] = [cover, contest, lockout, trade, power, bill, era].map(
  (lesson) => ({
    ...lesson,
    match: QUICK,
  }),
);
