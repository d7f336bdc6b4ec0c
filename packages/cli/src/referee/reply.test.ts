import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST, reply } from './reply.ts';
import { Session } from './session.ts';
import { testWorld } from './testing.ts';

const said = (line: string): string => reply(new Session(testWorld()), line);
const codeOf = (line: string): string => JSON.parse(said(line)).error.code;

test('the id is repeated to the letter, whatever JSON it is', () => {
  const ids = [
    '1',
    '12345678901234567890',
    '1.50',
    '-0',
    '1e400',
    'null',
    '"a\\u0041,}"',
    '[1, {"id":2}]',
    '{"do":"x"}',
    '""',
  ];
  for (const id of ids) {
    expect(said(`{"id":${id},"do":"hash"}`)).toMatch(/^\{"id":/);
    expect(said(`{"do":"hash" , "id" : ${id} }`).startsWith(`{"id":${id},"ok":false`)).toBe(true);
  }
});

test('an answer has an id only where the request has one', () => {
  expect(JSON.parse(said('{"do":"hash"}'))).not.toHaveProperty('id');
  expect(JSON.parse(said('{"do":"hash","x":{"id":1}}'))).not.toHaveProperty('id');
  expect(JSON.parse(said('[{"id":1}]'))).not.toHaveProperty('id');
  expect(JSON.parse(said('{"id":1,"do":"hash","\\u0069d":2}')).id).toBe(2);
});

test('any JSON comes back as the id', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 8 }),
      fc.constantFrom('{"id":@,"do":"hello"}', '{"do":"x","id":\\t@ }'),
      (id, form) => {
        const line = form.replace('\\t', '\t').replace('@', () => JSON.stringify(id));
        expect(JSON.parse(said(line)).id).toEqual(JSON.parse(JSON.stringify(id)));
      },
    ),
  );
});

test('anything but a JSON object is reported', () => {
  for (const line of ['', ' ', 'x', '{', '{"do":"hello"', '{"do":\u0000}', "{'do':1}", '\ufeff', 'NaN'])
    expect(codeOf(line)).toBe('not-json');
  for (const line of ['null', '1', '"do"', '[]', '[{"do":"hello"}]', 'true'])
    expect(codeOf(line)).toBe('not-an-object');
  for (const line of ['{}', '{"DO":"hello"}', '{"__proto__":{"do":"hello"}}'])
    expect(codeOf(line)).toBe('missing-field');
  for (const line of ['{"do":1}', '{"do":null}', '{"do":["hello"]}']) expect(codeOf(line)).toBe('bad-field');
  for (const what of ['constructor', '__proto__', 'toString', 'Hello', ''])
    expect(codeOf(JSON.stringify({ do: what }))).toBe('unknown-do');
});

test('deep nesting is refused before it is read', () => {
  const nested = (depth: number) => `{"do":"hash","id":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(JSON.parse(said(nested(DEEPEST - 1))).error.code).toBe('missing-field');
  expect(codeOf(nested(DEEPEST))).toBe('too-deep');
  expect(codeOf('['.repeat(500_000))).toBe('too-deep');
  expect(codeOf(`{"do":"hash","id":"${'['.repeat(500)}"}`)).toBe('missing-field');
});

test('a long unknown word isn’t echoed in full', () => {
  expect(said(JSON.stringify({ do: 'x'.repeat(100_000) })).length).toBeLessThan(300);
  expect(
    said(JSON.stringify({ do: 'new', game: 'garden', options: { ['x'.repeat(100_000)]: 1 } })).length,
  ).toBeLessThan(2000);
});
