import { garden, take } from '@hortus/garden';
import type { Sight, TableInfo } from '@hortus/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { settle } from '../online/testing/fake-server.ts';
import { gardenTable } from '../testing/garden-table.ts';
import { PlayedMatch } from '../testing/played-match.ts';
import { annaAndBen } from '../testing/setups.ts';
import { TableModel } from './model.ts';
import type { TableSource } from './source.ts';

/** A seated person's table, served from a host in the test. */
function aTable(where: 'here' | 'server', who: number | 'watching' = 0) {
  const mine = who === 'watching' ? undefined : who;
  const host = new PlayedMatch(garden, annaAndBen('m'), 'model');
  const sight = signal<Sight | undefined>(host.sight(mine ?? 'table'));
  const entries = signal(host.entries(mine ?? 'table'));
  const info = signal({
    id: 'm',
    game: 'garden',
    options: { first: 'A' },
    takeBacks: true,
    seats: [
      { kind: 'person', name: 'Anna', accepted: true, here: true },
      { kind: 'person', name: 'Ben', accepted: true, here: true },
    ],
  } as unknown as TableInfo);
  const source = {
    where,
    game: garden,
    info,
    sight,
    entries,
    seat: signal(mine),
    sending: signal([]),
    asks: signal([]),
    play: async (moves: readonly number[]) => {
      const refusal = host.play(host.sight('table').toAct[0] ?? 0, moves);
      tell();
      return refusal;
    },
    history: async (from: number, to: number) => host.history(mine ?? 'table', from, to),
  } as unknown as TableSource;
  const tell = (): void => {
    entries.value = host.entries(mine ?? 'table');
    sight.value = host.sight(mine ?? 'table');
  };
  const model = new TableModel(source, gardenTable, {
    now: () => 0,
    later: () => () => undefined,
    still: () => true,
    hidden: () => false,
  });
  const play = (cell: number): void => {
    host.play(host.sight('table').toAct[0] ?? 0, [take.pack(cell)]);
    tell();
  };
  return { host, model, play, info };
}

test('exactly the legal moves are lit, and none for a spectator', () => {
  expect(aTable('server').model.asked.value.legal).toHaveLength(12);
  expect(aTable('server', 1).model.asked.value.legal).toEqual([]);
  expect(aTable('server', 'watching').model.asked.value.legal).toEqual([]);
});

test('pointing at something that can’t be played says why, with its clause', () => {
  const { model } = aTable('server');
  model.block(take.pack(5), {} as Element, 'press');
  expect(model.blocked.value?.refusal).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
  model.block(take.pack(0), {} as Element, 'press');
  expect(model.blocked.value?.refusal.clause).toBe('GAR-MOV-1');
});

test('a closed bubble stays closed when the focus returns, until it is asked for', () => {
  const { model } = aTable('server');
  const [anchor, other] = [{} as Element, {} as Element];
  model.block(take.pack(5), anchor, 'focus');
  model.dismiss();
  model.block(take.pack(5), anchor, 'focus');
  expect(model.blocked.value).toBeUndefined();
  model.block(take.pack(5), anchor, 'press');
  expect(model.blocked.value).toBeDefined();
  model.dismiss();
  model.block(take.pack(6), other, 'focus');
  model.block(take.pack(5), anchor, 'focus');
  expect(model.blocked.value?.anchor).toBe(anchor);
});

test('the reason bubble disappears when the table changes', () => {
  const { model, play } = aTable('server');
  model.block(take.pack(5), {} as Element, 'press');
  const sight = model.source.sight as { value: Sight | undefined };
  // But not if the same moment is sent again, as clocks are.
  sight.value = { ...(sight.value as Sight) };
  expect(model.blocked.value).toBeDefined();
  play(0);
  expect(model.blocked.value).toBeUndefined();
});

test('if the past can’t be loaded, the page says so and doesn’t keep asking', async () => {
  const { model, play } = aTable('server');
  play(0);
  let asked = 0;
  const history = async () => {
    if (++asked > 9) throw new Error('asked for ever');
    return { code: 'too-fast' };
  };
  Object.assign(model.source, { history });
  await model.step(-1);
  expect([model.past.value, model.refusal.value, asked]).toEqual([undefined, { code: 'too-fast' }, 1]);
});

test('looking back shows the past, in which nothing can be played, and leads back to the present', async () => {
  const { model, play } = aTable('here');
  for (const cell of [0, 1, 2]) play(cell);
  await model.step(-1);
  expect([model.frame.value?.sight.seq, model.live.value]).toEqual([2, false]);
  expect(model.asked.value.legal).toEqual([]);
  await model.step(-9);
  expect(model.frame.value?.sight.view).toMatchObject({ ply: 0 });
  model.present();
  expect([model.frame.value?.sight.seq, model.live.value]).toEqual([3, true]);
});

