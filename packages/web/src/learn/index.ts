import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { learnBook } from '@hortus/frame/page/words.ts';

type Taught = { readonly lesson: Lesson } | { readonly chapters: readonly Lesson[] };

/** One line a game; its lessons are loaded when somebody wants to learn it. */
const LESSONS: Readonly<Record<string, () => Promise<Taught>>> = {
  garden: async () => {
    await learnBook('garden-learn');
    return import('@hortus/garden/lessons/index.ts');
  },
  genesis: () => import('@hortus/genesis/lessons/index.ts'),
  gnostica: async () => {
    await learnBook('gnostica-learn');
    return import('@hortus/gnostica/lessons/index.ts');
  },
  'worlds-asunder': () => import('@hortus/worlds-asunder/lessons/index.ts'),
};

/** The lessons of a game in their order; none where it has none yet. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const taught = Object.hasOwn(LESSONS, game) ? await LESSONS[game]?.() : undefined;
  if (taught === undefined) return [];
  return 'chapters' in taught ? taught.chapters : [taught.lesson];
}
