import { expect, test } from 'vitest';
import { sum, tallyOfTests } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'x.test.ts',
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('tests are counted', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
  expect(tallyOfTests(report, 1)).toEqual({ passed: 3, failed: 1, notes: [] });
});

test('a file that did not load is a failure', () => {
  const report = { testResults: [file('passed', 'passed'), file('failed')] };
  expect(tallyOfTests(report, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a file whose set-up broke after its tests passed is a failure', () => {
  expect(tallyOfTests({ testResults: [file('failed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('a bad exit code is a failure although all tests passed', () => {
  expect(tallyOfTests({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('no report and no tests are failures', () => {
  expect(tallyOfTests(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyOfTests('{}', 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyOfTests({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('skipped tests are told and count for nothing', () => {
  const report = { testResults: [file('passed', 'passed', 'skipped', 'todo')] };
  expect(tallyOfTests(report, 0)).toEqual({ passed: 1, failed: 0, notes: ['2 skipped'] });
});

test('tallies add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2, notes: ['a'] },
      { passed: 3, failed: 4, notes: ['b'] },
    ]),
  ).toEqual({
    passed: 4,
    failed: 6,
    notes: ['a', 'b'],
  });
});
