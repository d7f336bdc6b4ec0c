// @ts-check
// Counts what passed, and names what failed. A test that was never run must not look like one that passed.

/**
 * @typedef {{ where: string, why: string }} Failure `why` is the first line of the error
 * @typedef {{ passed: number, failures: Failure[], notes: string[] }} Tally
 * @typedef {{ passed: number, skipped: number, failures: Failure[] }} Report what `reporter.mjs` leaves behind
 */

/**
 * @param {unknown} report undefined if there was none
 * @param {number} exitCode of the test runner
 * @returns {Tally}
 */
export function tallyOfTests(report, exitCode) {
  /** @param {string} why @returns {Failure} */
  const runner = (why) => ({ where: 'the test runner', why });
  if (!isReport(report)) return { passed: 0, failures: [runner('left no report')], notes: [] };
  const { passed, skipped } = report;
  const failures = [...report.failures];
  if (passed + skipped + failures.length === 0) failures.push(runner('found no test'));
  if (failures.length === 0 && exitCode !== 0) failures.push(runner(`ended with code ${exitCode}`));
  return { passed, failures, notes: skipped > 0 ? [`${skipped} skipped`] : [] };
}

/** @param {unknown} report @returns {report is Report} */
const isReport = (report) => typeof report === 'object' && report !== null && 'failures' in report;

/** Escape sequences that colour text in a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

const LONGEST = 200;

/** The first line that says something, without colours; what is longer than a screen is cut. @param {string} text */
export function firstLine(text) {
  const line = text.replace(COLOURS, '').trim().split('\n', 1)[0]?.trimEnd() ?? '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  notes: tallies.flatMap(({ notes }) => notes),
});
