/**
 * Laws that hold for every match, whoever hosts it. They are written once and run against hosts that share a store, a
 * host that owns its match alone (as a terminal's does), a browser's worker, and the server's own sockets. Played
 * with Garden, whose tiles lie in a known order; games that hide something are in `hidden-laws.ts`.
 */
import type { Entry, Game, PackedJson, Refusal, Seat } from '@hortus/kernel';
import type { Sight, TimeControl } from '@hortus/protocol';
import { describe, expect, test } from 'vitest';
import type { Wish } from '../asks.ts';
import type { BotJob, Thought } from '../bots.ts';
import type { SimClock } from './sim-clock.ts';

export const G0 = 'Ms Mt Mb Mr Cs Ct Cb Cr Ps Pt Pb Pr Is It Ib Ir';
export const PACE = { thinks: 400, after: 700, answersAfter: 400 } as const;

/** How a match of the laws begins. */
export interface Plan {
  readonly seats: readonly ('person' | 'bot')[];
  /** Garden by default. */
  readonly game?: Game;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly time?: TimeControl;
  readonly takeBacks?: boolean;
  readonly botsResign?: boolean;
  think?(job: BotJob): Promise<Thought>;
}

/** A match in a test's hands. */
export interface Played {
  readonly clock: SimClock;
  /** The last sight that this seat got. */
  sight(seat: Seat): Sight;
  /** The stored log. */
  stored(): readonly Entry[];
  play(
    seat: Seat,
    move: PackedJson,
    more?: { readonly id?: string; readonly answers?: number },
  ): Promise<Refusal | undefined>;
  ask(seat: Seat, wish: Wish): Promise<Refusal | undefined>;
  /** Answers the open request. */
  answer(seat: Seat, grants: boolean): Promise<Refusal | undefined>;
}

export interface Hosting {
  begin(plan: Plan): Promise<Played>;
  /** Each person has a screen of their own. */
  readonly isShared: boolean;
  /** People can only make moves and take them back here, and bots think on the spot. */
  readonly isPlain?: boolean;
  /** The pace of its bots; `PACE` by default. */
  readonly pace?: Readonly<Record<keyof typeof PACE, number>>;
}

export const take = (cell: number): PackedJson => ({ kind: 'take', cell });
export const RESIGN = { kind: 'resign' };
export const TWO: Plan = { seats: ['person', 'person'] };
export const ONE: Plan = { seats: ['person', 'bot'] };

export const settle = (played: Played): Promise<void> => played.clock.advance(0);
const seqs = (played: Played): number[] => [0, 1].map((seat) => played.sight(seat).seq);

