import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reply } from './reply.ts';
import { LIMITS, Session } from './session.ts';
import { testWorld } from './testing.ts';

const doc = readFileSync(join(import.meta.dirname, '../../../../docs/referee.md'), 'utf8');

/** `…` in one of the document's replies stands for anything. */
const matcher = (written: string): RegExp =>
  new RegExp(
    `^${written
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

const examples = [...doc.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, asked = '', answered = '']) => ({
  asked,
  answered,
}));

test('every example of docs/referee.md is answered as it says', () => {
  const session = new Session(testWorld());
  expect(examples.length).toBeGreaterThan(35);
  expect(examples.length).toBe(doc.match(/^> /gm)?.length);
  for (const { asked, answered } of examples) expect(reply(session, asked), asked).toMatch(matcher(answered));
});

test('the document has an example for every request, and names every code of the referee itself', () => {
  const shown = new Set(examples.map(({ asked }) => /"do":"(\w+)"/.exec(asked)?.[1]));
  const listed = [...doc.matchAll(/^\| \[`(\w+)`\]/gm)].map(([, verb]) => verb);
  expect(listed).toHaveLength(16);
  for (const verb of listed) expect(shown, verb).toContain(verb);
  const sources = [
    'answer',
    'reply',
    'stdio',
    'fields',
    'session',
    'verb',
    'looking',
    'playing',
    'engine',
  ].map((name) => readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8'));
  const codes = sources.flatMap((source) => [
    ...source.matchAll(/(?:trouble|failed)\(\s*'([a-z0-9-]+)'|code: '([a-z0-9-]+)', message/g),
  ]);
  expect(codes.length).toBeGreaterThan(15);
  for (const [, one, other] of codes) expect(doc).toContain(`\`${one ?? other}\``);
});

test('the limits that the document names are the real ones', () => {
  expect(doc).toContain(`${LIMITS.nodes.toLocaleString('en')} positions`);
  expect(doc).toContain(`${LIMITS.matches.toLocaleString('en')} matches`);
});
