/** Replays logs off the page's thread, which a long match or the solver would hold up. */

import type { Course, Players } from '@hortus/bots';
import { loadPlayers, loadVersion } from '@hortus/catalogue';
import type { Game, MatchLog, Viewer } from '@hortus/kernel';
import type { Answers, Asks, ReplayReply, ReplayRequest } from './messages.ts';
import { checkLog, reviewLog, type Seen, seeLog, valuesAt, verifyLog } from './replayed.ts';

const REVIEW_MS = 60_000;
const VALUES_MS = 5000;
const now = (): number => performance.now();

interface Open {
  readonly players: Players;
  readonly game: Game;
  readonly log: MatchLog;
}

let open: Open | undefined;
const seen = new Map<Viewer, Seen>();

const present = (): Open => {
  if (open === undefined) throw new Error('no log is open');
  return open;
};

function see(viewer: Viewer): Seen {
  const known = seen.get(viewer);
  if (known !== undefined) return known;
  const { game, log } = present();
  const fresh = seeLog(game, log, viewer);
  seen.set(viewer, fresh);
  return fresh;
}

/** Work begun in an older generation stops. */
let generation = 0;

/** The worker listens to the page now and then; otherwise the page couldn't stop what it waits for. */
const HEARS_EVERY_MS = 40;
const heard = (): Promise<void> => new Promise((done) => setTimeout(done));

async function course(re: number): Promise<Course | undefined> {
  const { players, log } = present();
  if (log.outcome === undefined) return undefined;
  const own = ++generation;
  const { courseOf } = await import('@hortus/bots/course');
  const steps = courseOf(players, log);
  let last = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (now() - last < HEARS_EVERY_MS) continue;
    postMessage({ re, progress: step.value } satisfies ReplayReply);
    await heard();
    if (own !== generation) return undefined;
    last = now();
  }
}

const ANSWERS: { [K in keyof Asks]: (asked: Asks[K], re: number) => Answers[K] | Promise<Answers[K]> } = {
  async open({ log }) {
    const { game: id, rulesVersion } = log.terms;
    // Without the log's own rules, the newest ones report that theirs differ.
    const players = (await loadVersion(id, rulesVersion))?.players ?? (await loadPlayers(id));
    const checked = checkLog(players?.game, log);
    if (!checked.ok) return checked.fault;
    if (players === undefined) return undefined;
    open = { players, game: checked.value, log };
    seen.clear();
    return undefined;
  },
  see: ({ viewer }) => see(viewer),
  verify: ({ noted }) => verifyLog(present().game, present().log, noted),
  judge() {
    const { review, chances } = present().players;
    return review !== undefined ? 'solver' : chances !== undefined ? 'search' : 'nobody';
  },
  course: (_, re) => course(re),
  stop() {
    generation++;
    return undefined;
  },
  review: () => reviewLog(present().players, present().log, { ms: REVIEW_MS, now }),
  values({ viewer, seq }) {
    const sight = see(viewer).sights[seq];
    return sight === undefined
      ? undefined
      : valuesAt(present().players, present().log, sight, { ms: VALUES_MS, now });
  },
};

type Answering = (
  asked: ReplayRequest,
  re: number,
) => Answers[keyof Answers] | Promise<Answers[keyof Answers]>;

addEventListener('message', async ({ data }: MessageEvent<ReplayRequest>) => {
  const tell = (answer: ReplayReply): void => postMessage(answer);
  try {
    tell({ re: data.re, value: await (ANSWERS[data.do] as Answering)(data, data.re) });
  } catch (error) {
    tell({ re: data.re, failed: (error as Error).message });
  }
});
