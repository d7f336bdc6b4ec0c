/** What a card does where it lies: in the experience that isn't what is printed on it. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { ABILITIES, type AbilityName } from '../../src/index.ts';
import { M } from '../../src/press/index.ts';
import type { Cards, KnownCard } from '../cards/deck.ts';
import { abilityWords, doesWords, shortWords, unlockedWords } from './words.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** More than these don't fit on a face in whole sentences. */
const MOST_WHOLE = 2;

/** Each of the abilities with what it does in a few words. */
export const eachShort = (abilities: readonly AbilityName[], cards: Cards): string =>
  `${abilities.map((one) => `${capital(abilityWords(one))}: ${shortWords(one, cards)}`).join('; ')}.`;

/** The same in sentences, unless they are many. */
export const eachDoes = (abilities: readonly AbilityName[], cards: Cards): string =>
  abilities.length > MOST_WHOLE
    ? eachShort(abilities, cards)
    : abilities.map((one) => `${capital(abilityWords(one))}: ${unlockedWords(one, cards)}`).join(' ');

/** What the abilities do that these moves announce; empty if they announce none. */
export function announcedWords(moves: readonly Move[], cards: Cards): string {
  const named = new Set(
    moves.filter(M.engage.is).flatMap((move) => ABILITIES[M.engage.get.as(move) - 1] ?? []),
  );
  return named.size === 0 ? '' : eachShort([...named], cards);
}

/** The rule on a face; `as`: the abilities it can be played as, if not its own. */
export function faceRule(
  { power }: Pick<KnownCard, 'power'>,
  cards: Cards,
  as: readonly AbilityName[] = [],
): string {
  const [only, ...more] = as;
  if (only === undefined) return doesWords(power, cards);
  return more.length === 0 ? unlockedWords(only, cards) : eachDoes(as, cards);
}

/** Beside and under covert, what is printed counts too (WA-R-26). */
const LIMITED: readonly AbilityName[] = ['battle', 'covert', 'warfare'];

/** WA-DEF-10 What an experience card can be played as, and what its printed ability still means. */
export function experienceNote(
  unlocked: readonly AbilityName[],
  { power }: Pick<KnownCard, 'power'>,
): string | undefined {
  const { say } = words.value;
  if (unlocked.length === 0) return undefined;
  const as = say('web.sway.experience.as', { abilities: unlocked.map(abilityWords).join(' / ') });
  return LIMITED.includes(power) && !unlocked.every((one) => one === power)
    ? `${as} ${say('web.sway.experience.limits', { ability: abilityWords(power) })}`
    : as;
}
