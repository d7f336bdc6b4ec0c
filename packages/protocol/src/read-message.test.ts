import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainPlay, readMessage } from './read-message.ts';
import { clientMessage } from './socket.ts';

const play = {
  do: 'play',
  re: 'r',
  table: 't',
  answers: 3,
  id: 'i',
  moves: [{ kind: 'take', cell: 5 }],
};

/** Values that a message's field may have, and some that it nearly may. */
const value = fc.oneof(
  fc.constantFrom('', 'x', 'x'.repeat(64), 'x'.repeat(65), '__proto__', 'play', 'follow'),
  fc.constantFrom(0, -0, 1, -1, 1.5, 1_000_000, 1_000_001, 2 ** 53, 1e300, null, true),
  fc.constantFrom([], {}, [[]], [{}], [{ kind: 'take' }]),
);
const field = fc.oneof(
  fc.constantFrom('kind', 'cell', 'x'.repeat(32), 'x'.repeat(33), '__proto__', 'constructor'),
  fc.string({ maxLength: 4 }),
);
const pairs = fc.array(fc.tuple(field, value), { maxLength: 4 });

/** As text, in which a page could also send fields that no object literal can have. */
const written = (fields: readonly (readonly [string, unknown])[]): string =>
  `{${fields.map(([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`).join(',')}}`;

const moveText = pairs.map(written);
const movesText = fc.oneof(
  fc.array(moveText, { maxLength: 3 }).map((moves) => `[${moves.join(',')}]`),
  fc.constant(`[${Array.from({ length: 64 }, () => '{}').join(',')}]`),
  fc.constant(`[${Array.from({ length: 65 }, () => '{}').join(',')}]`),
  value.map((of) => JSON.stringify(of)),
);

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const name = fc.constantFrom(...Object.keys(play));

const messageText = fc
  .record({
    changed: rarely(fc.tuple(name, value)),
    moves: rarely(movesText),
    added: rarely(fc.tuple(field, value)),
    dropped: rarely(name),
  })
  .map(({ changed, moves, added, dropped }) => {
    const fields: (readonly [string, unknown])[] = Object.entries(play).filter(
      ([one]) => one !== dropped && one !== changed?.[0] && (moves === undefined || one !== 'moves'),
    );
    if (changed !== undefined) fields.push(changed);
    if (added !== undefined) fields.push(added);
    const text = written(fields);
    return moves === undefined ? text : `${text.slice(0, -1)},"moves":${moves}}`;
  });

test('a message read by hand is one that the schema takes, and the same', () => {
  let byHand = 0;
  fc.assert(
    fc.property(messageText, (text) => {
      const message = JSON.parse(text);
      const parsed = clientMessage.safeParse(message);
      expect(readMessage(text)).toEqual(parsed.data);
      if (!isPlainPlay(message)) return;
      byHand++;
      expect(parsed).toMatchObject({ success: true });
      expect(Object.keys(message).sort()).toEqual(Object.keys(parsed.data ?? {}).sort());
      expect(JSON.stringify(message.moves)).toBe(JSON.stringify((parsed.data as typeof play).moves));
    }),
    { numRuns: 3000 },
  );
  expect(byHand).toBeGreaterThan(100);
});

test('an ordinary move is read by hand', () => {
  expect(isPlainPlay(play)).toBe(true);
});

test.each([
  ['more fields', { ...play, more: 1 }],
  ['no moves', { ...play, moves: [] }],
  ['too many moves', { ...play, moves: Array.from({ length: 65 }, () => ({})) }],
  ['a move that is a list', { ...play, moves: [[1]] }],
  ['a move within a move', { ...play, moves: [{ kind: {} }] }],
  ['a long value', { ...play, moves: [{ kind: 'x'.repeat(65) }] }],
  ['a broken number', { ...play, moves: [{ cell: 1.5 }] }],
  ['an empty id', { ...play, id: '' }],
  ['a sequence below 0', { ...play, answers: -1 }],
  ['another kind of message', { ...play, do: 'follow' }],
])('%s: refused', (_, message) => {
  expect(isPlainPlay(message)).toBe(false);
  expect(readMessage(JSON.stringify(message))).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '7', '"play"'])('%s is not a message', (text) => {
  expect(readMessage(text)).toBeUndefined();
});
