/**
 * In a window a bot's answer comes at the window's fixed end, whatever it holds and whatever else its thread has to
 * do: Genesis, with the real thread and the real host, whose time stands still unless the test lets it pass. A former
 * server answered after 406 ms without a battle card and 692 ms with one while another table was thinking.
 */
import { type BotJob, type Bots, type Pace, SoleHost, type Thought, tableAlone } from '@hortus/host';
import { SimClock } from '@hortus/host/testing';
import { commitTo, invariant, Match, type PackedJson, secretFromSeed, type Terms } from '@hortus/kernel';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { SETTINGS } from '../settings.ts';
import { botThread } from '../testing/bot-thread.ts';
import { PATIENCE, until } from '../testing/wait.ts';
import { game, options, positions, type Thinking } from '../testing/windows.ts';
import { BotThreads } from './pool.ts';

const PACE: Pace = { thinks: 100, after: 700, answerThinks: 100, answersAfter: 400, alone: 100 };
/** Of each kind: with a battle card and without one, the thread free and busy. */
const WINDOWS = 6;
const STEP = 50;
/** The host's time; longer than any answer may take. */
const TOO_LATE = 10 * PACE.answersAfter;

const faults: string[] = [];
const pool = new BotThreads(
  {
    clock: systemClock,
    settings: { ...SETTINGS, botThreads: 1, botLimit: PATIENCE },
    log: {
      warn: (_: unknown, what?: string) => faults.push(`${what}`),
      error: (_: unknown, what?: string) => faults.push(`${what}`),
    } as never,
  },
  await botThread(),
);
afterAll(() => pool.close());

/** What another table asks of the same thread. */
const elsewhere = ({ view, seat }: Thinking, entry: number): BotJob => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  level: 'expert',
  view,
  seat,
  luck: new Uint8Array(32),
  entry,
  ms: 200,
  options,
  seats: 2,
});

interface Answered {
  /** By the host's time. */
  readonly after: number;
  readonly given: PackedJson | undefined;
  readonly thought: Thought;
}

/** One window: the bot gets to finish before any time passes, or its thread is busy with another table. */
async function answered(position: string, other: BotJob | undefined): Promise<Answered> {
  const terms: Terms = {
    id: 'table',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    packs: {},
    seats: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bot', kind: 'bot', level: 'expert' },
    ],
    position,
  };
  const [secret, reveal] = [secretFromSeed('host'), secretFromSeed('Ana')];
  const entropy = [{ seat: 0, commitment: commitTo(terms, 0, reveal), reveal }];
  const begun = Match.begin(game, terms, entropy, secret);
  invariant(begun.ok, `${position} can't be played`);
  const clock = new SimClock();
  const thoughts: Promise<Thought>[] = [];
  let isReady = false;
  const bots: Bots = {
    think: (job) => {
      const thought = pool.think(job);
      thoughts.push(thought.finally(() => (isReady = true)));
      return thought;
    },
  };
  let after: number | undefined;
  let given: PackedJson | undefined;
  const from = clock.now();
  const thinksElsewhere = other && pool.think(other);
  const host = new SoleHost(
    begun.value,
    { ...tableAlone({ terms, entropy, secret }), oneScreen: false },
    {
      clock,
      bots,
      pace: PACE,
      keep: ({ entries }) => {
        const entry = entries.at(-1);
        if (after === undefined && entry?.kind === 'moves' && entry.seat === 1) {
          given = entry.moves[0];
          after = clock.now() - from;
        }
      },
      told: () => {},
      broken: (error) => faults.push(error.message),
    },
  );
  await host.start();
  await clock.advance(0);
  if (other === undefined) await until('its choice', () => isReady);
  while (after === undefined && clock.now() - from < TOO_LATE) await clock.advance(STEP);
  await thinksElsewhere;
  const thought = await thoughts[0];
  return { after: after ?? TOO_LATE, given, thought };
}

const times = (all: readonly Answered[]): number[] => all.map(({ after }) => after);

test('in a window a bot answers at the same time with a battle card and without, on a free and on a busy thread', async () => {
  const { holding, empty, busy } = positions(WINDOWS);
  const [onFree, onBusy]: [Answered[], Answered[]] = [[], []];
  const [having, lacking]: [Answered[], Answered[]] = [[], []];
  for (let i = 0; i < WINDOWS; i++)
    for (const [where, other] of [
      [onFree, undefined],
      [onBusy, elsewhere(busy[i] as Thinking, i)],
    ] as const)
      for (const [whose, position] of [
        [having, holding[i]],
        [lacking, empty[i]],
      ] as const) {
        const answer = await answered(position as string, other);
        where.push(answer);
        whose.push(answer);
      }
  expect(times(having)).toEqual(times(lacking));
  expect(times([...onFree, ...onBusy])).toEqual(Array(4 * WINDOWS).fill(PACE.answersAfter));
  // Where it had finished before, its own choice waited for the end; where it hadn't, silence didn't wait for it.
  for (const { given, thought } of onFree) expect(given).toEqual(thought);
  for (const { given, thought } of onBusy) expect([{ kind: 'pass' }, thought]).toContainEqual(given);
  expect(faults).toEqual([]);
});
