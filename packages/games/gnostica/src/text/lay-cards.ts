/** Lays the cards of a written position, and deals at random those it gives only as counts. */
import { addMember, type Rng, type Seat } from '@hortus/kernel';
import { layCard } from '../board/land.ts';
import { CARDS, type Card, cardNamed } from '../cards/cards.ts';
import { handOf } from '../cards/piles.ts';
import { at, type GnosticaState } from '../types.ts';
import { type Fields, listOf, said, type Wrong } from './fields.ts';
import { LETTERS, parseSpace } from './names.ts';

/** Where unnamed cards go: each place takes one. */
type Place = (card: Card) => void;

class Laying {
  readonly named = new Set<Card>();
  readonly unnamed: Place[] = [];
  readonly #wrong: Wrong;

  constructor(wrong: Wrong) {
    this.#wrong = wrong;
  }

  /** A card that hasn't been laid anywhere yet, or undefined with a fault. */
  name(path: string, code: string): Card | undefined {
    const card = cardNamed(code);
    if (card === undefined) this.#wrong(path, `there is no card ${said(code)}`, code);
    else if (this.named.has(card)) this.#wrong(path, `${code} lies in two places`, code);
    else {
      this.named.add(card);
      return card;
    }
    return undefined;
  }

  /** List : (Card | "#" Count) ("," …)* | "-" */
  list(path: string, text: string, place: Place): void {
    for (const code of text === '-' || text === '' ? [] : text.split(',')) {
      const count = /^#(\d{1,2})$/.exec(code);
      if (count !== null) for (let i = Number(count[1]); i > 0; i--) this.unnamed.push(place);
      else {
        const card = this.name(path, code);
        if (card !== undefined) place(card);
      }
    }
  }
}

export function layCards(fields: Fields, state: GnosticaState, rng: Rng, wrong: Wrong): void {
  const { ints, rules } = state;
  const laying = new Laying(wrong);
  layTerritories(fields, ints, laying, wrong);
  for (const [key, text] of fields) {
    if (!key.startsWith('hand ')) continue;
    const seat = LETTERS.indexOf(key.slice(5));
    if (seat < 0 || seat >= rules.seats || key.length !== 6) wrong(key, 'is of no seat here');
    else laying.list(key, text, (card) => addMember(ints, handOf(seat), card));
  }
  laying.list('out', fields.get('out') ?? '-', (card) => addMember(ints, at.out, card));
  laying.list('pool', fields.get('pool') ?? '-', (card) => addMember(ints, at.pool, card));
  layBids(fields, state, laying, wrong);
  layPile(fields.get('pile'), ints, laying);
  const lot = Int32Array.from({ length: CARDS }, (_, card) => card).filter((card) => !laying.named.has(card));
  rng.shuffle(lot);
  if (!fields.has('pile'))
    while (laying.unnamed.length < lot.length)
      laying.unnamed.push((card) => {
        ints[at.piled + ints[at.pile]++] = card;
      });
  if (laying.unnamed.length !== lot.length)
    return wrong('pile', `${laying.named.size + laying.unnamed.length} cards lie about, not ${CARDS}`);
  for (const [i, place] of laying.unnamed.entries()) place(lot[i]);
}

/** Territory : Space ":" Card */
function layTerritories(fields: Fields, ints: Int32Array, laying: Laying, wrong: Wrong): void {
  const spaces = new Set<number>();
  for (const text of listOf(fields, 'cards')) {
    const [, where, code] = /^(\S+):(\w\w)$/.exec(text) ?? [];
    const space = where === undefined ? undefined : parseSpace(where);
    if (space === undefined || spaces.has(space)) {
      wrong('cards', `cannot read ${said(text)}, or two cards lie there`, text);
      continue;
    }
    const card = laying.name('cards', code);
    if (card === undefined) continue;
    spaces.add(space);
    layCard(ints, space, card);
  }
}

/** Bids : Round (Seat ":" (Card | "?" | "-"))* */
function layBids(fields: Fields, { ints, rules }: GnosticaState, laying: Laying, wrong: Wrong): void {
  const text = fields.get('bids');
  if (text === undefined) return;
  const [round, ...bids] = text.split(' ');
  if (!/^[1-6]$/.test(round) || bids.length !== rules.seats)
    return wrong('bids', `a round from 1 to 6, then a bid for each of ${rules.seats} seats`);
  ints[at.round] = Number(round);
  for (const [seat, bid] of bids.entries()) {
    const [who, code] = bid.split(':');
    const lay = (card: Card): void => bidOf(ints, seat, card);
    if (who !== LETTERS[seat] || code === undefined) wrong('bids', `cannot read ${said(bid)}`, bid);
    else if (code === '?') laying.unnamed.push(lay);
    else if (code !== '-') layBid(code, laying, lay);
  }
}

function layBid(code: string, laying: Laying, lay: Place): void {
  const card = laying.name('bids', code);
  if (card !== undefined) lay(card);
}

function bidOf(ints: Int32Array, seat: Seat, card: Card): void {
  ints[at.bids + seat] = card;
}

/** Top first; if left out, it is everything not laid elsewhere. */
function layPile(text: string | undefined, ints: Int32Array, laying: Laying): void {
  if (text === undefined) return;
  const places = text === '-' || text === '' ? [] : text.split(',');
  for (const code of places.reverse()) {
    const count = /^#(\d{1,2})$/.exec(code);
    const card = count === null ? laying.name('pile', code) : undefined;
    if (card !== undefined) ints[at.piled + ints[at.pile]++] = card;
    for (let i = Number(count?.[1] ?? 0); i > 0; i--) {
      const place = at.piled + ints[at.pile]++;
      laying.unnamed.push((unnamed) => {
        ints[place] = unnamed;
      });
    }
  }
}
