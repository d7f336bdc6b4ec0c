/** A snapshot saves work and never changes anything; a damaged one is as good as none. */
import { createHash } from 'node:crypto';
import { GAMES, loadGames } from '@hortus/catalogue';
import { TimedMatch as RunningMatch, WORK_IN_SLICE } from '@hortus/host';
import {
  type Entry,
  FastLuck,
  type Game,
  letCount,
  type MatchLog,
  replay,
  type Viewer,
  verify,
} from '@hortus/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import { longMatch, storedEntries } from '../testing/long-match.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';
import { loadInSlices } from './loading.ts';
import { makeSnapshot, takeUp } from './snapshot.ts';

await loadGames();

const ENTRIES = 300;
const garden = GAMES.find(({ id }) => id === 'garden') as Game;
/** To 20 points: long enough. */
const LONG = { options: { format: 'vp20' } };

/** Everything that a match can be asked. */
function everything({ match, timing }: RunningMatch): unknown {
  const seats = match.terms.seats.map((_, seat) => seat);
  const viewers: Viewer[] = [...seats, 'table'];
  return {
    mark: match.mark(),
    toAct: match.toAct,
    paused: match.paused,
    moves: match.moveCount(),
    lapses: { ...match.lapses },
    log: match.log({ withSecret: false }),
    seen: viewers.map((viewer) => match.seen(viewer)),
    views: viewers.map((viewer) => match.view(viewer)),
    backsTo: seats.map((seat) => [1, 2, 3].map((n) => match.mayTakeBack(seat, match.seq - n))),
    timing,
  };
}

const played = (game: Game, row: StoredTable, entries: readonly Entry[]): RunningMatch => {
  const running = RunningMatch.of(game, row, entries);
  if (running === undefined) throw new Error('not dealt');
  return running;
};

/** The most entries that a take-back has to replay. */
function mostLiving(entries: readonly Entry[]): number {
  const living: Entry[] = [];
  let most = 0;
  for (const entry of entries) {
    letCount(living, entry);
    most = Math.max(most, living.length);
  }
  return most;
}

/** Counts what is played, by slice. */
function counting(game: Game): { game: Game; pause: () => Promise<void>; plays: () => number[] } {
  const slices = [0];
  const play: Game['play'] = (...given) => {
    slices[slices.length - 1]++;
    return game.play(...given);
  };
  return { game: { ...game, play }, pause: async () => void slices.push(0), plays: () => slices };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const clock = { kind: 'clock', base: 6000, increment: 3 } as const;
  const made = longMatch(game, ENTRIES, game.id === 'garden' ? LONG : {});
  const row: StoredTable = { ...made.row, time: clock };
  const entries = storedEntries(made.match);

  test('a match restored from a snapshot equals the one replayed from its log, then and later', async () => {
    expect(entries.length).toBeGreaterThan(15);
    for (const part of [1, 0.5, 0.9]) {
      const seq = Math.floor(part * entries.length);
      const text = await makeSnapshot(played(game, row, entries.slice(0, seq)));
      const counted = counting(game);
      const loaded = await loadInSlices(counted.game, row, entries, text);
      const whole = played(game, row, entries);
      expect(loaded && everything(loaded)).toEqual(everything(whole));
      expect(loaded?.match.mark()).toEqual(made.match.mark());
      const all = counting(game);
      await loadInSlices(all.game, row, entries, undefined);
      if (part === 1) expect(counted.plays()).toEqual([0]);
      else expect(counted.plays()[0]).toBeLessThan(all.plays()[0]);
    }
  });

  test('a snapshot with any damage is not used', async () => {
    const text = await makeSnapshot(played(game, row, entries));
    const luck = new FastLuck(7);
    for (let n = 0; n < 40; n++) {
      const i = luck.below(text.length);
      const other = String.fromCharCode(48 + luck.below(75));
      if (other === text[i]) continue;
      const damaged = luck.below(4) === 0 ? text.slice(0, i) : text.slice(0, i) + other + text.slice(i + 1);
      expect(await takeUp(damaged, game, row, entries)).toBeUndefined();
      if (n > 0) continue;
      const loaded = await loadInSlices(game, row, entries, damaged);
      expect(loaded?.match.hash).toBe(made.match.hash);
    }
  });
});