test('a move in the past is not played', async () => {
  const { model, play, host } = aTable('here');
  play(0);
  await model.lookAt(0);
  model.play(take.pack(1));
  await settle();
  expect(host.match.seq).toBe(1);
});

test('what arrived while somebody looked back can be looked at too', async () => {
  const { model, play } = aTable('here');
  play(0);
  await model.lookAt(0);
  play(1);
  await model.lookAt(1);
  await model.step(1);
  expect([model.frame.value?.sight.seq, model.live.value]).toEqual([2, false]);
});

test('when the curtain falls nothing of the past stays on screen, and nothing appears afterwards', async () => {
  const { model, play } = aTable('here');
  const source = model.source as unknown as { sight: { value: Sight | undefined }; seat: { value: number } };
  play(0);
  const { value: sight } = source.sight;
  await model.lookAt(0);
  expect(model.frame.value?.sight.seq).toBe(0);
  source.sight.value = undefined;
  expect(model.frame.value).toBeUndefined();
  source.sight.value = sight;
  const late = model.lookAt(0);
  source.sight.value = undefined;
  await late;
  expect(model.past.value).toBeUndefined();
  // And the next player sees the present first, whatever the last one looked at.
  source.sight.value = sight;
  await model.lookAt(0);
  source.seat.value = 1;
  expect([model.past.value, model.frame.value?.sight.seq]).toEqual([undefined, 1]);
});

test('while a move is being sent no other can be made', async () => {
  const { model, host } = aTable('server');
  const sending = model.source.sending as { value: readonly number[] };
  sending.value = [take.pack(0)];
  model.play(take.pack(0));
  await settle();
  expect(host.match.seq).toBe(0);
  sending.value = [];
  model.play(take.pack(0));
  await settle();
  expect(host.match.seq).toBe(1);
});

/** A table whose moves stay on their way until `arrive`. */
function aSlowTable(where: 'here' | 'server') {
  const { model, host, play } = aTable(where);
  const sending = model.source.sending as { value: readonly number[] };
  const { play: send } = model.source;
  let arrive = (): void => undefined;
  Object.assign(model.source, {
    play: async (moves: readonly number[]) => {
      sending.value = moves;
      await new Promise<void>((done) => {
        arrive = done;
      });
      const refusal = await send(moves);
      sending.value = [];
      return refusal;
    },
  });
  const arrived = async (): Promise<void> => {
    arrive();
    await settle();
  };
  return { model, host, play, arrived };
}

test('a press while a move is being sent counts as soon as that move has arrived', async () => {
  for (const isLit of [true, false]) {
    const { model, host, arrived } = aSlowTable('here');
    const seat = model.source.seat as { value: number };
    model.play(take.pack(0));
    if (isLit) model.play(take.pack(1));
    else model.block(take.pack(1), { isConnected: true } as Element, 'press');
    expect(model.blocked.value).toBeUndefined();
    seat.value = 1;
    await arrived();
    await arrived();
    expect(host.match.seq).toBe(2);
  }
});

test('a press that no longer counts once the move has arrived says why', async () => {
  const { model, host, arrived } = aSlowTable('server');
  const anchor = { isConnected: true } as Element;
  model.play(take.pack(0));
  model.block(take.pack(1), anchor, 'press');
  await arrived();
  expect([host.match.seq, model.blocked.value?.anchor]).toEqual([1, anchor]);
  const other = aSlowTable('server');
  other.model.play(take.pack(0));
  other.model.play(take.pack(1));
  await other.arrived();
  expect([other.host.match.seq, other.model.refusal.value]).toEqual([1, model.blocked.value?.refusal]);
});

test('a double click is one press', async () => {
  const { model, host, arrived } = aSlowTable('server');
  model.play(take.pack(0));
  model.play(take.pack(0));
  model.block(take.pack(0), { isConnected: true } as Element, 'press');
  await arrived();
  expect([host.match.seq, model.blocked.value, model.refusal.value]).toEqual([1, undefined, undefined]);
});

test('on one screen both players are named; on a server the reader is “you”', () => {
  expect(aTable('here').model.cast.value).toEqual({ names: ['Anna', 'Ben'], you: undefined });
  expect(aTable('server').model.cast.value).toEqual({ names: ['Anna', 'Ben'], you: 0 });
});

test('a take-back is offered to whoever has moved, where the table allows it', () => {
  const { model, play, info } = aTable('server');
  expect(model.canTakeBack.value).toBe(false);
  play(0);
  expect(model.canTakeBack.value).toBe(true);
  info.value = { ...info.value, takeBacks: false };
  expect(model.canTakeBack.value).toBe(false);
});

test('a take-back is not offered past anything revealed', () => {
  const { model, play } = aTable('server');
  play(0);
  expect(model.canTakeBack.value).toBe(true);
  const { entries } = model.source as { entries: { value: readonly object[] } };
  entries.value = entries.value.map((entry) => ({ ...entry, final: true }));
  expect(model.canTakeBack.value).toBe(false);
});
