/** Looking back at a table on a server. */
import type { Sight } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { settle } from './testing/fake-server.ts';
import { aMatch, Bench, stateOf } from './testing/remote-bench.ts';

/** A page that asks for the past up to `to`, and a way to answer piece by piece. */
async function lookingBack(to: number) {
  const bench = new Bench();
  const host = aMatch();
  await bench.welcome(stateOf(host));
  const got = bench.source.history(0, to);
  await settle();
  const answer = async (said: { sights: Sight[] } | { code: string }) => {
    const { re } = bench.socket.last('history');
    bench.socket.say(
      'code' in said ? { is: 'refused', re, ...said } : { is: 'history', re, table: 't1', ...said },
    );
    await settle();
  };
  return { bench, got, answer, sights: [host.sight(0)] };
}

test('a long history is asked for in pieces', async () => {
  const { bench, got, answer, sights } = await lookingBack(150);
  expect(bench.socket.last('history')).toMatchObject({ from: 0, to: 99 });
  await answer({ sights });
  expect(bench.socket.last('history')).toMatchObject({ from: 100, to: 150 });
  await answer({ sights });
  expect(await got).toHaveLength(2);
});

test('if a piece of the history is refused, nothing is shown and the page says why', async () => {
  const { bench, got, answer, sights } = await lookingBack(250);
  await answer({ sights });
  await answer({ code: 'too-fast' });
  bench.time.pass(1000);
  await settle();
  // It asks for the same piece once more, then gives up.
  expect(bench.socket.all('history')).toMatchObject([{ from: 0 }, { from: 100 }, { from: 100 }]);
  await answer({ code: 'no-such-entry' });
  expect(await got).toEqual({ code: 'no-such-entry' });
  expect(bench.socket.all('history')).toHaveLength(3);
});
