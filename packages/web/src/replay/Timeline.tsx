/** Back and forth through the whole match, step by step or automatically. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon, type IconName } from '@hortus/frame/parts/Icon.tsx';
import { entryWords } from '@hortus/words';
import { useEffect } from 'preact/hooks';
import type { ReplayModel } from './model.ts';
import { Curve } from './review/Curve.tsx';
import { chanceWords, curveLines, reviewTurns } from './review/curve.ts';

/** How long each picture stays while it plays. */
const PICTURE_MS = 1100;

export function Timeline({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const at = model.at.value;
  const last = model.frames.value.length - 1;
  const { running } = model;
  useEffect(() => {
    if (!running.value) return;
    if (at >= last) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => model.goTo(at + 1), PICTURE_MS);
    return () => clearTimeout(timer);
  }, [running.value, at, last]);
  const goTo = (to: number): void => {
    running.value = false;
    model.goTo(to);
  };
  const button = (icon: IconName, name: string, to: number) => (
    <button
      type="button"
      class="subtle icon-button"
      aria-label={name}
      title={name}
      aria-disabled={to < 0 || to > last || to === at}
      onClick={() => goTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons of one thing, not fields of a form
    <div class="scrubber" role="group" aria-label={say('web.replay.time')}>
      {button('first', say('web.past.first'), 0)}
      {button('previous', say('web.past.previous'), at - 1)}
      <button
        type="button"
        class="icon-button"
        aria-label={say(running.value ? 'web.replay.stop' : 'web.replay.run')}
        title={say(running.value ? 'web.replay.stop' : 'web.replay.run')}
        onClick={() => {
          if (!running.value && at >= last) model.goTo(0);
          running.value = !running.value;
        }}
      >
        <Icon name={running.value ? 'pause' : 'go'} />
      </button>
      {button('next', say('web.past.next'), at + 1)}
      {button('newest', say('web.past.end'), last)}
      <NextTurn
        model={model}
        goTo={(seq) => {
          running.value = false;
          model.goToEntry(seq);
        }}
      />
      <div class="scrubber-track">
        <Curve model={model} />
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          value={at}
          aria-label={say('web.replay.time')}
          aria-valuetext={momentWords(model)}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

/** `Move 3 of 12: Anna takes b4 …`. */
export function momentWords(model: ReplayModel): string {
  const { say } = words.value;
  const shown = model.shown.value;
  const entry = shown?.frame.value?.entries.at(-1);
  if (shown === undefined || entry === undefined) return say('web.past.deal');
  const told = entryWords(words.value, model.game.id, entry, shown.cast.value).join(' ');
  const chances = (curveLines(model) ?? []).map(
    ({ seat, chances }) => `${shown.names.value[seat]}: ${chanceWords(model, chances[model.at.value] ?? 0)}`,
  );
  return [`${entry.seq} / ${model.log.entries.length}: ${told}`, ...chances].join(' ');
}

/** From one turning point to the next, and from the last to the first again. */
function NextTurn({ model, goTo }: { readonly model: ReplayModel; goTo(seq: number): void }) {
  const turns = reviewTurns(model);
  const next = turns.find(({ before }) => before > model.seq.value) ?? turns[0];
  if (next === undefined) return null;
  const name = words.value.say('web.replay.curve.next');
  return (
    <button
      type="button"
      class="subtle icon-button"
      aria-label={name}
      title={name}
      onClick={() => goTo(next.before)}
    >
      <Icon name="turn" />
    </button>
  );
}
