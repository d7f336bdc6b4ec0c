/** Whole matches over real sockets and a real PostgreSQL. */
import { garden } from '@hortus/garden';
import { type MatchLog, verify } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { built } from './testing/built.ts';
import { type Child, startChild } from './testing/child.ts';
import { TestClient } from './testing/client.ts';
import { legalMoves } from './testing/garden-moves.ts';
import { take } from './testing/page.ts';
import { kill } from './testing/processes.ts';
import { RealHouse } from './testing/real-house.ts';
import { until } from './testing/wait.ts';

let house: RealHouse;
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(() => house.close());

const seqs = (page: TestClient, id: string) => page.entries.get(id)?.map(({ seq }) => seq) ?? [];
const upTo = (seq: number): number[] => Array.from({ length: seq }, (_, i) => i + 1);

/** Plays the first legal move in turn until it is over or has this many entries. */
async function playOn(pages: readonly TestClient[], id: string, most = 99): Promise<number> {
  for (;;) {
    const sight = pages.map((page) => page.sights.get(id)).sort((a, b) => (b?.seq ?? 0) - (a?.seq ?? 0))[0];
    if (sight === undefined) throw new Error('not dealt');
    if (sight.outcome !== undefined || sight.seq >= most) return sight.seq;
    const seat = sight.toAct[0];
    await pages[seat].at(id, sight.seq);
    const played = await pages[seat].play(id, [legalMoves(sight, seat)[0]]);
    if (played.is !== 'ok') throw new Error(JSON.stringify(played));
    await pages[seat].at(id, played.seq ?? 0);
  }
}

test('two people play, one reconnects in the middle, a third watches; the log verifies', async () => {
  const { url } = await house.serve();
  const { anna, ben, id } = await house.pair(url, { options: { format: 'wins3' } });
  const cleo = await house.guest(url);
  await cleo.follow(id);
  await playOn([anna, ben], id, 5);
  ben.cut();
  const here = anna.sights.get(id);
  if (here?.toAct[0] === 0) await anna.play(id, [legalMoves(here, 0)[0]]);
  await ben.connect();
  await ben.follow(id);
  const last = await playOn([anna, ben], id);
  for (const page of [anna, ben, cleo]) {
    await page.at(id, last);
    expect(seqs(page, id)).toEqual(upTo(last));
  }
  const { status, body } = await anna.request('GET', `/api/tables/${id}/log`);
  expect(status).toBe(200);
  expect(verify(garden, body as MatchLog).filter(({ holds }) => !holds)).toEqual([]);
});

test('a person plays a bot to the end, and again', async () => {
  const { url } = await house.serve();
  const anna = await house.guest(url);
  const { id } = await anna.create({ seats: [{ kind: 'bot', level: 'perfect' }, { kind: 'me' }] });
  await anna.follow(id);
  const play = async (table: string, seat: number): Promise<void> => {
    await anna.dealt(table);
    for (;;) {
      await anna.when(
        () => anna.sights.get(table)?.outcome !== undefined || anna.sights.get(table)?.toAct[0] === seat,
      );
      const sight = anna.sights.get(table);
      if (sight === undefined || sight.outcome !== undefined) return;
      const played = await anna.play(table, [legalMoves(sight, seat)[0]]);
      await anna.at(table, played.is === 'ok' ? (played.seq ?? 0) : 0);
    }
  };
  await play(id, 1);
  const again = await anna.ask({ do: 'rematch', table: id });
  const next = again.is === 'ok' ? (again.table ?? '') : '';
  await anna.follow(next);
  await play(next, 0);
  const outcome = anna.sights.get(next)?.outcome;
  expect(outcome).toBeDefined();
  const mine = await anna.request('GET', '/api/me/tables');
  expect(mine.body).toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ id: next, outcome, toAct: [] })]),
  });
});

test('half a match on each of two processes', async () => {
  const [one, two] = [await house.serve(), await house.serve()];
  const { anna, ben, id } = await house.pair(one.url, {}, two.url);
  const last = await playOn([anna, ben], id);
  for (const page of [anna, ben]) {
    await page.at(id, last);
    expect(seqs(page, id)).toEqual(upTo(last));
  }
});

test('one of two processes is killed in the middle: the match continues on the other with every move', async () => {
  const file = await built(new URL('./testing/serve-child.ts', import.meta.url));
  const child: Child = startChild(file, [house.databaseUrl]);
  try {
    const childUrl = await until('the address of the child', () => child.lines[0]);
    const { url } = await house.serve({ settings: { beatEvery: 200 } });
    const { anna, ben, id } = await house.pair(url, {}, childUrl);
    const answered = await playOn([anna, ben], id, 3);
    await Promise.all([anna.at(id, answered), ben.at(id, answered)]);
    kill(child.process.pid ?? 0);
    await ben.when(() => ben.closed !== undefined);
    await anna.when(() => anna.tables.get(id)?.seats[1].here === false);
    const again = await moveTo(ben, url);
    await again.follow(id, answered);
    await anna.when(() => anna.tables.get(id)?.seats[1].here === true);
    expect(again.sights.get(id)?.seq).toBe(answered);
    const last = await playOn([anna, again], id);
    await Promise.all([again.at(id, last), anna.at(id, last)]);
    expect(seqs(again, id)).toEqual(upTo(last).slice(answered));
    expect(seqs(anna, id)).toEqual(upTo(last));
  } finally {
    kill(child.process.pid ?? 0);
    await child.ended;
  }
});

/** The same person, at another address. */
async function moveTo(page: TestClient, url: string): Promise<TestClient> {
  const moved = new TestClient(url, page.token);
  await moved.connect();
  return moved;
}

test('a flag due while no server was running falls right after the next start', async () => {
  let ahead = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + ahead };
  const first = await house.serve({ clock });
  const { anna, id } = await house.pair(first.url, { time: { kind: 'move', seconds: 3600 } });
  await house.stop(first);
  expect(anna.closed?.code).toBe(1012);
  ahead = 3_700_000;
  const second = await house.serve({ clock });
  const again = await moveTo(anna, second.url);
  await again.follow(id);
  await again.when(() => again.sights.get(id)?.outcome !== undefined);
  expect(again.sights.get(id)?.outcome).toMatchObject({ winners: [1], reasons: [{ code: 'time' }] });
  again.cut();
});

test('a server that stops tells its pages to come back, and has stored what it answered', async () => {
  const first = await house.serve();
  const { anna, ben, id } = await house.pair(first.url);
  const answers = [anna.play(id, [take(0)]), ben.ask({ do: 'chat', table: id, text: 'wait' })];
  const [played] = await Promise.all(answers);
  expect(played.is).toBe('ok');
  await house.stop(first);
  expect([anna.closed?.code, ben.closed?.code]).toEqual([1012, 1012]);
  const second = await house.serve();
  const again = await moveTo(anna, second.url);
  await again.follow(id);
  expect(seqs(again, id)).toEqual([1]);
  again.cut();
});

test('requests with consent, over the wire', async () => {
  const { url } = await house.serve();
  const { anna, ben, id } = await house.pair(url);
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'back', table: id, to: 0 });
  await ben.when(() => ben.asks.get(id)?.length === 1);
  await ben.ask({ do: 'answer', table: id, ask: ben.asks.get(id)?.[0].id ?? '', grant: true });
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
  await ben.ask({ do: 'pause', table: id });
  await anna.when(() => anna.asks.get(id)?.length === 1);
  await anna.ask({ do: 'answer', table: id, ask: anna.asks.get(id)?.[0].id ?? '', grant: true });
  expect((await ben.at(id, 3)).paused).toBe(true);
});
