/** Teaches a game on real positions. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { Classroom, keptAt } from '@hortus/frame/lesson/Classroom.tsx';
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { kept } from '@hortus/frame/page/kept.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { lessonsOf, tableOf } from '../games/index.ts';
import '@hortus/frame/lesson/learn.css';

interface Loaded {
  readonly lessons: readonly Lesson[];
  readonly table: GameTable | undefined;
}

export default function Learn({ params, query }: PageProps) {
  const { say } = words.value;
  const game = params.game ?? '';
  const [loaded, load] = useState<Loaded | undefined>(undefined);
  const [failed, fail] = useState(false);
  useEffect(() => {
    Promise.all([lessonsOf(game), tableOf(game)]).then(
      ([lessons, table]) => load({ lessons, table }),
      () => fail(true),
    );
  }, [game]);
  if (failed)
    return (
      <Notice title={say('web.failed.title')} alert reload>
        <p>{say('web.failed.about')}</p>
      </Notice>
    );
  if (loaded === undefined) return <p class="notice">{say('web.loading')}</p>;
  const { lessons, table } = loaded;
  if (words.value.find(`web.game.${game}`) === undefined)
    return (
      <Notice title={say('web.lost.title')}>
        <p>{say('web.lost')}</p>
      </Notice>
    );
  const chapter = query.get('chapter') ?? kept.get(keptAt(game));
  const lesson = lessons.find((one) => one.chapter !== undefined && one.chapter === chapter) ?? lessons[0];
  if (lesson === undefined || table === undefined)
    return (
      <Notice title={say('web.learn.none', { game: gameName(words.value, game) })}>
        <p>{say('web.home.to-come.about')}</p>
      </Notice>
    );
  return <Classroom key={lesson.chapter} lesson={lesson} lessons={lessons} table={table} />;
}
