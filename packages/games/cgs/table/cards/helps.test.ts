import { expect, test } from 'vitest';
import { addableFaces, type CgsState, cgs, outlookOf, type View } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { optionsOf, stateAt } from '../says/position.testing.ts';
import { heldBy } from './CardList.tsx';
import { isUseful } from './helps.ts';

const OPTIONS = optionsOf({
  cards: [
    '5 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
    '11 Wall Type "Support" AdventureResources Dam 2 EraCosts Coin 3',
    '12 Salvage Type "Support" Reuse 2',
    '13 Jammer Type "Support" DisableIf1 AR.Dam > 1',
    '14 Song Type "Support" AdventureResources Cheer 1',
  ],
});

/** As much of a desk as is needed to tell what helps. */
function deskOf(world: CgsState): Desk {
  const view = cgs.view(world, 0) as View;
  const props = { legal: [], manner: 'live' };
  const soon = addableFaces(world, 0);
  const { cards } = world.rules;
  return { props, world, view, cards, seat: 0, me: 0, soon, outlook: outlookOf(world) } as unknown as Desk;
}

const useful = (position: string): string[] => {
  const desk = deskOf(stateAt(position, OPTIONS));
  return heldBy(desk, [0])
    .filter((held) => isUseful(desk, held))
    .map(({ design }) => design.card.identifier.replace(/ \d+$/, ''));
};

test('CGS-R-21 a card whose effect finds nothing to act on isn’t useful now, whoever’s turn it is', () => {
  const open = 'ground b 5 | hero b 5 | ops a 11,12,13,14';
  // Powers act later, on what is there then.
  expect(useful(`turn a | ${open}`)).toEqual(['Wall', 'Jammer']);
  expect(useful(`turn b | ${open}`)).toEqual(['Wall', 'Jammer']);
  expect(useful(`turn a | ${open} | wreck b 11`)).toEqual(['Wall', 'Salvage', 'Jammer']);
});
