import { expect, test } from 'vitest';
import { inPlainText, PLAIN_LINE, VISIBLE } from './plain-text.ts';

test('characters that aren’t plain are written out, and the rest stays as it is', () => {
  const plain = 'Ada 👩‍🌾 wrote:\n\t“שלום”, 你好, e\u0301';
  expect(inPlainText(plain)).toBe(plain);
  expect(inPlainText('a\u001b[2J\u009b\u202eb\u2028\ud800\u{e0041}\r')).toBe(
    String.raw`a\u001b[2J\u009b\u202eb\u2028\ud800\udb40\udc41\u000d`,
  );
});

test('JSON means the same when it is written out', () => {
  const value = { 'a\u202e': ['\u009b', '\u{e0041}', '\\u0041', '\0'] };
  const text = inPlainText(JSON.stringify(value, null, 2));
  expect(PLAIN_LINE.test(text.replaceAll('\n', ''))).toBe(true);
  expect(JSON.parse(text)).toEqual(value);
});

test('what is drawn as nothing is nothing to see', () => {
  for (const text of ['', ' ', '\u200d', '\u3164', '\u2800', '\ufe0f', '\u034f', '\u115f \u{1d159}'])
    expect(VISIBLE.test(text), JSON.stringify(text)).toBe(false);
  for (const text of ['a', '!', '❤️', '\u3164x', '٣', '—']) expect(VISIBLE.test(text), text).toBe(true);
});
