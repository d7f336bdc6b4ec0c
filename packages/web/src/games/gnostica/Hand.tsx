/** The cards of the reader, and whatever lies open to be taken from: pool, discard pile. */
import type { View } from '@hortus/gnostica';
import { words } from '../../app/words.ts';
import { CardArt } from './CardArt.tsx';
import type { Thing } from './choosing.ts';
import { cardDoes, cardName } from './names.ts';

interface Props {
  readonly view: View;
  readonly you: number | undefined;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: readonly Thing[];
  press(thing: Thing): void;
  quiet(thing: Thing, anchor: Element): void;
  hold(code: string): void;
}

export function Hand(props: Props) {
  const { view, you, lit } = props;
  const { say } = words.value;
  const own = you === undefined ? [] : (view.hands[you]?.cards ?? []);
  const open = [...new Set([...view.pool, ...view.out])].filter((code) => lit.has(`card ${code}`));
  return (
    <div class="gno-hands">
      {you === undefined ? null : (
        <Cards {...props} name={say('web.gnostica.hand', { count: own.length })} cards={own} />
      )}
      {open.length > 0 ? <Cards {...props} name={say('web.gnostica.open')} cards={open} /> : null}
    </div>
  );
}

function Cards({
  name,
  cards,
  lit,
  chosen,
  press,
  quiet,
  hold,
}: Props & { readonly name: string; readonly cards: readonly string[] }) {
  return (
    <section aria-label={name}>
      <h3 class="gno-zone">{name}</h3>
      <ul class="gno-cards">
        {cards.map((code) => {
          const thing: Thing = `card ${code}`;
          const open = lit.has(thing) || chosen.includes(thing);
          return (
            <li key={code}>
              <button
                type="button"
                class={`gno-hand-card ${open ? 'open' : 'still'}${chosen.includes(thing) ? ' chosen' : ''}`}
                aria-label={`${cardName(code)}. ${cardDoes(code)}`}
                aria-pressed={chosen.includes(thing)}
                aria-disabled={!open}
                data-card={code}
                onContextMenu={(event) => {
                  event.preventDefault();
                  hold(code);
                }}
                onKeyDown={(event) => {
                  if (event.key !== ' ') return;
                  event.preventDefault();
                  hold(code);
                }}
                onClick={(event) => (open ? press(thing) : quiet(thing, event.currentTarget))}
              >
                <svg viewBox="-50 -70 100 140" aria-hidden="true" focusable="false">
                  <CardArt code={code} />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
