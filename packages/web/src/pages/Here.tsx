/** A match of this browser: begun by its first visit, resumed by every later one. */
import { useEffect, useState } from 'preact/hooks';
import { go, type PageProps } from '../app/router.ts';
import { words } from '../app/words.ts';
import type { GameTable } from '../games/game-table.ts';
import { tableOf } from '../games/index.ts';
import { type LocalTable, openLocal } from '../table/local-source.ts';
import { loadMatch } from '../table/local-store.ts';
import { Table } from '../table/Table.tsx';

async function openHere(
  id: string,
  query: URLSearchParams,
): Promise<{ source: LocalTable; table: GameTable }> {
  const kept = await loadMatch(id).catch(() => undefined);
  const game = kept?.log.terms.game ?? query.get('game') ?? '';
  const table = await tableOf(game);
  if (table === undefined) throw new Error(words.value.say('web.lost'));
  if (kept !== undefined) return { table, source: await openLocal(table.game, { id }, table.hides) };
  const level = query.get('level');
  const you = { name: words.value.say('web.you'), kind: 'person' } as const;
  const other =
    level === null
      ? ({ name: words.value.say('web.friend'), kind: 'person' } as const)
      : ({ name: level, kind: 'bot', level } as const);
  const source = await openLocal(table.game, { id, game, options: {}, seats: [you, other] }, table.hides);
  go(`/here/${id}`, { replace: true });
  return { table, source };
}

export default function Here({ params, query }: PageProps) {
  const [opened, open] = useState<{ source: LocalTable; table: GameTable } | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  const id = params.id ?? '';
  useEffect(() => {
    const opening = openHere(id, query);
    opening.then(open, (error: Error) => fail(error.message));
    return () =>
      void opening.then(
        ({ source }) => source.close(),
        () => undefined,
      );
  }, [id]);
  if (failed !== undefined) return <p class="notice">{failed}</p>;
  return opened === undefined ? (
    <p class="notice">{words.value.say('web.loading')}</p>
  ) : (
    <Table source={opened.source} table={opened.table} />
  );
}
