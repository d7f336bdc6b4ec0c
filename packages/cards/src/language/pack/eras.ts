/** The parts `[era NAME]` (CGS-FILE-4, -5): reading their lines, and finding the cards they name. */

import type { AreaLine } from '../area/cursor.ts';
import { byText } from '../area/format.ts';
import type { Card } from '../model.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { phrase, type Said, said } from '../telling/said.ts';
import { formatCard, numberOf } from './cards.ts';
import type { CardRecord, DeckCard, EraEntry, EraRecord, Pack } from './pack.ts';
import { isBlankLine, isRemark, type Part, wholeLine } from './parts.ts';

const ENTRY =
  /^(?:([^":]+):\s*)?(?:(all)|"([^"]*)"|(\d{1,9})(?:\s*-\s*(\d{1,9}))?|([^":]+?))(?:\s+x(\d{1,9}))?$/u;

/** Begins like a line of a card: no number, no quoted identifier, no name of a pack. */
const IS_OTHER = /^\s*(?:[>~]|\p{L}[^:]*$)/u;

/** Where the era is cut off, its cards may be elsewhere. */
export function readEra(part: Part, report: Report, isCutOff: boolean): EraRecord {
  const entries: EraEntry[] = [];
  let isElsewhere = false;
  let above: AreaLine | undefined;
  for (const here of part.lines) {
    if (isBlankLine(here.text) || isRemark(here.text)) continue;
    // If lines belong to a card whose heading is missing, only the first is reported.
    const isOther = IS_OTHER.test(here.text);
    const entry = readEntry(here, part.name, isOther && isElsewhere ? () => {} : report);
    if (entry !== undefined) {
      const isAboveTold = entries.at(-1)?.line !== above?.line;
      const whole = above?.line === here.line - 1 ? wholeOf(above, here) : undefined;
      entries.push(whole === undefined ? entry : { ...entry, mended: { whole, isAboveTold } });
    }
    isElsewhere = isOther && entry === undefined;
    above = here;
  }
  // A faulty heading may not have been meant as an era.
  if (part.isGood && !isCutOff && part.lines.every(({ text }) => isBlankLine(text) || isRemark(text)))
    report('ERR-36', part.spot, said`Era "${part.name}" names no card.`);
  return { name: part.name, entries, spot: part.spot };
}

/** The entry that a line break may have cut in two. */
const wholeOf = (above: AreaLine, { text, line }: AreaLine): EraEntry | undefined =>
  readEntry({ text: above.text + text, line }, '', () => {});

export function readEntry(here: AreaLine, era: string, report: Report): EraEntry | undefined {
  const spot = wholeLine(here);
  const written = here.text.trim().replace(/\s+/g, ' ').normalize('NFC');
  const [, from, all, identifier, low, high, name, times] = ENTRY.exec(written) ?? [];
  const pack = from?.trim();
  const copies = Number(times ?? 1);
  const bad = (message: Said, hint: string): undefined => {
    report('ERR-36', spot, message, hint);
    return undefined;
  };
  const forms = 'write a number, a range such as 20-31, "An identifier 17" or all, and x2 for two copies';
  if (copies === 0) return bad(said`Era "${era}" takes 0 copies of a card.`, 'leave the line out');
  if (all !== undefined) return { ...spot, pack, what: { kind: 'all' }, copies };
  if (identifier !== undefined) return { ...spot, pack, what: { kind: 'identifier', identifier }, copies };
  if (low !== undefined)
    return { ...spot, pack, what: { kind: 'numbers', low: Number(low), high: Number(high ?? low) }, copies };
  if (name !== undefined && pack !== undefined)
    return { ...spot, pack, what: { kind: 'era', era: name }, copies };
  return bad(said`Era "${era}" has a line that names no card: ${written.slice(0, 40)}`, forms);
}

/** In a head: a line of an era whose heading is missing. */
export const isEraLine = (here: AreaLine): boolean =>
  !here.text.includes(':') && !isRemark(here.text) && readEntry(here, '', () => {}) !== undefined;

export function formatEntry({ pack, what, copies }: EraEntry): string {
  const name =
    what.kind === 'identifier'
      ? `"${what.identifier}"`
      : what.kind === 'numbers'
        ? what.low === what.high
          ? String(what.low)
          : `${what.low}-${what.high}`
        : what.kind === 'era'
          ? what.era
          : 'all';
  return `${pack === undefined ? '' : `${pack}: `}${name}${copies === 1 ? '' : ` x${copies}`}`;
}

/** Cards of a pack by number and identifier, to be found in any order. */
class Shelf {
  readonly #pack: string;
  readonly #cards: readonly Card[];
  readonly #byIdentifier: ReadonlyMap<string, number>;
  /** Copies as differences from one card to the next, so that a range costs no more than a single card. */
  readonly #steps: number[];

  constructor(pack: string, records: readonly CardRecord[]) {
    this.#pack = pack;
    this.#cards = records
      .map(({ card }) => card)
      .sort((a, b) => a.number - b.number || byText(a.identifier, b.identifier));
    this.#byIdentifier = new Map(this.#cards.map(({ identifier }, at) => [identifier, at]));
    this.#steps = new Array(this.#cards.length + 1).fill(0);
  }

  /** The first card with this number or a higher one. */
  #from(number: number): number {
    let [low, high] = [0, this.#cards.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#cards[middle]!.number < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** From the first card it names to the one after the last. */
  #span(what: EraEntry['what']): readonly [low: number, high: number] {
    const end = this.#cards.length;
    if (what.kind === 'numbers') return [this.#from(what.low), this.#from(what.high + 1)];
    if (what.kind !== 'identifier') return [0, end];
    const at = this.#byIdentifier.get(what.identifier) ?? end;
    return [at, Math.min(at + 1, end)];
  }

  has(what: EraEntry['what']): boolean {
    const [low, high] = this.#span(what);
    return low < high;
  }

  /** False if there is no such card. */
  take(what: EraEntry['what'], copies: number): boolean {
    const [low, high] = this.#span(what);
    if (low >= high) return false;
    this.#steps[low]! += copies;
    this.#steps[high]! -= copies;
    return true;
  }

  deck(): DeckCard[] {
    let copies = 0;
    const taken: DeckCard[] = [];
    for (const [at, card] of this.#cards.entries()) {
      copies += this.#steps[at]!;
      if (copies > 0) taken.push({ card, copies, pack: this.#pack });
    }
    return taken;
  }
}

const told = (what: EraEntry['what']): Said =>
  what.kind === 'identifier'
    ? said`card "${what.identifier}"`
    : what.kind === 'era'
      ? said`era "${what.era}"`
      : what.kind === 'all'
        ? phrase('all cards')
        : what.low === what.high
          ? said`card ${what.low}`
          : said`cards ${what.low}-${what.high}`;

/** A card of a pack that isn't here, if the entry says all that a deck needs to know about it. */
function namedIn({ what, copies }: EraEntry, pack: string): DeckCard | undefined {
  const identifier = what.kind === 'identifier' ? what.identifier : '';
  const number = numberOf(identifier);
  if (number === undefined) return undefined;
  const attributes = { globals: new Map(), lists: new Map(), conditions: new Map() };
  return { card: { identifier, number, gold: false, directive: '', lore: '', attributes }, copies, pack };
}

/** The cards of an era with their copies, in the order of their numbers. Entries add up. */
export function deckOf(
  { name, entries, spot }: EraRecord,
  own: { readonly name: string; readonly cards: readonly CardRecord[] },
  others: ReadonlyMap<string, Pack> | undefined,
  report: Report,
): DeckCard[] {
  const shelves = new Map<string, Shelf>();
  const shelf = (pack: string, cards: readonly CardRecord[]): Shelf => {
    const there = shelves.get(pack) ?? new Shelf(pack, cards);
    shelves.set(pack, there);
    return there;
  };
  const whole: DeckCard[] = [];
  /** The line of the last entry that names nothing. */
  let lost = 0;
  const isRest = ({ line, mended }: EraEntry): boolean => {
    if (mended === undefined || !(mended.isAboveTold || lost === line - 1)) return false;
    const { pack = own.name, what } = mended.whole;
    const cards = pack === own.name ? own.cards : others?.get(pack)?.cards;
    return cards !== undefined && what.kind !== 'era' && shelf(pack, cards).has(what);
  };
  for (const entry of entries) {
    const { pack, what, copies } = entry;
    const tell = (message: Said): void => {
      if (!isRest(entry)) report('ERR-36', entry, message);
      lost = entry.line;
    };
    const other = pack === undefined ? undefined : others?.get(pack);
    const named = others === undefined && pack !== undefined ? namedIn(entry, pack) : undefined;
    if (named !== undefined) whole.push(named);
    else if (pack !== undefined && other === undefined)
      tell(said`Era "${name}" names pack "${pack}", which is not available.`);
    else if (what.kind === 'era') {
      const deck = other?.decks.find((one) => one.name === what.era);
      if (deck === undefined)
        tell(said`Era "${name}" names ${told(what)}, which is not in ${said`the pack "${pack ?? ''}"`}.`);
      else whole.push(...deck.cards.map((one) => ({ ...one, copies: one.copies * copies })));
    } else if (!shelf(pack ?? own.name, (other ?? own).cards).take(what, copies)) {
      const where = pack === undefined ? phrase('the pack') : said`the pack "${pack}"`;
      const isRange = what.kind === 'numbers' && what.low !== what.high;
      tell(
        isRange
          ? said`Era "${name}" names ${told(what)}, none of which is in ${where}.`
          : said`Era "${name}" names ${told(what)}, which is not in ${where}.`,
      );
    }
  }
  const all = [...[...shelves.values()].flatMap((one) => one.deck()), ...whole];
  if (others !== undefined) tellClashes(all, spot, report);
  return together(all);
}

export const isSameCard = (a: Card, b: Card): boolean =>
  a === b || formatCard(a).join('\n') === formatCard(b).join('\n');

/** CGS-ERR-30 across packs. */
export function tellClashes(cards: readonly DeckCard[], spot: Spot, report: Report): void {
  const seen = new Map<string, DeckCard>();
  for (const one of cards) {
    const { identifier } = one.card;
    const before = seen.get(identifier) ?? one;
    seen.set(identifier, before);
    if (before.pack !== one.pack && !isSameCard(before.card, one.card))
      report('ERR-30', spot, said`Identifier "${identifier}" is used by two different cards.`);
  }
}

/** Cards of one identifier are copies of one design, wherever they come from. */
export function together(cards: readonly DeckCard[]): DeckCard[] {
  const found = new Map<string, DeckCard>();
  for (const one of cards) {
    const before = found.get(one.card.identifier);
    found.set(
      one.card.identifier,
      before === undefined ? one : { ...before, copies: before.copies + one.copies },
    );
  }
  return [...found.values()].sort(
    ({ card: a }, { card: b }) => a.number - b.number || byText(a.identifier, b.identifier),
  );
}
