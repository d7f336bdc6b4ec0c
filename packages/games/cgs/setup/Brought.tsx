/** Packs that somebody brought, as everybody sees them before they accept them: names, counts, findings, all cards. */
import { checkTogether, type Pack } from '@hortus/cards/language';
import type { BroughtProps } from '@hortus/frame/board/game-table.ts';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { words } from '@hortus/frame/page/words.ts';
import { contentHash } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ownTitled } from '../src/index.ts';
import { findingWords } from '../words/finding-words.ts';
import './setup.css';

const AllCards = lazily(() => import('./AllCards.tsx'));

const textsIn = (pack: unknown): string[] =>
  (Array.isArray(pack) ? pack : [pack]).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string'
      ? [one.text]
      : [],
  );

export default function Brought({ options, by }: BroughtProps) {
  const { say } = words.value;
  const texts = textsIn(options.pack);
  const { checks } = useMemo(() => checkTogether(texts, ownTitled), texts);
  if (texts.length === 0) return <p class="soft">{say('web.loading')}</p>;
  return (
    <section class="cgs-brought" aria-label={say('web.cgs.brought')}>
      {checks.map((check, at) => {
        const { pack, findings } = check;
        if (pack === undefined) return null;
        return (
          <article key={at}>
            <h3>{pack.head.name}</h3>
            <p>
              {by === undefined ? null : `${say('web.cgs.brought.by', { who: by })} `}
              {countsOf(pack)}
            </p>
            {pack.head.instructions === '' ? null : <p class="cgs-brought-says">{pack.head.instructions}</p>}
            {findings.length === 0 ? null : (
              <details>
                <summary>{say('web.cgs.brought.findings', { count: check.findingCount })}</summary>
                <ul>
                  {findings.map((finding, i) => (
                    <li key={i}>
                      {finding.card === undefined ? '' : `${finding.card}: `}
                      {findingWords(words.value, finding)}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {pack.cards.length === 0 ? null : <Cards pack={pack} />}
            <p class="soft">
              {say('web.cgs.brought.hash')} <code>{contentHash(texts[at] ?? '').slice(0, 16)}</code>
            </p>
          </article>
        );
      })}
    </section>
  );
}

/** Designs by kind, the eras it lists, and for how many players it is. */
function countsOf({ head, cards, decks, own }: Pack): string {
  const { say, list } = words.value;
  const ofType = (type: string): number =>
    cards.filter(({ card }) => card.attributes.globals.get('Type') === type).length;
  const gold = cards.filter(({ card }) => card.gold).length;
  const kinds = [
    say('web.cgs.brought.adventures', { count: ofType('Adventure') }),
    say('web.cgs.brought.supports', { count: ofType('Support') }),
    ...(gold === 0 ? [] : [say('web.cgs.brought.gold', { count: gold })]),
  ];
  const from = new Set([...own.values()].flatMap((deck) => deck.map(({ pack }) => pack)));
  from.delete(head.name);
  return [
    ...(cards.length === 0
      ? []
      : [say('web.cgs.brought.cards', { count: cards.length, kinds: list(kinds) })]),
    ...(from.size === 0 ? [] : [say('web.cgs.brought.from', { packs: list([...from]) })]),
    ...(decks.length === 0
      ? []
      : [say('web.cgs.brought.eras', { count: decks.length, eras: list(decks.map(({ name }) => name)) })]),
    ...(head.players.length === 0
      ? []
      : [say('web.cgs.brought.players', { players: words.value.either(head.players.map(String)) })]),
  ].join(' ');
}

function Cards({ pack }: { readonly pack: Pack }) {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{words.value.say('web.cgs.brought.look', { count: pack.cards.length })}</summary>
      {open.value ? <AllCards pack={pack} /> : null}
    </details>
  );
}
