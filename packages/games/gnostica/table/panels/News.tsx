/** What is said next to the board: an announcement, that the reader is out, and the piles. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { View } from '../../src/index.ts';

interface AnnouncedProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
}

/** Who has announced, their score, and what follows. */
export function Announced({ view, names, you }: AnnouncedProps) {
  const { open } = view;
  if (open === null || view.phase === 'over') return null;
  const params = {
    who: names[open] ?? '',
    you: open === you,
    score: view.scores[open] ?? 0,
    target: view.options.target,
  };
  const now = view.turn === open ? 'web.gnostica.open.now' : 'web.gnostica.open.next';
  return (
    <p class={`gno-announced owner-${open}`} role="status">
      <Icon name="flag" />
      <span>{words.value.say(now, params)}</span>
    </p>
  );
}

/**
 * GNO-R-92 Before it happens: this position or an earlier one may come up once more, and then the game is drawn. What is
 * said of an earlier one may be true for many turns, so it can be closed.
 */
export function NearlyDrawn({ view }: { readonly view: View }) {
  const { say } = words.value;
  const closed = useSignal(false);
  const { nearlyDrawn = false, mayReturn = false } = view;
  useEffect(() => {
    if (!mayReturn) closed.value = false;
  }, [mayReturn, closed]);
  if (!nearlyDrawn && (!mayReturn || closed.value)) return null;
  return (
    <p class="gno-announced" role="status">
      <Icon name="again" />
      <span>{say(nearlyDrawn ? 'web.gnostica.nearly-drawn' : 'web.gnostica.may-return')}</span>
      {nearlyDrawn ? null : (
        <button
          type="button"
          class="subtle icon-button"
          aria-label={say('web.close')}
          onClick={() => {
            closed.value = true;
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </p>
  );
}

/** For a reader who is out while others play on. */
export function Out({ alone, rush, begun }: OutProps) {
  const { say } = words.value;
  const asked = useSignal(false);
  return (
    <div class="gno-out">
      <p role="status">{say(asked.value ? 'web.gnostica.rush.on' : 'web.gnostica.gone.you')}</p>
      <p class="gno-leave" data-lasting="">
        {rush === undefined || asked.value ? null : (
          <button
            type="button"
            class="main"
            onClick={() => {
              asked.value = true;
              begun();
              rush();
            }}
          >
            {say('web.gnostica.rush')}
          </button>
        )}
        <a class="button" href={alone ? '/new/gnostica' : '/mine'}>
          {say(alone ? 'web.end.new' : 'web.nav.mine')}
        </a>
      </p>
    </div>
  );
}

interface OutProps {
  /** Against bots alone. */
  readonly alone: boolean;
  /** Plays on to the end immediately. */
  readonly rush: (() => void) | undefined;
  /** Called once it was requested. */
  begun(): void;
}

interface PilesProps {
  readonly view: View;
  /** How many cards the reader has seen in other hands. */
  readonly known: number;
  open(): void;
  openKnown(): void;
}

export function Piles({ view, known, open, openKnown }: PilesProps) {
  const { say } = words.value;
  return (
    <p class="gno-piles">
      <span>{say('web.gnostica.pile', { count: view.pile.count })}</span>
      <button type="button" onClick={open}>
        {say('web.gnostica.out', { count: view.out.length })}
      </button>
      {known === 0 ? null : (
        <button type="button" title={say('web.gnostica.known.title')} onClick={openKnown}>
          {say('web.gnostica.known', { count: known })}
        </button>
      )}
    </p>
  );
}
