import { randomBytes } from 'node:crypto';
import { commitTo, promiseOf, verify } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { deal } from './deal.ts';
import { ALONE, garden } from './testing.ts';

const plan = { game: garden, options: {}, seats: ALONE, id: 'abc' };
const begin = (seed?: string, published: string[] = []) => {
  const dealt = deal({ ...plan, seed }, randomBytes, (commitment) => published.push(commitment));
  if (!dealt.ok) throw new Error(dealt.fault[0]?.message);
  return dealt.value;
};

test('the commitment is published before anything is dealt, and holds', () => {
  const drawn: number[] = [];
  const order: string[] = [];
  const dealt = deal(
    plan,
    (bytes) => {
      drawn.push(bytes);
      order.push('draw');
      return randomBytes(bytes);
    },
    () => order.push('publish'),
  );
  if (!dealt.ok) throw new Error('not dealt');
  const { match, secret } = dealt.value;
  expect(order).toEqual(['draw', 'publish', 'draw']);
  expect(drawn).toEqual([32, 32]);
  expect(match.commitment).toBe(commitTo(match.terms, 'host', secret));
  expect(match.entropy.map(({ seat }) => seat)).toEqual([0]);
  match.submit({ seat: 0, moves: [garden.moves.kinds.resign.make({})] });
  const findings = verify(garden, match.log(), promiseOf(match.commitment, match.entropy));
  expect(findings.map(({ holds }) => holds)).not.toContain(false);
});

test('the same seed gives the same deal; without one, deals differ', () => {
  expect(begin('a').match.hash).toBe(begin('a').match.hash);
  expect(begin('a').match.hash).not.toBe(begin('b').match.hash);
  expect(begin().match.hash).not.toBe(begin().match.hash);
});

test('bad options are reported', () => {
  const dealt = deal({ ...plan, options: { format: 'best-of-9' } }, randomBytes, () => undefined);
  expect(dealt).toMatchObject({ ok: false, fault: [{ code: 'bad-option' }] });
});
