/** How long bots take on a server, by the times in the log: real bots at its pace, on two processes that take turns. */
import { botOf } from '@hortus/bots';
import { loadVersion } from '@hortus/catalogue';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { type BotJob, quickMove, type Thought, thoughtOf } from '@hortus/host';
import { PACE, type Plan, TwoProcesses } from '@hortus/host/testing';
import { type Entry, type Game, invariant } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test } from 'vitest';
import { SETTINGS } from '../settings.ts';

const [PERSON, BOT] = [0, 1];

interface Course {
  readonly entries: readonly Entry[];
  /** Those that answer in a window. */
  readonly answers: ReadonlySet<number>;
  /** Those a bot was asked about. */
  readonly asked: ReadonlySet<number>;
}

/** A match of two who play any moves, one of them a bot. */
const anything = (game: Game, options: NonNullable<Plan['options']>): Promise<Course> =>
  playedAgainst(
    game,
    options,
    () => 0,
    async () => undefined,
  );

/** A match of somebody who plays any moves against a club bot that uses this share of its time. */
async function againstClub(game: Game, first: string, share: number): Promise<Course> {
  const players = (await loadVersion(game.id, game.rulesVersion))?.players;
  const club = players && botOf(players, 'club');
  invariant(club !== undefined, `${game.id} has no club bot`);
  const thinks = ({ ms }: BotJob): number => Math.floor(share * ms);
  return playedAgainst(game, { first }, thinks, async (job) => thoughtOf(game, club, job, () => 0));
}

async function playedAgainst(
  game: Game,
  options: NonNullable<Plan['options']>,
  thinks: (job: BotJob) => number,
  choose: (job: BotJob) => Promise<Thought>,
): Promise<Course> {
  const [answers, asked] = [new Set<number>(), new Set<number>()];
  const note = (view: unknown, entry: number): void => {
    if ((view as { readonly task: string }).task === 'window') answers.add(entry);
  };
  const bot = async (job: BotJob): Promise<Thought> => {
    note(job.view, job.entry);
    asked.add(job.entry);
    await new Promise<void>((done) => void played.clock.after(thinks(job), done));
    return choose(job);
  };
  const plan: Plan = { game, options, seats: ['person', 'bot'], think: bot };
  const played: TwoProcesses = await TwoProcesses.begin(plan);
  for (let i = 0; i < 150 && played.sight(PERSON).outcome === undefined; i++) {
    const { view, toAct, seq } = played.sight(PERSON);
    note(view, seq + 1);
    if (!toAct.includes(PERSON)) await played.clock.advance(1000);
    else {
      const job = {
        game: game.id,
        rulesVersion: game.rulesVersion,
        level: 'club',
        ms: 1,
        view,
        seat: PERSON,
      };
      const luck = new Uint8Array(32);
      const move = quickMove(game, { ...job, luck, entry: seq, options, seats: 2 });
      expect(await played.play(PERSON, move)).toBeUndefined();
      await played.clock.advance(0);
    }
  }
  await played.play(PERSON, { kind: 'resign' });
  await played.clock.advance(10_000);
  return { entries: played.stored(), answers, asked };
}

/** The bot's decisions, each with the time it took. */
const decisionsOf = ({ entries, answers }: Course): { readonly seq: number; readonly took: number }[] =>
  entries.flatMap(({ seat, seq, at = 0 }, i) => {
    const before = entries[i - 1]?.at;
    return seat === BOT && before !== undefined && !answers.has(seq) ? [{ seq, took: at - before }] : [];
  });

/** The same by turns. */
function turnsOf(course: Course): number[][] {
  const byOthers = new Set(
    course.entries.flatMap(({ seat, seq }) => (seat !== BOT && !course.answers.has(seq) ? [seq] : [])),
  );
  const turns: number[][] = [];
  let last = -1;
  for (const { seq, took } of decisionsOf(course)) {
    const isNew = last < 0 || [...byOthers].some((other) => other > last && other < seq);
    if (isNew) turns.push([took]);
    else turns.at(-1)?.push(took);
    last = seq;
  }
  return turns;
}

/** Some moves in the match of Genesis have no alternative; club isn't asked about those. */
for (const [game, first] of [
  [genesis, 'a'],
  [worldsAsunder, 'b'],
] as [Game, string][])
  test(`a turn of ${game.title} takes at most two seconds, and no time says how long a bot thought`, async () => {
    expect(SETTINGS).toMatchObject({ botThinks: PACE.thinks, botPace: PACE.after });
    const quickly = await againstClub(game, first, 0);
    const turns = turnsOf(quickly);
    expect(Math.max(...turns.map(({ length }) => length))).toBeGreaterThan(9);
    for (const times of turns) expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(2000);
    // Nobody thinks about a move without an alternative, and still it takes as long as others would.
    for (const { took } of decisionsOf(quickly)) expect(took).toBeGreaterThan(0);
    if (game === genesis)
      expect(decisionsOf(quickly).filter(({ seq }) => !quickly.asked.has(seq)).length).toBeGreaterThan(0);
    expect((await againstClub(game, first, 1)).entries).toEqual(quickly.entries);
  });

test('where everybody can see that a move is the only one, it comes at once', async () => {
  const course = await anything(garden, { first: 'B', format: 'vp20' });
  const decisions = decisionsOf(course);
  const waits = (isAsked: boolean): number[] =>
    decisions.flatMap(({ seq, took }) => (course.asked.has(seq) === isAsked ? [took] : []));
  expect(waits(true).length).toBeGreaterThan(0);
  expect(new Set(waits(true))).toEqual(new Set([PACE.after]));
  expect(waits(false).length).toBeGreaterThan(0);
  expect(new Set(waits(false))).toEqual(new Set([0]));
});
