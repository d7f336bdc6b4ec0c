/**
 * The worker entry, bundled as a page or a program would, in Node and in a real browser: the same replies as here.
 */
import { Worker } from 'node:worker_threads';
import { garden, type View } from '@hortus/garden';
import { randomTurns } from '@hortus/garden/players/garden.testing.ts';
import { copyState, FastLuck, lowestBit, Match, moveList, secretFromSeed } from '@hortus/kernel';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.ts';
import { answer, type BotReply, type Question } from './answer.ts';
import { gameById, LEVELS, loadGames } from './at-hand.ts';

await loadGames();

/** No machine is so slow that time runs out, so the answers are the same everywhere. */
const ms = 1e6;

const questions: Question[] = [
  ...randomTurns(1, [{}, { fullBoard: 'draw' }, { format: 'vp15' }]).flatMap(
    ({ view, seat }, i): Question[] => [
      { id: `analyse ${i}`, do: 'analyse', game: 'garden', view, seat, ms },
      ...LEVELS('garden').map(
        (level): Question => ({
          id: `${level} ${i}`,
          do: 'choose',
          game: 'garden',
          level,
          view,
          seat,
          seed: i,
          ms,
        }),
      ),
    ],
  ),
  ...['genesis', 'worlds-asunder', 'gnostica', 'cgs'].flatMap((id) => counted(id, 2)),
  ...counted('gnostica', 3),
  { id: 'log', do: 'review', game: 'garden', played: finishedLog(), ms },
  { id: 'nobody', do: 'choose', game: 'garden', level: 'nobody', view: {}, seat: 0, seed: 1, ms },
  { id: 'no view', do: 'choose', game: 'garden', level: 'club', view: null, seat: 0, seed: 1, ms },
  { id: 'no game', do: 'analyse', game: 'chess', view: {}, seat: 0, ms },
  { id: 'no moves', do: 'review', game: 'chess', played: [], ms },
  { id: 'what', do: 'sing', game: 'garden', ms } as unknown as Question,
];

/** Decisions of every level, in a random match on a counted budget: a network and sums of fractions. */
function counted(id: string, seats: number): Question[] {
  const game = gameById(id);
  const options = game?.parseOptions({}, seats);
  if (game === undefined || options?.ok !== true) throw new Error(id);
  const state = game.create(options.value, seats);
  const luck = new FastLuck(4);
  const list = moveList(game);
  const asked: Question[] = [];
  for (let toAct = game.setup(state, luck), ply = 0; toAct !== 0 && ply < 30; ply++) {
    const seat = lowestBit(toAct);
    const count = game.legal(state, seat, list);
    const level = LEVELS(id)[ply % LEVELS(id).length];
    if (count > 1)
      asked.push({
        ...{ id: `${id} ${seats} ${level} ${ply}`, do: 'choose', game: id, level, seat, seed: ply },
        ...{ view: game.view(copyState(state), seat), ms: Number.POSITIVE_INFINITY },
      });
    toAct = game.play(state, seat, list[luck.below(count)], luck);
  }
  return asked;
}

/** A bug's message comes from the engine, with variables as the bundler named them. */
const withoutWords = (one: BotReply) => (one.ok ? one : { id: one.id, ok: one.ok, code: one.error.code });

const answersHere = questions.map((question) => answer(question, () => 0));
const expected = answersHere.map(withoutWords);

/** A match of two bots that choose their first legal move. */
function finishedLog() {
  const seats = [0, 1].map((seat) => ({ name: `bot ${seat}`, kind: 'bot' as const }));
  const terms = {
    id: 'log',
    game: 'garden',
    rulesVersion: 1,
    options: { format: 'wins3' },
    packs: {},
    seats,
  };
  const match = Match.begin(garden, terms, [], secretFromSeed('log'));
  if (!match.ok) throw new Error('not begun');
  while (!match.value.over) {
    const { mover, cells, top } = match.value.view('table') as View;
    const list = new Int32Array(garden.mostMoves);
    if (mover === null || garden.legal(match.value.state, mover, list) === 0)
      throw new Error(`${cells} ${top}`);
    match.value.submit({ seat: mover, moves: [list[0]] });
  }
  return match.value.log();
}

let code = '';
beforeAll(async () => {
  const input = new URL('./worker.ts', import.meta.url).pathname;
  const { output } = await build({
    input,
    platform: 'browser',
    output: { format: 'iife', codeSplitting: false },
    write: false,
  });
  code = output[0].code;
});

test('every question has an answer with its id', () => {
  expect(answersHere.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  const faults = answersHere.flatMap((one) => (one.ok ? [] : [one.error.code]));
  expect(faults).toEqual([
    'no-such-bot',
    'bug',
    'nothing-to-analyse',
    'nothing-to-review',
    'unknown-question',
  ]);
  expect(answersHere.filter((one) => 'analysis' in one && one.analysis.exact)).toHaveLength(45);
  expect(answersHere.find(({ id }) => id === 'log')).toMatchObject({ ok: true, review: { exact: true } });
});

test('games whose bots search are asked too', () => {
  for (const id of ['genesis', 'worlds-asunder', 'gnostica'])
    expect(questions.filter(({ game }) => game === id).length).toBeGreaterThan(5);
});

test('a worker thread of Node answers as this thread does', async () => {
  const worker = new Worker(code, { eval: true });
  const answers: BotReply[] = [];
  const done = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: BotReply) => {
      answers.push(message);
      if (answers.length === questions.length) resolve();
    });
  });
  for (const question of questions) worker.postMessage(question);
  await done;
  await worker.terminate();
  expect(answers.map(withoutWords)).toEqual(expected);
});

test('a worker in a browser answers as Node does', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const answers = await page.evaluate(inBrowser, { code, asked: JSON.stringify(questions) });
    expect((answers as BotReply[]).map(withoutWords)).toEqual(expected);
  } finally {
    await browser.close();
  }
});

/** Runs in the page, whose Worker isn't in Node's types. */
function inBrowser({ code, asked }: { code: string; asked: string }): Promise<unknown[]> {
  const { Worker } = globalThis as unknown as {
    Worker: new (
      url: string,
    ) => {
      onerror: (event: { message: string }) => void;
      onmessage: (event: { data: unknown }) => void;
      postMessage(message: unknown): void;
    };
  };
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  // JSON has no infinity.
  const questions: unknown[] = JSON.parse(asked, (key, value) =>
    key === 'ms' ? (value ?? Infinity) : value,
  );
  const answers: unknown[] = [];
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      answers.push(data);
      if (answers.length === questions.length) resolve(answers);
    };
    for (const question of questions) worker.postMessage(question);
  });
}
