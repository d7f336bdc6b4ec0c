import { expect, test } from 'vitest';
import { client } from './testing.ts';

const GNOSTICA = [
  'to 9 | seats ab | turn a | open -',
  'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16',
  'men a2E@-1,0 b1N@0,0',
  'hand a 18',
  'turns 13',
].join('\n');

test('a whole turn of Gnostica is played from its line, all or nothing', () => {
  const { ask, good } = client();
  good({ do: 'load', game: 'gnostica', position: GNOSTICA });
  const before = good({ do: 'hash', match: 'm1' }).hash;
  const play = (move: string) => ask({ do: 'play', match: 'm1', seat: 0, move });
  expect(play('14. a play 18: a2E@-1,0 rod 1>U; a2U@0,0 sword 2 b2N !')).toMatchObject({ ok: false });
  expect(play('14. b play 18 .')).toMatchObject({ error: { code: 'other-player' } });
  expect(good({ do: 'hash', match: 'm1' }).hash).toBe(before);
  expect(play('14. a play the Moon: a2E@-1,0 rod 1>U; a2U@0,0 sword 1 b1N !')).toEqual({
    ok: true,
    toAct: [1],
  });
  expect(good({ do: 'position', match: 'm1' }).position).toContain('open a');
  const { entries } = good({ do: 'log', match: 'm1' }).log as { entries: unknown[] };
  expect(entries).toHaveLength(4);
});

test('what people type in Gnostica is understood, or they learn what is missing', () => {
  const { ask, good } = client();
  const hands = GNOSTICA.replace('a2E@-1,0', 'a2E@-1,0 a2W@1,0').replace('hand a 18', 'hand a 20,S5');
  good({ do: 'load', game: 'gnostica', position: `${hands}\nout D2,D3` });
  const why = (move: string) => ask({ do: 'why', match: 'm1', seat: 0, move });
  const play = (move: string) => good({ do: 'play', match: 'm1', seat: 0, move });
  expect(why('PLAY five of swords')).toEqual({ ok: true, legal: true });
  expect(why('turn a2E to N')).toEqual({ ok: true, legal: true });
  expect(why('14. a play S5')).toMatchObject({
    code: 'no-end-sign',
    message: 'End the line with “.”, or with “!” to announce.',
  });
  play('play judgment');
  expect(why('fetch D2,D3')).toMatchObject({ code: 'one-by-one', hint: 'a2E@-1,0 fetch D2' });
  for (const move of ['fetch D2', 'skip', '.']) play(move);
  for (const move of ['pass', '.']) good({ do: 'play', match: 'm1', seat: 1, move });
  play('play S5');
  expect(why('sword 2 b1N')).toMatchObject({
    code: 'unreadable',
    hint: expect.stringMatching(/^a2[EW]@-?1,0 sword 1 b1N$/),
  });
});

const LINE =
  'engage High Pilot; engage Pale Strait (a pass the plot); draw 2 by navigation; engage Gale; finish';

test('a turn of Genesis with the other seat’s answers in between, and an omitted pass', () => {
  const { ask, good } = client();
  const position = [
    'sides Evergreens, Swifts | first a | turn b | phase plot | pool plain 1',
    'reserve a #1',
    'reserve b #1',
    'ops a Still Water, Iron Hedge, #3',
    'ops b High Pilot, Pale Strait, Gale',
    'unseen #40',
  ].join('\n');
  const loaded = ask({ do: 'load', game: 'genesis', position, seed: 'line' });
  expect(loaded).toMatchObject({ ok: true, toAct: [1] });
  expect(ask({ do: 'why', match: 'm1', seat: 1, move: `7. b ${LINE}` })).toEqual({ ok: true, legal: true });
  expect(
    ask({ do: 'why', match: 'm1', seat: 1, move: `b ${LINE.replace('draw 2', 'draw 3')}` }),
  ).toMatchObject({
    legal: false,
    code: 'too-many',
    hint: 'draw 2 by navigation',
  });
  good({ do: 'play', match: 'm1', seat: 1, move: `7. b ${LINE}` });
  const { entries } = good({ do: 'log', match: 'm1' }).log as { entries: { seat: number }[] };
  // The first window was answered for a, the second by a, and none was opened after that.
  expect(entries.map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 1, 1]);
});
