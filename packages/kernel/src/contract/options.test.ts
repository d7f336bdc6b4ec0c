import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choice, flag, integer, optionSchema, parseOptionTable, text } from './options.ts';

const table = {
  format: choice('how long it goes', ['single', 'three-wins', 'points']),
  points: integer('points to reach', 10, 5, 20),
  full: flag('play on until the garden is full', false),
  note: text('a note', 5),
};
const faults = (input: unknown) => {
  const result = parseOptionTable(table, input);
  return result.ok ? [] : result.fault;
};

test('what is left out gets its default', () => {
  const defaults = { format: 'single', points: 10, full: false, note: '' };
  for (const nothing of [undefined, null, {}, { points: undefined }])
    expect(parseOptionTable(table, nothing)).toEqual({ ok: true, value: defaults });
  expect(parseOptionTable(table, { points: 20, full: true })).toEqual({
    ok: true,
    value: { ...defaults, points: 20, full: true },
  });
});

test('all faults at once, with place and hint', () => {
  expect(faults({ formt: 'single', format: 'thre-wins', points: 4, full: 'yes', note: 'longer' })).toEqual([
    {
      code: 'unknown-option',
      message: 'there is no option formt',
      path: 'options.formt',
      hint: 'did you mean format?',
    },
    {
      code: 'bad-option',
      message: 'format must be one of single, three-wins, points',
      path: 'options.format',
      hint: 'did you mean three-wins?',
    },
    { code: 'bad-option', message: 'points must be a whole number from 5 to 20', path: 'options.points' },
    { code: 'bad-option', message: 'full must be true or false', path: 'options.full' },
    { code: 'bad-option', message: 'note must be a text of at most 5 characters', path: 'options.note' },
  ]);
});

test('a word near none of the known ones gets no hint: the message has listed them', () => {
  expect(faults({ format: 'chess960' })).toEqual([
    {
      code: 'bad-option',
      message: 'format must be one of single, three-wins, points',
      path: 'options.format',
    },
  ]);
});

test.each([5, 20])('the bound %d is inside', (points) => expect(faults({ points })).toEqual([]));
test.each([4, 21, 7.5, '7', Number.NaN])('%s is outside', (points) =>
  expect(faults({ points })).toHaveLength(1),
);

test('a text is as long as it has characters, not halves of them', () => {
  expect(faults({ note: '🌿🌿🌿🌿🌿' })).toEqual([]);
  expect(faults({ note: '🌿🌿🌿🌿🌿🌿' })).toHaveLength(1);
});

test('names of JavaScript itself are unknown options', () => {
  expect(faults(JSON.parse('{"__proto__": 1, "constructor": 2}'))).toHaveLength(2);
});

test.each([3, 'points', [], true])('%j is not a set of options', (input) => {
  expect(faults(input)).toEqual([
    { code: 'not-an-object', message: 'options must be an object', path: 'options' },
  ]);
});

test('the schema says the same as the parser', () => {
  expect(optionSchema(table)).toEqual({
    type: 'object',
    properties: {
      format: {
        type: 'string',
        enum: ['single', 'three-wins', 'points'],
        description: 'how long it goes',
        default: 'single',
      },
      points: { type: 'integer', minimum: 5, maximum: 20, description: 'points to reach', default: 10 },
      full: { type: 'boolean', description: 'play on until the garden is full', default: false },
      note: { type: 'string', maxLength: 5, description: 'a note', default: '' },
    },
    additionalProperties: false,
  });
});

test('anything at all is answered, never thrown at, and what is parsed parses again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (input, value) => {
      faults(input);
      const result = parseOptionTable(table, { points: value });
      if (result.ok) expect(parseOptionTable(table, result.value)).toEqual(result);
    }),
  );
});
