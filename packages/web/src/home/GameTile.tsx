/** One of the games. Pressing anywhere on a playable one starts it; one that isn't ready yet says so. */

import { hereLink } from '@hortus/frame/here/local-setup.ts';
import { levelFor } from '@hortus/frame/page/progress.ts';
import { go } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { Shown } from './games.ts';
import { warmUp } from './warm-up.ts';

const told = (key: string): string => {
  const found = words.value.find(`web.game.${key}`);
  return found === undefined ? '' : words.value.say(found);
};

export function GameTile({ shown }: { readonly shown: Shown }) {
  const { id, Scene, usual } = shown;
  const { say } = words.value;
  const playable = usual !== undefined;
  return (
    <article class={`game-tile mood-${id}${playable ? ' playable' : ''}`} aria-labelledby={`game-${id}`}>
      <div class="game-art">
        {Scene === undefined ? null : <Scene />}
        <div class="game-live" data-live={id} />
        {playable ? null : <span class="game-ribbon">{say('web.home.to-come')}</span>}
      </div>
      <div class="game-words">
        <p class="game-mood">{told(`${id}.mood`)}</p>
        <h2 id={`game-${id}`}>{told(id)}</h2>
        <p class="game-brief">{told(`${id}.brief`)}</p>
        <p class="game-about">{told(`${id}.about`)}</p>
        {playable ? <Begin shown={shown} /> : <ToCome game={id} />}
      </div>
    </article>
  );
}

function Begin({ shown }: { readonly shown: Shown }) {
  const { id: game, quick: options, teaches } = shown;
  const { say } = words.value;
  const name = { game: told(game) };
  return (
    <>
      <div class="game-ways">
        <button
          type="button"
          class="main game-play"
          aria-label={say('web.home.play.of', name)}
          onPointerEnter={() => warmUp(game)}
          onFocus={() => warmUp(game)}
          onClick={() => go(hereLink({ game, level: levelFor(game), options }))}
        >
          <Icon name="go" />
          {say('web.home.play')}
        </button>
        <a class="button" href={`/new/${game}?with=friend`} aria-label={say('web.home.friend.of', name)}>
          <Icon name="link" />
          {say('web.home.friend')}
        </a>
        <button
          type="button"
          aria-label={say('web.home.screen.of', name)}
          onClick={() => go(hereLink({ game, options }))}
        >
          <Icon name="people" />
          {say('web.home.screen')}
        </button>
      </div>
      <p class="game-links">
        <a href={`/new/${game}`} aria-label={say('web.home.more.of', name)}>
          {say('web.home.more')}
        </a>
        {teaches ? <a href={`/learn/${game}`}>{told(`${game}.learn`) || say('web.home.learn')}</a> : null}
        <a href={`/rules/${game}`} aria-label={say('web.home.rules.of', name)}>
          {say('web.home.rules')}
        </a>
      </p>
    </>
  );
}

function ToCome({ game }: { readonly game: Shown['id'] }) {
  const { say } = words.value;
  return (
    <p class="game-links">
      <span>{say('web.home.to-come.about')}</span>
      <a href={`/rules/${game}`} aria-label={say('web.home.rules.of', { game: told(game) })}>
        {say('web.home.rules')}
      </a>
    </p>
  );
}
