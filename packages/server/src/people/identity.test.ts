import { beforeAll, expect, test } from 'vitest';
import { MemoryDatabase, MemoryStore } from '../testing/memory-store.ts';
import { People } from './identity.ts';
import { guestName, nameBeside } from './names.ts';

const database = new MemoryDatabase();
let people: People;
beforeAll(async () => {
  people = await People.open(new MemoryStore(database), Date.now);
});

test('a token identifies a person to every process on the same store, and to no other', async () => {
  const token = people.fresh();
  const id = people.read(token);
  expect(id).toBe(people.idOf(token));
  expect((await People.open(new MemoryStore(database), Date.now)).read(token)).toBe(id);
  expect((await People.open(new MemoryStore(), Date.now)).read(token)).toBeUndefined();
  expect(people.tokenFor(id ?? '')).toBe(token);
  expect(people.fresh()).not.toBe(token);
});

test('after a rotation older tokens are renewed for a while, then end, and a new key signs only when all know it', async () => {
  const rotating = new MemoryDatabase();
  let now = 1000;
  const [here, there] = await Promise.all(
    [1, 2].map(() => People.open(new MemoryStore(rotating), () => now)),
  );
  const old = here.fresh();
  const id = here.read(old) ?? '';
  const former = await new MemoryStore(rotating).key('identity');
  rotating.olderKeys.set('identity', [{ key: former, signsFrom: 0, until: 9000 }]);
  rotating.keys.delete('identity');
  rotating.keysSignFrom = 3000;
  await here.readKeys();
  // The other process has not heard of it yet.
  expect(here.tokenFor(id)).toBe(old);
  expect([here.renewed(old), there.read(here.fresh())]).toEqual([undefined, expect.any(String)]);
  await there.readKeys();
  now = 3000;
  const renewed = here.renewed(old) ?? '';
  expect(renewed).not.toBe(old);
  expect([there.read(renewed), there.read(old), there.renewed(renewed)]).toEqual([id, id, undefined]);
  now = 9000;
  expect([here.read(old), here.renewed(old), here.read(renewed)]).toEqual([undefined, undefined, id]);
});

test('a person who was never stored still has a name, and keeps a chosen one', async () => {
  const id = people.idOf(people.fresh());
  expect((await people.person(id)).name).toBe(guestName(id));
  expect(database.people.size).toBe(0);
  await people.rename(id, 'Ada', 5);
  await people.rename(id, 'Bea', 9);
  expect(await people.person(id)).toEqual({ id, name: 'Bea', madeAt: 5 });
});

test('guests’ names are plants with a number, many of them', () => {
  const names = new Set(Array.from({ length: 500 }, (_, i) => guestName(`guest ${i}`)));
  expect(names.size).toBeGreaterThan(400);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [1-9]\d$/);
});

test('a name given to a guest is unlike the others at the table; a chosen one stays', () => {
  for (let table = 0; table < 200; table++) {
    const names: string[] = [];
    for (let seat = 0; seat < 6; seat++) {
      const id = `guest ${table} ${seat}`;
      names.push(nameBeside({ id, name: guestName(id) }, names));
    }
    expect(new Set(names.map(([initial]) => initial)).size).toBe(6);
  }
  const id = 'guest';
  const given = guestName(id);
  expect(nameBeside({ id, name: given }, ['Zoe'])).toBe(given);
  expect(nameBeside({ id, name: given }, [given.toLowerCase()])[0]).not.toBe(given[0]);
  expect(nameBeside({ id, name: 'Tulip' }, ['Tulip 48'])).toBe('Tulip');
});
