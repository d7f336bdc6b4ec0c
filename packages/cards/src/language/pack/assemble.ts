/** A pack as a whole: its identifiers, the decks of its eras, and the session they make. */

import { nearest } from '@hortus/kernel';
import { checkCopies, checkSession } from '../check/check-session.ts';
import type { SessionPack } from '../model.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { didYouMean, said } from '../telling/said.ts';
import { deckOf, isSameCard, tellClashes, together } from './eras.ts';
import {
  affiliationsIn,
  type CardRecord,
  type DeckCard,
  type EraRecord,
  type Head,
  isCustomized,
  type Pack,
} from './pack.ts';

interface Written {
  readonly head: Head;
  readonly cards: readonly CardRecord[];
  readonly eras: readonly EraRecord[];
}

/** The given packs, by name. */
export type AtHand = ReadonlyMap<string, Pack>;

/** How sound the parts are that have been read so far. */
export interface Soundness {
  /** Unreadable parts: what seems to be missing may be there. */
  readonly isIncomplete: boolean;
  /** No fault in cards and eras until now: what is counted over them means something. */
  isSound(): boolean;
}

/** Without other packs it is read on its own: what it takes from them is named, but not judged. */
export function assemble(
  written: Written,
  others: readonly Pack[] | undefined,
  { isIncomplete, isSound }: Soundness,
  tell: Report,
): Pack {
  const report: Report = (code, ...rest) => {
    if (code !== 'ERR-36' || !isIncomplete) tell(code, ...rest);
  };
  const { head, cards, eras } = written;
  const atHand: AtHand | undefined = others && new Map(others.map((pack) => [pack.head.name, pack]));
  checkIdentifiers(cards, report);
  const own = new Map(
    eras.map((era) => [era.name, deckOf(era, { name: head.name, cards }, atHand, report)] as const),
  );
  const decks = decksOf(written, own, atHand, report);
  if (atHand === undefined) {
    checkCopies(head, decks, report);
    return { head, cards, eras, own, decks, session: undefined };
  }
  const session = decks.length === 0 ? undefined : sessionOf(written, decks, atHand);
  const pack = { head, cards, eras, own, decks, session };
  checkSession(pack, atHand, isSound(), report);
  return pack;
}

/** CGS-ERR-30, -35 */
function checkIdentifiers(cards: readonly CardRecord[], report: Report): void {
  const seen = new Map<string, CardRecord>();
  for (const record of cards) {
    const { card, spot } = record;
    const before = seen.get(card.identifier);
    if (before === undefined) seen.set(card.identifier, record);
    else if (card.identifier !== '' && isSameCard(before.card, card))
      report('ERR-35', spot, said`Part "${`card ${card.identifier}`}" is given twice.`);
    else if (card.identifier !== '')
      report('ERR-30', spot, said`Identifier "${card.identifier}" is used by two different cards.`);
  }
}

/** With more names than this, the nearest isn't looked for. */
const MOST_COMPARED = 100;

/** CGS-ERR-36 for the names of eras; the decks in order of play. Decks of one name add up. */
function decksOf(
  { head, eras }: Written,
  own: ReadonlyMap<string, readonly DeckCard[]>,
  atHand: AtHand | undefined,
  report: Report,
): Pack['decks'] {
  const at = (key: string): Spot => head.spots.get(key) ?? head.spot;
  const edition = atHand?.get(head.extends);
  const isAlone = head.extends !== '' && edition === undefined;
  if (isAlone && atHand !== undefined)
    report('ERR-36', at('extends'), said`The pack extends "${head.extends}", which is not available.`);
  // A list that can't be read names nothing.
  const isListed = head.spots.has('eras') && head.eras.length > 0;
  const listed = new Set(head.eras);
  const spots = new Map(eras.map(({ name, spot }) => [name, spot]));
  const extendedDecks = new Map(edition?.decks.map(({ name, cards }) => [name, cards]));
  // A name that is written in two ways is reported once, where the eras are listed.
  const meant = new Set<string | undefined>();
  const decks: { name: string; cards: readonly DeckCard[] }[] = [];
  for (const name of isListed ? head.eras : own.keys()) {
    const extended = extendedDecks.get(name);
    const added = own.get(name);
    if (added === undefined && extended === undefined) {
      const near = own.size > MOST_COMPARED ? undefined : nearest(name, own.keys());
      if (isAlone) continue;
      meant.add(near);
      report('ERR-36', at('eras'), said`Era "${name}" has no part of its own.`, didYouMean(near));
    } else {
      const cards = [...(extended ?? []), ...(added ?? [])];
      if (atHand !== undefined) tellClashes(cards, spots.get(name) ?? at('eras'), report);
      decks.push({ name, cards: together(cards) });
    }
  }
  for (const { name, spot } of eras)
    if (isListed && !listed.has(name) && !meant.has(name))
      report('ERR-36', spot, said`Era "${name}" is not among the eras of the pack.`);
  return decks;
}

/** CGS-R-152 What the file doesn't say comes from the edition it extends, or from the first one in its decks. */
function sessionOf({ head }: Written, decks: Pack['decks'], atHand: AtHand): SessionPack {
  const names = new Set([head.extends, ...decks.flatMap(({ cards }) => cards.map(({ pack }) => pack))]);
  const used = [...names]
    .flatMap((name) => atHand.get(name) ?? [])
    .filter((pack) => pack.session !== undefined);
  const edition = (used.find((pack) => pack.head.type === 'edition') ?? used[0])?.session;
  const customized = isCustomized(head);
  const declared =
    head.affiliations.length > 0 || customized ? head.affiliations : (edition?.affiliations ?? []);
  const players = head.players.length > 0 || customized ? head.players : (edition?.players ?? []);
  return {
    name: head.name,
    eras: decks.map(({ name, cards }) => ({
      name,
      cards: cards.map(({ card, copies }) => ({ card, copies })),
      seats: head.seats.get(name) ?? edition?.eras.find((era) => era.name === name)?.seats ?? [],
    })),
    players,
    affiliations: declared.length > 0 ? declared : affiliationsIn(decks.flatMap(({ cards }) => cards)),
    customized,
    analysis: head.analysis ?? edition?.analysis ?? UNSTATED.analysis,
    turn: head.turn ?? edition?.turn ?? UNSTATED.turn,
  };
}

/** Minutes for session packs that use no edition (CGS-GEP-4). */
const UNSTATED = { analysis: 10, turn: 5 };
