/** All of your own matches, in this browser and on the server. */

import { forgetMatch } from '@hortus/frame/here/local-store.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadHere, loadServer } from '../home/load-matches.ts';
import { agoWords, playersWords, stageWords } from '../home/match-words.ts';
import { type MyMatch, newestFirst, placeOf } from '../home/my-matches.ts';
import '../home/mine.css';

export default function Mine() {
  const { say } = words.value;
  const here = useSignal<readonly MyMatch[] | undefined>(undefined);
  const server = useSignal<readonly MyMatch[] | undefined>(undefined);
  const loaded = useSignal({ here: false, server: false });
  const doomed = useSignal<MyMatch | undefined>(undefined);
  const told = useSignal('');
  useEffect(() => {
    void loadHere().then((found) => {
      here.value = found;
      loaded.value = { ...loaded.value, here: true };
    });
    void loadServer().then((found) => {
      server.value = found;
      loaded.value = { ...loaded.value, server: true };
    });
  }, []);
  const forget = async (match: MyMatch): Promise<void> => {
    doomed.value = undefined;
    await forgetMatch(match.id);
    void import('@hortus/frame/here/shelf.ts')
      .then(({ sweepContents }) => sweepContents())
      .catch(() => undefined);
    here.value = (await loadHere()) ?? [];
    told.value = say('web.mine.forgotten');
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const matches = newestFirst([...(here.value ?? []), ...(server.value ?? [])]);
  const all = loaded.value.here && loaded.value.server;
  return (
    <div class="page">
      <header class="page-head">
        <h1>{say('web.mine.title')}</h1>
        <p>{say('web.mine.lead')}</p>
      </header>
      {loaded.value.here && here.value === undefined ? <p class="hint">{say('web.storage.none')}</p> : null}
      {loaded.value.server && server.value === undefined ? (
        <p class="soft">{say('web.mine.no-server')}</p>
      ) : null}
      {matches.length > 0 ? (
        <ul class="mine-list">
          {matches.map((match) => (
            <Row key={`${match.where} ${match.id}`} match={match} forget={() => (doomed.value = match)} />
          ))}
        </ul>
      ) : all ? (
        <p class="mine-none">
          {say('web.mine.none')}{' '}
          <a class="button main" href="/">
            {say('web.mine.begin')}
          </a>
        </p>
      ) : (
        <p class="notice">{say('web.loading')}</p>
      )}
      <p>
        <a href="/replay">{say('web.mine.open')}</a>
      </p>
      <div class="visually-hidden" role="status">
        {told.value}
      </div>
      {doomed.value === undefined ? null : (
        <Confirm
          title={say('web.mine.forget.title')}
          yes={say('web.mine.forget.yes')}
          onNo={() => {
            doomed.value = undefined;
          }}
          onYes={() => {
            if (doomed.value !== undefined) void forget(doomed.value);
          }}
        >
          <p>
            <strong>{gameName(words.value, doomed.value.game)}</strong>:{' '}
            {playersWords(words.value, doomed.value)}
          </p>
          <p>{say('web.mine.forget.about')}</p>
        </Confirm>
      )}
    </div>
  );
}

function Row({ match, forget }: { readonly match: MyMatch; forget(): void }) {
  const { say } = words.value;
  const over = match.stage === 'over';
  const who = playersWords(words.value, match);
  const game = gameName(words.value, match.game);
  return (
    <li class={`mine-match mood-${match.game} ${match.stage}${match.yourTurn ? ' turn' : ''}`}>
      <div class="mine-words">
        <h2>
          <a href={placeOf(match)}>{game}</a>
        </h2>
        <p class="mine-who">{who}</p>
        <p class="mine-stage">{stageWords(words.value, match)}</p>
        <p class="mine-facts">
          <span>{say(match.where === 'here' ? 'web.mine.here' : 'web.mine.server')}</span>
          {match.moves === undefined ? null : <span>{say('web.mine.moves', { count: match.moves })}</span>}
          <time dateTime={new Date(match.at).toISOString()}>
            {agoWords(words.value, match.at, Date.now())}
          </time>
        </p>
      </div>
      <div class="mine-ways">
        <a class={over ? 'button' : 'button main'} href={placeOf(match)}>
          <Icon name={over ? 'look' : 'go'} />
          {say(over ? 'web.mine.look' : 'web.mine.resume')}
        </a>
        {match.where === 'here' ? (
          <button
            type="button"
            class="subtle"
            aria-label={say('web.mine.forget.of', { game, who })}
            onClick={forget}
          >
            {say('web.mine.forget')}
          </button>
        ) : null}
      </div>
    </li>
  );
}