describe('one that is whole, but not of this match, is not used:', async () => {
  const { row, match } = longMatch(garden, ENTRIES, LONG);
  const entries = storedEntries(match);
  const text = await makeSnapshot(played(garden, row, entries));
  /** Sealed like a good one. */
  const with_ = (change: (body: Record<string, never>) => object): string => {
    const body = JSON.parse(text.slice(text.indexOf('\n') + 1));
    const json = JSON.stringify({ ...body, ...change(body) });
    return `${createHash('sha256').update('hortus snapshot\n').update(json).digest('hex')}\n${json}`;
  };
  const other = longMatch(garden, ENTRIES, { ...LONG, seed: 2 });
  const otherText = await makeSnapshot(played(garden, other.row, storedEntries(other.match)));
  const { mark: otherMark } = JSON.parse(otherText.slice(otherText.indexOf('\n') + 1));

  test('the seal is not what refuses them', async () => {
    expect(
      await takeUp(
        with_(() => ({})),
        garden,
        row,
        entries,
      ),
    ).toBeDefined();
  });

  test.each<[string, string]>([
    ['another game', with_(() => ({ game: 'gnostica' }))],
    ['other rules', with_(() => ({ rulesVersion: garden.rulesVersion + 1 }))],
    ['another match', with_(() => ({ match: 'somewhere' }))],
    ['another format', with_(() => ({ format: 99 }))],
    ['another log', with_(() => ({ log: '0'.repeat(64) }))],
    [
      'a position of another match',
      with_(({ mark }) => ({ mark: { ...(mark as object), position: otherMark.position } })),
    ],
    [
      'a hash of another state',
      with_(({ mark }) => ({ mark: { ...(mark as object), hash: otherMark.hash } })),
    ],
    ['no position at all', with_(({ mark }) => ({ mark: { ...(mark as object), position: 'nonsense' } }))],
    ['an entry more', with_(({ mark }) => ({ mark: { ...(mark as object), seq: entries.length + 1 } }))],
    ['an entry less', with_(({ mark }) => ({ mark: { ...(mark as object), seq: entries.length - 1 } }))],
    ['a snapshot of another match', otherText],
    ['nothing', ''],
  ])('%s', async (_, wrong) => {
    expect(await takeUp(wrong, garden, row, entries)).toBeUndefined();
    expect((await loadInSlices(garden, row, entries, wrong))?.match.hash).toBe(match.hash);
  });

  test('a forged one can deceive a process, but neither replay nor verify, which use only the log', async () => {
    const dealt = played(garden, row, []).match.mark();
    const lie = with_(({ mark }) => ({
      mark: { ...(mark as object), position: dealt.position, hash: dealt.hash },
    }));
    const deceived = await takeUp(lie, garden, row, entries);
    if (deceived === undefined) throw new Error('not taken up');
    expect(deceived.match.hash).toBe(dealt.hash);
    const log = deceived.match.log({ withSecret: true });
    const replayed = replay(garden, log);
    expect(replayed.ok && replayed.value.hash).toBe(match.hash);
    // A whole match that goes on from the lie contradicts its own log.
    const honest = played(garden, row, entries);
    for (let games = 0; games < 50 && !honest.match.over; games++)
      honest.match.submit({ seat: 0, moves: [garden.moves.kinds.resign.make({})], byHost: true });
    const failing = (one: MatchLog) => verify(garden, one).filter(({ holds }) => !holds);
    expect(failing(honest.match.log())).toEqual([]);
    expect(failing({ ...honest.match.log(), hash: deceived.match.hash }).map(({ check }) => check)).toContain(
      'hash',
    );
  });

  test('one that is ahead of the log', async () => {
    expect(await takeUp(text, garden, row, entries.slice(0, -1))).toBeUndefined();
  });

  test('one of a log with one other entry', async () => {
    const changed = entries.with(10, { ...(entries[10] as Entry), at: 1 });
    expect(await takeUp(text, garden, row, changed)).toBeUndefined();
  });
});

