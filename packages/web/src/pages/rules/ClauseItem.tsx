/** One clause in place: its number, which is its link, its words, and its picture if it has one. */

import { words } from '@hortus/frame/page/words.ts';
import { useTerms } from '@hortus/frame/panels/Glossary.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { termsIn } from '@hortus/frame/says/terms-in.ts';
import type { Clause, Rulebook } from '@hortus/rulebook';
import { useSignal } from '@preact/signals';
import { gameWith, placeOfClause } from './ledgers.ts';
import { partOf } from './parts.ts';
import { RuleText } from './RuleText.tsx';

interface ClauseItemProps {
  readonly book: Rulebook;
  readonly clause: Clause;
  /** The page's address names this clause. */
  readonly named?: boolean;
  readonly marked?: readonly string[];
  /** Shown among search results. */
  readonly found?: boolean;
}

export function ClauseItem({ book, clause, named = false, marked = [], found = false }: ClauseItemProps) {
  const { say } = words.value;
  const { id, prefix } = clause;
  const place = placeOfClause(book, id) ?? '';
  const Example = clause.kind === 'scenario' && !found ? partOf(gameWith(prefix), 'example') : undefined;
  return (
    <li
      class={`rule${named ? ' named' : ''} ${clause.kind}`}
      {...(found ? {} : { id, tabIndex: -1 })}
      {...(named ? { 'aria-current': 'true' } : {})}
    >
      <span class="rule-head">
        <a class="rule-id" href={place}>
          {id}
        </a>
        {found ? null : <CopyPlace id={id} place={place} />}
      </span>
      <div class="rule-words" lang="en">
        <RuleText book={book} prefix={prefix} text={clause.words} marked={marked} />
        <Terms game={gameWith(prefix)} text={clause.words} isWhole={named || found} />
        {clause.source === undefined ? null : (
          <p class="rule-source">
            <span lang={words.value.language}>{say('web.rules.source')}</span>{' '}
            <RuleText book={book} prefix={prefix} text={clause.source} />
          </p>
        )}
      </div>
      {Example === undefined ? null : <Example id={id} text={clause.words} />}
    </li>
  );
}

/** The rulebook's terms in plain words; a clause that somebody looked up explains all of them. */
function Terms({
  game,
  text,
  isWhole,
}: {
  readonly game: string;
  readonly text: string;
  readonly isWhole: boolean;
}) {
  const { say, language } = words.value;
  useTerms(game);
  const used = termsIn(words.value, game, text).filter(({ plain }) => isWhole || plain !== undefined);
  if (used.length === 0) return null;
  return (
    <p class="rule-terms" lang={language}>
      <span class="visually-hidden">{say('web.rules.plain')} </span>
      {used.map(({ term, plain, gloss }) => (
        <span key={term} title={gloss}>
          <i lang="en">{term}</i>: {plain}
          {isWhole ? (plain === undefined ? gloss : ` (${gloss})`) : ''}
        </span>
      ))}
    </p>
  );
}

function CopyPlace({ id, place }: { readonly id: string; readonly place: string }) {
  const { say } = words.value;
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(place, location.href).href);
      copied.value = true;
      setTimeout(() => {
        copied.value = false;
      }, 2000);
    } catch {
      // Without a clipboard the link itself can still be copied.
    }
  };
  return (
    <button
      type="button"
      class="subtle icon-button rule-copy"
      aria-label={copied.value ? say('web.copied') : say('web.rules.copy', { clause: id })}
      title={copied.value ? say('web.copied') : say('web.rules.copy', { clause: id })}
      onClick={() => void copy()}
    >
      <Icon name={copied.value ? 'check' : 'link'} />
    </button>
  );
}
