/** For test files that share a process: fails a file that leaves the process other than it found it. */
import { afterAll, expect } from 'vitest';
import { changedSince, surroundings } from './surroundings.ts';

const before = surroundings();
afterAll(() => {
  expect(changedSince(before), 'left changed for the files that share this process').toEqual([]);
});
