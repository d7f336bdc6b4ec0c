/** Why something can't be played, in one sentence beside it, with a link to the rule. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Blocked, TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useBubble } from '../parts/use-bubble.ts';
import { whyWords } from '../says/told.ts';

/**
 * A pointer that rests or a focus that stays this long counts as a question; one that passes by doesn't. A press
 * counts immediately.
 */
const REST_MS = { point: 600, focus: 400 } as const;
const MARGIN = 8;

export function WhyNot({ model }: { readonly model: TableModel }) {
  const shown = useSignal<Blocked | undefined>(undefined);
  const blocked = model.blocked.value;
  useEffect(() => {
    if (blocked === undefined) {
      shown.value = undefined;
      return;
    }
    const show = (): void => {
      shown.value = blocked;
    };
    const leave = (): void => {
      if (model.blocked.value === blocked) model.blocked.value = undefined;
    };
    if (blocked.how === 'press') return show();
    const timer = setTimeout(show, REST_MS[blocked.how]);
    // Focus that moves on before the answer is shown no longer asks; later it may move into the bubble.
    const hurry = (): void => {
      if (shown.value !== blocked) leave();
    };
    if (blocked.how === 'point') blocked.anchor.addEventListener('pointerleave', leave);
    if (blocked.how === 'focus') blocked.anchor.addEventListener('blur', hurry);
    return () => {
      clearTimeout(timer);
      blocked.anchor.removeEventListener('pointerleave', leave);
      blocked.anchor.removeEventListener('blur', hurry);
    };
  }, [blocked]);
  // If something that was asked about by focus is then pressed, the bubble stays where it is, along with any
  // focus inside it.
  if (blocked === undefined || (blocked.how !== 'press' && shown.value !== blocked)) return null;
  return <Bubble model={model} blocked={blocked} />;
}

function Bubble({ model, blocked }: { readonly model: TableModel; readonly blocked: Blocked }) {
  const { say } = words.value;
  const bubble = useRef<HTMLDivElement>(null);
  const { id: game } = model.source.game;
  const { refusal, anchor, how } = blocked;

  const place = (): void => {
    const box = bubble.current;
    if (box === null) return;
    const at = anchor.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const wide = document.documentElement.clientWidth;
    const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, MARGIN), wide - width - MARGIN);
    const above = at.top - height - MARGIN >= MARGIN;
    const top = above
      ? at.top - height - MARGIN
      : Math.min(at.bottom + MARGIN, innerHeight - height - MARGIN);
    box.style.left = `${left}px`;
    box.style.top = `${Math.max(MARGIN, top)}px`;
    box.style.setProperty('--tip', `${at.left + at.width / 2 - left}px`);
    box.dataset.side = above ? 'above' : 'below';
  };
  useLayoutEffect(place, [blocked]);
  useBubble(blocked, {
    box: bubble,
    anchor,
    close: () => model.dismiss(),
    away: () => {
      model.blocked.value = undefined;
    },
    moved: () => (how === 'point' ? model.dismiss() : place()),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent
    <div
      class={how === 'point' ? 'why-not passing' : 'why-not'}
      ref={bubble}
      role="group"
      aria-label={say('web.why-not')}
    >
      <p role={how === 'point' ? undefined : 'status'}>{whyWords(words.value, game, refusal)}</p>
      {refusal.clause === undefined ? null : how === 'point' ? (
        <span class="clause-id" title={refusal.clause}>
          {say('web.clause')}
        </span>
      ) : (
        <Clause game={game} id={refusal.clause} onResize={place} />
      )}
      {how === 'press' ? (
        <button
          type="button"
          class="subtle icon-button why-close"
          aria-label={say('web.close')}
          onClick={() => {
            model.dismiss();
            if (anchor instanceof HTMLElement) anchor.focus();
          }}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}
