import { expect, test } from 'vitest';
import { type Box, placeBeside } from './place-beside.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** A row of buttons right above the hand, as wide as the board. */
const BUTTONS = box(8, 460, 344, 48);
const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test.each([
  ['a card of the hand', box(100, 520, 80, 112)],
  ['a card of the timeline above them', box(100, 300, 60, 84)],
  ['a card half out of sight', box(300, 700, 80, 112)],
])('%s: the bubble is within the window and off the buttons', (_, anchor) => {
  const size = { width: 232, height: 400 };
  const { left, top, isFree } = placeBeside(size, anchor, PHONE, [BUTTONS]);
  const bubble = box(left, top, size.width, size.height);
  expect(isFree).toBe(true);
  expect(covers(bubble, BUTTONS)).toBe(false);
  expect([left >= 0, top >= 0, bubble.right <= PHONE.width, bubble.bottom <= PHONE.height]).not.toContain(
    false,
  );
});

test('with enough room it covers neither its target nor the buttons, and stays close', () => {
  const anchor = box(300, 560, 108, 151);
  const clear = box(30, 440, 800, 60);
  const { left, top } = placeBeside({ width: 300, height: 230 }, anchor, DESK, [clear]);
  const bubble = box(left, top, 300, 230);
  expect(covers(bubble, anchor)).toBe(false);
  expect(covers(bubble, clear)).toBe(false);
});

test('a bubble too large for any free place says so', () => {
  expect(placeBeside({ width: 340, height: 600 }, box(100, 520, 80, 112), PHONE, [BUTTONS]).isFree).toBe(
    false,
  );
});
