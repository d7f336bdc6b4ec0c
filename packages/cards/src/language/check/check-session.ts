/** What must hold for the session that a pack makes: limits, players, seats, aliases, allowed customizations. */

import { LIMITS, thousands } from '../limits.ts';
import { misspelt } from '../lint/spelling.ts';
import type { Attributes } from '../model.ts';
import { listOf } from '../pack/head.ts';
import { affiliationsIn, copiesIn, type DeckCard, type Head, type Pack } from '../pack/pack.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { said } from '../telling/said.ts';
import { PREDEFINED } from '../words.ts';

type AtHand = ReadonlyMap<string, Pack>;

export function checkSession(pack: Pack, atHand: AtHand, isSound: boolean, report: Report): void {
  const { head, decks, session } = pack;
  checkSeats(pack, report);
  if (session === undefined) return;
  checkCopies(head, decks, report);
  checkNames(
    head,
    decks.flatMap(({ cards }) => cards),
    report,
  );
  if (isSound) checkPlayers(pack, report);
  if (session.customized) checkCustomizations(pack, atHand, report);
}

/** CGS-ERR-38 */
export function checkCopies(head: Head, decks: Pack['decks'], report: Report): void {
  const copies = copiesIn(decks.flatMap(({ cards }) => cards));
  if (copies > LIMITS.copies)
    report(
      'ERR-38',
      head.spots.get('eras') ?? head.spot,
      said`The session has ${thousands(copies)} card copies; the limit is ${LIMITS.copies}.`,
    );
}

/** Every custom name of a card, in conditions too. */
export function* namesOn({ globals, lists, conditions }: Attributes): Iterable<string> {
  for (const name of globals.keys()) if (!PREDEFINED.has(name)) yield name;
  for (const list of lists.values()) yield* list.keys();
  for (const list of conditions.values()) for (const { name } of list) if (!PREDEFINED.has(name)) yield name;
}

/** CGS-ERR-37, -38 */
function checkNames(head: Head, all: readonly DeckCard[], report: Report): void {
  const names = new Set<string>();
  for (const { card } of all) for (const name of namesOn(card.attributes)) names.add(name);
  if (names.size > LIMITS.names)
    report(
      'ERR-38',
      head.spot,
      said`The session has ${thousands(names.size)} attribute names; the limit is ${LIMITS.names}.`,
    );
  for (const short of head.aliases.keys())
    if (names.has(short))
      report(
        'ERR-37',
        head.spots.get(`alias ${short}`)!,
        said`"${short}" is already the name of an attribute.`,
      );
}

/** A card of the deck seems to have lost its affiliation to a misspelling. */
const isOneMisspelt = (cards: readonly DeckCard[]) => (): boolean =>
  cards.some(({ card }) =>
    [...card.attributes.globals.keys()].some((name) => misspelt(name) === 'Affiliation'),
  );

/** CGS-ERR-32 Every era needs an affiliation for each player (CGS-R-143); customized packs are only warned (CGS-R-67). */
function checkPlayers({ head, decks, session }: Pack, report: Report): void {
  const players = Math.max(2, ...session!.players);
  for (const { name, cards } of decks) {
    const count = affiliationsIn(cards).length;
    if (count >= players) continue;
    report(
      'ERR-32',
      head.spots.get('players') ?? head.spot,
      count === 1
        ? said`${players} players but only 1 affiliation in era deck "${name}".`
        : said`${players} players but only ${count} affiliations in era deck "${name}".`,
      undefined,
      session!.customized ? 'warning' : 'error',
      isOneMisspelt(cards),
    );
  }
}

/** CGS-PACK-11, CGS-R-144 */
function checkSeats({ head, decks }: Pack, report: Report): void {
  const byName = new Map(decks.map((deck) => [deck.name, deck]));
  const listed = new Set(head.eras);
  for (const [era, seats] of head.seats) {
    const spot = head.spots.get(`seats ${era}`)!;
    const deck = byName.get(era);
    if (deck === undefined) {
      if (!listed.has(era))
        report('ERR-36', spot, said`Seats are fixed for era "${era}", which is not in the pack.`);
      continue;
    }
    const known = [...head.affiliations, ...affiliationsIn(deck.cards)];
    const strange = seats.find((one) => !known.includes(one));
    const players = Math.max(2, ...head.players);
    if (strange !== undefined)
      report(
        'ERR-31',
        spot,
        said`Pack field "Fixed affiliations" names "${strange}", which no card of era "${era}" has.`,
        undefined,
        'error',
        isOneMisspelt(deck.cards),
      );
    else if (new Set(seats).size < seats.length)
      report('ERR-31', spot, 'Pack field "Fixed affiliations" names one affiliation twice.');
    else if (seats.length < players)
      report(
        'ERR-32',
        spot,
        seats.length === 1
          ? said`${players} players but only 1 seat in era "${era}".`
          : said`${players} players but only ${seats.length} seats in era "${era}".`,
      );
  }
}

/** CGS-PACK-16 What a session pack changes must be allowed by the packs it takes from; other words are only shown. */
function checkCustomizations(pack: Pack, atHand: AtHand, report: Report): void {
  for (const other of usedPacks(pack, atHand)) {
    const allowed = listOf(other.head.customizations);
    const isEnforced = allowed.every((word) => ENFORCED.includes(word));
    if (!isEnforced || allowed.includes('any')) continue;
    for (const [change, spot] of changesTo(other, pack))
      if (!allowed.includes(change))
        report('PACK-16', spot, said`Pack "${other.head.name}" does not allow other ${change}.`);
  }
}

const ENFORCED = ['any', 'none', 'eras', 'decks', 'players', 'cards'];

function usedPacks({ eras }: Pack, atHand: AtHand): Pack[] {
  const names = new Set(eras.flatMap(({ entries }) => entries.map(({ pack }) => pack)));
  return [...names].flatMap((name) => (name === undefined ? [] : (atHand.get(name) ?? [])));
}

/** What a session pack does to a pack it takes from, and where. */
function changesTo(other: Pack, { head, eras, decks }: Pack): Map<string, Spot> {
  const changes = new Map<string, Spot>();
  const played: string[] = [];
  for (const { entries, name, spot } of eras) {
    const taken = entries.filter(({ pack }) => pack === other.head.name);
    if (taken.length === 0) continue;
    const [first] = taken;
    if (entries.some(({ pack }) => pack === undefined)) changes.set('cards', spot);
    const isWhole = first!.what.kind === 'era' && first!.copies === 1;
    const foreign = entries.filter(({ pack }) => pack !== undefined);
    if (!isWhole || foreign.length > 1) changes.set('decks', spot);
    if (isWhole && first!.what.kind === 'era') played.push(first!.what.era);
    else played.push(name);
  }
  if (played.join('\n') !== other.decks.map(({ name }) => name).join('\n') && !changes.has('decks'))
    changes.set('eras', head.spots.get('eras') ?? head.spot);
  if (played.length < decks.length) changes.set('eras', head.spots.get('eras') ?? head.spot);
  const players = other.head.players.join();
  if (head.players.length > 0 && players !== '' && head.players.join() !== players)
    changes.set('players', head.spots.get('players')!);
  return changes;
}
