/**
 * Laws for games in which hands are hidden, windows open and a turn has several steps: played with Skirmish, the toy,
 * on everything that hosts a match. It goes under the name of Garden, since a server lets bots play only games that
 * have bots.
 */
import { defineGame, FastLuck, type Game, moveList, type PackedJson, type Seat } from '@hortus/kernel';
import { toy } from '@hortus/testkit/toy';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bots.ts';
import { type Hosting, PACE, type Plan, type Played } from './laws.ts';
import { everyBotIsAsked } from './several-bots.ts';

const skirmish: Game = defineGame({ ...toy, id: 'garden' });
const OPTIONS = { hasty: true, scouting: false };
const TWO: Plan = { game: skirmish, options: OPTIONS, seats: ['person', 'person'] };
const ONE: Plan = { ...TWO, seats: ['person', 'bot'] };
/** TOY-ANS-5 */
const WINDOW = 2000;
const PASS = { kind: 'pass' };
const MOST_STEPS = 60;
const LATE = 200;

interface SkirmishView {
  readonly phase: 'bid' | 'trim' | 'turn' | 'answer' | 'over';
  readonly leader: Seat | null;
  readonly bids: readonly (number | 'hidden' | null)[];
  readonly hands: readonly { readonly count: number; readonly cards?: readonly string[] }[];
  readonly stock: { readonly cards?: readonly string[] };
}

const viewOf = (played: Played, seat: Seat): SkirmishView => played.sight(seat).view as SkirmishView;
const settle = (played: Played): Promise<void> => played.clock.advance(0);

/** What this seat may do, found as its own page would find it. */
function legal(played: Played, seat: Seat): PackedJson[] {
  const options = skirmish.parseOptions(OPTIONS, 2);
  if (!options.ok) throw new Error('options');
  const world = skirmish.create(options.value, 2);
  skirmish.imagine(viewOf(played, seat), world, new FastLuck(1));
  const list = moveList(skirmish);
  return [...list.subarray(0, skirmish.legal(world, seat, list))].map((move) => skirmish.moves.toJson(move));
}

async function playAny(played: Played, seat: Seat, kind?: string): Promise<void> {
  const move = legal(played, seat).find((one) => kind === undefined || one.kind === kind);
  if (move === undefined) throw new Error(`seat ${seat} cannot ${kind ?? 'act'}`);
  expect(await played.play(seat, move)).toBeUndefined();
  await settle(played);
}

/** Both have bid, and the leader is about to put cards aside. */
async function led(begin: Hosting['begin'], plan: Plan = TWO): Promise<{ played: Played; leader: Seat }> {
  const played = await begin(plan);
  for (const seat of [0, 1]) await playAny(played, seat, 'bid');
  return { played, leader: viewOf(played, 0).leader ?? 0 };
}

/** A card is engaged, and `seat` is asked for an answer. */
async function windowOf(begin: Hosting['begin']): Promise<{ played: Played; seat: Seat }> {
  const { played, leader } = await led(begin);
  await playAny(played, leader, 'done');
  await playAny(played, leader);
  expect(viewOf(played, 0).phase).toBe('answer');
  return { played, seat: 1 - leader };
}

/** A window is open, and the bot in the second seat is asked. */
async function untilBotIsAsked(played: Played, after: number): Promise<void> {
  const isAsked = (): boolean => viewOf(played, 0).phase === 'answer' && played.sight(0).toAct.includes(1);
  for (let steps = 0; steps < MOST_STEPS && !isAsked(); steps++) {
    if (played.sight(0).toAct.includes(0)) await playAny(played, 0);
    if (!isAsked()) await played.clock.advance(after);
  }
}

