/** Looking back at a table on a server. */
import type { Sight } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { settle } from './testing/fake-server.ts';
import { aMatch, Bench, stateOf } from './testing/remote-bench.ts';

test('a long history is asked for in pieces', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  const got = bench.source.history(0, 150);
  await settle();
  expect(bench.socket.last('history')).toMatchObject({ from: 0, to: 99 });
  bench.socket.say({
    is: 'history',
    re: bench.socket.last('history').re,
    table: 't1',
    sights: [host.sight(0)],
  });
  await settle();
  expect(bench.socket.last('history')).toMatchObject({ from: 100, to: 150 });
  bench.socket.say({
    is: 'history',
    re: bench.socket.last('history').re,
    table: 't1',
    sights: [host.sight(0)],
  });
  expect(await got).toHaveLength(2);
});

test('of a history with a piece that is refused nothing is shown, and it is said why', async () => {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  const got = bench.source.history(0, 250);
  const answered = async (answer: { sights: Sight[] } | { code: string }) => {
    await settle();
    const { re } = bench.socket.last('history');
    bench.socket.say(
      'code' in answer ? { is: 'refused', re, ...answer } : { is: 'history', re, table: 't1', ...answer },
    );
  };
  await answered({ sights: [host.sight(0)] });
  await answered({ code: 'too-fast' });
  await settle();
  bench.time.pass(1000);
  await settle();
  // The same again, then no more.
  expect(bench.socket.all('history')).toMatchObject([{ from: 0 }, { from: 100 }, { from: 100 }]);
  await answered({ code: 'no-such-entry' });
  expect(await got).toEqual({ code: 'no-such-entry' });
  expect(bench.socket.all('history')).toHaveLength(3);
});