describe('5,000 entries', () => {
  const { row, match } = longMatch(garden, 5000, LONG);
  const entries = storedEntries(match);

  test('are played in slices of a few moves, or of one take-back', async () => {
    expect(entries.length).toBeGreaterThanOrEqual(5000);
    const counted = counting(garden);
    const loaded = await loadInSlices(counted.game, row, entries, undefined, { pause: counted.pause });
    expect(loaded?.match.hash).toBe(match.hash);
    const longest = Math.max(...counted.plays());
    expect(counted.plays().length).toBeGreaterThan(Math.ceil(entries.length / WORK_IN_SLICE) - 1);
    expect(longest).toBeLessThanOrEqual(Math.max(WORK_IN_SLICE, mostLiving(entries)));
    // Planted: in one go, as it used to be.
    const atOnce = counting(garden);
    RunningMatch.of(atOnce.game, row, entries);
    expect(atOnce.plays()[0]).toBeGreaterThan(5000 / 2);
  });

  test('are written and read as a snapshot in slices of a few entries', async () => {
    let written = 0;
    const text = await makeSnapshot(played(garden, row, entries), async () => void written++);
    expect(written).toBe(Math.ceil(entries.length / WORK_IN_SLICE) - 1);
    let read = 0;
    const counted = counting(garden);
    const pause = async (): Promise<void> => void read++;
    expect(await takeUp(text, counted.game, row, entries, { pause })).toBeDefined();
    expect(read).toBe(Math.ceil(entries.length / WORK_IN_SLICE) - 1);
    expect(counted.plays()).toEqual([0]);
  });
});

describe('at a server', () => {
  let house: SimHouse;
  afterEach(() => house.close());

  async function stored() {
    house = new SimHouse();
    const { row, match } = longMatch(garden, ENTRIES, LONG);
    const bots = row.seats.map((seat) => ({ ...seat, kind: 'person' as const, person: `p ${seat.name}` }));
    house.database.tables.set(row.id, { ...row, seats: bots });
    house.database.logs.set(row.id, storedEntries(match));
    return { row, match };
  }
  const loadedHash = async (id: string): Promise<string | undefined> =>
    (await (await house.server()).live.get(id))?.running?.match.hash;

  test('a long match leaves a snapshot when it is loaded, and the next process uses it', async () => {
    const { row, match } = await stored();
    expect(await loadedHash(row.id)).toBe(match.hash);
    await house.clock.advance(0);
    const text = house.database.snapshots.get(row.id) ?? '';
    expect(await takeUp(text, garden, row, storedEntries(match))).toBeDefined();
    const counted = counting(garden);
    const next = await house.server({ games: [counted.game] });
    expect((await next.live.get(row.id))?.running?.match.hash).toBe(match.hash);
    expect(counted.plays()).toEqual([0]);
  });

  test('a damaged one never shows, and is made again', async () => {
    const { row, match } = await stored();
    await loadedHash(row.id);
    await house.clock.advance(0);
    const good = house.database.snapshots.get(row.id) ?? '';
    house.database.snapshots.set(row.id, good.replace(/"position":"./, '"position":"Z'));
    const server = await house.server();
    const page = await SimPage.of(server);
    await page.follow(row.id);
    expect((await page.at(row.id, match.seq)).view).toEqual(match.view('table'));
    await house.clock.advance(0);
    expect(house.database.snapshots.get(row.id)).toBe(good);
  });

  test('a database that cannot save one loses nothing', async () => {
    const { row, match } = await stored();
    const server = await house.server({ log: { info() {}, warn() {}, error() {} } });
    server.shared.store.saveSnapshot = () => Promise.reject(new Error('full'));
    expect((await server.live.get(row.id))?.running?.match.hash).toBe(match.hash);
    await house.clock.advance(0);
    expect(house.database.snapshots.size).toBe(0);
  });
});
