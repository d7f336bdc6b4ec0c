import { expect, test } from 'vitest';
import { experienceNook, MARKED, opsNook, slotNook, TABLE, UNDER } from '../state/knowledge.ts';
import { bareState } from '../testing/bare.ts';
import {
  abilityNamed,
  cardAtStart,
  cardName,
  cardNamed,
  nookNames,
  nooksNamed,
  seatNamed,
  viewerNames,
  viewersNamed,
} from './names.ts';

const { deck } = bareState().rules;
const card = (name: string) => deck.cards.findIndex((one) => one.name === name);

test('where several names fit the longest is read, in any case, and what follows is left', () => {
  expect(cardAtStart(deck, 'drum')).toEqual({ card: card('Drum'), rest: '' });
  expect(cardAtStart(deck, 'drum and pipe by vision')).toEqual({
    card: card('Drum and Pipe'),
    rest: 'by vision',
  });
  expect(cardAtStart(deck, 'drum and')).toEqual({ card: card('Drum'), rest: 'and' });
  expect(cardAtStart(deck, 'drums')).toBeUndefined();
  expect(cardNamed(deck, '  DRUM   and Pipe ')).toBe(card('Drum and Pipe'));
  expect(cardNamed(deck, 'Drum and')).toBeUndefined();
  expect(cardName(deck, 159)).toBe('card 159');
});

test('abilities, seats and viewers by name', () => {
  expect([abilityNamed('Battle'), abilityNamed('bottle')]).toEqual([0, -1]);
  expect([seatNamed('b', 2), seatNamed('c', 2), seatNamed('C', 4), seatNamed('ab', 4)]).toEqual([
    1,
    undefined,
    2,
    undefined,
  ]);
  expect(viewerNames(31, 2)).toBe('abt');
  expect(viewersNamed('tb', 2)).toBe((1 << TABLE) | 2);
  expect([viewersNamed('c', 2), viewersNamed('', 2), viewersNamed('x', 4)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('places that hide a card there and back', () => {
  const nooks = [opsNook(3), experienceNook(1), UNDER, slotNook(0), slotNook(9), MARKED];
  const set = nooks.reduce((bits, nook) => bits | (1 << nook), 0);
  expect(nookNames(set)).toEqual(['ops.d', 'experience.b', 'under', 'slot.0', 'slot.5', 'marked']);
  expect(nooksNamed(nookNames(set))).toBe(set);
  expect(nooksNamed(['ops.e'])).toBeUndefined();
});
