import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDERED } from '../testing/garden-moves.ts';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const askOf = (page: SimPage, id: string) => page.asks.get(id)?.[0];
const options = { first: 'A', garden: ORDERED } as const;

test('a draw is offered, granted and done; its log is exported and can be verified', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await anna.play(id, [take(0)]);
  expect(await anna.ask({ do: 'draw', table: id })).toMatchObject({ is: 'ok', ask: 'draw-0-1' });
  await ben.when(() => askOf(ben, id)?.kind === 'draw');
  expect(await ben.ask({ do: 'answer', table: id, ask: 'draw-0-1', grant: true })).toMatchObject({ seq: 2 });
  expect(await anna.at(id, 2)).toMatchObject({ toAct: [], outcome: { winners: [] } });
  expect(house.database.logs.get(id)?.[1]).toMatchObject({ kind: 'draw', seat: 0, granted: [1] });
  await anna.when(() => anna.asks.get(id)?.length === 0);
});

test('a spectator neither offers nor accepts, and nobody accepts their own offer', async () => {
  const { anna, id, server } = await house.pair({ options });
  const cleo = await SimPage.of(server);
  await cleo.follow(id);
  expect(await cleo.ask({ do: 'draw', table: id })).toMatchObject({ code: 'not-seated' });
  await anna.ask({ do: 'draw', table: id });
  const answer = { do: 'answer', table: id, ask: 'draw-0-0', grant: true } as const;
  expect(await cleo.ask(answer)).toMatchObject({ code: 'not-seated' });
  expect(await anna.ask(answer)).toMatchObject({ code: 'own-ask' });
  expect(house.database.logs.get(id) ?? []).toEqual([]);
});

test('playing on declines: accepting after that is too late, and so is offering after the end', async () => {
  const { anna, ben, id } = await house.pair({ options });
  await anna.play(id, [take(0)]);
  await anna.ask({ do: 'draw', table: id });
  await ben.play(id, [take(1)]);
  expect(await ben.ask({ do: 'answer', table: id, ask: 'draw-0-1', grant: true })).toMatchObject({
    code: 'no-such-ask',
  });
  await ben.play(id, [{ kind: 'resign' }]);
  for (const page of [anna, ben])
    expect(await page.ask({ do: 'draw', table: id })).toMatchObject({ code: 'over' });
});

test('a flood of offers stays three, on whatever server they arrive', async () => {
  const { anna, ben, id, server } = await house.pair({ options });
  const other = await house.server();
  for (let n = 0; n < 3; n++) {
    const { matches } = n === 1 ? other : server;
    expect((await matches.ask(id, anna.person, { kind: 'draw' })).ok).toBe(true);
    expect((await matches.answer(id, ben.person, 'draw-0-0', false)).ok).toBe(true);
  }
  for (const { matches } of [server, other])
    for (let n = 0; n < 20; n++)
      expect(await matches.ask(id, anna.person, { kind: 'draw' })).toMatchObject({
        fault: { code: 'enough-offered' },
      });
  // The other player has offers of their own.
  expect((await server.matches.ask(id, ben.person, { kind: 'draw' })).ok).toBe(true);
});
