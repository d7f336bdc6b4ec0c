/** The little markdown that a clause is written in: **bold**, `code`, paragraphs and drawings in fences. */
import type { ComponentChildren } from 'preact';

function inline(text: string): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/g).map((part, i) => {
    if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
      return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`') && part.endsWith('`') && part.length > 2)
      return <code key={i}>{part.slice(1, -1)}</code>;
    return part;
  });
}

export function Prose({ text }: { readonly text: string }) {
  const blocks = text.split(/(```[\s\S]*?```)/g).filter((block) => block.trim() !== '');
  return (
    <div class="prose">
      {blocks.flatMap((block, b) =>
        block.startsWith('```')
          ? [<pre key={b}>{block.replace(/^```\w*\n?|```$/g, '')}</pre>]
          : block
              .trim()
              .split(/\n{2,}/)
              .map((paragraph, p) => <p key={`${b}.${p}`}>{inline(paragraph.replace(/\n/g, ' '))}</p>),
      )}
    </div>
  );
}
