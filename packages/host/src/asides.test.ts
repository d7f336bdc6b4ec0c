/** What a host does about asides, windows of several seats, and bots that decline. */
import type { Bot } from '@hortus/bots';
import { Match, type Move, type PackedJson, type Seat, seatsOf, secretFromSeed } from '@hortus/kernel';
import { toy } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { botsHere, type Pace } from './bots.ts';
import { SoleHost } from './sole-host.ts';
import { tableAlone } from './table-alone.ts';
import { SimClock } from './testing/sim-clock.ts';
import { TimedMatch } from './timed-match.ts';
import { clocksAt } from './times.ts';

const PACE: Pace = { thinks: 50, after: 0, answerThinks: 50, answersAfter: 100, alone: 50 };
const CARDS = 'stock p6 p7 p8 p9 b4 b5 b6 b7 b8 b9; bids 0 0 0 0; leader 0; turn 0; points 0 0';
const TURN = `turn; hands p1 p2 | p4 b1 | p3 p5 | b2 b3; ${CARDS}`;

type Choose = (seat: Seat, legal: readonly string[], asides: readonly string[]) => string | undefined;
interface Begun {
  readonly position?: string;
  readonly options?: object;
  /** The bots' seats. */
  readonly bots?: readonly Seat[];
  readonly choose?: Choose;
}

