/** A game's own deck: groups of text records, which are part of the program, so a fault in them is a bug. */
import { invariant } from '@hortus/kernel';
import type { DeckRecord } from '../state/cards.ts';
import { readDeckText } from './text.ts';

export function ownDeck(
  name: string,
  factions: readonly [string, string],
  groups: readonly string[],
): DeckRecord {
  const { cards, faults } = readDeckText(groups.join('\n'));
  invariant(
    faults.length === 0,
    `${name}: ${faults.map(({ line, message }) => `${line} ${message}`).join('; ')}`,
  );
  return { name, factions, cards };
}