export function hostLaws(name: string, hosting: Hosting): void {
  const { begin, isShared, isPlain = false } = hosting;
  describe(`the laws of a match, ${name}`, () => {
    test('an entry is stored, then told to every viewer', async () => {
      const played = await begin(TWO);
      expect(await played.play(0, take(0))).toBeUndefined();
      await settle(played);
      expect(played.stored()).toMatchObject([{ seq: 1, kind: 'moves', seat: 0, moves: [take(0)] }]);
      expect(seqs(played)).toEqual([1, 1]);
      expect(played.sight(0).toAct).toEqual([1]);
    });

    test('a refused move changes nothing, and nobody else hears of it', async () => {
      const played = await begin(TWO);
      expect(await played.play(0, take(5))).toMatchObject({ code: 'border-first', clause: 'GAR-MOV-1' });
      expect(await played.play(1, take(0))).toBeDefined();
      await settle(played);
      expect(played.stored()).toEqual([]);
      expect(seqs(played)).toEqual([0, 0]);
    });

    test('resigning loses', async () => {
      const played = await begin(TWO);
      await played.play(0, take(0));
      expect(await played.play(1, RESIGN)).toBeUndefined();
      await settle(played);
      expect(played.sight(0).outcome?.winners).toEqual([0]);
      expect(await played.play(0, take(1))).toBeDefined();
    });

    test('a take-back needs the others’ consent, except against bots and on a shared screen', async () => {
      const played = await begin(TWO);
      await played.play(0, take(0));
      await played.play(1, take(1));
      await agree(played, { kind: 'back', to: 0 });
      expect(played.sight(1)).toMatchObject({ seq: 3, toAct: [0] });
      expect(played.stored().at(-1)).toMatchObject({ kind: 'back', seat: 0, to: 0, granted: [1] });
      const alone = await begin({ ...ONE, think: async () => undefined });
      await alone.play(0, take(0));
      await alone.clock.advance((hosting.pace ?? PACE).after);
      expect(await alone.ask(0, { kind: 'back', to: 0 })).toBeUndefined();
      expect(alone.sight(0)).toMatchObject({ seq: 3, toAct: [0] });
    });

    test('if take-backs weren’t agreed on, the others aren’t asked', async () => {
      const played = await begin({ ...TWO, takeBacks: false });
      await played.play(0, take(0));
      await played.play(1, take(1));
      expect(await played.ask(0, { kind: 'back', to: 0 })).toMatchObject({ code: 'no-take-backs' });
    });

    if (!isPlain) {
      resigningLaws(begin);
      botLaws(hosting);
      fullLaws(begin);
    }
    if (isShared) sharedLaws(begin);
  });
}

/** What bots get to know, and when they act. */
function botLaws({ begin, pace = PACE }: Hosting): void {
  test('a bot gets its view, and acts at its pace however quickly it thought', async () => {
    const jobs: BotJob[] = [];
    const played = await begin({ ...ONE, think: async (job) => void jobs.push(job) });
    await played.play(0, take(0));
    await played.clock.advance(pace.after - 1);
    expect(seqs(played)[0]).toBe(1);
    await played.clock.advance(1);
    expect(played.sight(0)).toMatchObject({ seq: 2, toAct: [0] });
    expect(jobs).toMatchObject([{ seat: 1, entry: 2, ms: pace.thinks, view: { ply: 1 } }]);
  });

  test('a bot that declines while everybody waits for it, or chooses an illegal move, plays something legal', async () => {
    for (const thought of ['declines', take(0)] as const) {
      const played = await begin({ ...ONE, think: async () => thought });
      await played.play(0, take(0));
      await played.clock.advance(pace.after);
      expect(played.sight(0)).toMatchObject({ seq: 2, toAct: [0] });
    }
  });

  test('a bot’s choice is dropped once something else has happened', async () => {
    let answer: (move: PackedJson) => void = () => {};
    const think = (): Promise<PackedJson> =>
      new Promise((done) => {
        answer = done;
      });
    const played = await begin({ ...ONE, think });
    await played.play(0, take(0));
    await played.clock.advance(pace.after);
    expect(await played.play(0, RESIGN)).toBeUndefined();
    answer(take(1));
    await settle(played);
    expect(played.stored()).toHaveLength(2);
    expect(played.sight(0).outcome?.winners).toEqual([1]);
  });
}

/** Whether bots may give up. */
function resigningLaws(begin: Hosting['begin']): void {
  test('a bot may resign only if that was agreed on, and then the match is over', async () => {
    for (const botsResign of [false, true]) {
      const jobs: BotJob[] = [];
      const think = async (job: BotJob): Promise<Thought> => {
        jobs.push(job);
        return job.mayResign === true ? RESIGN : undefined;
      };
      const played = await begin({ ...ONE, botsResign, think });
      await played.play(0, take(0));
      await played.clock.advance(PACE.after);
      expect(jobs).toMatchObject([{ seat: 1, mayResign: botsResign }]);
      expect(played.sight(0).outcome?.winners).toEqual(botsResign ? [0] : undefined);
    }
  });
}

