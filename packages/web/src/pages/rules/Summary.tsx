/** The rules of a game on one page, in our own words. */
import { words } from '@hortus/frame/page/words.ts';
import { partOf } from './parts.ts';

export function Summary({ game }: { readonly game: string }) {
  const { say, find } = words.value;
  const short = find(`web.rules.${game}.short`);
  const Own = partOf(game, 'summary');
  return (
    <section class="summary" aria-labelledby="summary">
      <h2 id="summary">{say('web.rules.summary')}</h2>
      {Own !== undefined ? <Own /> : short === undefined ? null : <p>{say(short)}</p>}
    </section>
  );
}
