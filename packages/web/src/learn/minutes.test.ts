import { KITS } from '@hortus/catalogue';
import { lessons as cgsLessons } from '@hortus/cgs/lessons/index.ts';
import { table as cgs } from '@hortus/cgs/table/index.ts';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { lessonWords, minutesOf } from '@hortus/frame/lesson/lesson-words.ts';
import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { lessons as gardenLessons } from '@hortus/garden/lessons/index.ts';
import { table as garden } from '@hortus/garden/table/index.ts';
import { lessons as genesisLessons } from '@hortus/genesis/lessons/index.ts';
import { table as genesis } from '@hortus/genesis/table/index.ts';
import { lessons as gnosticaLessons } from '@hortus/gnostica/lessons/index.ts';
import { table as gnostica } from '@hortus/gnostica/table/index.ts';
import { lessons as worldsLessons } from '@hortus/worlds-asunder/lessons/index.ts';
import { table as worldsAsunder } from '@hortus/worlds-asunder/table/index.ts';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);

const FIRST: readonly (readonly [GameTable<never>, Lesson | undefined])[] = [
  [garden, gardenLessons[0]],
  [gnostica, gnosticaLessons[0]],
  [genesis, genesisLessons[0]],
  [worldsAsunder, worldsLessons[0]],
  [cgs, cgsLessons[0]],
] as never;

test('the offer of a first lesson says how long it takes', async () => {
  const told: (readonly [string, number])[] = [];
  const takes: (readonly [string, number])[] = [];
  for (const [table, lesson] of FIRST) {
    const { id } = table.game;
    const { words } = KITS.find((kit) => kit.id === id) ?? {};
    await Promise.all([learnBook(words?.book), learnBook(words?.lessons)]);
    // Otherwise the steps would seem to have nothing to read.
    for (const step of lesson?.steps ?? []) expect(lessonWords(id, step.id), `${id} ${step.id}`).not.toBe('');
    told.push([id, table.presets?.minutes.lesson ?? 3]);
    takes.push([id, lesson === undefined ? 0 : minutesOf(lesson)]);
  }
  expect(told).toEqual(takes);
});
