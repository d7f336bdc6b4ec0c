/** Terms with a plain gloss each, of a game's rulebook or of every table: `web.term.<game, family or table>.1`, `.2` and so on. */
import { GLOSSARY, type Key, type Words } from '@hortus/words';
import { useEffect } from 'preact/hooks';
import { learnBook, learnTerms, words } from '../page/words.ts';

interface Term {
  readonly name: Key;
  readonly gloss: Key;
  /** How the clauses write it, in English and with commas in between; undefined if it isn't a word of theirs. */
  readonly rule?: Key | undefined;
}

export function glossaryOf(said: Words, game: string): readonly Term[] {
  const terms: Term[] = [];
  for (;;) {
    const number = terms.length + 1;
    const name = said.find(`web.term.${game}.${number}`, `web.term.${said.family(game)}.${number}`);
    const gloss = name && said.find(`${name}.is`);
    if (name === undefined || gloss === undefined) return terms;
    terms.push({ name, gloss, rule: said.find(`${name}.rule`) });
  }
}

/** Loads the terms of a game. */
export function useTerms(game: string): void {
  useEffect(() => {
    // Offline, do without.
    learnTerms(game).catch(() => undefined);
  }, [game]);
}

/** The terms of a game, and below them the words that every table uses. */
export function Glossary({ game, open = false }: { readonly game: string; readonly open?: boolean }) {
  const { say } = words.value;
  useTerms(game);
  useEffect(() => {
    learnBook(GLOSSARY).catch(() => undefined);
  }, []);
  return (
    <>
      <Terms terms={glossaryOf(words.value, game)} title={say('web.glossary')} open={open} />
      <Terms terms={glossaryOf(words.value, 'table')} title={say('web.glossary.table')} />
    </>
  );
}

interface TermsProps {
  readonly terms: readonly Term[];
  readonly title: string;
  readonly open?: boolean;
}

function Terms({ terms, title, open = false }: TermsProps) {
  const { say } = words.value;
  if (terms.length === 0) return null;
  return (
    <details class="glossary more" open={open}>
      <summary>{title}</summary>
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
