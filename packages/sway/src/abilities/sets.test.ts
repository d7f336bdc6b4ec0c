import { expect, test } from 'vitest';
import { ABILITIES, ABILITY, POOL } from '../types.ts';
import { ability, classAfter } from './ability.ts';
import { COVERT, FIGHTING, INTERRUPTING, isAmong, LIVES, STAYING, UNASKED } from './sets.ts';

const namesIn = (set: number) => ABILITIES.filter((_, i) => isAmong(set, i));

test('[GEN-BAT-2] [GEN-WAR-2] [GEN-COV-2] [GEN-BAT-3] [GEN-RES-2] limits, rights and lives are those of the deeds', () => {
  expect(namesIn(FIGHTING)).toEqual(['battle', 'warfare']);
  expect(namesIn(COVERT)).toEqual(['covert']);
  expect(namesIn(INTERRUPTING)).toEqual(['battle']);
  expect(namesIn(UNASKED)).toEqual(['rescue']);
  expect(namesIn(LIVES)).toEqual(['ruin', 'triumph']);
  expect(namesIn(STAYING)).toEqual(['endurance']);
});

test('no ability is in no set', () => {
  for (const set of [FIGHTING, COVERT, INTERRUPTING, UNASKED, LIVES, STAYING])
    expect(isAmong(set, -1)).toBe(false);
});

test('what happens at once is what the deeds say', () => {
  expect(ability('covert').atOnce).toBeDefined();
  expect(ability('covert', { deeds: [{ do: 'cards', count: 1 }] }).atOnce).toBeUndefined();
  const counting = ability('leadership', { deeds: [{ do: 'countdown', turns: 2, wins: 'last' }] });
  expect([counting.index, counting.atOnce === undefined]).toEqual([ABILITY.leadership, false]);
});

test('a draw or a discard is followed by one permission, or by cards that are sent', () => {
  expect(classAfter({ do: 'cards', count: 1 })).toBe(POOL.plain);
  expect(classAfter({ do: 'cards', count: 1, of: 'valor' })).toBe(POOL.valor);
  expect(classAfter({ do: 'send', count: 2 })).toBe(POOL.sending);
  expect(() => classAfter({ do: 'cards', count: 2 })).toThrow(/one permission/);
  expect(() => classAfter({ do: 'refill' })).toThrow(/no class/);
});
