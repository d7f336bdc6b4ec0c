/** A card shown large beside its place, no matter whose it is: what it does, and why it can't be played now. */
import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useBubble } from '@hortus/frame/parts/use-bubble.ts';
import { whyWords } from '@hortus/frame/says/told.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AbilityName } from '../src/index.ts';
import type { KnownCard } from './deck.ts';
import type { Desk } from './desk.ts';
import { Face } from './Face.tsx';
import { placeBeside } from './place-beside.ts';
import { doesWords } from './words.ts';

export interface Peeked {
  readonly card: KnownCard;
  readonly anchor: Element;
  /** After a press it stays until something else is pressed; after mere pointing it must not get in the way. */
  readonly how: Pointing;
  /** The ability it is played as here. */
  readonly as?: AbilityName | undefined;
  /** It might be the reader's to play: the rules say why it can't be. */
  readonly asks: boolean;
  /** Whatever else there is to say about it in this place. */
  readonly note?: string | undefined;
}

/** As large as there is room for, in rem; the picture shrinks before the letters do. */
const SIZES = [
  [20, 'whole'],
  [17.5, 'whole'],
  [15, 'whole'],
  [17.5, 'short'],
  [15, 'short'],
  [13, 'short'],
  [11.5, 'short'],
  [10, 'short'],
] as const;
/** What a bubble never covers: everything that is pressed to act, and the sums. */
const ACTS =
  '.sway-doing, .sway-total, .sway-looked li > button:not(.sway-card), .actions, .prompt, .teacher button, dialog[open] .dialog-actions';

const ID = 'sway-peek';

function place(box: HTMLElement, anchor: Element): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const clear = [...document.querySelectorAll(ACTS)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  for (const [width, height] of SIZES) {
    box.style.width = `${Math.min(width * rem, window.width - rem)}px`;
    box.classList.toggle('short', height === 'short');
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const { left, top, isFree } = placeBeside(size, anchor.getBoundingClientRect(), window, clear);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    if (isFree && size.height <= window.height) return;
  }
}

export function Peek({ desk, peeked }: { readonly desk: Desk; readonly peeked: Peeked }) {
  const { say } = words.value;
  const box = useRef<HTMLDivElement>(null);
  const { card, anchor, how, as, note } = peeked;
  const refusal = peeked.asks ? desk.why(card) : undefined;
  const isKept = how === 'press';
  const find = (): void => {
    if (box.current !== null) place(box.current, anchor);
  };
  useLayoutEffect(() => {
    if (!anchor.isConnected) return desk.unpeek();
    // Above dialogs too, since their cards are shown the same way.
    if (box.current?.matches(':popover-open') === false) box.current.showPopover();
    find();
    anchor.setAttribute('aria-describedby', ID);
    return () => anchor.removeAttribute('aria-describedby');
  }, [peeked, desk.view]);
  useBubble(peeked, {
    box,
    anchor,
    close: () => desk.unpeek(),
    moved: () => (how === 'point' ? desk.unpeek() : find()),
  });
  return (
    <div
      class={`sway-peek${isKept ? '' : ' passing'}`}
      ref={box}
      id={ID}
      popover="manual"
      data-card={card.name}
    >
      <Face card={card} cards={desk.cards} faction={desk.faction(card)} size="large" as={as} />
      <p class="visually-hidden">{doesWords(as ?? card.power, desk.cards)}</p>
      {card.epic ? <p>{say('web.sway.epic.does')}</p> : null}
      {note === undefined ? null : <p>{note}</p>}
      {refusal === undefined ? null : (
        // biome-ignore lint/a11y/useSemanticElements: nothing here is sent
        <div class="sway-peek-why" role="group" aria-label={say('web.why-not')}>
          <p role={how === 'point' ? undefined : 'status'}>{whyWords(words.value, desk.game, refusal)}</p>
          {refusal.clause === undefined || !isKept ? null : (
            <Clause game={desk.game} id={refusal.clause} onResize={find} />
          )}
        </div>
      )}
      {isKept ? (
        <div class="sway-peek-more">
          <button type="button" class="quiet" onClick={() => desk.open('legend')}>
            {say('web.sway.legend')}
          </button>
          <button
            type="button"
            class="quiet icon-button"
            aria-label={say('web.close')}
            onClick={() => {
              desk.unpeek();
              if (anchor instanceof HTMLElement) anchor.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
