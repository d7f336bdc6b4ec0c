/** Input that no honest client would send: some looks almost right, some doesn't. Seeded. */
import type { Json, Rng } from '@hortus/kernel';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '‮abc',
  'é'.normalize('NFD'),
  '🌱'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table tables; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'NaN',
  '-1',
  '1e999',
  '0'.repeat(64),
  'f'.repeat(64),
  'x'.repeat(33),
  'y'.repeat(501),
  'z'.repeat(5000),
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  15,
  16,
  63,
  64,
  255,
  1e6,
  1e6 + 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  1e308,
  0.5,
];

const oneOf = <T>(luck: Rng, list: readonly T[]): T => list[luck.below(list.length)] as T;

/** A text that is almost an id of ours, or none at all. */
export function anyText(luck: Rng, known: readonly string[] = []): string {
  const kind = luck.below(4);
  if (kind === 0 && known.length > 0) return oneOf(luck, known);
  if (kind === 1 && known.length > 0) {
    const text = oneOf(luck, known);
    const at = luck.below(text.length + 1);
    return text.slice(0, at) + oneOf(luck, TEXTS) + text.slice(at + 1);
  }
  if (kind === 2)
    return Array.from({ length: luck.below(24) }, () => String.fromCharCode(luck.below(0x250))).join('');
  return oneOf(luck, TEXTS);
}

export function anyJson(luck: Rng, known: readonly string[] = [], depth = 0): Json {
  const kind = luck.below(depth > 3 ? 4 : 6);
  if (kind === 0) return oneOf(luck, NUMBERS);
  if (kind === 1) return anyText(luck, known);
  if (kind === 2) return luck.below(2) === 0;
  if (kind === 3) return null;
  const size = luck.below(20) === 0 ? 80 : luck.below(4);
  if (kind === 4) return Array.from({ length: size }, () => anyJson(luck, known, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [anyText(luck, known), anyJson(luck, known, depth + 1)]),
  );
}

/** The same with a part exchanged, left out, doubled or added. */
export function changed(luck: Rng, json: Json, known: readonly string[]): Json {
  if (typeof json !== 'object' || json === null || luck.below(4) === 0) return anyJson(luck, known);
  if (Array.isArray(json)) {
    const at = luck.below(json.length + 1);
    const doubled = luck.below(3) === 0 ? [...json, ...json] : json;
    return doubled.map((one, i) => (i === at ? changed(luck, one, known) : one));
  }
  const entries = Object.entries(json);
  const at = luck.below(entries.length + 1);
  if (at === entries.length) return { ...json, [anyText(luck, known)]: anyJson(luck, known) };
  if (luck.below(5) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(
    entries.map(([name, one], i) => [name, i === at ? changed(luck, one as Json, known) : one]),
  );
}

/** As text, now and then broken. */
export function written(luck: Rng, json: Json): string {
  const text = JSON.stringify(json);
  const kind = luck.below(12);
  const at = luck.below(text.length + 1);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1)
    return (
      text.slice(0, at) + oneOf(luck, ['{', ']', '"', '\\', '\u0000', ',', '1e', '\ufeff']) + text.slice(at)
    );
  if (kind === 2 && luck.below(20) === 0) return '['.repeat(5000) + text;
  return text;
}
