/**
 * A page after the rules have changed: matches in this browser continue under their own rules, and are shown by them.
 */
import { botOf, type Players } from '@hortus/bots';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { LocalHost, type LocalRecord, type LocalTools } from '@hortus/frame/here/local-host.ts';
import { OTHER_RULES } from '@hortus/frame/here/local-messages.ts';
import { garden } from '@hortus/garden';
import { players } from '@hortus/garden/players/index.ts';
import { clockAtOnce } from '@hortus/host/testing';
import { defineGame, type Game, moveList, secretFromSeed } from '@hortus/kernel';
import { defineKit, versionIn, versionsIn } from '@hortus/kit';
import { expect, test } from 'vitest';
import { checkLog, seeLog, verifyLog } from '../replay/replayed.ts';
import { formerTable } from './former.ts';

const GARDEN: Game = garden;
/** The next version of the rules: the first tile is taken in the first corner. */
const garden2: Game = defineGame({
  ...GARDEN,
  rulesVersion: 2,
  legal: (state, seat, out) => {
    const count = garden.legal(state, seat, out);
    return count > 0 && garden.view(state, 'table').ply === 0 ? 1 : count;
  },
});

const BOARD = (): null => null;
const kitWith = (looksAsNow: boolean) =>
  defineKit({
    id: 'garden',
    place: 1,
    rules: async () => garden2,
    players: async () => ({ players: { ...players, game: garden2 } }),
    former: { 1: { players: async () => ({ players }), looksAsNow } },
    table: async () => ({ table: { game: garden2, Board: BOARD, bots: { levels: [] }, hides: false } }),
  });
const newest = async (kit: ReturnType<typeof kitWith>): Promise<GameTable> =>
  (await kit.table?.())?.table as GameTable;

const toolsFor = (of: Players, keep: (record: LocalRecord) => void): LocalTools => {
  let n = 0;
  return {
    clock: clockAtOnce(1_000),
    secret: () => secretFromSeed(`former ${n++}`),
    bot: (level) => botOf(of, level),
    keep: async (record) => keep(structuredClone(record)),
  };
};

/** Plays the last listed move: under the next version the first one wouldn't be legal. */
async function playOn(host: LocalHost, most: number): Promise<void> {
  const { game } = host.match;
  const list = moveList(game);
  await host.start();
  await host.rest();
  for (let turns = 0; turns < most && !host.match.over; turns++) {
    const count = game.legal(host.match.state, 0, list);
    expect(await host.play(0, [list[count - 1] as number])).toBeUndefined();
    await host.rest();
  }
}

test('a match stored in this browser continues under its own rules, with its bot, and its log holds', async () => {
  let kept: LocalRecord | undefined;
  const keep = (record: LocalRecord): void => {
    kept = record;
  };
  const seats = [
    { name: 'Anna', kind: 'person' as const },
    { name: 'Bot', kind: 'bot' as const, level: 'novice' },
  ];
  const options = { first: 'A' };
  const before = LocalHost.begin(
    garden,
    { id: 'm', game: 'garden', options, seats },
    toolsFor(players, keep),
  );
  await playOn(before, 1);
  const record = kept as unknown as LocalRecord;
  expect(record.log.terms.rulesVersion).toBe(1);

  const kit = kitWith(true);
  expect(await versionsIn(kit)).toEqual([1, 2]);
  const frozen = await versionIn(kit, 1);
  if (frozen === undefined) throw new Error('version 1 is gone');
  expect(() => LocalHost.resume(garden2, record, toolsFor(players, keep))).toThrow(`${OTHER_RULES}1`);
  const after = LocalHost.resume(frozen.players.game, record, toolsFor(frozen.players, keep));
  await playOn(after, 40);
  expect(after.match.over).toBe(true);
  const log = after.exported();
  for (const game of [frozen.players.game, GARDEN]) {
    expect(checkLog(game, log).ok).toBe(true);
    expect(verifyLog(game, log, undefined).filter(({ holds }) => !holds)).toEqual([]);
    expect(seeLog(game, log, 'all').sights).toHaveLength(log.entries.length + 1);
  }
  expect(checkLog(garden2, log)).toMatchObject({ ok: false, fault: [{ code: 'other-rules', message: '1' }] });
  const { players: now } = (await versionIn(kit, 2)) ?? { players };
  const fresh = { id: 'n', game: 'garden', options, seats };
  expect(LocalHost.begin(now.game, fresh, toolsFor(now, keep)).match.terms.rulesVersion).toBe(2);
});

test('rules with today’s view use today’s board, others text and buttons; either follows its own rules', async () => {
  const same = await formerTable(kitWith(true), 1, newest);
  expect(same).toMatchObject({
    Board: BOARD,
    bots: { levels: ['beginner', 'novice', 'club', 'strong', 'expert', 'perfect'] },
    hides: false,
  });
  const other = await formerTable(kitWith(false), 1, newest);
  expect(other?.Board).not.toBe(BOARD);
  for (const table of [same, other]) expect(table?.game).toMatchObject({ id: 'garden', rulesVersion: 1 });
  expect(await formerTable(kitWith(true), 3, newest)).toBeUndefined();
});
