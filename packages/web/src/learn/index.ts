import { learnBook } from '../app/words.ts';
import type { Lesson } from './lesson.ts';

type Taught = { readonly lesson: Lesson } | { readonly chapters: readonly Lesson[] };

/** One line a game; its lessons are loaded when somebody wants to learn it. */
const LESSONS: Readonly<Record<string, () => Promise<Taught>>> = {
  garden: async () => {
    await learnBook('garden-learn');
    return import('./garden.ts');
  },
  genesis: () => import('./genesis.ts'),
  gnostica: async () => {
    await learnBook('gnostica-learn');
    return import('./gnostica.ts');
  },
  'worlds-asunder': () => import('./worlds-asunder.ts'),
};

/** The lessons of a game in their order; none where it has none yet. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const taught = Object.hasOwn(LESSONS, game) ? await LESSONS[game]?.() : undefined;
  if (taught === undefined) return [];
  return 'chapters' in taught ? taught.chapters : [taught.lesson];
}
