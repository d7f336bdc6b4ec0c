import { botOf } from '@hortus/bots';
import { garden, type View } from '@hortus/garden';
import { players } from '@hortus/garden/players/index.ts';
import { genesis } from '@hortus/genesis';
import { moveList, secretFromSeed, verify } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { historyOf, LocalHost, type LocalSetup, type LocalTools } from './local-host.ts';

const tools = (seed: string): LocalTools => {
  let n = 0;
  return {
    now: () => 1_000 + n,
    secret: () => secretFromSeed(`${seed} ${n++}`),
    bot: (level) => botOf(players, level),
  };
};
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

/** Anna plays the first legal move, whoever else sits there answers. */
function playOut(host: LocalHost): void {
  for (let turns = 0; turns < 40 && !host.match.over; turns++) {
    if (host.botToAct() === undefined) host.play(0, [firstLegal(host, 0)]);
    else host.playBot();
  }
}

test('a whole match against a bot ends, and its log verifies', () => {
  const host = LocalHost.begin(garden, setup('novice'), tools('whole'));
  playOut(host);
  expect(host.sight(0).outcome).toBeDefined();
  const { log } = host.record();
  expect(verify(garden, log, host.match.promise).filter(({ holds }) => !holds)).toEqual([]);
});

test('a match resumed from what was kept stands where it stood and goes on alike', () => {
  const host = LocalHost.begin(garden, setup('club'), tools('resumed'));
  while (host.botToAct() !== undefined) host.playBot();
  host.play(0, [firstLegal(host, 0)]);
  const kept = structuredClone(host.record());
  const again = LocalHost.resume(garden, kept, tools('other'));
  expect(again.sight(0)).toEqual(host.sight(0));
  expect(again.entries(0)).toEqual(host.entries(0));
  host.playBot();
  again.playBot();
  expect(again.sight(0)).toEqual(host.sight(0));
});

test('nobody plays for the bot, and what the rules refuse changes nothing', () => {
  const host = LocalHost.begin(garden, setup('club'), tools('refused'));
  expect(host.play(1, [firstLegal(host, 1)])).toEqual({ code: 'not-your-seat' });
  while (host.botToAct() !== undefined) host.playBot();
  const before = host.sight(0);
  const taken = garden.moves.kinds.take as { pack(cell: number): number };
  const view = before.view as View;
  const quiet = view.cells.findIndex((name) => name === 'X' || name === 'O');
  const middle = quiet >= 0 ? quiet : 5;
  expect(host.play(0, [taken.pack(middle)])?.clause).toMatch(/^GAR-MOV-/);
  expect(host.sight(0)).toEqual(before);
});

test('taking back undoes the own move and the answer to it', () => {
  const host = LocalHost.begin(garden, setup('club'), tools('back'));
  while (host.botToAct() !== undefined) host.playBot();
  const before = host.sight(0).view;
  host.play(0, [firstLegal(host, 0)]);
  host.playBot();
  expect(host.takeBack(0)).toBeUndefined();
  expect(host.sight(0).view).toEqual(before);
  expect(host.entries(0).at(-1)?.kind).toBe('back');
});

test('there is nothing to take back before the first move', () => {
  const host = LocalHost.begin(garden, setup(), tools('nothing'));
  expect(host.takeBack(0)).toEqual({ code: 'nothing-to-take-back' });
});

test('history shows every moment, the deal first, as it was seen', () => {
  const host = LocalHost.begin(garden, setup('novice'), tools('history'));
  const seen = [host.sight(0).view];
  while (!host.match.over && host.match.seq < 6) {
    if (host.botToAct() === undefined) host.play(0, [firstLegal(host, 0)]);
    else host.playBot();
    seen.push(host.sight(0).view);
  }
  expect(host.history(0, 0, host.match.seq).map(({ view }) => view)).toEqual(seen);
  expect(host.history(0, 2, 3).map(({ seq }) => seq)).toEqual([2, 3]);
});

test('of a match that is not over nobody sees all, not even looking back', () => {
  const seats = setup().seats;
  const host = LocalHost.begin(genesis, { id: 'm', game: 'genesis', options: {}, seats }, tools('hidden'));
  const [dealt] = historyOf(genesis, host.record().log, 'all', 0, 0);
  expect(dealt.view).toEqual(host.match.view('table'));
  expect(dealt.view).not.toEqual(host.match.view(0));
});
