import type { Course } from '@hortus/bots';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { MatchLog } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { ReplayWorker } from './asking.ts';
import { ReplayModel } from './model.ts';

const LOG = { terms: { seats: [] }, entries: [], outcome: {} } as unknown as MatchLog;
const COURSE = { decisive: [] } as unknown as Course;

test('the late answer of a stopped review doesn’t touch the one started since', async () => {
  const asked: { answer(course: Course | undefined): void; progress(far: number): void }[] = [];
  const worker = {
    ask: (what: string, _: unknown, progress: (far: number) => void) =>
      what === 'course'
        ? new Promise((answer) => asked.push({ answer, progress }))
        : Promise.resolve(undefined),
    end() {},
  } as unknown as ReplayWorker;
  const model = new ReplayModel(LOG, {} as GameTable, worker);
  const stopped = model.follow();
  model.stop();
  const followed = model.follow();
  asked[0]?.progress(0.5);
  asked[0]?.answer(undefined);
  await stopped;
  expect(model.judging.value).toEqual({ far: 0 });
  asked[1]?.progress(0.25);
  expect(model.judging.value).toEqual({ far: 0.25 });
  asked[1]?.answer(COURSE);
  await followed;
  expect(model.judging.value).toBe(COURSE);
});
