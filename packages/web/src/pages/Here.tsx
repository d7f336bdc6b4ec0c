/** A match of this browser: begun by its first visit, resumed by every later one. */
import { useEffect, useState } from 'preact/hooks';
import { go, type PageProps } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { GameTable } from '../games/game-table.ts';
import { tableOf } from '../games/index.ts';
import { ELSEWHERE } from '../table/local-messages.ts';
import { beginningFrom, setupOf } from '../table/local-setup.ts';
import { type LocalTable, openLocal } from '../table/local-source.ts';
import { loadMatch } from '../table/local-store.ts';
import { Table } from '../table/Table.tsx';

interface Opened {
  readonly source: LocalTable;
  readonly table: GameTable;
}

async function openHere(id: string, query: URLSearchParams): Promise<Opened> {
  const kept = await loadMatch(id).catch(() => undefined);
  const table = await tableOf(kept?.log.terms.game ?? query.get('game') ?? '');
  if (table === undefined) throw new Error(words.value.say('web.lost'));
  if (kept !== undefined) return { table, source: await openLocal(table.game, { id }, table.hides) };
  const beginning = { takeBacks: table.takesBack ?? true, ...beginningFrom(query, table.game) };
  const setup = setupOf(id, beginning, words.value, table.game.seats[0]);
  const source = await openLocal(table.game, setup, table.hides);
  go(`/here/${id}`, { replace: true });
  return { table, source };
}

export default function Here({ params, query }: PageProps) {
  const [opened, open] = useState<Opened | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  const id = params.id ?? '';
  useEffect(() => {
    const opening = openHere(id, query);
    opening.then(open, ({ message }: Error) =>
      fail(message === ELSEWHERE ? words.value.say('web.here.elsewhere') : message),
    );
    return () =>
      void opening.then(
        ({ source }) => source.close(),
        () => undefined,
      );
  }, [id]);
  if (failed !== undefined)
    return (
      <p class="notice" role="alert">
        {failed}
      </p>
    );
  return opened === undefined ? (
    <p class="notice">{words.value.say('web.loading')}</p>
  ) : (
    <Table source={opened.source} table={opened.table} />
  );
}
