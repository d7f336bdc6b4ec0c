// @ts-check
// Counts what passed and what failed. A test that was never run must not look like one that passed.

/** @typedef {{ passed: number, failed: number, notes: string[] }} Tally */
/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileReport */

/**
 * Counts the JSON report of vitest; each fault that its own numbers hide is a failure too.
 * @param {unknown} report undefined if there was none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfTests(report, exitCode) {
  const files = isReport(report) ? report.testResults : undefined;
  if (files === undefined) return { passed: 0, failed: 1, notes: ['the tests left no report'] };
  const results = files.flatMap((file) => file.assertionResults);
  /** @param {string} wanted */
  const count = (wanted) => results.filter(({ status }) => status === wanted).length;
  const passed = count('passed');
  const skipped = results.length - passed - count('failed');
  const notLoaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const faults = [
    ...notLoaded.map(({ name }) => `${name} did not load or broke outside its tests`),
    ...(results.length === 0 ? ['no test was run'] : []),
  ];
  if (count('failed') + faults.length === 0 && exitCode !== 0) {
    faults.push(`the test runner ended with code ${exitCode}`);
  }
  const notes = skipped > 0 ? [...faults, `${skipped} skipped`] : faults;
  return { passed, failed: count('failed') + faults.length, notes };
}

/** @param {unknown} report @returns {report is { testResults: FileReport[] }} */
const isReport = (report) =>
  typeof report === 'object' &&
  report !== null &&
  'testResults' in report &&
  Array.isArray(report.testResults);

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  notes: tallies.flatMap(({ notes }) => notes),
});
