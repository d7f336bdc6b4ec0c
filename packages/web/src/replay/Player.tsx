/** A whole match on screen again: the frame of a table, with time in place of turns. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import { setQuery } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { LogPanel } from '@hortus/frame/panels/LogPanel.tsx';
import { Seats } from '@hortus/frame/panels/Seats.tsx';
import { StatusLine } from '@hortus/frame/panels/StatusLine.tsx';
import { type Tab, Tabs } from '@hortus/frame/parts/Tabs.tsx';
import type { Viewer } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ReplayModel } from './model.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { SavePanel } from './SavePanel.tsx';
import { Timeline } from './Timeline.tsx';
import { Verdict } from './Verdict.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

interface PlayerProps {
  readonly model: ReplayModel;
  /** The page's address leads to this match on this device, or on any; a file has none. */
  readonly from: 'here' | 'server' | 'file';
}

const NOTHING: readonly never[] = [];

export function Player({ model, from }: PlayerProps) {
  const { say } = words.value;
  const root = useRef<HTMLElement>(null);
  const shown = model.shown.value;
  const seq = model.seq.value;
  useEffect(() => {
    if (from !== 'file' && shown !== undefined) setQuery('at', String(seq));
  }, [seq, shown === undefined]);
  useEffect(() => {
    if (typeof model.reviewing.value === 'object' && model.valued.value) void model.value(seq);
  }, [seq, model.reviewing.value, model.valued.value]);
  useKeys(model);
  useTop(root);
  if (shown === undefined) return <p class="notice">{say('web.loading')}</p>;
  const frame = shown.frame.value;
  const { Board } = model.table;
  return (
    <article class={`table replay mood-${model.game.id}`} ref={root}>
      <h1 class="visually-hidden">{say('web.replay.of', { game: gameName(words.value, model.game.id) })}</h1>
      <div class="stage">
        <Seats model={shown} />
        <div class="table-board past">
          {frame === undefined ? null : (
            <Board
              view={frame.sight.view}
              seat={shown.source.seat.value}
              names={shown.names.value}
              options={shown.source.info.value.options}
              legal={NOTHING}
              asides={NOTHING}
              world={undefined}
              why={() => undefined}
              play={() => undefined}
              refuse={() => undefined}
              last={frame.last}
              values={model.marks.value}
              manner={model.running.value ? 'live' : 'still'}
            />
          )}
        </div>
        <div class="table-words">
          <StatusLine model={shown} />
          <Verdict model={model} />
        </div>
        <Timeline model={model} />
      </div>
      <Side model={model} from={from} />
    </article>
  );
}

function Side({ model, from }: PlayerProps) {
  const { say } = words.value;
  const chosen = useSignal('log');
  const shown = model.shown.value;
  if (shown === undefined) return null;
  const tabs: Tab[] = [
    {
      id: 'log',
      name: say('web.log'),
      panel: (
        <div class="replay-log">
          <Eyes model={model} />
          <LogPanel model={shown} />
        </div>
      ),
    },
    ...(model.over
      ? [
          { id: 'review', name: say('web.replay.review'), panel: <ReviewPanel model={model} /> },
          { id: 'verify', name: say('web.replay.verify'), panel: <VerifyPanel model={model} /> },
        ]
      : []),
    { id: 'save', name: say('web.replay.save'), panel: <SavePanel model={model} from={from} /> },
  ];
  return (
    <aside class="table-side" aria-label={say('web.replay.side')}>
      <Tabs
        label={say('web.replay.side')}
        tabs={tabs}
        chosen={chosen.value}
        choose={(id) => {
          chosen.value = id;
        }}
      />
    </aside>
  );
}

function eyesWords(model: ReplayModel, viewer: Viewer): string {
  const { say } = words.value;
  if (viewer === 'all') return say('web.replay.eyes.all');
  if (viewer === 'table') return say('web.replay.eyes.table');
  return model.shown.value?.names.value[viewer] ?? String(viewer + 1);
}

/** Whose eyes one looks with. */
function Eyes({ model }: { readonly model: ReplayModel }) {
  if (model.viewers.length < 2) return null;
  return (
    <label class="field replay-eyes">
      <span>{words.value.say('web.replay.eyes')}</span>
      <select
        value={String(model.viewer.value)}
        onChange={(event) => {
          const chosen = model.viewers.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) void model.look(chosen, model.seq.value);
        }}
      >
        {model.viewers.map((viewer) => (
          <option key={String(viewer)} value={String(viewer)}>
            {eyesWords(model, viewer)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The same two keys as at a table. */
function useKeys(model: ReplayModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type=range]), textarea, select')
      )
        return;
      const by = { '[': -1, ']': 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      model.running.value = false;
      model.goTo(Math.min(Math.max(model.at.value + by, 0), model.frames.value.length - 1));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
}

/** How far down the frame begins, for it to fill the rest of the window. */
function useTop(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const measure = (): void => {
      const box = root.current;
      box?.style.setProperty('--table-top', `${Math.round(box.getBoundingClientRect().top + scrollY)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
}
