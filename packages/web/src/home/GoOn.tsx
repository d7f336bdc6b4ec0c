/** Matches that are waiting for their player, newest first. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useEffect, useState } from 'preact/hooks';
import { loadHere, loadServer } from './load-matches.ts';
import { agoWords, playersWords, stageWords } from './match-words.ts';
import { type MyMatch, newestFirst, placeOf } from './my-matches.ts';

/** More would push the last row of games out of a laptop's window. */
const MOST = 2;

export function GoOn() {
  const [matches, set] = useState<readonly MyMatch[]>([]);
  useEffect(() => {
    let left = false;
    const add = (more: readonly MyMatch[] | undefined): void => {
      if (!left && more !== undefined) set((so) => newestFirst([...so, ...more]));
    };
    void loadHere().then(add);
    void loadServer().then(add);
    return () => {
      left = true;
    };
  }, []);
  const running = matches.filter(({ stage }) => stage !== 'over');
  if (running.length === 0) return null;
  const { say } = words.value;
  return (
    <section class="go-on" aria-labelledby="go-on">
      <h2 id="go-on">{say('web.home.go-on')}</h2>
      <ul class="bare">
        {running.slice(0, MOST).map((match) => (
          <li key={match.id}>
            <a class={`go-on-match mood-${match.game}`} href={placeOf(match)}>
              <span class="go-on-game">{gameName(words.value, match.game)}</span>
              <span class="go-on-who">{playersWords(words.value, match)}</span>
              <span class="go-on-when">
                {stageWords(words.value, match)}
                {match.where === 'here' ? ` · ${agoWords(words.value, match.at, Date.now())}` : ''}
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
        {running.length > MOST ? (
          <li>
            <a class="go-on-all" href="/mine">
              {say('web.home.all-mine')}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
