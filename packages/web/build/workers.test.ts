import { expect, test } from 'vitest';
import { type Built, reachedByWorkers } from './workers.ts';

const chunk = (imports: string[], dynamicImports: string[] = [], styled = false): Built => ({
  imports,
  dynamicImports,
  styled,
});

test('a worker may run all that leads from it, but nothing with styles and nothing behind that', () => {
  const chunks = new Map([
    ['worker', chunk(['host'])],
    ['host', chunk(['kernel'], ['rules', 'table'])],
    ['kernel', chunk([])],
    ['rules', chunk(['kernel', 'host'])],
    ['table', chunk(['frame'], [], true)],
    ['frame', chunk([])],
    ['page', chunk(['frame'], ['table'])],
  ]);
  expect([...reachedByWorkers(['worker'], chunks)].sort()).toEqual(['host', 'kernel', 'rules', 'worker']);
});