/** Repeated and stale submissions, and pauses. */
function fullLaws(begin: Hosting['begin']): void {
  test('a submission sent twice counts once', async () => {
    const played = await begin(TWO);
    const again = { id: 'mine', answers: 0 };
    expect(await played.play(0, take(0), again)).toBeUndefined();
    expect(await played.play(0, take(0), again)).toBeUndefined();
    expect(played.stored()).toHaveLength(1);
  });

  test('an answer to an older question is stale', async () => {
    const played = await begin(TWO);
    await played.play(0, take(0));
    await played.play(1, take(1));
    expect(await played.play(0, take(2), { id: 'late', answers: 0 })).toMatchObject({ code: 'stale' });
  });

  test('resigning loses the match, even while it’s paused', async () => {
    const played = await begin(TWO);
    await agree(played, { kind: 'pause' });
    expect(await played.play(0, take(0))).toMatchObject({ code: 'paused' });
    expect(await played.play(1, RESIGN)).toBeUndefined();
    await settle(played);
    expect(played.sight(0).outcome?.winners).toEqual([0]);
  });

  test('a pause ends by consent as it began, and bots wait meanwhile', async () => {
    const played = await begin({ ...ONE, think: async () => undefined });
    await played.play(0, take(0));
    expect(await played.ask(0, { kind: 'pause' })).toBeUndefined();
    await played.clock.advance(10 * PACE.after);
    expect(played.sight(0)).toMatchObject({ seq: 2, paused: true });
    expect(await played.ask(0, { kind: 'resume' })).toBeUndefined();
    await played.clock.advance(PACE.after);
    expect(played.sight(0)).toMatchObject({ seq: 4, paused: false, toAct: [0] });
  });
}

/** Where each person has a screen of their own. */
function sharedLaws(begin: Hosting['begin']): void {
  test('without consent nothing is taken back, and a refused request is gone', async () => {
    const played = await begin(TWO);
    await played.play(0, take(0));
    await played.play(1, take(1));
    expect(await played.ask(0, { kind: 'back', to: 0 })).toBeUndefined();
    await settle(played);
    expect(played.stored()).toHaveLength(2);
    expect(await played.answer(1, false)).toBeUndefined();
    await settle(played);
    expect(await played.answer(1, true)).toMatchObject({ code: 'no-such-ask' });
    expect(played.stored()).toHaveLength(2);
  });

  test('the host says whose time is up, at that time and not before', async () => {
    const played = await begin({ ...TWO, time: { kind: 'move', seconds: 10 } });
    await played.play(0, take(0));
    const at = played.clock.now();
    await played.clock.advance(9_999);
    expect(played.stored()).toHaveLength(1);
    await played.clock.advance(1);
    expect(played.stored()[1]).toMatchObject({ seat: 1, moves: [{ kind: 'time' }], at: at + 10_000 });
    expect(played.sight(0).outcome?.winners).toEqual([0]);
    expect(await played.play(1, take(1))).toBeDefined();
  });

  test('two who act at once are each judged on what came before', async () => {
    const played = await begin(TWO);
    const both = await Promise.all([
      played.play(0, take(0)),
      played.play(1, RESIGN),
      played.play(0, take(1)),
    ]);
    await settle(played);
    expect(both.filter((refusal) => refusal === undefined).length).toBe(played.stored().length);
    expect(played.stored().map(({ seq }) => seq)).toEqual(played.stored().map((_, i) => i + 1));
    expect(seqs(played)).toEqual([played.stored().length, played.stored().length]);
  });
}

/** The first seat asks; the other one grants it if it has a screen of its own. */
export async function agree(played: Played, wish: Wish): Promise<void> {
  const before = played.stored().length;
  expect(await played.ask(0, wish)).toBeUndefined();
  await settle(played);
  if (played.stored().length === before) expect(await played.answer(1, true)).toBeUndefined();
  await settle(played);
  expect(played.stored().length).toBe(before + 1);
}
