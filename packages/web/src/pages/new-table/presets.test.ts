import { expect, test } from 'vitest';
import { type Agreed, differ, presetIn, presetsOf, withBrought } from './presets.ts';

const kit = { quick: {}, club: { format: 'wins3' } };
const usual = { format: 'single' };
const plain: Agreed = { options: {}, time: { kind: 'none' }, takeBacks: true };

test('what is chosen one by one is recognised, and anything else is custom', () => {
  const presets = presetsOf(kit, true, true);
  expect(presetIn(plain, presets, usual)).toBe('quick');
  expect(presetIn({ ...plain, options: { format: 'single' } }, presets, usual)).toBe('quick');
  const club: Agreed = {
    options: { format: 'wins3' },
    time: { kind: 'clock', base: 900, increment: 10 },
    takeBacks: false,
  };
  expect(presetIn(club, presets, usual)).toBe('club');
  expect(presetIn({ ...club, takeBacks: true }, presets, usual)).toBe('custom');
  expect(presetIn({ ...club, time: { kind: 'none' } }, presets, usual)).toBe('custom');
});

test('there are no clocks against a bot, and nothing is offered twice', () => {
  expect(presetsOf(kit, false, true).club).toMatchObject({ time: { kind: 'none' }, takeBacks: true });
  expect(differ(presetsOf({ quick: {}, club: {} }, false, true), usual)).toBe(false);
  expect(differ(presetsOf({ quick: {}, club: {} }, true, true), usual)).toBe(true);
});

test('what a player brought belongs to every preset, and the one chosen last stays chosen', () => {
  const [deck, custom] = [{ name: 'mine' }, ['Red Harbour']];
  const presets = presetsOf({ quick: { deck: { name: 'short' } }, club: {} }, false, true);
  const mine: Agreed = { ...plain, options: { custom, deck } };
  const brought = withBrought(presets, { custom, deck });
  expect([brought.quick.options, brought.club.options]).toEqual([mine.options, mine.options]);
  expect(presetIn(mine, presets, usual)).toBe('custom');
  for (const last of ['quick', 'club', 'custom'] as const)
    expect(presetIn(mine, brought, usual, last)).toBe(last);
  expect(presetIn({ ...mine, takeBacks: false }, brought, usual, 'club')).toBe('custom');
});
