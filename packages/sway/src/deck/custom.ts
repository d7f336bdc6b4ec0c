/** Custom cards: what one player may bring, checked when the table is set up. */
import { inOrder, type Place } from '@hortus/cards';
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { type DeckFault, type DeckTerms, faultAt, termFaults, twiceNamed } from './check.ts';
import { SEAT_NAMES } from './fields.ts';
import type { Reading } from './records.ts';

/** GEN-R-93, WA-R-104 One for each sway. */
export const MOST_CUSTOM = 6;

/** What no two cards of one player may share, and the fault where they do. */
const DISTINCT = [
  ['ability', 'ability-twice'],
  ['sway', 'sway-twice'],
  ['recruits', 'recruits-twice'],
  ['epic', 'epic-twice'],
] as const satisfies readonly (readonly [keyof CardRecord, DeckFault])[];

/** CUS-1 to CUS-3, GEN-RCT-1, GEN-RCT-2, GEN-R-130: every fault of the custom cards of a match. */
export function checkCustom(
  cards: readonly CardRecord[],
  terms: DeckTerms,
  deck?: DeckRecord,
  places: readonly Place[] = [],
): Diagnostic[] {
  const faults = cards.flatMap((card, i) => [
    ...termFaults(card, places[i] ?? {}, terms),
    ...ownFaults(card, places[i] ?? {}, terms),
  ]);
  for (const owner of SEAT_NAMES.keys()) faults.push(...seatFaults(cards, terms, places, owner));
  const theirs = deck?.cards ?? [];
  const both = twiceNamed([...theirs, ...cards], [...theirs.map(() => ({ path: 'deck' })), ...places], terms);
  return [...faults, ...both];
}

/** CUS-1 The faction is that of the player who brings it. */
function ownFaults(card: CardRecord, place: Place, terms: DeckTerms): Diagnostic[] {
  const faults: Diagnostic[] = [];
  if (card.owner === undefined)
    faults.push(faultAt(place, terms, 'no-owner', `${card.name} has no owner`, 'name a seat: of a'));
  else if (terms.seats !== undefined && card.owner >= terms.seats)
    faults.push(
      faultAt(
        place,
        terms,
        'not-seated',
        `${card.name} is of seat ${SEAT_NAMES[card.owner]}, and only ${terms.seats} play`,
        `seats: ${SEAT_NAMES.slice(0, terms.seats).join(', ')}`,
      ),
    );
  if (card.faction !== undefined)
    faults.push(
      faultAt(
        place,
        terms,
        'has-faction',
        `${card.name}: a custom card is of its owner's faction`,
        'leave it out',
      ),
    );
  return faults;
}

function seatFaults(
  cards: readonly CardRecord[],
  terms: DeckTerms,
  places: readonly Place[],
  owner: number,
): Diagnostic[] {
  const own = cards.flatMap((card, i) => (card.owner === owner ? [{ card, place: places[i] ?? {} }] : []));
  const faults = DISTINCT.flatMap(([field, code]) => {
    const seen = new Map<unknown, string>();
    return own.flatMap(({ card, place }) => {
      const value = card[field];
      if (value === undefined || value === false) return [];
      const first = seen.get(value);
      if (first === undefined) {
        seen.set(value, card.name);
        return [];
      }
      const what =
        field === 'epic' ? 'are epic' : `have the ${field === 'recruits' ? 'recruitable' : field} ${value}`;
      return [faultAt(place, terms, code, `${card.name} and ${first} of ${SEAT_NAMES[owner]} both ${what}`)];
    });
  });
  if (own.length > MOST_CUSTOM)
    faults.push(
      faultAt(
        own[MOST_CUSTOM]!.place,
        terms,
        'too-many-custom',
        `${SEAT_NAMES[owner]} brings ${own.length} cards, the most are ${MOST_CUSTOM}`,
      ),
    );
  return faults;
}

/** The custom cards, or all that is wrong with them; cards without an owner belong to `owner`. */
export function finishCustom(
  reading: Reading,
  terms: DeckTerms,
  deck?: DeckRecord,
  owner?: number,
): Result<readonly CardRecord[], Diagnostic[]> {
  const cards = owner === undefined ? reading.cards : reading.cards.map((card) => ({ owner, ...card }));
  const faults = [...reading.faults, ...checkCustom(cards, terms, deck, reading.places)];
  return faults.length > 0 ? fail(faults.sort(inOrder)) : ok(cards);
}
