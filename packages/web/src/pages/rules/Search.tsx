/** Ranked search in the rules, updated with every letter. */

import { setQuery } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Rulebook } from '@hortus/rulebook';
import { useId, useMemo } from 'preact/hooks';
import { ClauseItem } from './ClauseItem.tsx';
import { isForDevelopers } from './ledgers.ts';
import { NoteItem } from './NoteItem.tsx';

const MOST = 40;
const MOST_NOTES = 20;

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
  const [found, notes] = useMemo(() => {
    const within = prefix === undefined ? {} : { prefix };
    return [
      book.search(text, { limit: MOST, ...within }),
      book.searchNotes(text, { limit: MOST_NOTES, ...within }),
    ] as const;
  }, [book, text, prefix]);
  const rules = found.filter((clause) => !isForDevelopers(clause));
  const behind = found.filter(isForDevelopers);
  const marked = text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return (
    <section class="rules-found" aria-label={say('web.rules.found')}>
      <p role="status">
        {found.length > 0
          ? say('web.rules.count', { count: rules.length || found.length })
          : say(notes.length > 0 ? 'web.rules.only-notes' : 'web.rules.nothing')}
      </p>
      <ol class="rules-list">
        {rules.map((clause) => (
          <ClauseItem key={clause.id} book={book} clause={clause} marked={marked} found />
        ))}
      </ol>
      {behind.length + notes.length === 0 ? null : (
        <details class="more" open={rules.length === 0}>
          <summary>{say('web.rules.behind', { count: behind.length + notes.length })}</summary>
          <ol class="rules-list">
            {behind.map((clause) => (
              <ClauseItem key={clause.id} book={book} clause={clause} marked={marked} found />
            ))}
            {notes.map((note) => (
              <NoteItem key={`${note.prefix} ${note.line}`} book={book} note={note} marked={marked} found />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
