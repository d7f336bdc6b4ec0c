/** The reader's cards, and open cards to take: pool, discard pile. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { View } from '../../src/index.ts';
import type { Light, Thing } from '../../src/press/index.ts';
import { CardPicture } from '../cards/CardArt.tsx';
import { type CardPeek, usePeekable } from '../cards/peekable.ts';
import { cardDoes, cardName } from '../says/names.ts';

interface Props extends CardPeek {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  light(thing: Thing): Light;
  press(thing: Thing, byKey?: boolean): void;
  unlit(thing: Thing, anchor: Element, how: Pointing): void;
}

export function Hand(props: Props) {
  const { view, you, light } = props;
  const { say } = words.value;
  const own = you === undefined ? [] : (view.hands[you]?.cards ?? []);
  const all = [...new Set([...view.pool, ...view.out])];
  const open = all.filter((code) => view.pool.includes(code) || light(`card ${code}`).open);
  return (
    <div class="gno-hands">
      {open.length > 0 ? <Cards {...props} name={say('web.gnostica.open')} cards={open} /> : null}
      {you === undefined || view.gone.includes(you) ? null : (
        <Cards {...props} name={say('web.gnostica.hand', { count: own.length })} cards={own} />
      )}
    </div>
  );
}

/** How many cards the reader has seen in others' hands. */
export const knownCount = ({ hands }: View, you: number | undefined): number =>
  hands.reduce((sum, { cards }, seat) => sum + (seat === you ? 0 : cards.length), 0);

/** What the reader has seen of others' hands: taken from open bids or discards, or traded. */
export function KnownHands({ reader, ...props }: Props & { readonly reader: number | undefined }) {
  const { view, you, names } = props;
  const { say } = words.value;
  return (
    <>
      {view.hands.map(({ cards, count }, seat) =>
        seat === you || cards.length === 0 ? null : (
          <Cards
            key={seat}
            {...props}
            small
            name={say(count === cards.length ? 'web.gnostica.hand.whole' : 'web.gnostica.hand.known', {
              who: names[seat] ?? '',
              you: seat === reader,
              count: cards.length,
            })}
            cards={cards}
          />
        ),
      )}
    </>
  );
}

interface CardsProps extends Props {
  readonly name: string;
  readonly cards: readonly string[];
  /** Others' cards that the reader has seen. */
  readonly small?: boolean;
}

function Cards({ name, cards, small = false, ...props }: CardsProps) {
  return (
    <section aria-label={name}>
      <h2 class="gno-zone">{name}</h2>
      <ul class={`gno-cards${small ? ' small' : ''}`}>
        {cards.map((code) => (
          <li key={code}>
            <CardButton {...props} code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardButton({ code, light, press, unlit, ...peeking }: Props & { readonly code: string }) {
  const thing: Thing = `card ${code}`;
  const { open, next, chosen } = light(thing);
  const { held, show, on } = usePeekable(code, thing, peeking);
  return (
    <button
      type="button"
      class={`gno-hand-card ${open || chosen ? 'open' : 'still'}${next ? ' next' : ''}${chosen ? ' chosen' : ''}`}
      aria-label={`${cardName(code)}. ${cardDoes(code)}`}
      aria-pressed={chosen}
      aria-disabled={!open && !chosen}
      data-card={code}
      {...on}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        peeking.large(code);
      }}
      onClick={(event) => {
        if (held.current) return;
        if (open || chosen) return press(thing, event.detail === 0);
        show(event.currentTarget, 'press');
        unlit(thing, event.currentTarget, 'press');
      }}
    >
      <CardPicture code={code} />
    </button>
  );
}
