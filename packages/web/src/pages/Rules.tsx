/** The rules: which games have some, a search through all of them, and each game's own page. */

import { aboutGame, gameName } from '@hortus/frame/page/game-name.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Rulebook } from '@hortus/rulebook';
import { FINISHED, loadAllRules, loadBook, SHELF } from '@hortus/rulebook/shelf';
import { useEffect, useState } from 'preact/hooks';
import { Failed } from '../app/Failed.tsx';
import { Notice } from '../app/Notice.tsx';
import { Ledger } from './rules/Ledger.tsx';
import { GAMES, ledgerOf } from './rules/ledgers.ts';
import { Found, SearchField } from './rules/Search.tsx';
import './rules/index.css';

/** A book once it's loaded; `failed` if it couldn't be, undefined until then. */
function useBook(key: string, load: () => Promise<Rulebook | undefined>): Rulebook | 'failed' | undefined {
  const [book, show] = useState<{ readonly key: string; readonly book: Rulebook | 'failed' }>();
  useEffect(() => {
    let left = false;
    const come = (loaded: Rulebook | 'failed'): void => {
      if (!left) show({ key, book: loaded });
    };
    load().then(
      (loaded) => come(loaded ?? 'failed'),
      () => come('failed'),
    );
    return () => {
      left = true;
    };
  }, [key]);
  return book?.key === key ? book.book : undefined;
}

export default function Rules({ params, query }: PageProps) {
  const text = query.get('q') ?? '';
  if (params.game === undefined) return <AllRules text={text} />;
  const game = GAMES.find((one) => one === params.game);
  return game === undefined ? <NoRules /> : <GameRules key={game} game={game} text={text} />;
}

function NoRules() {
  const { say } = words.value;
  return (
    <Notice title={say('web.lost.title')}>
      <p>{say('web.rules.none')}</p>
      <p>
        <a href="/rules">{say('web.rules.all')}</a>
      </p>
    </Notice>
  );
}

function GameRules({ game, text }: { readonly game: string; readonly text: string }) {
  const book = useBook(game, () => loadBook(game));
  if (book === undefined) return <p class="notice">{words.value.say('web.loading')}</p>;
  if (book === 'failed') return <Failed />;
  const ledger = ledgerOf(book, game);
  return ledger === undefined ? <NoRules /> : <Ledger book={book} ledger={ledger} game={game} query={text} />;
}

function FoundAnywhere({ text }: { readonly text: string }) {
  const book = useBook('', loadAllRules);
  if (book === undefined) return <p class="notice">{words.value.say('web.loading')}</p>;
  return book === 'failed' ? <Failed /> : <Found book={book} text={text} />;
}

function AllRules({ text }: { readonly text: string }) {
  const { say } = words.value;
  return (
    <div class="rules">
      <header class="page-head">
        <h1>{say('web.rules.title')}</h1>
        <p>{say('web.rules.lead')}</p>
      </header>
      <SearchField text={text} />
      {text !== '' ? (
        <FoundAnywhere text={text} />
      ) : (
        <ul class="rules-games bare">
          {GAMES.map((game) => {
            const ledger = SHELF.find((one) => one.game === game);
            if (ledger === undefined) return null;
            const done = FINISHED.includes(ledger.prefix);
            return (
              <li key={game} class={`rules-game mood-${game}`}>
                <h2>
                  <a href={`/rules/${game}`}>{gameName(words.value, game)}</a>
                </h2>
                <p>{aboutGame(words.value, game)}</p>
                <p class="rules-game-facts">
                  {say('web.rules.clauses', { count: ledger.clauses })} ·{' '}
                  {say(done ? 'web.rules.complete' : 'web.rules.making')}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
