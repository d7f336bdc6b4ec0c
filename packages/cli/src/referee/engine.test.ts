import { GAMES, gameById, loadGames } from '@hortus/catalogue';
import { expect, test } from 'vitest';
import { Session } from './session.ts';
import { client, G0, testWorld } from './testing.ts';

await loadGames();

/** GAR-S-17: X wins only with b3. */
const S17 = 'Cb Ms X Pt / Mt Ps X Ib / O Ct Mb O / Pb O X Cs top Pr move X';

interface Worth {
  readonly move: string;
  readonly value: number;
  readonly points?: number;
}

test('analyse gives every legal move, best first and exact', () => {
  const { good } = client();
  good({ do: 'load', game: 'garden', position: S17 });
  expect(good({ do: 'analyse', match: 'm1', seat: 0 })).toEqual({
    ok: true,
    moves: [
      { move: 'b3', value: 1 },
      { move: 'a1', value: -1 },
      { move: 'd4', value: -1 },
    ],
    exact: true,
  });
  expect(good({ do: 'analyse', match: 'm1', seat: 1 })).toEqual({ ok: true, moves: [], exact: true });
});

test('the value of a position is that of the opponent’s best reply', () => {
  const { good } = client();
  good({ do: 'new', game: 'garden', seed: 'values', options: { first: 'A' } });
  for (const first of (good({ do: 'analyse', match: 'm1', seat: 0 }).moves as Worth[]).slice(0, 4)) {
    const { match } = good({
      do: 'load',
      game: 'garden',
      position: good({ do: 'position', match: 'm1' }).position,
    });
    good({ do: 'play', match, seat: 0, move: first.move });
    const [best] = good({ do: 'analyse', match, seat: 1 }).moves as Worth[];
    expect(best?.value).toBe(-first.value);
  }
});

test('without time nothing is proved, but every move is still listed', () => {
  const { good } = client();
  good({ do: 'new', game: 'garden', options: { first: 'A' } });
  const { moves, exact } = good({ do: 'analyse', match: 'm1', seat: 0, ms: 0 });
  expect(exact).toBe(false);
  expect((moves as Worth[]).map(({ move }) => move).sort()).toEqual(
    [...(good({ do: 'legal', match: 'm1', seat: 0 }).moves as string[])].sort(),
  );
});

test('[GAR-S-3] count: twelve first moves, then at most six', () => {
  const { good } = client();
  good({ do: 'load', game: 'garden', position: G0 });
  expect(good({ do: 'count', match: 'm1', depth: 4 }).nodes).toEqual([12, 72, 360, 1656]);
});

test('count agrees with playing every sequence out, and a match ends its count with the present game', () => {
  const { good } = client();
  const nodes = new Array<number>(10).fill(0);
  const walk = (position: unknown, seat: number, ply: number): void => {
    const { match } = good({ do: 'load', game: 'garden', position });
    for (const move of good({ do: 'legal', match, seat }).moves as string[]) {
      nodes[ply]! += 1;
      const next = good({ do: 'load', game: 'garden', position });
      if (good({ do: 'play', match: next.match, seat, move }).outcome === undefined)
        walk(good({ do: 'position', match: next.match }).position, 1 - seat, ply + 1);
      good({ do: 'close', match: next.match });
    }
    good({ do: 'close', match });
  };
  walk(S17, 0, 0);
  expect(nodes.every((count) => count > 0)).toBe(true);
  for (const format of ['single', 'vp20']) {
    const { match } = good({ do: 'load', game: 'garden', position: S17, options: { format } });
    expect(good({ do: 'count', match, depth: 12 }).nodes).toEqual([...nodes, 0, 0]);
  }
});

test('count has a bound, and depth a range', () => {
  const { good, code } = client(new Session(testWorld(), { matches: 1, nodes: 100_000 }));
  good({ do: 'load', game: 'garden', position: G0 });
  expect(code({ do: 'count', match: 'm1', depth: 6 })).toBe('ok');
  expect(code({ do: 'count', match: 'm1', depth: 9 })).toBe('too-many-nodes');
  for (const depth of [0, -1, 1.5, 101, '3', null])
    expect(code({ do: 'count', match: 'm1', depth })).toBe('bad-field');
  expect(code({ do: 'count', match: 'm1' })).toBe('missing-field');
});

test('a bot gives a legal move, the same when asked again, and plays nothing', () => {
  const { good } = client();
  good({ do: 'new', game: 'garden', seed: 'bots', options: { first: 'B' } });
  const before = good({ do: 'hash', match: 'm1' }).hash;
  const legal = good({ do: 'legal', match: 'm1', seat: 1 }).moves as string[];
  for (const level of ['random', 'novice', 'club', 'perfect']) {
    const { move } = good({ do: 'bot', match: 'm1', seat: 1, level });
    expect(legal).toContain(move);
    expect(good({ do: 'bot', match: 'm1', seat: 1, level }).move).toBe(move);
  }
  expect(good({ do: 'hash', match: 'm1' }).hash).toBe(before);
});

test('a bot without time still has a move', () => {
  const { good } = client();
  good({ do: 'load', game: 'garden', position: S17 });
  for (const level of ['novice', 'club', 'perfect'])
    expect(['b3', 'a1', 'd4']).toContain(good({ do: 'bot', match: 'm1', seat: 0, level, ms: 0 }).move);
});

test('a bot is handed the view of its seat and nothing else', () => {
  const garden = gameById('garden')!;
  const asked: unknown[] = [];
  const spied = {
    ...garden,
    view(state: never, viewer: never) {
      asked.push(viewer);
      return garden.view(state, viewer);
    },
  };
  const { session, good } = client();
  const held = session.open(spied, { seats: 2, options: { first: 'A' }, seed: 'spy' });
  if (!held.ok) throw new Error(held.fault.message);
  good({ do: 'bot', match: held.value.id, seat: 0, level: 'perfect' });
  expect(asked).toEqual([0]);
});

test('a bot that doesn’t exist or isn’t to act is refused with the reason', () => {
  const { good, ask, code } = client();
  good({ do: 'load', game: 'garden', position: S17 });
  expect(ask({ do: 'bot', match: 'm1', seat: 0, level: 'clb' })).toMatchObject({
    error: { code: 'unknown-level', message: expect.stringContaining('did you mean club?') },
  });
  expect(code({ do: 'bot', match: 'm1', seat: 0, level: '__proto__' })).toBe('unknown-level');
  expect(code({ do: 'bot', match: 'm1', seat: 1, level: 'club' })).toBe('not-to-act');
  expect(code({ do: 'bot', match: 'm1', seat: 2, level: 'club' })).toBe('no-such-seat');
  for (const ms of [-1, 1e9, '10', Number.NaN])
    expect(code({ do: 'bot', match: 'm1', seat: 0, level: 'club', ms })).toBe('bad-field');
  good({ do: 'play', match: 'm1', seat: 0, move: 'resign' });
  expect(code({ do: 'bot', match: 'm1', seat: 1, level: 'club' })).toBe('over');
});

test.each(GAMES.map(({ id }) => id))('random plays %s', (game) => {
  const { good } = client();
  const { toAct } = good({ do: 'new', game, seed: 'random' }) as { toAct: number[] };
  const [seat = 0] = toAct;
  const { move } = good({ do: 'bot', match: 'm1', seat, level: 'random' });
  expect(good({ do: 'legal', match: 'm1', seat }).moves).toContain(move);
});
