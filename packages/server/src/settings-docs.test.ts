import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');

/** The table of limits: names, and their defaults in the same order. */
const rows = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|/gm)].map(
  ([, names = '', values = '']) => ({
    names: [...names.matchAll(/\w+/g)].map(String),
    values: values.split(', ').map(Number),
  }),
);

/** Whatever is named like a limit. */
const LIMITS =
  /Per(?:Minute|Second|Person|Address|Socket)$|AtOnce$|^largest|Days$|^most(?:Conn|Buff)|^(?:headers|request|standstill)Limit$/;

test('the operator’s page has every limit, with its default', () => {
  const told = Object.fromEntries(
    rows.flatMap(({ names, values }) => names.map((name, i) => [name, values[i]])),
  );
  expect(SETTINGS).toMatchObject(told);
  const limits = Object.keys(SETTINGS).filter((name) => LIMITS.test(name));
  expect(limits.length).toBeGreaterThan(18);
  expect(limits.filter((name) => told[name] === undefined)).toEqual([]);
});
