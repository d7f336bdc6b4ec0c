/** What a ledger contains: its sections, with those for developers last. */
import { words } from '@hortus/frame/page/words.ts';
import type { Section } from '@hortus/rulebook';
import { anchorsOf, isBehind } from './ledgers.ts';

/** Sections with something to read, each with its anchor. */
export function placed(sections: readonly Section[]): { section: Section; anchor: string }[] {
  const anchors = anchorsOf(sections.map(({ title }) => title));
  return sections.flatMap((section, i) =>
    section.parts.length === 0 ? [] : [{ section, anchor: anchors[i] ?? '' }],
  );
}

export type Placed = ReturnType<typeof placed>[number];

export function Contents({ sections }: { readonly sections: readonly Placed[] }) {
  const { say } = words.value;
  const list = (shown: readonly Placed[]) => (
    <ol>
      {shown.map(({ section, anchor }) => (
        <li key={anchor} class={section.level > 2 ? 'deeper' : ''} lang="en">
          <a href={`#${anchor}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
  const behind = sections.filter(({ section }) => isBehind(section));
  return (
    <nav class="rules-contents" aria-label={say('web.rules.contents')}>
      <h2>{say('web.rules.contents')}</h2>
      {list(sections.filter(({ section }) => !isBehind(section)))}
      {behind.length === 0 ? null : (
        <>
          <h3>{say('web.rules.developers')}</h3>
          {list(behind)}
        </>
      )}
    </nav>
  );
}