async function begin({ position = TURN, options = {}, bots = [], choose = () => undefined }: Begun) {
  const clock = new SimClock(1_000_000);
  const seats = [0, 1, 2, 3].map((seat) =>
    bots.includes(seat)
      ? { name: `bot ${seat}`, kind: 'bot' as const, level: 'club' }
      : { name: `person ${seat}`, kind: 'person' as const },
  );
  const terms = {
    id: 't',
    game: toy.id,
    rulesVersion: toy.rulesVersion,
    options,
    packs: {},
    seats,
    position,
  };
  const begun = Match.begin(toy, { ...terms, options: { ...options } }, [], secretFromSeed('host'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match: Match = begun.value as Match;
  const asked: string[] = [];
  const errors: string[] = [];
  const list = new Int32Array(toy.mostMoves);
  const texts = (seat: Seat, kind: 'legal' | 'asides'): string[] =>
    [...list.subarray(0, toy[kind](match.state as never, seat, list))].map((move) =>
      toy.notation.makeMove(match.state as never, seat, move),
    );
  const bot: Bot = {
    game: toy.id,
    level: 'club',
    choose(_, seat): Move | undefined {
      asked.push(`${match.seq}: ${seat}`);
      const text = choose(seat, texts(seat, 'legal'), texts(seat, 'asides'));
      const move = text === undefined ? undefined : toy.notation.parseMove(match.state as never, seat, text);
      return move?.ok ? move.value : undefined;
    },
  };
  const alone = tableAlone({ ...match.log({ withSecret: true }) });
  const { oneScreen: _, ...row } = alone;
  const sole = new SoleHost(match, row, {
    clock,
    bots: botsHere(
      toy,
      () => bot,
      () => clock.now(),
    ),
    pace: PACE,
    keep: () => {},
    told: () => {},
    broken: (error) => void errors.push(error.message),
  });
  await sole.start();
  const play = (seat: Seat, text: string, answers?: number) => {
    const move = toy.notation.parseMove(match.state as never, seat, text);
    if (!move.ok) throw new Error(text);
    const moves: PackedJson[] = [toy.moves.toJson(move.value)];
    return sole.host.play(seat, { moves, ...(answers === undefined ? {} : { answers }) });
  };
  const told = (): string[] =>
    match.seen('table').map(({ seq, seat, told }) => `${seq} ${seat} ${told[0]?.kind ?? '-'}`);
  return { match, clock, sole, play, asked, errors, told };
}

test('every bot with a question gets it, not only the first', async () => {
  const table = await begin({
    position: `bid; hands p1 p2 | p4 b1 | p3 p5 | b2 b3; stock p6 p7 p8 p9 b4 b5 b6 b7 b8 b9; points 0 0`,
    bots: [0, 2, 3],
    choose: (seat) => (seat === 0 ? undefined : 'bid 1'),
  });
  await table.clock.advance(1000);
  expect(table.told()).toEqual(['1 2 bid', '2 3 bid']);
  expect(table.asked).toEqual(['0: 0', '0: 2', '1: 0', '1: 3', '2: 0']);
  expect(seatsOf(table.match.toAct)).toEqual([0, 1]);
  expect(table.errors).toEqual([]);
  await table.play(1, 'bid 0');
  await table.clock.advance(1000);
  // The table waits for bots alone, so the host moves for the one that declines again.
  expect((table.match.view('table') as { readonly bids: unknown[] }).bids).not.toContain(null);
  expect(table.errors.join()).toContain('every bot declines');
});

test('a bot answers once it is invited, and isn’t asked before', async () => {
  const table = await begin({
    options: { trading: true },
    bots: [1],
    choose: (_, __, asides) => asides.find((text) => text.startsWith('decline')),
  });
  await table.clock.advance(1000);
  expect(table.asked).toEqual([]);
  expect((await table.play(0, 'offer 2 p1')).ok).toBe(true);
  expect(table.sole.host.sight('table')).toMatchObject({ toAct: [0], invited: [2] });
  await table.clock.advance(1000);
  expect(table.asked).toEqual([]);
  await table.play(0, 'withdraw');
  await table.play(0, 'offer 1 p1');
  await table.clock.advance(1000);
  expect(table.asked).toEqual(['3: 1']);
  expect(table.told().at(-1)).toBe('4 1 declined');
});

test('asides of others don’t make the host ask a bot again, and its move still counts', async () => {
  const table = await begin({ options: { trading: true }, bots: [0], choose: () => undefined });
  await table.clock.advance(10);
  expect(table.asked).toEqual(['0: 0']);
  // The host has moved for it, since nobody else could: the card is engaged.
  expect(table.match.seq).toBe(1);
  const other = await begin({
    position: TURN.replace('turn 0', 'turn 1'),
    options: { trading: true },
    bots: [0],
  });
  await other.play(2, 'offer 3 p3');
  await other.play(3, 'decline 2 p3');
  await other.clock.advance(1000);
  expect(other.asked).toEqual([]);
});

test('a bot that declined an offer is asked again only if it is offered something else', async () => {
  const table = await begin({ options: { trading: true }, bots: [1] });
  await table.play(0, 'offer 1 p1');
  await table.clock.advance(1000);
  expect(table.asked).toEqual(['1: 1']);
  await table.play(2, 'offer 3 p3');
  await table.play(3, 'decline 2 p3');
  await table.clock.advance(1000);
  expect(table.asked).toEqual(['1: 1']);
  await table.play(2, 'offer 1 p5');
  await table.clock.advance(1000);
  expect(table.asked).toEqual(['1: 1', '4: 1']);
});

const WINDOW = { hasty: true, trading: true };

test('a window asks several seats at once, and at its end the host answers for the silent ones', async () => {
  const { sole, clock, play, told } = await begin({ options: WINDOW });
  await play(0, 'p1');
  expect(sole.host.sight('table')?.window).toEqual({ seat: 1, seats: [1, 3], left: 2000 });
  await clock.advance(1500);
  expect(sole.host.sight(3)?.window).toMatchObject({ left: 500 });
  expect(told()).toHaveLength(1);
  await clock.advance(500);
  expect(told().slice(1)).toEqual(['2 1 passed', '3 3 passed']);
  expect(sole.host.sight('table')?.window).toBeUndefined();
});

test('an early pass is held until the end, and gives nobody more time', async () => {
  const { match, clock, play, told } = await begin({ options: WINDOW });
  await play(0, 'p1');
  await clock.advance(1000);
  expect((await play(1, 'pass')).ok).toBe(true);
  expect(match.seq).toBe(1);
  await clock.advance(999);
  expect(match.seq).toBe(1);
  await clock.advance(1);
  expect(told().slice(1)).toEqual(['2 1 passed', '3 3 passed']);
});

test('anything but a pass counts at once', async () => {
  const { clock, play, told } = await begin({ options: WINDOW });
  await play(0, 'p1');
  await clock.advance(300);
  await play(3, 'strike b2');
  expect(told().at(-1)).toBe('2 3 struck');
});

test('an aside starts, stops and adds no time', async () => {
  const { match } = await begin({ options: { trading: true } });
  const log = match.log({ withSecret: true });
  const time = { kind: 'clock' as const, base: 60, increment: 10 };
  const row = { ...tableAlone(log), time, dealtAt: 0 };
  const running = TimedMatch.of(toy, row, []);
  const left = (now: number): unknown => running && clocksAt(running.times, now);
  const apply = (seq: number, seat: Seat, at: number, ...moves: PackedJson[]): void =>
    running?.apply({ seq, kind: 'moves', seat, moves, at });
  expect(left(20_000)).toEqual({ running: [0], left: [40_000, 60_000, 60_000, 60_000] });
  apply(1, 0, 21_000, { kind: 'offer', seat: 1, card: 0 });
  apply(2, 1, 22_000, { kind: 'decline', seat: 0, theirs: 0 });
  expect(left(25_000)).toEqual({ running: [0], left: [35_000, 60_000, 60_000, 60_000] });
  apply(3, 0, 30_000, { kind: 'engage', card: 1 });
  expect(left(30_000)).toEqual({ running: [1, 3], left: [40_000, 60_000, 60_000, 60_000] });
});
