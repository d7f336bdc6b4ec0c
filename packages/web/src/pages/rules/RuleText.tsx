/** A clause's words on screen: references link to their clauses, search words are marked. */
import type { Rulebook } from '@hortus/rulebook';
import type { ComponentChildren } from 'preact';
import { placeOfClause } from './ledgers.ts';
import { type Block, type Inline, parseRuleText } from './rule-text.ts';

interface RuleTextProps {
  readonly book: Rulebook;
  /** The ledger's prefix, for short mentions. */
  readonly prefix: string;
  readonly text: string;
  /** Words to mark. */
  readonly marked?: readonly string[];
}

export function RuleText({ book, prefix, text, marked = [] }: RuleTextProps) {
  const resolve = (mention: string): string | undefined =>
    [mention, `${prefix}-${mention}`].find((id) => book.has(id));
  const show = (parts: readonly Inline[]): ComponentChildren =>
    parts.map((part, i) => {
      switch (part.kind) {
        case 'text':
          return <Marked key={i} text={part.text} words={marked} />;
        case 'code':
          return <code key={i}>{part.text}</code>;
        case 'ref':
          return (
            <a key={i} class="rule-ref" href={placeOfClause(book, part.id) ?? ''}>
              {part.text}
            </a>
          );
        case 'strong':
          return <strong key={i}>{show(part.parts)}</strong>;
        default:
          return <em key={i}>{show(part.parts)}</em>;
      }
    });
  return (
    <>
      {parseRuleText(text, resolve).map((block, i) => (
        <BlockOf key={i} block={block} show={show} />
      ))}
    </>
  );
}

function BlockOf({ block, show }: { block: Block; show(parts: readonly Inline[]): ComponentChildren }) {
  if (block.kind === 'pre') return <pre>{block.text}</pre>;
  if (block.kind === 'p') return <p>{show(block.parts)}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, i) => (
          <li key={i}>{show(item)}</li>
        ))}
      </ul>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <div class="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th scope="col" key={i}>
                {show(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{show(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.map(escaped).join('|')})[\\p{L}\\p{N}]*)`, 'giu');
  return <>{text.split(found).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
