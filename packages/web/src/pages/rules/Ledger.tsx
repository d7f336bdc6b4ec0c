/** One game's rules: the page in short, what it contains, and every clause by section. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import { address } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Ledger as LedgerOf, Rulebook } from '@hortus/rulebook';
import { FINISHED } from '@hortus/rulebook/shelf';
import { useLayoutEffect } from 'preact/hooks';
import { ClauseItem } from './ClauseItem.tsx';
import { Contents, type Placed, placed } from './Contents.tsx';
import { isBehind } from './ledgers.ts';
import { NoteItem } from './NoteItem.tsx';
import { Found, SearchField } from './Search.tsx';
import { Summary } from './Summary.tsx';

interface LedgerProps {
  readonly book: Rulebook;
  readonly ledger: LedgerOf;
  readonly game: string;
  readonly query: string;
}

/** The address names one of these sections, or something in them. */
const isNamed = (sections: readonly Placed[], named: string): boolean =>
  sections.some(
    ({ section, anchor }) => anchor === named || section.clauses.some((clause) => clause.id === named),
  );

interface SectionedProps extends Placed {
  readonly book: Rulebook;
  readonly named: string;
}

function Sectioned({ book, section, anchor, named }: SectionedProps) {
  return (
    <section class="rules-section" aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1} lang="en">
        {section.title}
      </h2>
      <ul class="rules-list">
        {section.parts.map((part) =>
          part.kind === 'note' ? (
            <NoteItem key={part.line} book={book} note={part} />
          ) : (
            <ClauseItem key={part.id} book={book} clause={part} named={part.id === named} />
          ),
        )}
      </ul>
    </section>
  );
}

export function Ledger({ book, ledger, game, query }: LedgerProps) {
  const { say } = words.value;
  const named = decodeURIComponent(address.value.hash.slice(1));
  const sections = placed(ledger.sections);
  const front = sections.filter(({ section }) => !isBehind(section));
  const behind = sections.filter(({ section }) => isBehind(section));
  useLayoutEffect(() => {
    if (named === '' || query !== '') return;
    const place = document.getElementById(named);
    place?.scrollIntoView({ block: place.tagName === 'LI' ? 'center' : 'start' });
    place?.focus({ preventScroll: true });
  }, [named, query]);
  const done = FINISHED.includes(ledger.prefix);
  return (
    <article class={`rules mood-${game}`}>
      <header class="page-head">
        <p class="rules-back">
          <a href="/rules">{say('web.rules.all')}</a>
        </p>
        <h1>{gameName(words.value, game)}</h1>
        <p>
          {done ? say('web.rules.done') : say('web.rules.in-the-making', { count: ledger.clauses.length })}
        </p>
        {words.value.language === 'en' ? null : <p>{say('web.rules.english')}</p>}
      </header>
      <SearchField text={query} clause={ledger.clauses[0]?.id} />
      {query !== '' ? (
        <Found book={book} text={query} prefix={ledger.prefix} />
      ) : (
        <>
          <Summary game={game} />
          <div class="rules-body">
            <Contents sections={sections} />
            <div class="rules-sections">
              <ul class="rules-list rules-section">
                {ledger.notes.map((note) =>
                  note.section === '' ? <NoteItem key={note.line} book={book} note={note} /> : null,
                )}
              </ul>
              {front.map((one) => (
                <Sectioned key={one.anchor} book={book} named={named} {...one} />
              ))}
              {behind.length === 0 ? null : (
                <details class="more rules-behind" open={isNamed(behind, named)}>
                  <summary>{say('web.rules.developers')}</summary>
                  {behind.map((one) => (
                    <Sectioned key={one.anchor} book={book} named={named} {...one} />
                  ))}
                </details>
              )}
            </div>
          </div>
        </>
      )}
    </article>
  );
}
