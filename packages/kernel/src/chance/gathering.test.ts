import { expect, test } from 'vitest';
import type { Terms } from '../log/log.ts';
import { contributions, entropyOf, SECRET, TERMS } from '../testing/pips-table.ts';
import { commitTo, promiseOf } from './fairness.ts';
import { Gathering } from './gathering.ts';

const mine = (seat: number, entropy = entropyOf(seat)): string => commitTo(TERMS, seat, entropy);
/** Both persons, seats 0 and 2, have committed. */
function committed(): Gathering {
  const gathering = new Gathering(TERMS);
  gathering.commit(0, mine(0));
  gathering.commit(2, mine(2));
  return gathering;
}

test('first all commit, then all reveal, then it is done', () => {
  const gathering = new Gathering(TERMS);
  expect([gathering.phase, gathering.awaited]).toEqual(['commit', [0, 2]]);
  expect(gathering.commit(2, mine(2))).toBeUndefined();
  expect([gathering.phase, gathering.awaited]).toEqual(['commit', [0]]);
  expect(gathering.commit(0, mine(0))).toBeUndefined();
  expect([gathering.phase, gathering.awaited]).toEqual(['reveal', [0, 2]]);
  expect(gathering.reveal(2, entropyOf(2))).toBeUndefined();
  expect([gathering.phase, gathering.awaited]).toEqual(['reveal', [0]]);
  expect(gathering.done()).toEqual({ ok: false, fault: { code: 'still-waiting' } });
  expect(gathering.reveal(0, entropyOf(0))).toBeUndefined();
  expect([gathering.phase, gathering.awaited]).toEqual(['done', []]);
  expect(gathering.done()).toEqual({ ok: true, value: contributions(TERMS) });
});

test('nothing is revealed while a commitment is out', () => {
  const gathering = new Gathering(TERMS);
  gathering.commit(0, mine(0));
  expect(gathering.reveal(0, entropyOf(0))).toEqual({ code: 'too-early' });
  gathering.commit(2, mine(2));
  expect(gathering.awaited).toEqual([0, 2]);
});

test('only what was committed to can be revealed', () => {
  const gathering = committed();
  expect(gathering.reveal(0, entropyOf(1))).toEqual({ code: 'not-what-was-committed' });
  expect(gathering.reveal(0, 'zz')).toEqual({ code: 'not-a-reveal' });
  expect(gathering.reveal(0, entropyOf(0).toUpperCase().replaceAll('1', 'A'))).toEqual({
    code: 'not-a-reveal',
  });
  expect(gathering.awaited).toEqual([0, 2]);
});

test('nobody commits twice; saying the same again changes nothing', () => {
  const gathering = new Gathering(TERMS);
  gathering.commit(0, mine(0));
  expect(gathering.commit(0, mine(0))).toBeUndefined();
  expect(gathering.commit(0, mine(0, SECRET))).toEqual({ code: 'already-committed' });
  gathering.commit(2, mine(2));
  expect(gathering.commit(0, mine(0, SECRET))).toEqual({ code: 'already-committed' });
  expect(gathering.reveal(0, entropyOf(0))).toBeUndefined();
  expect(gathering.reveal(0, entropyOf(0))).toBeUndefined();
  expect(gathering.reveal(0, SECRET)).toEqual({ code: 'not-what-was-committed' });
  gathering.reveal(2, entropyOf(2));
  expect(gathering.done()).toEqual({ ok: true, value: contributions(TERMS) });
});

test('the commitment of another is refused, and would be of no use', () => {
  const gathering = new Gathering(TERMS);
  gathering.commit(0, mine(0));
  expect(gathering.commit(2, mine(0))).toEqual({ code: 'commitment-of-another' });
  gathering.commit(2, commitTo(TERMS, 0, SECRET));
  gathering.reveal(0, entropyOf(0));
  expect(gathering.reveal(2, SECRET)).toEqual({ code: 'not-what-was-committed' });
});

test('a commitment made for another match is of no use', () => {
  const elsewhere: Terms = { ...TERMS, id: 'match-2' };
  const gathering = new Gathering(TERMS);
  gathering.commit(0, commitTo(elsewhere, 0, SECRET));
  gathering.commit(2, mine(2));
  expect(gathering.reveal(0, SECRET)).toEqual({ code: 'not-what-was-committed' });
});

test('bots, strangers and rubbish are refused', () => {
  const gathering = new Gathering(TERMS);
  for (const seat of [1, 3, -1]) {
    expect(gathering.commit(seat, mine(0))).toEqual({ code: 'no-such-person' });
    expect(gathering.reveal(seat, entropyOf(0))).toEqual({ code: 'no-such-person' });
  }
  expect(gathering.commit(0, 'abc')).toEqual({ code: 'not-a-commitment' });
  expect(gathering.awaited).toEqual([0, 2]);
});

test('if a person leaves, all of it is void and nothing that was revealed can be used', () => {
  for (const revealed of [[], [0], [0, 2]]) {
    const gathering = committed();
    for (const seat of revealed) gathering.reveal(seat, entropyOf(seat));
    gathering.leave(1);
    expect(gathering.phase).not.toBe('void');
    gathering.leave(2);
    expect([gathering.phase, gathering.awaited]).toEqual(['void', []]);
    expect(gathering.done()).toEqual({ ok: false, fault: { code: 'somebody-left' } });
    expect(gathering.reveal(0, entropyOf(0))).toEqual({ code: 'somebody-left' });
    expect(gathering.commit(0, mine(0))).toEqual({ code: 'somebody-left' });
  }
});

test('who stays begins again under terms without the one who left; the old commitment no longer serves', () => {
  const without: Terms = { ...TERMS, seats: [TERMS.seats[0], { name: 'Fern', kind: 'bot' }] };
  const gathering = new Gathering(without);
  expect(gathering.awaited).toEqual([0]);
  gathering.commit(0, mine(0));
  expect(gathering.reveal(0, entropyOf(0))).toEqual({ code: 'not-what-was-committed' });
});

test('with bots alone there is nothing to gather', () => {
  const gathering = new Gathering({ ...TERMS, seats: [TERMS.seats[1], TERMS.seats[1]] });
  expect(gathering.phase).toBe('done');
  expect(gathering.done()).toEqual({ ok: true, value: [] });
});

test('the commitments are visible to all before anyone reveals, and make the promise', () => {
  const gathering = committed();
  const host = commitTo(TERMS, 'host', SECRET);
  expect(gathering.commitments).toEqual([
    { seat: 0, commitment: mine(0) },
    { seat: 2, commitment: mine(2) },
  ]);
  expect(promiseOf(host, gathering.commitments)).toBe(promiseOf(host, contributions(TERMS)));
});
