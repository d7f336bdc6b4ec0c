/** The home page: five games, and any game in progress. */

import { KITS } from '@hortus/catalogue';
import { hasMatches } from '@hortus/frame/here/local-store.ts';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { knowsServer } from '../app/been.ts';
import { GameTile } from '../home/GameTile.tsx';
import { shownGames } from '../home/games.ts';
import { loadScenes } from '../home/scenes.ts';
import { liveLater, warmUpLater } from '../home/warm-up.ts';
import '../home/home.css';

/** Visitors without a match needn't load the list. */
const GoOn = lazily(async () => ({ default: (await import('../home/GoOn.tsx')).GoOn }));

export default function Home() {
  const { say } = words.value;
  const [hasPlayed, note] = useState(knowsServer);
  useEffect(
    () =>
      void hasMatches().then(
        (has) => note((had) => had || has),
        () => undefined,
      ),
    [],
  );
  useEffect(() => warmUpLater(KITS[0]!.id), []);
  useEffect(loadScenes, []);
  useEffect(liveLater, []);
  return (
    <div class="home">
      <header class="home-head">
        <h1>{say('web.tagline')}</h1>
        <p>{say('web.home.lead')}</p>
      </header>
      <div class="games">
        {shownGames().map((shown) => (
          <GameTile key={shown.id} shown={shown} />
        ))}
        {hasPlayed ? <GoOn /> : null}
      </div>
    </div>
  );
}
