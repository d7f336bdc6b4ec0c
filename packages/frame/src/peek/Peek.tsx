/**
 * Something shown large beside its place: within the window, even above dialogs, and never over the buttons of
 * actions.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pointing } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import './peek.css';
import { useBubble } from '../parts/use-bubble.ts';
import { placeBeside } from './place-beside.ts';

export interface Peeked {
  readonly anchor: Element;
  /** After a press it stays until something else is pressed; after mere pointing it must not get in the way. */
  readonly how: Pointing;
}

/** A width in rem, and whether its picture is `whole` or gives way to the words. */
export type PeekSize = readonly [width: number, picture: 'whole' | 'short'];

/** As large as there is room for: the picture shrinks before the letters do. */
const SIZES: readonly PeekSize[] = [
  [20, 'whole'],
  [17.5, 'whole'],
  [15, 'whole'],
  [17.5, 'short'],
  [15, 'short'],
  [13, 'short'],
  [11.5, 'short'],
  [10, 'short'],
];
/** What it never covers on any table. */
const ACTS = '.actions, .prompt, .hint, .teacher button, dialog[open] .dialog-actions';

const ID = 'peek';

interface Props {
  readonly peeked: Peeked;
  /** The view being shown; a new one may have moved its place. */
  readonly view: unknown;
  /** What else it never covers: everything that is pressed to act on this board. */
  readonly clear: string;
  readonly card: string;
  readonly sizes?: readonly PeekSize[];
  /** Buttons next to the close button, once it stays. */
  readonly more?: ComponentChildren;
  readonly class: string;
  close(): void;
  /** Receives a function that finds its place again, for content that changes its size. */
  children(find: () => void): ComponentChildren;
}

function place(box: HTMLElement, anchor: Element, clear: string, sizes: readonly PeekSize[]): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const boxes = [...document.querySelectorAll(`${ACTS}, ${clear}`)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  for (const [width, picture] of sizes) {
    box.style.width = `${Math.min(width * rem, window.width - rem)}px`;
    box.classList.toggle('short', picture === 'short');
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const { left, top, isFree } = placeBeside(size, anchor.getBoundingClientRect(), window, boxes);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    if (isFree && size.height <= window.height) return;
  }
}

export function Peek(props: Props) {
  const { peeked, clear, card, sizes = SIZES, more, close } = props;
  const { anchor, how } = peeked;
  const box = useRef<HTMLDivElement>(null);
  const find = (): void => {
    if (box.current !== null) place(box.current, anchor, clear, sizes);
  };
  useLayoutEffect(() => {
    if (!anchor.isConnected) return close();
    // Above dialogs too, since their cards are shown the same way.
    if (box.current?.matches(':popover-open') === false) box.current.showPopover();
    find();
    anchor.setAttribute('aria-describedby', ID);
    return () => anchor.removeAttribute('aria-describedby');
  }, [peeked, props.view]);
  useBubble(peeked, { box, anchor, close, moved: () => (how === 'point' ? close() : find()) });
  const isKept = how === 'press';
  return (
    <div
      class={`peek ${props.class}${isKept ? '' : ' passing'}`}
      ref={box}
      id={ID}
      popover="manual"
      data-card={card}
    >
      {props.children(find)}
      {isKept ? (
        <div class="peek-more">
          {more}
          <button
            type="button"
            class="subtle icon-button"
            aria-label={words.value.say('web.close')}
            onClick={() => {
              close();
              if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
