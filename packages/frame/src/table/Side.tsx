/** Beside the board: log, chat, and what the match is about. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { lazily } from '../page/lazily.tsx';
import { words } from '../page/words.ts';
import type ChatNewsPart from '../panels/ChatNews.tsx';
import { noteSeen, seenAt, unreadIn } from '../panels/chat-seen.ts';
import { LogPanel } from '../panels/LogPanel.tsx';
import { type Tab, Tabs } from '../parts/Tabs.tsx';
import { hidden, muteOf, personOf } from './hidden.ts';

type WithModel = { readonly model: TableModel };
const ChatPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/ChatPanel.tsx')).ChatPanel,
}));
const ChatNews = lazily<Parameters<typeof ChatNewsPart>[0]>(() => import('../panels/ChatNews.tsx'));
const InfoPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/InfoPanel.tsx')).InfoPanel,
}));

export function Side({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const chosen = useSignal('log');
  const place = useRef<HTMLElement>(null);
  const { source } = model;
  const { id: table, mySeat } = source.info.value;
  const seen = useSignal(seenAt(table));
  const see = (n: number): void => {
    seen.value = n;
    noteSeen(table, n);
  };
  const newest = source.chat.value.at(-1)?.n ?? 0;
  useEffect(() => {
    if (chosen.value === 'chat' && newest > seen.value) see(newest);
  }, [chosen.value, newest]);
  const unread = hidden.value.has(muteOf(table))
    ? undefined
    : unreadIn(
        source.chat.value.filter((line) => !hidden.value.has(personOf(table, line))),
        mySeat,
        seen.value,
      );
  const news = unread === undefined || chosen.value === 'chat' ? undefined : say('web.chat.news');
  const tabs: Tab[] = [
    { id: 'log', name: say('web.log'), panel: <LogPanel model={model} /> },
    ...(source.where === 'server'
      ? [{ id: 'chat', name: say('web.chat'), news, panel: <ChatPanel model={model} /> }]
      : []),
    { id: 'info', name: say('web.info'), panel: <InfoPanel model={model} /> },
  ];
  return (
    <aside class="table-side" aria-label={say('web.side')} ref={place}>
      {news === undefined || unread === undefined ? null : (
        <ChatNews
          line={unread}
          open={() => {
            chosen.value = 'chat';
            place.current?.scrollIntoView({ block: 'nearest' });
          }}
          close={() => see(unread.n)}
        />
      )}
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
