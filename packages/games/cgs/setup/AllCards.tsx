/** Every card of a pack as it is printed, a few at a time. */
import type { Pack } from '@hortus/cards/language';
import { packFace } from '@hortus/cards/pack-face';
import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';

const AT_ONCE = 24;

export default function AllCards({ pack }: { readonly pack: Pack }) {
  const shown = useSignal(AT_ONCE);
  const left = pack.cards.length - shown.value;
  return (
    <>
      <ul class="cgs-all-cards">
        {pack.cards.slice(0, shown.value).map(({ card }) => (
          <li
            key={card.identifier}
            class={card.gold ? 'gold' : ''}
            // Our own drawing, in which all text is escaped.
            dangerouslySetInnerHTML={{ __html: packFace(card, pack.head.name).markup }}
          />
        ))}
      </ul>
      {left <= 0 ? null : (
        <button type="button" onClick={() => (shown.value += AT_ONCE)}>
          {words.value.say('web.cgs.brought.more', { count: left })}
        </button>
      )}
    </>
  );
}
