/** Packs meant to hurt, over HTTP: refused with a hundred faults and a count, in little text, and never stored. */
import { contentHash } from '@hortus/kernel';
import { afterAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { serveHere } from '../testing/serving.ts';

const { serving, logged } = await serveHere({
  settings: { requestsPerMinute: 10_000, tablesPerMinute: 1000, contentsPerMinute: 1000 },
});
afterAll(() => serving.close());

const card = (area: string): string => `[pack A]\n[card B 1]\nType "Support"\n${area}`;
const letters = 'abcdefghijklmnopqrstuvwxyz';

test.each([
  ['brackets', '['.repeat(20_000)],
  ['brackets, two to a line', '[]\n'.repeat(5000)],
  ['quotes', card('"'.repeat(20_000))],
  [
    'a ring of aliases',
    `[pack A]\n${[...letters].map((one, i) => `alias X${one}: X${letters[(i + 1) % 26]}`).join('\n')}`,
  ],
  ['characters nobody sees', '\u200b\u202e\n'.repeat(5000)],
  ['NUL', '\0'.repeat(5000)],
  ['half characters', '\ud800\n'.repeat(5000)],
  ['no line end', '[pack A'],
])('a pack of %s', async (_, text) => {
  const anna = await TestClient.guest(serving.url);
  const table = { game: 'cgs', options: { pack: { text } }, seats: [{ kind: 'me' }, { kind: 'friend' }] };
  const hash = contentHash(text);
  for (const answer of [
    await anna.request('POST', '/api/tables', table),
    await anna.request('PUT', `/api/content/${hash}`, { game: 'cgs', option: 'pack', text }),
  ]) {
    const { error, errors = [error] } = answer.body as {
      error: { code: string; message: string };
      errors?: { code: string; message: string }[];
    };
    expect(answer.status).toBe(400);
    expect(error.code).toMatch(/^(?:ERR-\d+|other-hash)$/);
    expect(errors.length).toBeLessThanOrEqual(101);
    if (errors.length === 101) expect(errors[100]?.message).toMatch(/^\d+ faults in all$/);
    expect(JSON.stringify(answer.body).length).toBeLessThan(60_000);
    expect(JSON.stringify(answer.body)).not.toMatch(/[\p{Cf}\p{Cs}]/u);
  }
  expect((await anna.request('GET', '/api/me/content')).body).toMatchObject({ contents: [] });
  expect(logged).toEqual([]);
  anna.cut();
});
