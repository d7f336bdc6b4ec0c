import { expect, test } from 'vitest';
import { conforms } from '../conforms.ts';
import { toy } from './index.ts';

const clauses = [
  'TOY-TRN-1',
  'TOY-TRN-2',
  'TOY-END-1',
  'TOY-END-2',
  'TOY-END-3',
  'TOY-TRM-1',
  'TOY-SCT-1',
  'TOY-ANS-2',
  'TOY-BID-1',
  'TOY-CMP-2',
];
test('skirmish keeps the laws', () => {
  const t = performance.now();
  const report = conforms(toy, { hides: true, clauses });
  console.log(report, performance.now() - t);
  expect(report.counts.differing).toBeGreaterThan(100);
});
