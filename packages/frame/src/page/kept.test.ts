import { expect, test } from 'vitest';
import { keptIn } from './kept.ts';

const inMemory = (): Storage => {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
};

test('what was stored is found again, and what was deleted is not', () => {
  const storage = inMemory();
  const kept = keptIn(() => storage);
  expect(kept.works).toBe(true);
  expect(storage.length).toBe(0);
  kept.set('a', '1');
  expect(kept.get('a')).toBe('1');
  kept.forget('a');
  expect(kept.get('a')).toBeUndefined();
});

test('a browser that refuses storage breaks nothing', () => {
  const refused = keptIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = keptIn(() => ({
    ...inMemory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  for (const kept of [refused, full, keptIn(() => undefined)]) {
    expect(kept.works).toBe(false);
    kept.set('a', '1');
    expect(kept.get('a')).toBeUndefined();
  }
});
