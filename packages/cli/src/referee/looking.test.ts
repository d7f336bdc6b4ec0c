import { gameById, loadGames } from '@hortus/catalogue';
import { parseLog, verify } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { client, G0 } from './testing.ts';

await loadGames();

const garden = gameById('garden')!;

test('a position loads back to the same hash, options included', () => {
  const { good } = client();
  const options = { format: 'vp10', fullBoard: 'draw', first: 'B' };
  good({ do: 'new', game: 'garden', seed: 'a', options });
  good({ do: 'play', match: 'm1', seat: 1, move: 'a4' });
  const { position } = good({ do: 'position', match: 'm1' });
  good({ do: 'load', game: 'garden', position });
  expect(good({ do: 'position', match: 'm2' }).position).toBe(position);
  expect(good({ do: 'hash', match: 'm2' }).hash).toBe(good({ do: 'hash', match: 'm1' }).hash);
});

test('there are views for seats, for the table and, after the end, of everything', () => {
  const { ask, good, code } = client();
  good({ do: 'load', game: 'garden', position: G0 });
  for (const viewer of [0, 1, 'table'])
    expect(good({ do: 'view', match: 'm1', viewer }).view).toMatchObject({ game: 'garden', mover: 0 });
  expect(code({ do: 'view', match: 'm1' })).toBe('missing-field');
  expect(code({ do: 'view', match: 'm1', viewer: 'all' })).toBe('not-over');
  expect(code({ do: 'view', match: 'm1', viewer: 2 })).toBe('no-such-seat');
  for (const viewer of ['seat', null, [0], -1, 0.5])
    expect(ask({ do: 'view', match: 'm1', viewer })).toMatchObject({
      ok: false,
      error: { code: 'bad-field', message: expect.stringContaining('"table"') },
    });
  good({ do: 'play', match: 'm1', seat: 0, move: 'resign' });
  expect(good({ do: 'view', match: 'm1', viewer: 'all' }).view).toMatchObject({ mover: null });
});

test('a drawing has lines', () => {
  const { good } = client();
  good({ do: 'load', game: 'garden', position: G0 });
  const drawing = String(good({ do: 'draw', match: 'm1' }).drawing);
  expect(drawing.split('\n')[0]).toBe('4  Ms Mt Mb Mr');
  expect(good({ do: 'draw', match: 'm1', viewer: 1 }).drawing).toBe(drawing);
});

test('the whole log of a finished match verifies, and a seen log shows no secret', () => {
  const { good } = client();
  good({ do: 'new', game: 'garden', options: { first: 'A' } });
  good({ do: 'play', match: 'm1', seat: 0, move: 'a4' });
  const running = good({ do: 'log', match: 'm1' }).log as { secret?: string };
  expect(running.secret).toMatch(/^[0-9a-f]{64}$/);
  const seen = good({ do: 'log', match: 'm1', viewer: 'table' }).log;
  expect(JSON.stringify(seen)).not.toContain(running.secret);
  expect(seen).toMatchObject({ entries: [{ seq: 1, seat: 0, told: [{ kind: 'took', cell: 0 }] }] });
  expect(seen).not.toHaveProperty('entries.0.moves');
  expect(good({ do: 'log', match: 'm1', viewer: 0 }).log).toHaveProperty('entries.0.moves');

  good({ do: 'play', match: 'm1', seat: 1, move: 'resign' });
  const log = parseLog(JSON.stringify(good({ do: 'log', match: 'm1' }).log));
  if (!log.ok) throw new Error(log.fault[0]?.message);
  expect(verify(garden, log.value).map(({ check, holds }) => [check, holds])).toEqual(
    ['secret', 'seal', 'entropy', 'packs', 'replay', 'end', 'outcome', 'hash'].map((check) => [check, true]),
  );
});

test('the view of a loaded position names its options and its deck', () => {
  const { good } = client();
  const position =
    'to 8 | seats ab | turn a | open -\nset reshuffle=lazy\ncards 0,0:06 1,0:CQ\nmen a1U@0,0 b1U@1,0';
  good({ do: 'load', game: 'gnostica', position });
  expect(good({ do: 'log', match: 'm1', viewer: 0 }).log).toMatchObject({
    options: { target: 8, reshuffle: 'lazy' },
  });
  const cards = [1, 2].flatMap((side) =>
    ['ruin', 'triumph', 'vision', 'leadership'].map((ability, i) => ({
      name: `Card ${side}${i}`,
      ability,
      sway: 2,
      faction: side === 1 ? 'Reeds' : 'Stones',
    })),
  );
  const deck = { name: 'Small', factions: ['Reeds', 'Stones'], cards };
  const dealt = good({ do: 'new', game: 'worlds-asunder', options: { deck }, seed: 'deck' });
  const { log } = good({ do: 'log', match: dealt.match, viewer: 'table' }) as {
    log: { contents: unknown[] };
  };
  expect(log.contents).toHaveLength(1);
  expect(JSON.stringify(log.contents)).toContain('Card 13');
});
