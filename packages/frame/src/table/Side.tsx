/** Beside the board: log, chat, and what the match is about. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { lazily } from '../page/lazily.tsx';
import { words } from '../page/words.ts';
import { LogPanel } from '../panels/LogPanel.tsx';
import { type Tab, Tabs } from '../parts/Tabs.tsx';
import { hidden, muteOf } from './hidden.ts';

type WithModel = { readonly model: TableModel };
const ChatPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/ChatPanel.tsx')).ChatPanel,
}));
const InfoPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/InfoPanel.tsx')).InfoPanel,
}));

export function Side({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const chosen = useSignal('log');
  const seen = useSignal(0);
  const { source } = model;
  const newest = source.chat.value.at(-1)?.n ?? 0;
  useEffect(() => {
    if (chosen.value === 'chat') seen.value = newest;
  }, [chosen.value, newest]);
  const muted = hidden.value.has(muteOf(source.info.value.id));
  const news = newest > seen.value && chosen.value !== 'chat' && !muted ? say('web.chat.news') : undefined;
  const tabs: Tab[] = [
    { id: 'log', name: say('web.log'), panel: <LogPanel model={model} /> },
    ...(source.where === 'server'
      ? [{ id: 'chat', name: say('web.chat'), news, panel: <ChatPanel model={model} /> }]
      : []),
    { id: 'info', name: say('web.info'), panel: <InfoPanel model={model} /> },
  ];
  return (
    <aside class="table-side" aria-label={say('web.side')}>
      <Tabs
        label={say('web.side')}
        tabs={tabs}
        chosen={chosen.value}
        choose={(id) => {
          chosen.value = id;
        }}
      />
    </aside>
  );
}
