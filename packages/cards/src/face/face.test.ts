import { expect, test } from 'vitest';
import { type Face, faceMarkup } from './index.ts';

const FACE: Face = {
  title: 'Red <Harbour>',
  rank: 4,
  picture: '<svg class="picture"></svg>',
  sign: '<svg class="sign"></svg>',
  kind: 'vision',
  marks: ['Reds'],
  crowned: true,
  rule: 'Any number of cards.',
  short: 'up to 7',
  lore: 'Knock twice.',
  tone: 1,
};
const has = (size: Parameters<typeof faceMarkup>[1], part: string): boolean =>
  faceMarkup(FACE, size).includes(part);

test.each([
  // part, large, medium, small
  ['Red &lt;Harbour&gt;', true, true, false],
  ['>4</b>', true, true, true],
  ['class="picture"', true, true, true],
  ['class="sign"', true, true, true],
  ['>vision</b>', true, true, true],
  ['Any number of cards.', true, false, false],
  ['up to 7', false, true, true],
  ['Knock twice.', true, false, false],
])('%s stands on a large, a medium and a small face: %s, %s, %s', (part, large, medium, small) => {
  expect([has('large', part), has('medium', part), has('small', part)]).toEqual([large, medium, small]);
});

test('a face that is pressed is made of spans, and says what marks it', () => {
  for (const size of ['medium', 'small'] as const) {
    const markup = faceMarkup({ ...FACE, announced: true }, size);
    expect(markup).not.toMatch(/<(?:article|div|p)\b/);
    expect(markup).toContain(`card-face is-${size} tone-1 crowned announced`);
  }
});

test('without a size it is the printed face', () => {
  expect(faceMarkup(FACE)).toBe(faceMarkup(FACE, 'large'));
});
