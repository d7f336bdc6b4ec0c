/** The home page: five games, and any game in progress. */

import { KITS } from '@hortus/catalogue';
import { words } from '@hortus/frame/page/words.ts';
import { useEffect } from 'preact/hooks';
import { GameTile } from '../home/GameTile.tsx';
import { GoOn } from '../home/GoOn.tsx';
import { shownGames } from '../home/games.ts';
import { loadScenes } from '../home/scenes.ts';
import { liveLater, warmUpLater } from '../home/warm-up.ts';
import '../home/home.css';

export default function Home() {
  const { say } = words.value;
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
        <GoOn />
      </div>
    </div>
  );
}
