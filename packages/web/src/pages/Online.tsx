/** A table on the server: its lobby until the deal, then the table itself, for those who sit and those who watch. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { Lobby } from '@hortus/frame/lobby/Lobby.tsx';
import { ApiFault, tableAt } from '@hortus/frame/online/api.ts';
import { browserMeans } from '@hortus/frame/online/browser-means.ts';
import { openRemote, type RemoteTable } from '@hortus/frame/online/remote-source.ts';
import { takeNewVersion } from '@hortus/frame/page/register.ts';
import { go, type PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Table } from '@hortus/frame/table/Table.tsx';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { tableOf } from '../games/index.ts';

type Opened =
  | { readonly is: 'loading' | 'missing' | 'offline' | 'old' }
  | { readonly is: 'open'; readonly source: RemoteTable; readonly table: GameTable };

/** How soon to retry a server that doesn't answer. */
const AGAIN_MS = 3000;

async function openTable(id: string): Promise<Opened> {
  try {
    const info = await tableAt(id);
    const table = await tableOf(info.game, info.rulesVersion);
    if (table === undefined) return { is: 'old' };
    return { is: 'open', table, source: openRemote(table.game, info, browserMeans(id)) };
  } catch (error) {
    return {
      is: error instanceof ApiFault && error.status >= 400 && error.status < 500 ? 'missing' : 'offline',
    };
  }
}

export default function Online({ params }: PageProps) {
  const id = params.id ?? '';
  const [opened, open] = useState<Opened>({ is: 'loading' });
  useEffect(() => {
    let left = false;
    let timer = 0;
    let source: RemoteTable | undefined;
    const attempt = async (): Promise<void> => {
      const found = await openTable(id);
      if (found.is === 'open') source = found.source;
      if (left) source?.close();
      else open(found);
      if (!left && found.is === 'offline') timer = window.setTimeout(() => void attempt(), AGAIN_MS);
    };
    void attempt();
    const hurry = (): void => {
      if (!document.hidden) source?.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      left = true;
      clearTimeout(timer);
      source?.close();
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, [id]);
  return opened.is === 'open' ? (
    <Open source={opened.source} table={opened.table} />
  ) : (
    <Waiting is={opened.is} />
  );
}

function Open({ source, table }: { readonly source: RemoteTable; readonly table: GameTable }) {
  useSignalEffect(() => {
    const { next } = source.info.value;
    if (next !== undefined && source.wantsRematch.value) go(`/t/${next}`);
  });
  return source.sight.value === undefined ? (
    <Lobby source={source} table={table} />
  ) : (
    <Table source={source} table={table} />
  );
}

function Waiting({ is }: { readonly is: Exclude<Opened['is'], 'open'> }) {
  const { say } = words.value;
  if (is === 'loading') return <p class="notice">{say('web.loading')}</p>;
  if (is === 'missing')
    return (
      <Notice title={say('web.lost.title')}>
        <p>{say('web.online.missing')}</p>
      </Notice>
    );
  return (
    <div class="notice" role="status">
      <p>{say(`web.online.${is}`)}</p>
      {is === 'old' ? (
        <button type="button" class="main" onClick={takeNewVersion}>
          {say('web.reload')}
        </button>
      ) : (
        <a href="/">{say('web.back-home')}</a>
      )}
    </div>
  );
}
