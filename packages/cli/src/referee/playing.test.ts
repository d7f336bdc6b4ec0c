import { expect, test } from 'vitest';
import { Session } from './session.ts';
import { client, G0, testWorld } from './testing.ts';

test('the same seed gives the same deal, in any session; without a seed they differ', () => {
  const deal = (request: object): unknown => {
    const { good } = client();
    good({ do: 'new', game: 'garden', seed: 'something before' });
    return good({ do: 'position', match: good({ do: 'new', game: 'garden', ...request }).match }).position;
  };
  expect(deal({ seed: 'a' })).toBe(deal({ seed: 'a' }));
  expect(deal({ seed: 'a' })).toBe(deal({ seed: 'a', seats: 2, options: { format: 'single' } }));
  expect(deal({ seed: 'a' })).not.toBe(deal({ seed: 'b' }));
  const { good } = client();
  const fresh = () => good({ do: 'position', match: good({ do: 'new', game: 'garden' }).match }).position;
  expect(fresh()).not.toBe(fresh());
});

test('the deal of a seed is pinned', () => {
  const { good } = client();
  good({ do: 'new', game: 'garden', seed: 'first steps' });
  expect(good({ do: 'position', match: 'm1' }).position).toBe(
    'Cb Ir Cr Mt / Pb Pt Mb Ps / Mr Ms Cs Pr / Is Ct It Ib top - move X',
  );
});

test('[GAR-S-5] a game from a position to its end', () => {
  const { good } = client();
  expect(good({ do: 'load', game: 'garden', position: G0 })).toEqual({ ok: true, match: 'm1', toAct: [0] });
  const moves = ['a2', 'd2', 'b2', 'b4', 'b3', 'd3', 'a3'];
  const answers = moves.map((move, ply) => good({ do: 'play', match: 'm1', seat: ply % 2, move }));
  const outcome = { winners: [0], reasons: ['square'], clauses: ['GAR-AIM-3'], scores: [1, 0] };
  expect(answers[5]).toEqual({ ok: true, toAct: [0] });
  expect(answers[6]).toEqual({ ok: true, toAct: [], outcome });
  expect(good({ do: 'outcome', match: 'm1' })).toEqual({ ok: true, outcome });
  expect(good({ do: 'legal', match: 'm1', seat: 1 }).moves).toEqual([]);
});

test('a refused move says why with its clause, and changes nothing', () => {
  const { ask, good } = client();
  good({ do: 'load', game: 'garden', position: G0 });
  const before = good({ do: 'hash', match: 'm1' }).hash;
  expect(ask({ do: 'play', match: 'm1', seat: 0, move: 'b2' })).toMatchObject({
    ok: false,
    error: { code: 'border-first', clause: 'GAR-MOV-1' },
  });
  expect(ask({ do: 'play', match: 'm1', seat: 1, move: 'a4' })).toMatchObject({
    error: { code: 'not-your-turn' },
  });
  expect(good({ do: 'hash', match: 'm1' }).hash).toBe(before);
});

test('why agrees with play, and resigning and time are legal for either seat', () => {
  const { good } = client();
  good({ do: 'load', game: 'garden', position: G0 });
  expect(good({ do: 'why', match: 'm1', seat: 0, move: 'a4' })).toEqual({ ok: true, legal: true });
  expect(good({ do: 'why', match: 'm1', seat: 0, move: 'pass' })).toMatchObject({
    legal: false,
    code: 'no-pass',
  });
  for (const seat of [0, 1])
    for (const move of ['resign', 'time'])
      expect(good({ do: 'why', match: 'm1', seat, move })).toEqual({ ok: true, legal: true });
  expect(good({ do: 'play', match: 'm1', seat: 1, move: 'time' })).toMatchObject({
    outcome: { reasons: ['time'] },
  });
});

