/** What a card is, according to its attributes as they are printed. */
import type { Card, ConditionalCategory } from '@hortus/cards/language';
import { compare, conditions, found, global, has } from './literal.testing.ts';

export const is = (card: Card, name: string, value?: string): boolean =>
  value === undefined ? global(card, name) !== undefined : global(card, name) === value;

/** CGS-CPOW-1 As moves write it. */
export const POWERS = [
  { word: 'disable', category: 'DisableIf' },
  { word: 'disable1', category: 'DisableIf1' },
  { word: 'divert', category: 'DivertIf' },
  { word: 'divert1', category: 'DivertIf1' },
  { word: 'wreck', category: 'WreckIf' },
  { word: 'wreck1', category: 'WreckIf1' },
] as const;
export type PowerWord = (typeof POWERS)[number]['word'];

/** CGS-EFF-1 In the order in which a card's effects are resolved. */
export const EFFECTS = ['recover', 'reuse', 'seize', 'seize1', 'immune'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a player is in the middle of. */
export interface Doing {
  readonly kind: 'batch' | 'power' | Effect;
  readonly card: string;
  /** Cards of a batch, or those whose effects follow. */
  queue: string[];
  left: number;
  from?: number | undefined;
  power?: PowerWord | undefined;
  powers?: PowerWord[];
}

export function hasEffect(card: Card, effect: Effect): boolean {
  switch (effect) {
    case 'recover':
      return is(card, 'Recover1');
    case 'reuse':
      return is(card, 'Reuse');
    case 'seize':
      return has(card, 'SeizeIf');
    case 'seize1':
      return has(card, 'SeizeIf1');
    default:
      return has(card, 'ImmuneIf1');
  }
}

/** CGS-R-8 */
export const hasPower = (card: Card): boolean =>
  is(card, 'Freeze') ||
  is(card, 'FreezeAdventureCommonCosts') ||
  POWERS.some(({ category }) => has(card, category));

/** CGS-POW-4, -5 */
export const isProtected = (card: Card): boolean =>
  hasPower(card) || is(card, 'RewindAdventure') || EFFECTS.some((effect) => hasEffect(card, effect));

/** CGS-CPOW-2 */
export const qualifies = (card: Card, category: ConditionalCategory, one: Card): boolean =>
  conditions(card, category).every((condition) => {
    const value = found(one, condition);
    return value !== undefined && compare(condition, value);
  });

/** Takes one card of this name out of a list; it must be there. */
export function take(cards: string[], name: string): string {
  const at = cards.indexOf(name);
  if (at === -1) throw new Error(`no ${name} among ${cards.join()}`);
  cards.splice(at, 1);
  return name;
}

export const moved = (offer: object): string => JSON.stringify(offer);
