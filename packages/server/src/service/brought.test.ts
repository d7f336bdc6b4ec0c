/** Packs that somebody brought: everybody at the table accepts exactly them before the deal, whatever a page sends. */
import { type NewTable, PROTOCOL } from '@hortus/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const packOf = (name: string): string =>
  `[pack ${name}]\ngame: Trial\ntype: session\ncomponents: 1 adventure, 1 support\neras: One\n\n[era One]\nall x3\n
[card Field 1]\nType "Adventure" Roleplay "Battle" ACC Hull 1\n[card Punt 2]\nType "Support" AR Hull 1\n`;
const wish = (text: string): { game: string; options: NewTable['options']; seats: NewTable['seats'] } => ({
  game: 'cgs',
  options: { pack: { text } },
  seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }],
});
const row = (id: string) => house.database.tables.get(id)!;

async function three() {
  const server = await house.server();
  const [anna, ben, cleo] = [await SimPage.of(server), await SimPage.of(server), await SimPage.of(server)];
  const made = await anna.create(wish(packOf('First')));
  for (const page of [ben, cleo]) {
    page.deals.commits = false;
    await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { cgs: made.rulesVersion } });
    await page.join(made.id);
    await page.follow(made.id);
  }
  return { server, anna, ben, cleo, ...made };
}

test('[CGS-SC-57] [CGS-CUST-5] [CGS-CUST-7] [CGS-R-166] nothing is dealt until everybody has accepted the pack', async () => {
  const { ben, cleo, id, offer, options } = await three();
  expect(options.pack).toMatchObject({ name: 'First' });
  expect(ben.tables.get(id)).toMatchObject({ madeBy: 0 });
  expect((await ben.accept(id)).is).toBe('ok');
  expect(row(id)).toMatchObject({ status: 'open' });
  for (const page of [ben, cleo]) {
    const early = { table: id };
    expect(await page.ask({ do: 'commit', commitment: 'ab'.repeat(32), ...early })).toMatchObject({
      code: 'not-dealing',
    });
    expect(await page.ask({ do: 'reveal', reveal: 'ab'.repeat(32), ...early })).toMatchObject({
      code: 'not-dealing',
    });
  }
  expect(row(id).terms).toBeUndefined();
  expect((await cleo.ask({ do: 'accept', table: id, offer })).is).toBe('ok');
  expect(row(id)).toMatchObject({ status: 'dealing' });
  expect(row(id).terms?.packs).toEqual({ pack: (options.pack as { hash: string }).hash });
});

test('another pack voids what was accepted, and no page accepts what it has not been shown', async () => {
  const { server, anna, ben, cleo, id, offer } = await three();
  await ben.accept(id);
  const maker = await server.people.person(anna.person);
  const changed = await server.tables.change(id, maker, { options: { pack: { text: packOf('Second') } } });
  expect(changed).toMatchObject({ ok: true, value: { status: 'open', offer: offer + 1 } });
  expect(row(id).seats.map(({ accepted }) => accepted)).toEqual([true, false, false]);
  for (const stale of [offer, offer + 2])
    for (const page of [ben, cleo])
      expect(await page.ask({ do: 'accept', table: id, offer: stale })).toMatchObject({
        code: 'other-offer',
      });
  const guest = await SimPage.of(server);
  expect(await guest.ask({ do: 'accept', table: id, offer: offer + 1 })).toMatchObject({
    code: 'not-seated',
  });
  const other = await server.people.person(ben.person);
  const own = await server.tables.change(id, other, { options: { pack: { text: packOf('Mine') } } });
  expect(own).toMatchObject({ ok: false, fault: [{ code: 'not-the-maker' }] });
  for (const page of [ben, cleo]) await page.accept(id);
  expect(row(id)).toMatchObject({ status: 'dealing', terms: { options: { pack: { name: 'Second' } } } });
  const late = await server.tables.change(id, maker, { options: { pack: { text: packOf('Third') } } });
  expect(late).toMatchObject({ ok: false, fault: [{ code: 'too-late' }] });
});

test('when the last acceptance and another pack arrive on two processes at once, one of them comes too late', async () => {
  for (const isChangeFirst of [true, false]) {
    const { anna, ben, cleo, id, offer } = await three();
    const other = await house.server();
    await ben.accept(id);
    const maker = await other.people.person(anna.person);
    const change = () => other.tables.change(id, maker, { options: { pack: { text: packOf('Second') } } });
    const accept = () => cleo.ask({ do: 'accept', table: id, offer });
    const [changed, accepted] = isChangeFirst
      ? await Promise.all([change(), accept()])
      : ((await Promise.all([accept(), change()])).toReversed() as [
          Awaited<ReturnType<typeof change>>,
          Awaited<ReturnType<typeof accept>>,
        ]);
    const isDealt = row(id).status === 'dealing';
    expect([changed.ok, accepted.is]).toEqual(isDealt ? [false, 'ok'] : [true, 'refused']);
    expect(row(id).options.pack).toMatchObject({ name: isDealt ? 'First' : 'Second' });
    if (!isDealt) expect(row(id).seats.map(({ accepted: has }) => has)).toEqual([true, false, false]);
  }
});

test('a session of several packs names each of them, and a missing one by its name', async () => {
  const server = await house.server();
  const anna = await SimPage.of(server);
  const booster =
    '[pack Gulls]\ngame: Trial\ntype: booster\ncomponents: 1 support\n\n[card Gull 40]\nType "Support" AR Hull 1\n';
  const evening = packOf('Evening').replace('all x3', 'all x3\nGulls: 40');
  const { options } = await anna.create({
    ...wish(''),
    options: { pack: [{ text: evening }, { text: booster }] },
  });
  expect(options.pack).toMatchObject([{ name: 'Evening' }, { name: 'Gulls' }]);
  const [main] = options.pack as [{ name: string; hash: string }];
  const gone = { name: 'Gulls', hash: 'ab'.repeat(32) };
  const maker = await server.people.person(anna.person);
  const codes = async (pack: NewTable['options'][string]) => {
    const made = await server.tables.create(
      { ...wish(''), options: { pack }, time: { kind: 'none' }, takeBacks: true, awayLimit: 0 },
      maker,
    );
    return made.ok ? [] : made.fault.map(({ code, message }) => `${code}: ${message}`);
  };
  expect(await codes([main, gone])).toEqual(['missing-content: the content of “Gulls” is missing']);
  expect(await codes([main])).toEqual(['ERR-36: Era "One" names pack "Gulls", which is not available.']);
  expect(await codes(main)).toEqual(['ERR-36: Era "One" names pack "Gulls", which is not available.']);
});
