import { record } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { offsetsModule } from './offsets.ts';

const lines = (text: string) => text.split('\n').filter((line) => /^(export|const)/.test(line));

test('every field is a number of its own, the size comes last', () => {
  expect(lines(offsetsModule(record({ tileAt: 16, void: 2, free: 1 })))).toEqual([
    'export const tileAt = 0;',
    'const void_ = 16;',
    'export { void_ as void };',
    'export const free = 18;',
    'export const size = 19;',
  ]);
});

test.each([
  ['order', { free: 1, tileAt: 16 }],
  ['size', { tileAt: 15, free: 1 }],
  ['size of the last', { tileAt: 16, free: 2 }],
  ['name', { tileAt: 16, left: 1 }],
])('a change of %s shows', (_, changed) => {
  expect(offsetsModule(record(changed))).not.toBe(offsetsModule(record({ tileAt: 16, free: 1 })));
});

test('a field called size would be lost', () => {
  expect(() => offsetsModule(record({ size: 1 }))).toThrow('called size');
});
