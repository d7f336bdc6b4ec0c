/** What the cards of a match can do, each power once: from the cards themselves, so that a pack's own cards are in it. */
import { words } from '@hortus/frame/page/words.ts';
import type { Design } from '../../src/index.ts';
import { titleOf } from '../desk.ts';
import { roleWords, trickNames } from './explain.ts';
import { said } from './say.ts';

export interface PowerLine {
  readonly name: string;
  readonly text: string;
  /** The cards that have it. */
  readonly cards: readonly string[];
}

/** `DivertIf` and `DivertIf1` are one power, for several cards or for one. */
const powerOf = (trick: string): string => trick.replace(/(?:If)?1?$/, '');

/** Which values a card asks for stands on the card. */
const valuesFor = (trick: string): string => said(`powers.${/^PlayIf/.test(trick) ? 'has' : 'with'}`);

/** What a card needs or counts for, rather than does, comes last. */
const isDuty = (power: string): boolean => /^(?:PlayIf|AcceptSupport|Stock|MustPlay)/.test(power);

export function powersIn(designs: readonly Design[]): readonly PowerLine[] {
  const found = new Map<string, { readonly text: string; readonly cards: Set<string> }>();
  for (const design of designs) {
    const { attributes } = design.card;
    for (const trick of trickNames(attributes)) {
      const power = powerOf(trick);
      const values = { what: valuesFor(trick), count: attributes.globals.get(trick) };
      // What an adventure refuses is a sentence of that card alone.
      const text = power === 'AcceptSupport' ? said('powers.limit') : said(`about.trick.${trick}`, values);
      const line = found.get(power) ?? { text, cards: new Set<string>() };
      line.cards.add(titleOf(design));
      found.set(power, line);
    }
  }
  return [...found]
    .sort(([a], [b]) => Number(isDuty(a)) - Number(isDuty(b)))
    .map(([power, { text, cards }]) => ({ name: said(`power.${power}`), text, cards: [...cards] }));
}

/** As many as a line holds. */
const MOST_NAMED = 3;

/** `On Clogs, Chalk and others.` */
export const bearerWords = (cards: readonly string[]): string =>
  said('powers.on', {
    cards: words.value.list([
      ...cards.slice(0, MOST_NAMED),
      ...(cards.length > MOST_NAMED ? [said('powers.others')] : []),
    ]),
  });

/** The kinds of adventures in the match, in a sentence each. */
export const rolesIn = (designs: readonly Design[]): readonly string[] => [
  ...new Set(designs.map(roleWords).filter(Boolean)),
];
