/** Where a finished match turned, for its end card: the same judgement as the review's, in the same words. */
import type { Reviewer, Turning } from '@hortus/frame/page/reviewer.ts';
import { learnBook } from '@hortus/frame/page/words.ts';
import { MORE } from '@hortus/words';
import { startReplayWorker } from '../asking.ts';
import { ReplayModel } from '../model.ts';
import { openReplay } from '../use-replay.ts';
import { courseWords, entryIn } from './course-words.ts';
import { mistakeWords, steadyWords } from './turn-words.ts';

export const turningOf: Reviewer = async (log, _, reader) => {
  const worker = startReplayWorker();
  try {
    const [model] = await Promise.all([openReplay(log, worker, reader), learnBook(MORE)]);
    return model instanceof ReplayModel ? await judged(model) : undefined;
  } finally {
    worker.end();
  }
};

async function judged(model: ReplayModel): Promise<Turning | undefined> {
  await model.askJudge();
  if (model.judge.value === 'nobody') return undefined;
  await model.look(model.viewers[0] ?? 'table', 0);
  try {
    return model.judge.value === 'solver' ? await solved(model) : await searched(model);
  } finally {
    model.shown.value?.close();
  }
}

/** The last mistake: after it nothing changed any more. */
async function solved(model: ReplayModel): Promise<Turning | undefined> {
  await model.review();
  const found = model.reviewing.value;
  if (typeof found !== 'object') return undefined;
  const index = found.review.decided.at(-1);
  const seq = index === undefined ? undefined : found.seqs[index];
  if (index === undefined || seq === undefined)
    return found.review.exact ? { told: steadyWords(model, found) } : undefined;
  return { entries: { first: seq, last: seq }, key: seq, told: mistakeWords(model, found, index) };
}

/** The turn that changed the chances most. */
async function searched(model: ReplayModel): Promise<Turning | undefined> {
  await model.follow();
  const found = model.judging.value;
  const turn = typeof found === 'object' && 'decided' in found ? found.decided : undefined;
  return (
    turn && { entries: turn, key: entryIn(model, turn)?.seq ?? turn.first, told: courseWords(model, turn) }
  );
}
