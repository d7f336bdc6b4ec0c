/** The puzzles of all games, the puzzle of the day, and which of them you have solved. */
import type { Puzzle } from '@hortus/bots';
import { KITS } from '@hortus/catalogue';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { dailyOf, nextUnsolved, puzzleLink, solvedIn } from '@hortus/frame/puzzle/solved.ts';
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../app/Failed.tsx';
import { puzzlesOf } from '../games/index.ts';
import '@hortus/frame/lesson/learn.css';

type Books = readonly (readonly [game: string, puzzles: readonly Puzzle[]])[];

const loadBooks = (): Promise<Books> =>
  Promise.all(KITS.map(async ({ id }) => [id, await puzzlesOf(id)] as const));

export default function Puzzles() {
  const { say } = words.value;
  const [books, show] = useState<Books | undefined>(undefined);
  const [failed, fail] = useState(false);
  useEffect(() => {
    loadBooks().then(show, () => fail(true));
  }, []);
  if (failed) return <Failed />;
  return (
    <div class="lessons puzzles">
      <h1>{say('web.puzzles.title')}</h1>
      <p>{say('web.puzzles.lead')}</p>
      {books === undefined ? <p class="notice">{say('web.loading')}</p> : <Daily books={books} />}
      {(books ?? []).map(([game, puzzles]) =>
        puzzles.length === 0 ? null : <BookOf key={game} game={game} puzzles={puzzles} />,
      )}
    </div>
  );
}

function Daily({ books }: { readonly books: Books }) {
  const { say } = words.value;
  const daily = dailyOf(books, new Date());
  if (daily === undefined) return null;
  const { game, puzzle } = daily;
  return (
    <a class={`lesson-link puzzle-daily mood-${game}`} href={puzzleLink(game, puzzle.id)}>
      <span class="lesson-name">{say('web.puzzles.daily', { game: gameName(words.value, game) })}</span>
      <span class="lesson-minutes">{say('web.puzzles.rating', { rating: String(puzzle.rating) })}</span>
      <span class="lesson-progress">
        {solvedIn(game).has(puzzle.id) ? (
          <>
            <Icon name="check" /> {say('web.puzzles.solved')}
          </>
        ) : (
          say('web.puzzles.daily.about')
        )}
      </span>
    </a>
  );
}

function BookOf({ game, puzzles }: { readonly game: string; readonly puzzles: readonly Puzzle[] }) {
  const { say } = words.value;
  const solved = solvedIn(game);
  const next = nextUnsolved(puzzles, solved);
  return (
    <section class={`lessons-game mood-${game}`} aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{gameName(words.value, game)}</h2>
      <p class="puzzle-count">
        {say('web.puzzles.count', {
          solved: puzzles.filter(({ id }) => solved.has(id)).length,
          all: puzzles.length,
        })}
        {next === undefined ? null : (
          <a class="button small" href={puzzleLink(game, next.id)}>
            {say(solved.size === 0 ? 'web.puzzles.start' : 'web.puzzles.go-on')}
          </a>
        )}
      </p>
      <ol class="bare puzzle-list">
        {puzzles.map(({ id, rating }, i) => {
          const name = say(solved.has(id) ? 'web.puzzles.link.solved' : 'web.puzzles.link', {
            number: i + 1,
            rating: String(rating),
          });
          return (
            <li key={id}>
              <a
                class={solved.has(id) ? 'puzzle-link solved' : 'puzzle-link'}
                href={puzzleLink(game, id)}
                aria-label={name}
                title={name}
              >
                {solved.has(id) ? <Icon name="check" /> : i + 1}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
