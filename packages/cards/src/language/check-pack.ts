/** What a pack is worth as a whole: its decks, its aliases, its players, its limits. */
import { nearest } from '@hortus/kernel';
import { formatCard } from './cards.ts';
import { deckOf, together } from './eras.ts';
import type { Report, Spot } from './findings.ts';
import { LIMITS, thousands } from './limits.ts';
import type { SessionPack } from './model.ts';
import { isCustomName } from './names.ts';
import {
  type CardRecord,
  type DeckCard,
  type EraRecord,
  type Head,
  isCustomized,
  type Pack,
} from './pack.ts';
import { isVocabulary } from './words.ts';

interface Written {
  readonly head: Head;
  readonly cards: readonly CardRecord[];
  readonly eras: readonly EraRecord[];
}

export function checkPack(written: Written, others: readonly Pack[], report: Report): Pack {
  const { head, cards, eras } = written;
  checkAliases(head, report);
  checkIdentifiers(cards, report);
  if (cards.length > LIMITS.cards)
    report(
      'ERR-38',
      head.spot,
      `The pack has ${thousands(cards.length)} cards; the limit is ${thousands(LIMITS.cards)}.`,
    );
  const atHand = new Map(others.map((pack) => [pack.head.name, pack]));
  const decks = decksOf(written, atHand, report);
  const session = decks.length === 0 ? undefined : sessionOf(written, decks, atHand);
  const pack = { head, cards, eras, decks, session };
  checkSession(pack, report);
  return pack;
}

/** CGS-ERR-37 */
function checkAliases({ aliases, spots }: Head, report: Report): void {
  for (const [short, name] of aliases) {
    const spot = spots.get(`alias ${short}`)!;
    const bad = (message: string): void => report('ERR-37', spot, message);
    if (!isCustomName(short)) report('ERR-1', spot, `Name "${short}" may contain letters only.`);
    else if (isVocabulary(short)) bad(`"${short}" is already a word of the language.`);
    else if (!isCustomName(name)) report('ERR-1', spot, `Name "${name}" may contain letters only.`);
    else if (isVocabulary(name)) bad(`"${name}" is a word of the language; aliases stand for custom names.`);
    else if (aliases.has(name)) bad(`"${name}" is itself an alias.`);
  }
}

/** CGS-ERR-30, -35 */
function checkIdentifiers(cards: readonly CardRecord[], report: Report): void {
  const seen = new Map<string, string>();
  for (const { card, spot } of cards) {
    if (card.identifier === '') continue;
    const contents = formatCard(card).join('\n');
    const before = seen.get(card.identifier);
    if (before === undefined) seen.set(card.identifier, contents);
    else if (before === contents) report('ERR-35', spot, `Part "card ${card.identifier}" is given twice.`);
    else report('ERR-30', spot, `Identifier "${card.identifier}" is used by two different cards.`);
  }
}

/** CGS-ERR-36 for the names of eras, and the decks in order of play. */
function decksOf(
  { head, cards, eras }: Written,
  atHand: ReadonlyMap<string, Pack>,
  report: Report,
): Pack['decks'] {
  const at = (key: string): Spot => head.spots.get(key) ?? head.spot;
  const edition = head.extends === '' ? undefined : atHand.get(head.extends);
  if (head.extends !== '' && edition === undefined)
    report('ERR-36', at('extends'), `The pack extends "${head.extends}", which is not at hand.`);
  const own = new Map(eras.map((era) => [era.name, era]));
  for (const era of own.values())
    if (head.spots.has('eras') && !head.eras.includes(era.name))
      report('ERR-36', era.spot, `Era "${era.name}" is not among the eras of the pack.`);
  const named = head.spots.has('eras') ? head.eras : [...own.keys()];
  const decks: { name: string; cards: readonly DeckCard[] }[] = [];
  for (const name of named) {
    const era = own.get(name);
    const extended = edition?.decks.find((deck) => deck.name === name)?.cards;
    if (era === undefined && extended === undefined) {
      if (head.extends !== '' && edition === undefined) continue;
      const near = nearest(name, own.keys());
      const hint = near === undefined ? undefined : `did you mean ${near}?`;
      report('ERR-36', at('eras'), `Era "${name}" has no part of its own.`, hint);
    } else {
      const added = era === undefined ? [] : deckOf(era, { name: head.name, cards }, atHand, report);
      decks.push({ name, cards: together([...(extended ?? []), ...added]) });
    }
  }
  return decks;
}

/** Affiliations of the cards of a deck, in the order of the deck. */
export const affiliationsIn = (cards: readonly DeckCard[]): string[] => [
  ...new Set(
    cards.flatMap(({ card }) => {
      const affiliation = card.attributes.globals.get('Affiliation');
      return typeof affiliation === 'string' ? [affiliation] : [];
    }),
  ),
];

function sessionOf(
  { head, eras }: Written,
  decks: Pack['decks'],
  atHand: ReadonlyMap<string, Pack>,
): SessionPack {
  // CGS-R-152 What the file doesn't say comes from the edition it extends or uses first.
  const used = [head.extends, ...eras.flatMap(({ entries }) => entries.map(({ pack }) => pack ?? ''))];
  const edition = used.map((name) => atHand.get(name)?.session).find((session) => session !== undefined);
  const declared = head.affiliations.length > 0 ? head.affiliations : edition?.affiliations;
  const players = head.players.length > 0 || isCustomized(head) ? head.players : edition?.players;
  return {
    name: head.name,
    eras: decks.map(({ name, cards }) => ({
      name,
      cards: cards.map(({ card, copies }) => ({ card, copies })),
      seats: head.seats.get(name) ?? edition?.eras.find((era) => era.name === name)?.seats ?? [],
    })),
    players: players ?? [],
    affiliations: declared ?? affiliationsIn(decks.flatMap(({ cards }) => cards)),
    customized: isCustomized(head),
    analysis: head.analysis ?? edition?.analysis ?? 10,
    turn: head.turn ?? edition?.turn ?? 5,
  };
}

/** CGS-ERR-32, -38 */
function checkSession({ head, decks, session }: Pack, report: Report): void {
  if (session === undefined) return;
  const copies = decks.reduce((sum, deck) => sum + deck.cards.reduce((all, one) => all + one.copies, 0), 0);
  if (copies > LIMITS.copies)
    report(
      'ERR-38',
      head.spots.get('eras') ?? head.spot,
      `The session has ${thousands(copies)} card copies; the limit is ${LIMITS.copies}.`,
    );
  if (session.customized) return;
  const players = Math.max(2, ...session.players);
  for (const { name, cards } of decks) {
    const count = affiliationsIn(cards).length;
    if (count < players)
      report(
        'ERR-32',
        head.spots.get('players') ?? head.spot,
        `${players} players but only ${count} affiliations in era deck "${name}".`,
      );
  }
}
