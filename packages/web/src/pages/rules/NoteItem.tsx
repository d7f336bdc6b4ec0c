/** What a ledger says between its clauses. In search results it links to its section. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Note, Rulebook } from '@hortus/rulebook';
import { placeOfNote } from './ledgers.ts';
import { RuleText } from './RuleText.tsx';

interface NoteItemProps {
  readonly book: Rulebook;
  readonly note: Note;
  readonly marked?: readonly string[];
  /** Shown among search results. */
  readonly found?: boolean;
}

/** A few words alone on their line are a heading for the clauses that follow. */
const heads = (text: string): boolean => /^[\p{L}\d ,()-]{1,70}:?$/u.test(text);

export function NoteItem({ book, note, marked = [], found = false }: NoteItemProps) {
  const { game, place } = placeOfNote(book, note);
  return (
    <li class={`rule note${heads(note.words) ? ' head' : ''}`}>
      {found ? (
        <span class="rule-head">
          <a class="rule-id" href={place} lang="en">
            {[gameName(words.value, game), note.section].filter((part) => part !== '').join(' · ')}
          </a>
        </span>
      ) : null}
      <div class="rule-words" lang="en">
        <RuleText book={book} prefix={note.prefix} text={note.words} marked={marked} />
      </div>
    </li>
  );
}
