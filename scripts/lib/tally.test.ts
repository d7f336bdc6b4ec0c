import { expect, test } from 'vitest';
import { firstLine, sum, tallyOfTests } from './tally.mjs';

const wrong = { where: 'x.test.ts > counts', why: 'expected 1 to be 2' };

test('what the report counts is counted', () => {
  const report = { passed: 3, skipped: 0, failures: [wrong] };
  expect(tallyOfTests(report, 1)).toEqual({ passed: 3, failures: [wrong], notes: [] });
});

test('a bad exit code is a failure although all tests passed', () => {
  const tally = tallyOfTests({ passed: 1, skipped: 0, failures: [] }, 7);
  expect(tally).toMatchObject({ passed: 1, failures: [{ why: 'ended with code 7' }] });
});

test('no report and no tests are failures', () => {
  expect(tallyOfTests(undefined, 0)).toMatchObject({ passed: 0, failures: [{ why: 'left no report' }] });
  expect(tallyOfTests('{}', 0)).toMatchObject({ passed: 0, failures: [{ why: 'left no report' }] });
  const empty = { passed: 0, skipped: 0, failures: [] };
  expect(tallyOfTests(empty, 0)).toMatchObject({ passed: 0, failures: [{ why: 'found no test' }] });
});

test('skipped tests are told and count for nothing', () => {
  expect(tallyOfTests({ passed: 1, skipped: 2, failures: [] }, 0)).toEqual({
    passed: 1,
    failures: [],
    notes: ['2 skipped'],
  });
});

test('the first line of an error is the first that says something', () => {
  const colour = String.fromCharCode(27);
  expect(firstLine(`\n\n  ${colour}[31mexpected 1 to be 2${colour}[39m  \n+ 1\n`)).toBe('expected 1 to be 2');
  expect(firstLine('\n')).toBe('');
  expect(firstLine('x'.repeat(5000))).toHaveLength(201);
});

test('tallies add up', () => {
  const right = { where: 'types', why: 'error TS1' };
  expect(
    sum([
      { passed: 1, failures: [wrong], notes: ['a'] },
      { passed: 3, failures: [right], notes: ['b'] },
    ]),
  ).toEqual({ passed: 4, failures: [wrong, right], notes: ['a', 'b'] });
});
