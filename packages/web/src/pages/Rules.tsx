/** The rules: which games have some, a search through all of them, and each game's own page. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { FINISHED, rulebook } from '@hortus/rulebook';
import { Notice } from '../app/Notice.tsx';
import { Ledger } from './rules/Ledger.tsx';
import { GAMES, ledgerOf } from './rules/ledgers.ts';
import { Found, SearchField } from './rules/Search.tsx';
import '../home/moods.css';
import './rules/clauses.css';
import './rules/rules.css';

export default function Rules({ params, query }: PageProps) {
  const { say } = words.value;
  const text = query.get('q') ?? '';
  if (params.game === undefined) return <AllRules text={text} />;
  const game = GAMES.find((one) => one === params.game);
  const ledger = game === undefined ? undefined : ledgerOf(rulebook, game);
  if (game === undefined || ledger === undefined)
    return (
      <Notice title={say('web.lost.title')}>
        <p>{say('web.rules.none')}</p>
        <p>
          <a href="/rules">{say('web.rules.all')}</a>
        </p>
      </Notice>
    );
  return <Ledger book={rulebook} ledger={ledger} game={game} query={text} />;
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
        <Found book={rulebook} text={text} />
      ) : (
        <ul class="rules-games">
          {GAMES.map((game) => {
            const ledger = ledgerOf(rulebook, game);
            if (ledger === undefined) return null;
            const done = FINISHED.includes(ledger.prefix);
            return (
              <li key={game} class={`rules-game mood-${game}`}>
                <h2>
                  <a href={`/rules/${game}`}>{gameName(words.value, game)}</a>
                </h2>
                <p>{say(`web.game.${game}.about`)}</p>
                <p class="rules-game-facts">
                  {say('web.rules.clauses', { count: ledger.clauses.length })} ·{' '}
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
