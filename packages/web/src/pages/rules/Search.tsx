/** Search in the rules, ranked, with every letter typed. */
import type { Clause, Rulebook } from '@hortus/rulebook';
import { useId, useMemo } from 'preact/hooks';
import { setQuery } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { ClauseItem } from './ClauseItem.tsx';

const MOST = 40;

interface SearchProps {
  readonly text: string;
}

/** An example shows how a clause is named. */
export function SearchField({
  text,
  clause = 'GAR-MOV-4',
}: SearchProps & { readonly clause?: string | undefined }) {
  const { say } = words.value;
  const id = useId();
  return (
    <search class="rules-search">
      <label for={id}>{say('web.rules.search')}</label>
      <input
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={say('web.rules.search.example', { clause })}
        onInput={(event) => setQuery('q', event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            setQuery('q', undefined);
          }
        }}
      />
    </search>
  );
}

interface FoundProps extends SearchProps {
  readonly book: Rulebook;
  readonly prefix?: string | undefined;
}

export function Found({ book, text, prefix }: FoundProps) {
  const { say } = words.value;
  const found: readonly Clause[] = useMemo(
    () => book.search(text, { limit: MOST, ...(prefix === undefined ? {} : { prefix }) }),
    [book, text, prefix],
  );
  const marked = text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return (
    <section class="rules-found" aria-label={say('web.rules.found')}>
      <p role="status">
        {found.length === 0 ? say('web.rules.nothing') : say('web.rules.count', { count: found.length })}
      </p>
      <ol class="rules-list">
        {found.map((clause) => (
          <ClauseItem key={clause.id} book={book} clause={clause} marked={marked} found />
        ))}
      </ol>
    </section>
  );
}
