import { genesis } from '@hortus/genesis';
import { type Content, contentHash, referOptions } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { withContents } from './contents.ts';

const SMALL_DECK = {
  name: 'Small',
  factions: ['Reds', 'Blues'],
  cards: [
    { name: 'Long Night', ability: 'ruin', sway: 6, faction: 'Reds' },
    { name: 'High Noon', ability: 'triumph', sway: 6, faction: 'Blues' },
  ],
};
const referred = referOptions(genesis, { deck: SMALL_DECK, recruits: 1 });
if (!referred.ok) throw new Error('the small deck is a deck');
const NAMED = referred.value.options as TableInfo['options'];
const DECK = referred.value.contents[0] as Content;
/** Waits until everything that needs no timer or network is done. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
};

/** A table whose content is found as the test says, try by try. */
function table(options: TableInfo['options'], ...finds: readonly (readonly Content[])[]) {
  const told = signal({ options });
  const failed: string[] = [];
  let asked = 0;
  const whole = withContents(genesis, told, {
    find: async () => finds[Math.min(asked++, finds.length - 1)] ?? [],
    wait: async () => {},
    failed: (message) => void failed.push(message),
  });
  return { told, failed, ...whole, asked: () => asked };
}

test('options without content are complete at once, and the same object', () => {
  const options = { recruits: 1 };
  const { whole, asked } = table(options);
  expect(whole.value).toBe(options);
  expect(asked()).toBe(0);
});

test('a deck is looked up once, and stays the same object when it is sent again', async () => {
  const { whole, told, asked } = table(NAMED, [], [DECK]);
  expect(whole.value).toBeUndefined();
  await settled();
  const found = whole.value;
  expect(found).toMatchObject({ recruits: 1, deck: { name: SMALL_DECK.name } });
  told.value = { options: structuredClone(NAMED) };
  await settled();
  expect(whole.value).toBe(found);
  expect(asked()).toBe(2);
});

test('content with another hash is rejected, and what can’t be found is reported by name', async () => {
  const altered = { ...DECK, text: `${DECK.text} ` };
  expect(contentHash(altered.text)).not.toBe(DECK.hash);
  const { whole, failed } = table(NAMED, [altered]);
  await settled();
  expect(whole.value).toBeUndefined();
  expect(failed).toEqual([expect.stringContaining(`“${SMALL_DECK.name}” was altered`)]);
});

test('another deck starts a new wait, and a late answer isn’t mistaken for it', async () => {
  const { whole, told, stop } = table(NAMED, [DECK]);
  told.value = { options: { deck: { name: 'Other', hash: 'ab'.repeat(32) } } };
  await settled();
  expect(whole.value).toBeUndefined();
  told.value = { options: {} };
  expect(whole.value).toEqual({});
  stop();
});