export function hiddenLaws(name: string, hosting: Hosting): void {
  const { begin, isShared, isPlain = false, pace = PACE } = hosting;
  describe(`what is hidden stays hidden, ${name}:`, () => {
    test('nobody ever learns another’s hand, a bid before all have bid, or the stock', async () => {
      const played = await begin(TWO);
      const look = (): void => {
        for (const seat of [0, 1]) {
          const { hands, stock, phase } = viewOf(played, seat);
          if (phase === 'over') continue;
          expect(hands[seat]?.cards).toHaveLength(hands[seat]?.count ?? -1);
          expect([hands[1 - seat]?.cards, stock.cards]).toEqual([undefined, undefined]);
        }
      };
      look();
      await playAny(played, 0, 'bid');
      expect([viewOf(played, 0).bids[0], viewOf(played, 1).bids]).toEqual([
        expect.any(Number),
        ['hidden', null],
      ]);
      await playAny(played, 1, 'bid');
      expect(viewOf(played, 1).bids).toEqual([expect.any(Number), expect.any(Number)]);
      for (let steps = 0; steps < MOST_STEPS && played.sight(0).outcome === undefined; steps++) {
        look();
        const [seat = 0] = played.sight(0).toAct;
        await playAny(played, seat);
        await played.clock.advance(WINDOW);
      }
      expect(played.sight(0).outcome).toBeDefined();
    });

    test('you can take back a step of your own turn freely if nothing was revealed', async () => {
      const { played, leader } = await led(begin, { ...TWO, takeBacks: false });
      const before = played.sight(leader);
      await playAny(played, leader, 'put');
      expect(await played.ask(leader, { kind: 'back', to: before.seq })).toBeUndefined();
      await settle(played);
      expect(played.stored().at(-1)).toMatchObject({
        kind: 'back',
        seat: leader,
        to: before.seq,
        granted: [],
      });
      expect(viewOf(played, leader)).toEqual(before.view);
      // Cards were drawn, and the leader has seen them.
      await playAny(played, leader, 'put');
      await playAny(played, leader, 'done');
      const { seq } = played.sight(leader);
      expect(await played.ask(leader, { kind: 'back', to: seq - 1 })).toBeDefined();
      expect(played.stored()).toHaveLength(seq);
    });

    test('a bot’s answer in a window comes no sooner than all its answers do, however quickly it thought', async () => {
      const think = async ({ view }: { readonly view: unknown }): Promise<Thought> =>
        (view as SkirmishView).phase === 'answer' ? PASS : undefined;
      const played = await begin({ ...ONE, think });
      await untilBotIsAsked(played, pace.after);
      const { seq, toAct } = played.sight(0);
      expect(toAct).toEqual([1]);
      await played.clock.advance(pace.answersAfter - 1);
      expect(played.sight(0).seq).toBe(seq);
      // A server may get to a duty a little late.
      await played.clock.advance(1 + LATE);
      expect(played.sight(0).seq).toBeGreaterThan(seq);
      // Ends whatever a bot is waiting for before the host stops.
      await played.play(0, { kind: 'resign' });
      await played.clock.advance(WINDOW);
    });

    test('a bot’s answer comes at the same time, whatever it holds and however long it thinks about it', async () => {
      const waits: number[] = [];
      for (const slow of [0, pace.answersAfter / 2, pace.answersAfter * 3]) {
        let clock: Played['clock'] | undefined;
        const think = ({ view }: { readonly view: unknown }): Promise<Thought> =>
          (view as SkirmishView).phase !== 'answer'
            ? Promise.resolve(undefined)
            : new Promise((done) => void clock?.after(slow, () => done(PASS)));
        const played = await begin({ ...ONE, think });
        clock = played.clock;
        await untilBotIsAsked(played, pace.after);
        const { seq } = played.sight(0);
        let waited = 0;
        for (; played.sight(0).seq === seq && waited < WINDOW; waited += 20) await played.clock.advance(20);
        waits.push(waited);
        await played.play(0, { kind: 'resign' });
        await played.clock.advance(WINDOW);
      }
      expect(waits).toEqual(waits.map(() => waits[0]));
      expect(waits[0]).toBeGreaterThanOrEqual(pace.answersAfter);
    });

    if (!isPlain)
      test('every bot that is asked gets heard, and one that declines keeps nobody waiting', () =>
        everyBotIsAsked(hosting));
    if (isShared) windowLaws(begin);
    else oneScreenLaws(begin);
  });
}

/** Players with screens of their own learn nothing from how long an answer took. */
function windowLaws(begin: Hosting['begin']): void {
  test('a window stays open for its time, whether its answer came early or not at all', async () => {
    for (const isEarly of [true, false]) {
      const { played, seat } = await windowOf(begin);
      const { seq } = played.sight(0);
      const at = played.clock.now();
      for (const viewer of [0, 1]) expect(played.sight(viewer).window).toEqual({ seat, left: WINDOW });
      await played.clock.advance(300);
      if (isEarly) expect(await played.play(seat, PASS)).toBeUndefined();
      await played.clock.advance(WINDOW - 301);
      expect([played.sight(0).seq, played.sight(1).seq]).toEqual([seq, seq]);
      await played.clock.advance(1);
      expect(played.sight(1 - seat).seq).toBe(seq + 1);
      const { id: _, ...entry } = played.stored()[seq] as { readonly id?: string };
      expect(entry).toEqual({ seq: seq + 1, kind: 'moves', seat, moves: [PASS], at: at + WINDOW });
    }
  });
}

/** Players who share a screen see each other think anyway. */
function oneScreenLaws(begin: Hosting['begin']): void {
  test('on one screen a window waits for its answer, which counts at once', async () => {
    const { played, seat } = await windowOf(begin);
    const { seq, window } = played.sight(seat);
    expect(window).toBeUndefined();
    await played.clock.advance(10 * WINDOW);
    expect(played.sight(seat).seq).toBe(seq);
    expect(await played.play(seat, PASS)).toBeUndefined();
    await settle(played);
    expect(played.sight(seat).seq).toBe(seq + 1);
  });
}
