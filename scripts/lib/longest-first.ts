/**
 * In which order test files start. A fresh clone has no recorded times, so vitest would sort by file size: short
 * files that open a browser and play for minutes would come last, leaving one core idle until they end.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first. */
const LONGEST = [
  /web\/tests\/browser\.test\.ts$/,
  /catalogue\/src\/contract\.test\.ts$/,
  /web\/tests\/browser-\w+\.test\.ts$/,
  /scripts\/new-game\.test\.ts$/,
  /\/laws\.test\.ts$/,
  /\/crash\.test\.ts$/,
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? LONGEST.length : found;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
