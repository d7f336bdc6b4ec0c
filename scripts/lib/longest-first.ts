/**
 * In which order test files start. A fresh clone has no recorded times, so vitest would sort by file size: short
 * files that open a browser and play for minutes would come last, leaving one core idle until they end. Files that share
 * a process come after all others: a worker that gets another kind in between starts again.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first. */
export const LONGEST = [
  /web\/tests\/browser\.test\.ts$/,
  /catalogue\/src\/contract\.test\.ts$/,
  /web\/tests\/browser-\w+\.test\.ts$/,
  /scripts\/new-game\.test\.ts$/,
  /\/laws\.test\.ts$/,
  /\/crash\.test\.ts$/,
];

const rank = ({ moduleId, project }: TestSpecification): number => {
  const found = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  if (found >= 0) return found;
  return project.config.isolate ? LONGEST.length : LONGEST.length + 1;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
