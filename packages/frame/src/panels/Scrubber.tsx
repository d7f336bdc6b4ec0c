/** Back and forth through what has happened so far. The match continues; one press leads back to it. */
import { entryWords } from '@hortus/words';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';

export function Scrubber({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const slider = useRef<HTMLInputElement>(null);
  // It takes the place of the button that opened it, and its focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) slider.current?.focus();
  }, []);
  const newest = model.source.sight.value?.seq ?? 0;
  const past = model.past.value;
  useEffect(() => {
    const frame = model.past.value?.frames[model.past.value.at];
    if (frame !== undefined) void model.lookAt(frame.sight.seq);
  }, [newest]);
  if (past === undefined) return null;
  const { frames, at } = past;
  const last = frames.length - 1;
  const entry = frames[at]?.entries.at(-1);
  const told =
    entry === undefined
      ? say('web.past.deal')
      : entryWords(words.value, model.source.game.id, entry, model.cast.value).join(' ');
  const goTo = (to: number): void => void model.step(to - at);
  const button = (icon: IconName, name: string, to: number) => (
    <button
      type="button"
      class="subtle icon-button"
      aria-label={name}
      aria-disabled={to < 0 || to > last || to === at}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent
    <div class="scrubber" role="group" aria-label={say('web.past')}>
      {button('first', say('web.past.first'), 0)}
      {button('previous', say('web.past.previous'), at - 1)}
      <input
        type="range"
        ref={slider}
        min={0}
        max={last}
        value={at}
        aria-label={say('web.past')}
        aria-valuetext={`${at} / ${last}: ${told}`}
        onInput={(event) => goTo(Number(event.currentTarget.value))}
      />
      {button('next', say('web.past.next'), at + 1)}
      <button type="button" class="scrubber-present" onClick={() => model.present()}>
        <Icon name="newest" />
        {say(model.over.value ? 'web.past.end' : 'web.past.present')}
      </button>
    </div>
  );
}
