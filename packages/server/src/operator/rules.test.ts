import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { garden } from '@hortus/garden';
import { Match, secretFromSeed } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { openTestStore } from '../testing/open-store.ts';
import { sampleTable } from '../testing/samples.ts';
import { runOperator } from './commands.ts';
import { keptVersions, tellVersions } from './rules.ts';

async function versions(files: readonly string[], databaseUrl?: string) {
  const said: string[] = [];
  const means = {
    environment: { databaseUrl, dataFolder: '/nowhere' },
    say: (line: string) => void said.push(line),
    print: (line: string) => void said.push(line),
  };
  const failed = await runOperator(['rules', 'versions', ...files], means).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { said, failed };
}

test('the versions that stored tables need are counted, and one that is not here is named', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  await store.createTable(sampleTable({ status: 'playing' }));
  await store.createTable(sampleTable({ status: 'over', options: { name: 'any \0 "rulesVersion":5' } }));
  await store.createTable(sampleTable({ status: 'closed', rulesVersion: 8 }));
  await store.createTable(sampleTable({ status: 'open', rulesVersion: 7 }));
  const { said, failed } = await versions([], url);
  await store.close();
  expect(said).toContain('garden 1 (newest): 1 unfinished, 1 finished');
  expect(said).toContain('genesis 1 (newest): no matches');
  expect(said.at(-1)).toBe('garden 7 (MISSING): 1 unfinished, 0 finished');
  expect(failed).toContain('doesn’t have');
});

test('files can be checked without a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-rules-'));
  const seats = [0, 1].map((seat) => ({ name: `seat ${seat}`, kind: 'bot' as const }));
  const terms = { id: 'm', game: 'garden', rulesVersion: 1, options: {}, packs: {}, seats };
  const begun = Match.begin(garden, terms, [], secretFromSeed('m'));
  if (!begun.ok) throw new Error('not begun');
  const [log, note] = [join(folder, 'log.json'), join(folder, 'note.txt')];
  writeFileSync(log, JSON.stringify(begun.value.log({ withSecret: true })));
  writeFileSync(note, 'hello');
  const { said, failed } = await versions([log, note, join(folder, 'nothing.json')]);
  rmSync(folder, { recursive: true });
  expect(said).toContain(`${note} isn't the log of a match`);
  expect(said).toContain('garden 1 (newest): 1 unfinished, 0 finished');
  expect(failed).toBeUndefined();
});

test('a former version is called frozen', async () => {
  const [first] = await keptVersions();
  expect(first).toEqual({ game: 'garden', versions: [1] });
  const uses = [{ game: 'toy', rulesVersion: 1, unfinished: 2, finished: 3 }];
  expect(tellVersions([{ game: 'toy', versions: [1, 2] }], uses)).toEqual({
    lines: ['toy 1 (frozen): 2 unfinished, 3 finished', 'toy 2 (newest): no matches'],
    isMissing: false,
  });
});
