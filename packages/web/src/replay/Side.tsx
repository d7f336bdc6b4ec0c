/** Next to a replay: what happened, the turning points, whether it was fair, and how to save it. */
import { words } from '@hortus/frame/page/words.ts';
import { LogPanel } from '@hortus/frame/panels/LogPanel.tsx';
import { type Tab, Tabs } from '@hortus/frame/parts/Tabs.tsx';
import type { Viewer } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayModel } from './model.ts';
import { CoursePanel } from './review/CoursePanel.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { SavePanel } from './SavePanel.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

export interface PlayerProps {
  readonly model: ReplayModel;
  /** Whether the page's address works on this device only, on any, or (for a file) not at all. */
  readonly from: 'here' | 'server' | 'file';
}

export function Side({ model, from }: PlayerProps) {
  const { say } = words.value;
  const chosen = useSignal('log');
  const shown = model.shown.value;
  const judge = model.judge.value;
  useEffect(() => {
    void model.askJudge();
  }, [model]);
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
    ...(judge === 'solver' || judge === 'search'
      ? [
          {
            id: 'review',
            name: say('web.replay.review'),
            panel: judge === 'solver' ? <ReviewPanel model={model} /> : <CoursePanel model={model} />,
          },
        ]
      : []),
    ...(model.over
      ? [{ id: 'verify', name: say('web.replay.verify'), panel: <VerifyPanel model={model} /> }]
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

/** Chooses whose view to show. */
function Eyes({ model }: { readonly model: ReplayModel }) {
  if (model.viewers.length < 2 || !model.table.hides) return null;
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
