import { expect, test } from 'vitest';
import { type Built, reachedByWorkers } from './workers.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], draws = false): Built => ({
  imports,
  dynamicImports,
  draws,
});

test('a worker may run all that leads from it, but nothing that draws, that needs such a chunk or is behind one', () => {
  const chunks = new Map([
    ['worker', chunk(['host'])],
    ['host', chunk(['kernel'], ['rules', 'table', 'lessons'])],
    ['kernel', chunk([])],
    ['rules', chunk(['kernel', 'host'])],
    ['table', chunk(['frame'], [], true)],
    ['frame', chunk([])],
    ['lessons', chunk(['words'])],
    ['words', chunk(['kernel', 'table'])],
    ['page', chunk(['frame'], ['table'])],
  ]);
  expect([...reachedByWorkers(['worker'], chunks)].sort()).toEqual(['host', 'kernel', 'rules', 'worker']);
});
