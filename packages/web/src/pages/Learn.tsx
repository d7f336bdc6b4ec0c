/** A game learned in two minutes, on real positions. */
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../app/game-name.ts';
import { Notice } from '../app/Notice.tsx';
import type { PageProps } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { GameTable } from '../games/game-table.ts';
import { tableOf } from '../games/index.ts';
import { Classroom } from '../learn/Classroom.tsx';
import { lessonOf } from '../learn/index.ts';
import type { Lesson } from '../learn/lesson.ts';
import '../learn/learn.css';

interface Loaded {
  readonly lesson: Lesson | undefined;
  readonly table: GameTable | undefined;
}

export default function Learn({ params }: PageProps) {
  const { say } = words.value;
  const game = params.game ?? '';
  const [loaded, load] = useState<Loaded | undefined>(undefined);
  const [failed, fail] = useState(false);
  useEffect(() => {
    Promise.all([lessonOf(game), tableOf(game)]).then(
      ([lesson, table]) => load({ lesson, table }),
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
  const { lesson, table } = loaded;
  if (lesson === undefined || table === undefined)
    return (
      <Notice title={say('web.learn.none', { game: gameName(words.value, game) })}>
        <p>{say('web.home.to-come.about')}</p>
      </Notice>
    );
  return <Classroom lesson={lesson} table={table} />;
}
