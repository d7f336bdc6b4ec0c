import { expect, test } from 'vitest';
import { SMALL_TIDE } from '../testing/testing.ts';
import { readPack } from './read-pack.ts';

test('[CGS-FILE-1] [CGS-FILE-2] [CGS-FILE-3] [CGS-FILE-4] a pack file is read to eras, copies and cards', () => {
  const { faults, notes, session } = readPack(SMALL_TIDE);
  expect(faults).toEqual([]);
  expect(notes).toEqual([]);
  expect(session).toMatchObject({
    name: 'Small Tide',
    players: [2],
    affiliations: ['Plovers', 'Masons'],
    customized: false,
    analysis: 2,
    turn: 1,
  });
  const [era] = session!.eras;
  expect(era!.name).toBe('First Ebb');
  expect(era!.cards.map(({ card, copies }) => `${card.identifier} x${copies}`)).toEqual([
    'Drowned Mole 1 x1',
    'Salt Pans 2 x1',
    'Flat Punt 11 x2',
    'Iron Rake 12 x2',
    'Long Punt 13 x1',
    'Kiln Barrow 14 x1',
  ]);
  const { card: mole } = era!.cards[0]!;
  expect(mole).toMatchObject({
    number: 1,
    gold: false,
    directive: 'Reach the mole before the tide turns.',
    lore: 'Nobody alive has walked on it.',
  });
  expect(mole.attributes.globals).toEqual(
    new Map([
      ['Type', 'Adventure'],
      ['Roleplay', 'Competition'],
    ]),
  );
  const { card: punt } = era!.cards[2]!;
  expect(punt.attributes.lists.get('AdventureResources')).toEqual(new Map([['Hull', 1]]));
});
