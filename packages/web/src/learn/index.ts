import type { Lesson } from './lesson.ts';

/** One line a game; its lesson is loaded when somebody wants to learn it. */
const LESSONS: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  garden: () => import('./garden.ts'),
  genesis: () => import('./genesis.ts'),
  'worlds-asunder': () => import('./worlds-asunder.ts'),
};

export const lessonOf = async (game: string): Promise<Lesson | undefined> =>
  Object.hasOwn(LESSONS, game) ? (await LESSONS[game]?.())?.lesson : undefined;
