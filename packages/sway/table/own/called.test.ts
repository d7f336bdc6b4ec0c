import { shortly } from '@hortus/frame/says/terms.ts';
import { expect, test } from 'vitest';
import { calledInTerms } from './called.ts';

const gale = { name: 'Gale', ability: 'battle', sway: 4, lore: 'It came from the north.' };
const deck = { name: 'small', factions: ['North', 'South'], cards: [gale, gale, gale] };

test('terms name a card with its ability and sway, a deck with its size, and a named deck by its name', () => {
  expect(shortly([gale, gale], calledInTerms)).toBe('Gale (battle 4), Gale (battle 4)');
  expect(shortly(deck, calledInTerms)).toBe('small (3)');
  expect(shortly({ name: 'small', hash: 'ab12' }, calledInTerms)).toBe('small');
});

test('without `called`, the frame shows only their names', () => {
  expect(shortly([gale, deck])).toBe('Gale, small');
  expect([shortly('vp10'), shortly(3), shortly(['a', 'b'])]).toEqual(['vp10', '3', 'a, b']);
});
