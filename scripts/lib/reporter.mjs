// @ts-check
// A reporter for vitest that writes what `tally.mjs` counts into the file named by HORTUS_TEST_REPORT. Vitest's own JSON
// leaves out errors of hooks and errors outside every test.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLine } from './tally.mjs';

/**
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest/node').SerializedError} SerializedError
 * @typedef {import('./tally.mjs').Failure} Failure
 */

/** @param {string} where @param {readonly SerializedError[]} errors @returns {Failure} */
const failure = (where, errors) => ({
  where,
  why: firstLine(errors[0]?.message ?? '') || (errors[0]?.name ?? 'no error was given'),
});

/** @param {TestModule} module @returns {Failure[]} */
function failuresIn(module) {
  const file = module.relativeModuleId;
  const own = module.errors().length > 0 ? [failure(file, module.errors())] : [];
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const tests = [...module.children.allTests('failed')];
  const found = [
    ...own,
    ...suites.map((suite) => failure(`${file} > ${suite.fullName}`, suite.errors())),
    ...tests.map((test) => failure(`${file} > ${test.fullName}`, test.result().errors ?? [])),
  ];
  return module.state() === 'failed' && found.length === 0 ? [failure(file, [])] : found;
}

/** The file that was running when an error occurred that no test caught. @param {SerializedError} error */
const fileOf = ({ VITEST_TEST_PATH: path }) =>
  typeof path === 'string' ? `${relative(process.cwd(), path)} > ` : '';

export default class {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    /** @type {import('./tally.mjs').Report} */
    const report = {
      passed,
      skipped: tests.length - passed - failed,
      failures: [
        ...modules.flatMap(failuresIn),
        ...unhandled.map((error) => failure(`${fileOf(error)}outside its tests`, [error])),
      ],
    };
    const file = process.env.HORTUS_TEST_REPORT;
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}
