/** docs/protocol.md is true: its messages are those of the schemas, its codes and requests are all there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishWords, loadGames } from '@hortus/catalogue';
import { clientMessage, HOST_REFUSALS, newTable } from '@hortus/protocol';
import ts from 'typescript';
import { afterEach, expect, test } from 'vitest';
import { startChild } from './testing/child.ts';
import { RealHouse } from './testing/real-house.ts';

await loadGames();

const docs = join(import.meta.dirname, '../../../docs');
const text = readFileSync(join(docs, 'protocol.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block]) => block);

let house: RealHouse | undefined;
afterEach(() => house?.close());

test('every message shown is valid', () => {
  const messages = blocks('json').map((block) => JSON.parse(block));
  const sent = messages.filter((message) => 'do' in message);
  expect(sent.length).toBeGreaterThan(4);
  for (const message of sent) expect(clientMessage.safeParse(message).success, message.do).toBe(true);
  for (const message of messages) expect('do' in message || 'is' in message).toBe(true);
  const made = /POST \/api\/tables\n(\{[\s\S]*?\n\})/.exec(text)?.[1] ?? '';
  expect(newTable.safeParse(JSON.parse(made)).success).toBe(true);
});

test('every kind of message is named', () => {
  for (const { shape } of clientMessage.options) {
    const name = shape.do.value;
    expect(text.includes(`\`${name}\``) || text.includes(`"do": "${name}"`), name).toBe(true);
  }
});

const listed = Object.keys(HOST_REFUSALS);

test('every refusal of the server is listed with its sentence, and no other', () => {
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)]
    .map(([, code, sentence]) => [code, sentence])
    .filter(([code]) => listed.includes(code));
  expect(Object.fromEntries(rows)).toEqual(HOST_REFUSALS);
});

test('every code that the server refuses with is the kernel’s, or listed, and those listed are used', () => {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  const refused = new Set<string>();
  // What the server doesn't refuse itself is refused by the host that runs its matches.
  for (const folder of [import.meta.dirname, join(import.meta.dirname, '../../host/src')])
    for (const file of readdirSync(folder, { recursive: true }).map(String)) {
      if (!file.endsWith('.ts') || /\.test\.ts$|^(?:testing|store|postgres)\//.test(file)) continue;
      const source = readFileSync(join(folder, file), 'utf8');
      visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
      for (const [, code] of source.matchAll(/\brefuse\(\s*'([a-z-]+)'/g)) refused.add(code);
    }
  const en = englishWords();
  expect(refused.size).toBeGreaterThan(25);
  expect(
    [...refused].filter((code) => !listed.includes(code) && en.find(`refusal.${code}`) === undefined),
  ).toEqual([]);
  expect(listed.filter((code) => !used.has(code))).toEqual([]);
});

test('the example plays a whole match, started as it says', async () => {
  const source = readFileSync(join(docs, 'examples/garden-client.mjs'), 'utf8');
  const [, program = '', file = ''] = /^\/\/ {3}npx (\w+) (\S+) http/m.exec(source) ?? [];
  expect([program, text.includes(`npx tsx ${file} http`)]).toEqual(['tsx', true]);
  house = await RealHouse.open();
  const { url } = await house.serve();
  const root = join(docs, '..');
  const child = startChild(join(root, 'node_modules/tsx/dist/cli.mjs'), [join(root, file), url]);
  await child.ended;
  expect(child.errors()).toBe('');
  expect(child.lines[0]).toMatch(/^\w+ \d\d (?:won|did not win) after \d+ entries$/);
});
