import { expect, test } from 'vitest';
import { given, UsageTrouble } from './asking.ts';

const OPTIONS = { person: { type: 'string' }, json: { type: 'boolean' } } as const;

test.each(['-vQ3zL0k_aB1', '--Q3zL0k_aB1', '-oneOf_22_lettersLong-'])(
  'an id that begins with a dash is read as an id: %s',
  (id) => {
    expect(given([id, '1', '--json'], OPTIONS, 'x')).toEqual({
      values: { json: true },
      positionals: [id, '1'],
    });
    expect(given(['--person', id], OPTIONS, 'x')).toEqual({ values: { person: id }, positionals: [] });
  },
);

test('anything but an id is still an option, and an unknown option is refused', () => {
  expect(given(['--json', 'a'], OPTIONS, 'x')).toEqual({ values: { json: true }, positionals: ['a'] });
  expect(() => given(['--jso'], OPTIONS, 'x')).toThrow(UsageTrouble);
  expect(() => given(['-v'], OPTIONS, 'x')).toThrow(UsageTrouble);
});
