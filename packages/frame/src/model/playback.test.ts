import { garden, type View } from '@hortus/garden';
import { moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { GameTable } from '../board/game-table.ts';
import { setPace, stepTime } from '../table/pace.ts';
import { gardenTable } from '../testing/garden-table.ts';
import { PlayedMatch } from '../testing/played-match.ts';
import { annaAndBen } from '../testing/setups.ts';
import { SimTime } from '../testing/sim-time.ts';
import { Playback } from './playback.ts';

function begun(
  options: Record<string, string> = {},
  table: GameTable = gardenTable,
  isOwn?: (seat: number) => boolean,
) {
  const setup = annaAndBen('m');
  const host = new PlayedMatch(garden, { ...setup, options: { ...setup.options, ...options } }, 'playback');
  const time = new SimTime();
  let [still, away] = [false, false];
  const playback = new Playback(
    table,
    { now: time.now, later: time.later, still: () => still, hidden: () => away },
    isOwn,
  );
  const feed = (): void => playback.feed(host.sight(0), host.entries(0));
  const play = (text: string): void => {
    const seat = host.sight(0).toAct[0] ?? 0;
    const move = garden.notation.parseMove(host.match.state as never, seat, text);
    if (!move.ok || host.play(seat, [move.value]) !== undefined) throw new Error(`${text} cannot be played`);
    feed();
  };
  feed();
  return { host, playback, time, play, feed, calm: () => (still = true), leave: () => (still = away = true) };
}

const seq = ({ playback }: ReturnType<typeof begun>): number | undefined => playback.shown.value?.sight.seq;

test('the first step is shown at once, a quick second one after a moment', () => {
  const table = begun();
  expect(seq(table)).toBe(0);
  table.play('a4');
  expect(seq(table)).toBe(1);
  table.play('a3');
  expect([seq(table), table.playback.pending.value]).toEqual([1, 1]);
  table.time.pass(stepTime() - 1);
  expect(seq(table)).toBe(1);
  table.time.pass(1);
  expect([seq(table), table.playback.pending.value]).toEqual([2, 0]);
});

const resulting: GameTable = {
  ...gardenTable,
  telling: { ...gardenTable.telling, isResult: (told) => told.length > 0 },
};

test('what won a round stays longer, with reduced motion too, and can be skipped', () => {
  for (const calm of [false, true]) {
    const table = begun({}, resulting);
    if (calm) table.calm();
    table.play('a4');
    table.play('a3');
    table.time.pass(4 * stepTime() - 1);
    expect([seq(table), table.playback.pending.value]).toEqual([1, 1]);
    table.time.pass(1);
    expect([seq(table), table.playback.pending.value]).toEqual([2, 0]);
    table.play('a2');
    expect(seq(table)).toBe(2);
    table.playback.skip();
    expect(seq(table)).toBe(3);
  }
});

test('nobody who looks elsewhere, or wants no pauses, waits for it', () => {
  const away = begun({}, resulting);
  away.leave();
  away.play('a4');
  away.play('a3');
  expect(seq(away)).toBe(2);
  setPace('off');
  const quick = begun({}, resulting);
  quick.play('a4');
  quick.play('a3');
  expect(seq(quick)).toBe(2);
  setPace('normal');
});

test('when only the end is left to show, no step stays on screen', () => {
  const table = begun();
  table.play('a4');
  table.play('a3');
  expect(seq(table)).toBe(1);
  table.playback.rush();
  expect([seq(table), table.playback.pending.value]).toEqual([2, 0]);
  table.play('a2');
  expect(seq(table)).toBe(3);
});

test('skipping a turn shows its end at once, small steps included; the next turn is played back again', () => {
  const small = new Set<number>();
  const table = begun(
    {},
    {
      ...gardenTable,
      telling: {
        ...gardenTable.telling,
        isSmall: (told) => told.some(({ cell }) => small.has(Number(cell))),
      },
    },
  );
  /** Takes any tile; `isSmall` as if it were a pass. */
  const take = (isSmall = false): void => {
    const { state, toAct } = { state: table.host.match.state, toAct: table.host.sight(0).toAct };
    const list = moveList(garden);
    garden.legal(state as never, toAct[0] ?? 0, list);
    const text = garden.notation.makeMove(state as never, toAct[0] ?? 0, list[0] ?? 0);
    if (isSmall) small.add(garden.moves.kinds.take.get.cell(list[0] ?? 0));
    table.play(text);
  };
  take();
  take();
  expect(seq(table)).toBe(1);
  table.playback.skip();
  expect(seq(table)).toBe(2);
  take(true);
  take();
  expect(seq(table)).toBe(4);
  take();
  expect([seq(table), table.playback.pending.value]).toEqual([4, 1]);
});

test('steps nobody would watch are shown at once, and the mark stays on the step that matters', () => {
  const table = begun(
    {},
    {
      ...gardenTable,
      telling: { ...gardenTable.telling, isSmall: (told) => told.some(({ cell }) => cell === 4) },
    },
  );
  table.play('a4');
  const mark = table.playback.shown.value?.last;
  table.play('a3');
  expect([seq(table), table.playback.pending.value]).toEqual([2, 0]);
  expect(table.playback.shown.value?.last).toBe(mark);
  // The next one waits until this one has been seen.
  table.time.pass(stepTime() - 1);
  table.play('b3');
  expect(seq(table)).toBe(2);
  table.time.pass(1);
  expect(seq(table)).toBe(3);
});

test('a step that comes late is shown at once', () => {
  const table = begun();
  table.play('a4');
  table.time.pass(stepTime());
  table.play('a3');
  expect(seq(table)).toBe(2);
});

test('a step of the reader’s own answers the picture before it and never waits', () => {
  const table = begun({}, gardenTable, (seat) => seat === 1);
  table.play('a4');
  table.play('a3');
  expect([seq(table), table.playback.pending.value]).toEqual([2, 0]);
  // The next one is somebody else's again.
  table.play('b3');
  expect([seq(table), table.playback.pending.value]).toEqual([2, 1]);
});

test('skipping shows the newest and leaves no timer behind', () => {
  const table = begun();
  for (const move of ['a4', 'a3', 'b3']) table.play(move);
  table.playback.skip();
  expect([seq(table), table.playback.pending.value, table.time.waiting]).toEqual([3, 0, 0]);
});

test('with reduced motion nothing waits', () => {
  const table = begun();
  table.calm();
  for (const move of ['a4', 'a3', 'b3']) table.play(move);
  expect(seq(table)).toBe(3);
});

test('steps that happened elsewhere meanwhile aren’t played back: the latest is shown', () => {
  const table = begun();
  table.play('a4');
  const { host, playback } = table;
  const again = new Playback(gardenTable, {
    now: table.time.now,
    later: table.time.later,
    still: () => false,
    hidden: () => false,
  });
  again.feed(host.sight(0), host.entries(0));
  expect(again.shown.value?.sight.seq).toBe(1);
  expect(playback.pending.value).toBe(0);
});

test('[GAR-MAT-6] the last position of a game stays until it has been seen, then comes the fresh garden', () => {
  const table = begun({ format: 'vp15' });
  table.calm();
  // GAR-S-5 X wins by a square on move 7.
  for (const move of ['a2', 'd2', 'b2', 'b4', 'b3', 'd3', 'a3']) table.play(move);
  const held = table.playback.shown.value;
  expect(held?.hold).toBe(true);
  const final = held?.sight.view as View;
  expect(final.result).toEqual({ winner: 0, reasons: ['square'] });
  expect([4, 5, 8, 9].map((cell) => final.cells[cell])).toEqual(['X', 'X', 'X', 'X']);
  expect(final.score).toEqual([9, 0]);
  expect(held?.last.map(({ kind }) => kind)).toEqual(['took', 'ended']);
  // Ben starts the next game meanwhile; it waits behind.
  table.play('a4');
  expect(table.playback.shown.value).toBe(held);
  table.playback.skip();
  expect(table.playback.shown.value?.sight.view).toMatchObject({ ply: 1 });
});

test('continuing from a held position shows the deal first', () => {
  const table = begun({ format: 'vp15' });
  table.calm();
  for (const move of ['a2', 'd2', 'b2', 'b4', 'b3', 'd3', 'a3']) table.play(move);
  table.playback.next();
  const shown = table.playback.shown.value;
  expect(shown?.sight.view).toMatchObject({ ply: 0 });
  expect(shown?.last.map(({ kind }) => kind)).toEqual(['dealt']);
});

test('behind a curtain nothing is kept', () => {
  const table = begun();
  table.play('a4');
  table.play('a3');
  table.playback.feed(undefined, []);
  expect(table.playback.shown.value).toBeUndefined();
  expect(table.time.waiting).toBe(0);
});

test('a step is shown as long as the reader likes, and not at all if that is off', () => {
  const times = (['slow', 'normal', 'fast', 'off'] as const).map((name) => {
    setPace(name);
    return stepTime();
  });
  setPace('normal');
  expect(times).toEqual([1200, 600, 250, 0]);
});
