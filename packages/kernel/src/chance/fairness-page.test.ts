import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contributions, deal, SECRET, TERMS } from '../testing/pips-table.ts';
import { canonicalJson } from './canonical.ts';
import { commitTo, matchKey, promiseOf } from './fairness.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/fairness.md'), 'utf8');

const sources = join(import.meta.dirname, '..');
/** Every tag that is hashed in this package's own code. */
const TAGS = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/'(hortus [a-z]+ \d)/g)])
  .map(([, tag]) => tag);

test('docs/fairness.md names every tag, and no other', () => {
  expect(TAGS.length).toBeGreaterThan(7);
  expect(new Set(page.match(/hortus [a-z]+ \d/g))).toEqual(new Set(TAGS));
});

test('no tag is used for two things', () => expect(TAGS).toHaveLength(new Set(TAGS).size));

test('docs/fairness.md works its example out as the code does', () => {
  const entropy = contributions(TERMS);
  const commitment = commitTo(TERMS, 'host', SECRET);
  const lines = [
    `J(T)  ${canonicalJson(TERMS)}`,
    `s     ${SECRET}`,
    ...entropy.map(({ seat, reveal }) => `e${seat}    ${reveal}`),
    `C     ${commitment}`,
    ...entropy.map((one) => `C${one.seat}    ${one.commitment}`),
    `P     ${promiseOf(commitment, entropy)}`,
    `K     ${Buffer.from(matchKey(TERMS, entropy, SECRET)).toString('hex')}`,
    `deal  0 … 11 shuffled: ${deal().state.ints.subarray(7, 19).join(' ')}`,
  ];
  expect(page).toContain(lines.join('\n'));
});