test('a list of moves is all or nothing, read in the positions it leads through', () => {
  const { ask, good } = client();
  good({ do: 'new', game: 'garden', seed: 'list', options: { format: 'wins3', first: 'A' } });
  const before = good({ do: 'position', match: 'm1' }).position;
  expect(ask({ do: 'play', match: 'm1', seat: 0, move: ['resign', 'b2'] })).toMatchObject({
    error: { code: 'border-first', at: 1 },
  });
  expect(ask({ do: 'play', match: 'm1', seat: 0, move: ['a4', 'b4'] })).toMatchObject({
    error: { code: 'not-your-turn', at: 1 },
  });
  expect(good({ do: 'position', match: 'm1' }).position).toBe(before);

  // The tile in brackets belongs to the second garden, which only the match's own luck can deal.
  const twin = client();
  twin.good({ do: 'new', game: 'garden', seed: 'list', options: { format: 'wins3', first: 'A' } });
  twin.good({ do: 'play', match: 'm1', seat: 0, move: 'resign' });
  const view = twin.good({ do: 'view', match: 'm1', viewer: 0 }).view as { cells: string[] };
  expect(good({ do: 'play', match: 'm1', seat: 0, move: ['resign', `a4[${view.cells[0]}]`] }).toAct).toEqual([
    1,
  ]);
  twin.good({ do: 'play', match: 'm1', seat: 0, move: 'a4' });
  expect(good({ do: 'hash', match: 'm1' }).hash).toBe(twin.good({ do: 'hash', match: 'm1' }).hash);
});

test('close frees a match, and its name is not given again', () => {
  const { session, good, code } = client();
  good({ do: 'new', game: 'garden' });
  good({ do: 'close', match: 'm1' });
  expect(session.size).toBe(0);
  expect(code({ do: 'close', match: 'm1' })).toBe('unknown-match');
  expect(good({ do: 'new', game: 'garden' }).match).toBe('m2');
});

test('options and numbers of seats are checked by the game', () => {
  const { code, ask } = client();
  expect(code({ do: 'new', game: 'garden', seats: 3 })).toBe('bad-seats');
  expect(code({ do: 'new', game: 'garden', options: { format: 'wins4' } })).toBe('bad-option');
  expect(ask({ do: 'new', game: 'garden', options: { fromat: 'wins3' } })).toMatchObject({
    error: { code: 'unknown-option', message: expect.stringContaining('did you mean format?') },
  });
});

test('there is a limit to open matches, and closing one makes room', () => {
  const { good, code } = client(new Session(testWorld(), { matches: 2, nodes: 1 }));
  good({ do: 'new', game: 'garden' });
  good({ do: 'new', game: 'garden' });
  expect(code({ do: 'new', game: 'garden' })).toBe('too-many-matches');
  good({ do: 'close', match: 'm1' });
  expect(code({ do: 'new', game: 'garden' })).toBe('ok');
});

test('options are an object or left out', () => {
  const { code } = client();
  for (const options of [[], 'vp10', 3, true])
    expect(code({ do: 'new', game: 'garden', options })).toBe('bad-field');
  for (const options of [undefined, null, {}])
    expect(code({ do: 'new', game: 'garden', options })).toBe('ok');
});

test('a position with the largest possible deck can be loaded again', () => {
  const { good } = client();
  const cards = Array.from({ length: 136 }, (_, i) => ({
    name: `The card with the number ${i} ${'o'.repeat(11)}`,
    ability: 'engineering',
    sway: 1 + (i % 6),
    faction: i % 2 ? 'Reeds of the northern marshes' : 'Stones of the southern quarries',
  }));
  const { match } = good({
    do: 'new',
    game: 'genesis',
    seed: 'x',
    options: { deck: { cards }, house: 'a\n'.repeat(999) },
  });
  const { position } = good({ do: 'position', match });
  const again = good({ do: 'load', game: 'genesis', position });
  expect(good({ do: 'hash', match: again.match }).hash).toBe(good({ do: 'hash', match }).hash);
});

test('faults of a position say where they are', () => {
  const { ask } = client();
  const fault = (game: string, position: string) => {
    const said = ask({ do: 'load', game, position });
    return said.ok ? undefined : [said.error.line, said.error.column];
  };
  expect(fault('garden', G0.replace('Mb', 'Mt'))).toEqual([1, 7]);
  expect(fault('gnostica', 'to 9 | seats ab | turn a | open -\ncards 0,0:06\nmen a1U@0,0 b9U@0,0')).toEqual([
    3, 13,
  ]);
  expect(fault('genesis', 'sides Evergreens, Swifts | turn a | phase plot\nops b Gale, Nobody')).toEqual([
    2, 13,
  ]);
});
