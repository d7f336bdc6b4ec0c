/**
 * Nobody plays by rules or with cards that somebody at the table hasn't accepted; here with a pack that the table's
 * maker wrote.
 */
import { STARTER } from '@hortus/cards/language';
import { loadGames } from '@hortus/catalogue';
import { cgs } from '@hortus/cgs';
import { contentsOf, type Game, makeContent, type Result } from '@hortus/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import { accept, type DealingMeans } from './dealing.ts';
import { changeTable, join, makeTable } from './seating.ts';

beforeAll(loadGames);

const game: Game = cgs;
const sure = <T, Fault>(result: Result<T, Fault>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const own = sure(makeContent(cgs.contents!.pack!, { text: STARTER }, ''));
const brought = { pack: { name: own.name, hash: own.hash } };
const contents = contentsOf([own]);
const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name) => ({
  id: name.toLowerCase(),
  name,
})) as never[];
const means: DealingMeans = {
  now: 0,
  commitLimit: 1,
  revealLimit: 1,
  freshSecret: () => 'aa',
  packsOf: () => ({}),
};

function tableFor(options: object, seats: number): StoredTable {
  const friends = Array.from({ length: seats - 1 }, () => ({ kind: 'friend' }));
  const wish = { game: 'cgs', options, seats: [{ kind: 'me' }, ...friends], time: { kind: 'none' } };
  const fresh = { id: 't', secret: 'aa', now: 0 };
  const made = sure(makeTable(wish as never, anna, game, fresh, contents));
  return [ben, cleo].slice(0, seats - 1).reduce((table, friend) => sure(join(table, friend)), made);
}
const accepted = (table: StoredTable, person: string, offer = table.offer): StoredTable =>
  sure(accept(table, person, offer, means));

test('[CGS-CUST-5] [CGS-R-166] [CGS-SC-57] custom cards are dealt once everybody has accepted them, and not before', () => {
  const table = tableFor(brought, 2);
  expect(table).toMatchObject({ status: 'open', options: brought, contents: [own.hash] });
  const agreed = accepted(table, 'ben');
  expect(agreed).toMatchObject({ status: 'dealing', terms: { options: brought } });
  const three = tableFor({}, 3);
  const two = accepted(three, 'ben');
  expect([three.status, two.status, accepted(two, 'cleo').status]).toEqual(['open', 'open', 'dealing']);
});

test('[CGS-CON-10] a change of rules needs everybody’s consent again, and once everybody has agreed nobody can change them', () => {
  const two = accepted(tableFor({}, 3), 'ben');
  const changed = sure(changeTable(two, anna, { options: { overflow: 'surplus' } }, game, contents));
  expect(changed.seats.map(({ accepted: yes }) => yes)).toEqual([true, false, false]);
  expect(accept(changed, 'cleo', two.offer, means)).toMatchObject({ fault: { code: 'other-offer' } });
  const one = accepted(changed, 'cleo');
  expect(one.status).toBe('open');
  const all = accepted(one, 'ben');
  expect(all).toMatchObject({ status: 'dealing', terms: { options: { overflow: 'surplus' } } });
  expect(changeTable(all, anna, { options: {} }, game, contents)).toMatchObject({
    ok: false,
    fault: [{ code: 'too-late' }],
  });
  expect(changeTable(two, ben, { options: {} }, game, contents)).toMatchObject({
    ok: false,
    fault: [{ code: 'not-the-maker' }],
  });
});
