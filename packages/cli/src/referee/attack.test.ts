import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { Lines } from './lines.ts';
import { reply } from './reply.ts';
import { Session } from './session.ts';
import { client, G0, testWorld } from './testing.ts';

const VERBS = [
  ...['hello', 'new', 'load', 'legal', 'play', 'why', 'view', 'position', 'draw', 'outcome'],
  ...['analyse', 'count', 'bot', 'log', 'hash', 'close'],
];

/** What a field might well contain. */
const LIKELY: Readonly<Record<string, readonly unknown[]>> = {
  match: ['m1', 'm2', 'm3'],
  seat: [0, 1],
  game: ['garden'],
  seats: [2, 3],
  options: [{}, { format: 'vp10' }, { first: 'B', fullBoard: 'draw' }],
  seed: ['a', ''],
  position: [G0, 'X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O'],
  move: ['a4', 'b4', 'c4', 'resign', 'time', 'pass', ['a4'], ['resign', 'a1']],
  viewer: [0, 1, 'table', 'all'],
  level: ['random', 'novice', 'perfect'],
  ms: [0, 5],
  depth: [1, 2, 3],
  id: [1, 'x', { a: [] }],
};

/** What no field should contain. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 16, 1e308, '', '\u0000', '__proto__', 'constructor', [], {}, [
    ['a4'],
  ]),
  fc.jsonValue(),
  fc.string(),
);

const fields: Record<string, fc.Arbitrary<unknown>> = {
  do: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom<unknown>(...VERBS) },
    { weight: 1, arbitrary: strange },
  ),
  ...Object.fromEntries(
    Object.entries(LIKELY).map(([name, values]) => [
      name,
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: strange }),
    ]),
  ),
  ['__proto__']: strange,
};
const request = fc.record(fields, { requiredKeys: ['match', 'seat', 'game', 'move'] });

/** Every reply has one of the two shapes, can be written as JSON, and isn't a bug of ours. */
function check(said: ReturnType<typeof answer>): void {
  JSON.stringify(said);
  if (said.ok) return;
  expect(Object.keys(said)).toEqual(['ok', 'error']);
  expect(typeof said.error.code).toBe('string');
  expect(said.error.message.length).toBeGreaterThan(0);
  expect(said.error).not.toMatchObject({ code: 'internal' });
}

test('every request, however strange, gets an answer and hits no bug', () => {
  let good = 0;
  fc.assert(
    fc.property(fc.array(request, { minLength: 20, maxLength: 60 }), (requests) => {
      const { session, ask } = client(new Session(testWorld(), { matches: 20, nodes: 10_000 }));
      ask({ do: 'new', game: 'garden', seed: 'a', options: { format: 'wins3' } });
      ask({ do: 'load', game: 'garden', position: G0 });
      for (const one of requests) {
        const said = answer(session, one);
        check(said);
        if (said.ok) good++;
      }
    }),
    { numRuns: 60 },
  );
  expect(good).toBeGreaterThan(500);
});

test('any bytes, however strange, get an answer', () => {
  const seeds = [
    '{"do":"hello"}',
    '{"do":"new","game":"garden"}',
    '{"do":"play","match":"m1","seat":0,"move":"a4"}',
  ];
  const mutated = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
    )
    .map(([seed, changes]) => {
      const bytes = new TextEncoder().encode(`${seed}\n`);
      for (const [at, byte] of changes) if (at < bytes.length - 1) bytes[at] = byte;
      return bytes;
    });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(mutated, fc.uint8Array({ maxLength: 80 })), { maxLength: 30 }),
      (chunks) => {
        const session = new Session(testWorld());
        const lines = new Lines();
        const ends = chunks.reduce((sum, chunk) => sum + chunk.filter((byte) => byte === 10).length, 0);
        const last = chunks.findLast((chunk) => chunk.length > 0)?.at(-1) ?? 10;
        const found = [...chunks.flatMap((chunk) => [...lines.take(chunk)]), ...lines.end()];
        expect(found.length).toBeGreaterThanOrEqual(ends);
        expect(found.length).toBeLessThanOrEqual(ends + (last === 10 ? 0 : 1));
        for (const line of found)
          if (line.kind === 'line') expect(typeof JSON.parse(reply(session, line.text)).ok).toBe('boolean');
      },
    ),
  );
});

test('a bug of ours is reported, and the referee keeps running', () => {
  const { session, ask, good } = client();
  good({ do: 'new', game: 'garden', options: { first: 'A' } });
  const { game } = session.find('m1')!;
  const broken = {
    ...game,
    outcome: () => {
      throw new Error('planted');
    },
    notation: {
      ...game.notation,
      makePosition: () => {
        throw new Error('planted');
      },
    },
  };
  const held = session.open(broken, { seats: 2, options: undefined, seed: 'x' });
  if (!held.ok) throw new Error(held.fault.message);
  expect(ask({ do: 'position', match: held.value.id })).toMatchObject({
    error: { code: 'internal', message: expect.stringContaining('planted') },
  });
  expect(ask({ do: 'play', match: 'm1', seat: 0, move: 'a4' })).toEqual({ ok: true, toAct: [1] });
});

test('long texts are refused at once', () => {
  const { good, code } = client();
  good({ do: 'new', game: 'garden', options: { first: 'A' } });
  expect(code({ do: 'play', match: 'm1', seat: 0, move: ' '.repeat(500_000) })).toBe('bad-field');
  expect(code({ do: 'play', match: 'm1', seat: 0, move: new Array(100_000).fill('a4') })).toBe('bad-field');
  expect(code({ do: 'load', game: 'garden', position: `a${' '.repeat(500_000)}b` })).toBe('bad-field');
  expect(code({ do: 'load', game: 'garden', position: `a${' '.repeat(19_000)}b` })).toBe('not-a-position');
  expect(code({ do: 'new', game: 'garden', seed: 'x'.repeat(1001) })).toBe('bad-field');
});

test('an unknown field is reported and does no harm', () => {
  const { ask } = client();
  expect(ask({ do: 'new', game: 'garden', seed: 'a', sede: 'b', id: 7 })).toMatchObject({
    ok: true,
    ignored: ['sede'],
  });
});
