/** One puzzle of a game: the one in the address, or else the first that isn't solved yet. */
import type { Puzzle } from '@hortus/bots';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { PuzzleRoom } from '@hortus/frame/puzzle/PuzzleRoom.tsx';
import { nextUnsolved, solvedIn } from '@hortus/frame/puzzle/solved.ts';
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../app/Failed.tsx';
import { Notice } from '../app/Notice.tsx';
import { puzzlesOf, tableOf } from '../games/index.ts';
import '@hortus/frame/lesson/learn.css';

interface Loaded {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly table: GameTable | undefined;
  /** Where somebody who named none begins. */
  readonly first: Puzzle | undefined;
}

const load = async (game: string): Promise<Loaded> => {
  const [puzzles, table] = await Promise.all([puzzlesOf(game), tableOf(game)]);
  return { game, puzzles, table, first: nextUnsolved(puzzles, solvedIn(game)) ?? puzzles[0] };
};

export default function PuzzlePage({ params, query }: PageProps) {
  const { say } = words.value;
  const game = params.game ?? '';
  const [loaded, show] = useState<Loaded | undefined>(undefined);
  const [failed, fail] = useState(false);
  useEffect(() => {
    load(game).then(show, () => fail(true));
  }, [game]);
  if (failed) return <Failed />;
  if (loaded?.game !== game) return <p class="notice">{say('web.loading')}</p>;
  const { puzzles, table, first } = loaded;
  const wanted = query.get('id');
  const puzzle = wanted === null ? first : puzzles.find(({ id }) => id === wanted);
  if (table === undefined || (wanted !== null && puzzle === undefined))
    return (
      <Notice title={say('web.lost.title')}>
        <p>{say('web.lost')}</p>
      </Notice>
    );
  if (puzzle === undefined)
    return (
      <Notice title={say('web.puzzles.none', { game: gameName(words.value, game) })}>
        <p>{say('web.puzzles.none.about')}</p>
      </Notice>
    );
  return <PuzzleRoom puzzle={puzzle} puzzles={puzzles} table={table} />;
}
