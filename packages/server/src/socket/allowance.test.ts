import { CLOSE, type ServerMessage } from '@hortus/protocol';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';
import { Connection } from './connection.ts';
import { Guests } from './guests.ts';
import { Outbox } from './outbox.ts';

const house = new SimHouse();
afterEach(() => house.close());

test('what one page is charged is charged to all pages of its person, and to nobody else', async () => {
  const server = await house.server({ settings: { messagesPerSecond: 1, messagesAtOnce: 10 } });
  const guests = new Guests(server.shared);
  const open = async (person: string) => {
    const guest = await guests.enter(person, 'there');
    if (guest === undefined) throw new Error('too many');
    const heard: ServerMessage[] = [];
    const connection = new Connection(
      server,
      guest,
      { readyState: 1, OPEN: 1 } as WebSocket,
      new Outbox({ writableLength: 0, write: () => true }),
    );
    connection.send = (message) => void heard.push(message);
    const ping = async () => {
      await connection.receive(JSON.stringify({ do: 'ping', re: 'p' }));
      return heard.at(-1);
    };
    return { connection, ping };
  };
  const [first, second, other] = [await open('anna'), await open('anna'), await open('ben')];
  first.connection.charge(20);
  expect(await second.ping()).toMatchObject({ is: 'refused', code: 'too-fast' });
  expect(await other.ping()).toMatchObject({ is: 'pong' });
  await house.clock.advance(1000);
  expect(await second.ping()).toMatchObject({ is: 'pong' });
});

test('many faults end a connection, faults now and then do not', async () => {
  const page = await SimPage.of(await house.server());
  const faults = (count: number): void => {
    for (let i = 0; i < count; i++) page.sendText('{');
  };
  for (let n = 0; n < 30; n++) {
    faults(1);
    expect(await page.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
  }
  faults(19);
  // One message in order makes up for one fault, no more.
  expect(await page.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
  faults(1);
  expect(page.closed).toBeUndefined();
  faults(1);
  expect(page.closed).toEqual({ code: CLOSE.policy });
});

test('one socket follows a limited number of tables, and may follow any of them again', async () => {
  const page = await SimPage.of(await house.server({ settings: { followsPerSocket: 2 } }));
  const tables: string[] = [];
  for (let i = 0; i < 3; i++)
    tables.push((await page.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] })).id);
  const [first, second, third] = tables;
  for (const id of [first, second, first]) await page.follow(id);
  await expect(page.follow(third)).rejects.toThrow('too-many-tables');
  await page.ask({ do: 'unfollow', table: first });
  await page.follow(third);
});
