/** The rules of a game on one page, in our own words. */
import { words } from '@hortus/frame/page/words.ts';
import { Glossary } from '@hortus/frame/panels/Glossary.tsx';
import { partOf } from './parts.ts';

export function Summary({ game }: { readonly game: string }) {
  const { say, find } = words.value;
  const about = find(`web.game.${game}.about`);
  const Own = partOf(game, 'summary');
  return (
    <section class="summary" aria-labelledby="summary">
      <h2 id="summary">{say('web.rules.summary')}</h2>
      {Own !== undefined ? <Own /> : about === undefined ? null : <p>{say(about)}</p>}
      <Glossary game={game} open />
    </section>
  );
}
