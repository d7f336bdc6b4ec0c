import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, Lines, LONGEST_LINE } from './lines.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function linesOf(...chunks: Uint8Array[]): Line[] {
  const lines = new Lines();
  return [...chunks.flatMap((chunk) => [...lines.take(chunk)]), ...lines.end()];
}
const line = (text: string): Line => ({ kind: 'line', text });

test('lines end with LF or CRLF, and the last one with the input', () => {
  expect(linesOf(bytes('a\nb\r\n\n\r\nc'))).toEqual([line('a'), line('b'), line(''), line(''), line('c')]);
  expect(linesOf(bytes('a\n'))).toEqual([line('a')]);
  expect(linesOf()).toEqual([]);
});

test('chunk borders don’t matter, even inside a character', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.integer({ min: 1, max: 7 }), (texts, size) => {
      const wanted = texts.map((text) => text.replace(/[\r\n]/g, ''));
      const all = bytes(wanted.map((text) => `${text}\n`).join(''));
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
        all.subarray(i * size, (i + 1) * size),
      );
      expect(linesOf(...chunks)).toEqual(linesOf(all));
      expect(linesOf(all).map((one) => (one.kind === 'line' ? one.text : one.kind))).toEqual(
        wanted.map((text) => text.replace(/^\ufeff/, '')),
      );
    }),
  );
});

test('a line that is too long is reported once, as soon as that is clear, and the next one is read', () => {
  const lines = new Lines();
  const mega = new Uint8Array(1 << 19).fill(97);
  expect([...lines.take(mega)]).toEqual([]);
  expect([...lines.take(mega)]).toEqual([]);
  expect([...lines.take(mega)]).toEqual([{ kind: 'too-long' }]);
  for (let i = 0; i < 100; i++) expect([...lines.take(mega)]).toEqual([]);
  expect([...lines.take(bytes('end\nnext\n'))]).toEqual([line('next')]);
  expect(linesOf(bytes(`${'a'.repeat(LONGEST_LINE)}\n`))[0]?.kind).toBe('line');
  expect(linesOf(bytes(`${'a'.repeat(LONGEST_LINE + 1)}\nb`))).toEqual([{ kind: 'too-long' }, line('b')]);
});

test('text that isn’t UTF-8 is reported', () => {
  expect(linesOf(new Uint8Array([0x22, 0xff, 0x22, 10, 0xc3, 10]), bytes('b\n'))).toEqual([
    { kind: 'not-utf8' },
    { kind: 'not-utf8' },
    line('b'),
  ]);
});
