import { garden, type View } from '@hortus/garden';
import { players } from '@hortus/garden/players/index.ts';
import { genesis } from '@hortus/genesis';
import { historyOf } from '@hortus/host';
import { moveList, verify } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { LocalHost, type LocalRecord, type LocalSetup } from './local-host.ts';
import { toolsOf } from './tools.testing.ts';

const tools = toolsOf(players);
const setup = (level?: string): LocalSetup => ({
  id: 'match',
  game: 'garden',
  options: {},
  seats: [
    { name: 'Anna', kind: 'person' },
    level === undefined ? { name: 'Ben', kind: 'person' } : { name: 'Bot', kind: 'bot', level },
  ],
});
const firstLegal = (host: LocalHost, seat: number): number => {
  const list = moveList(garden);
  garden.legal(host.match.state as never, seat, list);
  return list[0] ?? 0;
};

/** Anna plays the first legal move, and whoever else sits there answers. */
async function playOut(host: LocalHost, most = 40): Promise<void> {
  await host.start();
  await host.rest();
  for (let turns = 0; turns < most && !host.match.over; turns++) {
    await host.play(0, [firstLegal(host, 0)]);
    await host.rest();
  }
}

test('a whole match against a bot ends, and its log verifies', async () => {
  const host = LocalHost.begin(garden, setup('novice'), tools('whole'));
  await playOut(host);
  expect(host.sight(0).outcome).toBeDefined();
  const { log } = host.record();
  expect(verify(garden, log, host.match.promise).filter(({ holds }) => !holds)).toEqual([]);
});

test('at one screen everybody agrees to a draw; a bot that may not agree declines it', async () => {
  const screen = LocalHost.begin(garden, setup(), tools('screen'));
  expect(await screen.offerDraw(0)).toBeUndefined();
  expect(screen.sight(1).outcome).toMatchObject({ winners: [], reasons: [{ code: 'agreed' }] });
  expect(verify(garden, screen.record().log).filter(({ holds }) => !holds)).toEqual([]);
  const again = LocalHost.resume(garden, screen.record(), tools('screen'));
  expect(again.match.over).toBe(true);
  const alone = LocalHost.begin(garden, { ...setup('novice'), botsResign: true }, tools('alone'));
  expect(await alone.offerDraw(0)).toEqual({ code: 'draw-declined' });
  expect(alone.match.over).toBe(false);
});

test('requests of the page are handled between the bots’ moves', async () => {
  const done: string[] = [];
  const bots = ['Ada', 'Bea'].map((name) => ({ name, kind: 'bot', level: 'novice' }) as const);
  const host: LocalHost = LocalHost.begin(
    garden,
    { ...setup(), seats: bots },
    {
      ...tools('between'),
      told: () => void done.push(`entry ${host.match.seq}`),
      // The page looks back just as a bot is about to think.
      pageHeard: async () => {
        const { seq } = host.match;
        if (seq === 2 || seq === 3) void host.history('table', 0, seq).then(() => done.push(`past ${seq}`));
        await new Promise((then) => setTimeout(then));
      },
    },
  );
  await host.start();
  await host.rest();
  expect(done.slice(0, 6)).toEqual(['entry 1', 'entry 2', 'past 2', 'entry 3', 'past 3', 'entry 4']);
  expect(host.match.over).toBe(true);
});

test('a match resumed from storage is where it was and continues the same way', async () => {
  const kept: LocalRecord[] = [];
  const keep = async (record: LocalRecord): Promise<void> => void kept.push(structuredClone(record));
  const host = LocalHost.begin(garden, setup('club'), { ...tools('resumed'), keep });
  await playOut(host, 1);
  const own = kept.findLast(({ log }) => log.entries.at(-1)?.seat === 0) as LocalRecord;
  expect(own.log.entries).toHaveLength(host.match.seq - 1);
  const again = LocalHost.resume(garden, own, tools('other'));
  await again.start();
  await again.rest();
  expect(again.sight(0)).toEqual(host.sight(0));
  expect(again.entries(0)).toEqual(host.entries(0));
});

test('a move is stored before anybody hears of it, and at the end the whole log is stored', async () => {
  const kept: LocalRecord[] = [];
  const behind: number[] = [];
  const host = LocalHost.begin(garden, setup('novice'), {
    ...tools('kept'),
    keep: async (record) => void kept.push(record),
    told: () => void behind.push(host.match.seq - (kept.at(-1)?.log.entries.length ?? 0)),
  });
  await playOut(host);
  expect(new Set(behind)).toEqual(new Set([0]));
  expect(behind).toHaveLength(host.match.seq);
  expect(JSON.stringify(kept.at(-1))).toBe(JSON.stringify(host.record()));
});

test('nobody can play for the bot, and a refused move changes nothing', async () => {
  const host = LocalHost.begin(garden, setup('club'), tools('refused'));
  expect(await host.play(1, [firstLegal(host, 1)])).toEqual({ code: 'not-your-seat' });
  await host.start();
  await host.rest();
  const before = host.sight(0);
  const taken = garden.moves.kinds.take as { pack(cell: number): number };
  const view = before.view as View;
  const token = view.cells.findIndex((name) => name === 'X' || name === 'O');
  const middle = token >= 0 ? token : 5;
  expect((await host.play(0, [taken.pack(middle)]))?.clause).toMatch(/^GAR-MOV-/);
  expect(host.sight(0)).toEqual(before);
});

test('a take-back voids one’s own move and the answer to it', async () => {
  const host = LocalHost.begin(garden, setup('club'), tools('back'));
  await host.start();
  await host.rest();
  const before = host.sight(0).view;
  await host.play(0, [firstLegal(host, 0)]);
  await host.rest();
  expect(host.entries(0).at(-1)?.seat).toBe(1);
  expect(await host.takeBack(0)).toBeUndefined();
  expect(host.sight(0).view).toEqual(before);
  expect(host.entries(0).at(-1)?.kind).toBe('back');
});

test('there is nothing to take back before the first move', async () => {
  const host = LocalHost.begin(garden, setup(), tools('nothing'));
  expect(await host.takeBack(0)).toEqual({ code: 'nothing-to-take-back' });
});

test('history shows every moment, the deal first, as it was seen', async () => {
  const seen: unknown[] = [];
  const told = (): void => void seen.push(host.sight(0).view);
  const host = LocalHost.begin(garden, setup('novice'), { ...tools('history'), told });
  told();
  await playOut(host, 3);
  const { seq } = host.match;
  expect((await host.history(0, 0, seq)).map(({ view }) => view)).toEqual(seen);
  expect((await host.history(0, 2, 3)).map((sight) => sight.seq)).toEqual([2, 3]);
  expect((await host.history(0, 0, 1)).map((sight) => sight.seq)).toEqual([0, 1]);
});

test('before the end nobody sees everything, not even when looking back', async () => {
  const seats = setup().seats;
  const host = LocalHost.begin(genesis, { id: 'm', game: 'genesis', options: {}, seats }, tools('hidden'));
  const [dealt] = historyOf(genesis, host.record().log, 'all', 0, 0);
  expect(dealt.view).toEqual(host.match.view('table'));
  expect(dealt.view).not.toEqual(host.match.view(0));
});
