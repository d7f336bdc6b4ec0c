import type { ChatLine } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { unreadIn } from './chat-seen.ts';

const line = (n: number, seat: number | null): ChatLine => ({ n, seat, name: 'x', text: 'hello', at: 0 });
const lines = [line(1, 0), line(2, 1), line(3, 0)];

test('your own lines are never new; other people’s are until you have seen them', () => {
  expect(unreadIn(lines, 0, 0)?.n).toBe(2);
  expect(unreadIn(lines, 0, 2)).toBeUndefined();
  expect(unreadIn(lines, 1, 1)?.n).toBe(3);
  expect(unreadIn([line(4, null)], 0, 3)?.n).toBe(4);
  expect(unreadIn(lines, undefined, 0)?.n).toBe(3);
});
