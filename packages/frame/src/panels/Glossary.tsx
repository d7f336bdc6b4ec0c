/** The terms of a game's rulebook, each with a plain gloss: `web.term.<game or family>.1`, `.2` and so on. */
import type { Key, Words } from '@hortus/words';
import { useEffect } from 'preact/hooks';
import { learnTerms, words } from '../page/words.ts';

interface Term {
  readonly name: Key;
  readonly gloss: Key;
}

export function glossaryOf(said: Words, game: string): readonly Term[] {
  const terms: Term[] = [];
  for (;;) {
    const number = terms.length + 1;
    const name = said.find(`web.term.${game}.${number}`, `web.term.${said.family(game)}.${number}`);
    const gloss = name && said.find(`${name}.is`);
    if (name === undefined || gloss === undefined) return terms;
    terms.push({ name, gloss });
  }
}

export function Glossary({ game }: { readonly game: string }) {
  const { say } = words.value;
  useEffect(() => {
    // Offline, do without.
    learnTerms(game).catch(() => undefined);
  }, [game]);
  const terms = glossaryOf(words.value, game);
  if (terms.length === 0) return null;
  return (
    <details class="glossary more">
      <summary>{say('web.glossary')}</summary>
      <dl class="keys">
        {terms.map(({ name, gloss }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{say(gloss)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
