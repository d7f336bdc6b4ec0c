/** A match of this browser: begun by its first visit, resumed by every later one. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { DAMAGED, ELSEWHERE, MISSING, OTHER_RULES } from '@hortus/frame/here/local-messages.ts';
import { beginningFrom, isAlone, setupOf } from '@hortus/frame/here/local-setup.ts';
import { type LocalTable, openLocal } from '@hortus/frame/here/local-source.ts';
import { loadMatch } from '@hortus/frame/here/local-store.ts';
import { levelIn } from '@hortus/frame/page/progress.ts';
import { go, type PageProps } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Table } from '@hortus/frame/table/Table.tsx';
import { type Content, type Game, referencesIn } from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { tableOf } from '../games/index.ts';
import { startHere } from '../here/start.ts';

interface Opened {
  readonly source: LocalTable;
  readonly table: GameTable;
}

/** Neither stored in this browser nor started by its address. */
const LOST = 'lost';
const WHY = {
  [LOST]: 'web.lost',
  [ELSEWHERE]: 'web.here.elsewhere',
  [DAMAGED]: 'web.here.damaged',
} as const;

function whyNot(failed: string): string {
  const { say } = words.value;
  if (failed.startsWith(MISSING)) return say('web.here.missing', { name: failed.slice(MISSING.length) });
  if (failed.startsWith(OTHER_RULES))
    return say('web.here.other-rules', { version: failed.slice(OTHER_RULES.length) });
  return failed in WHY ? say(WHY[failed as keyof typeof WHY]) : failed;
}

/** The page passes it on, since it has the content even if the browser stores nothing. */
async function contentsFor(game: Game, options: unknown): Promise<readonly Content[]> {
  const references = referencesIn(game, options);
  if (references.length === 0) return [];
  return (await import('@hortus/frame/here/shelf.ts')).findContents(references);
}

async function openHere(id: string, query: URLSearchParams): Promise<Opened> {
  const kept = await loadMatch(id).catch(() => undefined);
  // Stored data may be anything; the worker checks all of it.
  const game: unknown = kept === undefined ? (query.get('game') ?? '') : kept.log?.terms?.game;
  if (typeof game !== 'string') throw new Error(DAMAGED);
  const rulesVersion: unknown = kept?.log?.terms?.rulesVersion;
  const table = await tableOf(game, typeof rulesVersion === 'number' ? rulesVersion : undefined);
  if (table === undefined) throw new Error(kept === undefined ? LOST : `${OTHER_RULES}${rulesVersion}`);
  if (kept !== undefined)
    return { table, source: await openLocal(table.game, { id }, table.hides, startHere) };
  const asked = beginningFrom(query, table.game);
  const level =
    asked.level === undefined ? undefined : levelIn(table.bots.levels, table.bots.usual, asked.level);
  const beginning = { takeBacks: table.takesBack || isAlone(asked), ...asked, level };
  const setup = setupOf(id, beginning, words.value, table.game.seats[0]);
  const contents = await contentsFor(table.game, setup.options);
  const source = await openLocal(table.game, { ...setup, contents }, table.hides, startHere);
  go(`/here/${id}`, { replace: true });
  return { table, source };
}

export default function Here({ params, query }: PageProps) {
  const [opened, open] = useState<Opened | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  const id = params.id ?? '';
  const { say } = words.value;
  useEffect(() => {
    const opening = openHere(id, query);
    opening.then(open, ({ message }: Error) => fail(message));
    return () =>
      void opening.then(
        ({ source }) => source.close(),
        () => undefined,
      );
  }, [id]);
  if (failed !== undefined)
    return (
      <Notice
        title={say(failed === LOST ? 'web.lost.title' : 'web.table.title')}
        alert
        reload={failed !== LOST && failed !== DAMAGED}
      >
        <p>{whyNot(failed)}</p>
      </Notice>
    );
  return opened === undefined ? (
    <p class="notice">{say('web.loading')}</p>
  ) : (
    <Table source={opened.source} table={opened.table} />
  );
}
