/** Packs meant to do harm, over HTTP: refused with a hundred faults and a count, in little text, and never stored. */
import { AT_EVERY_DOOR, fileOf, HOSTILE } from '@hortus/cards/hostile';
import { checkPack } from '@hortus/cards/language';
import { contentHash } from '@hortus/kernel';
import { afterAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { serveHere } from '../testing/serving.ts';

const { serving, logged } = await serveHere({
  settings: { requestsPerMinute: 10_000, tablesPerMinute: 1000, contentsPerMinute: 1000 },
});
afterAll(() => serving.close());

interface ErrorBody {
  readonly code: string;
  readonly message: string;
}
interface CheckReply {
  readonly status: number;
  readonly body: unknown;
}

function isRefused({ status, body }: CheckReply, text: string): void {
  // One fault comes alone, several come in a list too.
  const { error, errors = [error] } = body as { error: ErrorBody; errors?: ErrorBody[] };
  expect(status).toBe(400);
  expect(error.code).toMatch(/^ERR-\d+$/);
  const { faults, count } = checkPack(text);
  expect(errors.slice(0, 100)).toHaveLength(faults.length);
  const more = count > faults.length ? [`${count} faults in all`] : [];
  expect(errors.slice(100).map(({ message }) => message)).toEqual(more);
  expect(JSON.stringify(body).length).toBeLessThan(60_000);
  expect(JSON.stringify(body)).not.toMatch(/[\p{Cf}\p{Cs}]/u);
}

/** Options have less room than content, even where six bytes are sent for one. */
const SMALL_KB = 12;
const half = HOSTILE['half characters']!;

const PACKS: readonly (readonly [string, string, string])[] = [
  ...AT_EVERY_DOOR.map(([what, text]) => [what, text, HOSTILE[what]!(SMALL_KB)] as const),
  ['half characters', half(255), half(SMALL_KB)],
  ['a line that does not end', '[pack A', '[pack A'],
];

test.each(PACKS)('a pack of %s', async (_, large, small) => {
  const anna = await TestClient.guest(serving.url);
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const table = { game: 'cgs', options: { pack: { text: small } }, seats };
  isRefused(await anna.request('POST', '/api/tables', table), small);
  // As a page reads it from a file.
  const text = new TextDecoder().decode(fileOf(large));
  const content = { game: 'cgs', option: 'pack', text };
  isRefused(await anna.request('PUT', `/api/content/${contentHash(text)}`, content), text);
  expect((await anna.request('GET', '/api/me/content')).body).toMatchObject({ contents: [] });
  expect(logged).toEqual([]);
  anna.cut();
});
