/**
 * Where the cards are: destiny, void, zones by owner, timelines, and what is known about the last ruin and triumph
 * engaged.
 */

import { firstWord, type Piece, partOf, splitAt } from '@hortus/cards';
import { addMember, hasBit, membersOf } from '@hortus/kernel';
import type { SwayState } from '../../edition/rules.ts';
import { underAt } from '../../state/destiny.ts';
import { at, ENTRY, ENTRY_BITS, NONE } from '../../state/layout.ts';
import { LAST_SLOT } from '../../state/lines.ts';
import { homeOf } from '../../state/zones.ts';
import { ABILITIES, MOST_CARDS, SET } from '../../types.ts';
import { type Loading, said, type Zone } from '../loading.ts';
import { abilityNamed, cardAtStart, cardName, fold, seatName } from '../names.ts';
import { numberPart, type Part } from './part.ts';

const namesIn = ({ ints, rules }: SwayState, set: number): string =>
  membersOf(ints, set, SET)
    .map((card) => cardName(rules.deck, card))
    .join(', ');

/** A zone shared by all, as a set of cards. */
const setPart = (key: 'unseen' | 'void', set: number): Part => ({
  key,
  write(state) {
    const names = namesIn(state, set);
    return names === '' ? [] : [names];
  },
  read: (loading, value) => loading.cards(value, key),
});

const under: Part = {
  key: 'under',
  write(state) {
    const { ints, rules } = state;
    const names = Array.from({ length: ints[at.underCount] }, (_, i) =>
      cardName(rules.deck, underAt(state, i)),
    );
    return names.length === 0 ? [] : [names.join(', ')];
  },
  read: (loading, value) => loading.cards(value, 'under'),
};

/** A zone per owner, written with the owner's first seat. */
const ownedPart = (
  key: 'ops' | 'experience' | 'reserve',
  set: number,
  ownerOf: (state: SwayState, seat: number) => number,
): Part => ({
  key,
  many: true,
  write(state) {
    const lines: string[] = [];
    for (let seat = 0; seat < state.rules.seats; seat++) {
      const owner = ownerOf(state, seat);
      const names = owner === seat ? namesIn(state, set + owner * SET) : '';
      if (names !== '') lines.push(`${seatName(seat)} ${names}`);
    }
    return lines;
  },
  read(loading, value) {
    const [who, list] = firstWord(value);
    const seat = loading.seat(who);
    if (seat !== undefined) loading.cards(list, key satisfies Zone, ownerOf(loading.state, seat));
  },
});

/** A mark on cards that already lie in a zone of the engaging or turning seat. */
const markPart = (key: 'marked' | 'fresh', set: number, count?: number): Part => ({
  key,
  write(state) {
    const names = namesIn(state, set);
    return names === '' ? [] : [names];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ',')) {
      const card = loading.card(piece);
      if (card === undefined) continue;
      addMember(loading.state.ints, set, card);
      if (count !== undefined) loading.state.ints[count]++;
    }
  },
});

/** `a Stand Tall; a Gale twice; a hidden Closed Shutters slot 0 no-battle; b Wandering Sage as covert unnamed` */
const engaged: Part = {
  key: 'engaged',
  write(state) {
    const { ints } = state;
    const entries = Array.from({ length: ints[at.engagedCount] }, (_, i) =>
      writeEntry(state, ints[at.engaged + i]),
    );
    return entries.length === 0 ? [] : [entries.join('; ')];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ';')) readEntry(loading, piece);
  },
};

function writeEntry({ rules }: SwayState, entry: number): string {
  const { card, as, seat, hidden, doubled, naming, slot, noBattle, noCovert, recruited, ...before } =
    ENTRY.read(entry);
  const parts = [seatName(seat), ...(hidden === 1 ? ['hidden'] : []), cardName(rules.deck, card)];
  if (as > 0) parts.push('as', ABILITIES[as - 1]);
  if (doubled === 1) parts.push('twice');
  if (naming === 1) parts.push('unnamed');
  if (hidden === 1) parts.push('slot', String(slot));
  if (noBattle === 1) parts.push('no-battle');
  if (noCovert === 1) parts.push('no-covert');
  if (recruited > 0) parts.push('recruited', ABILITIES[recruited - 1]);
  if (before.beforeRuin === 1) parts.push('before-ruin');
  if (before.beforeTriumph === 1) parts.push('before-triumph');
  return parts.join(' ');
}

/** Words that may follow the card, each once; those with a value take the next word too. */
const AFTER =
  /^(?:(as|recruited|slot)\s+(\S+)|(twice|unnamed|no-battle|no-covert|before-ruin|before-triumph))(?:\s+|$)/i;

function readEntry(loading: Loading, piece: Piece): void {
  const { ints, rules } = loading.state;
  const [who, rest] = firstWord(piece);
  const seat = loading.seat(who);
  // A name may itself begin with this word.
  const open = cardAtStart(rules.deck, fold(rest.text));
  const isOpen = open !== undefined && (open.rest === '' || AFTER.test(open.rest));
  const hidden = isOpen ? null : /^hidden\s+/i.exec(rest.text);
  const named = partOf(rest, hidden?.[0].length ?? 0, rest.text.length);
  const found = cardAtStart(rules.deck, fold(named.text));
  if (found === undefined) {
    loading.card(named);
    return;
  }
  const values = readAfter(loading, named, found.rest);
  if (seat === undefined || values === undefined || !loading.place(found.card, named)) return;
  if (ints[at.engagedCount] === MOST_CARDS) return;
  ints[at.engaged + ints[at.engagedCount]++] =
    ENTRY.pack(found.card, values.as, seat, hidden === null ? 0 : 1) |
    (values.twice ? ENTRY_BITS.doubled : 0) |
    (values.unnamed ? ENTRY_BITS.naming : 0) |
    ENTRY.pack(0, 0, 0, 0, 0, 0, values.slot) |
    (values['no-battle'] ? ENTRY_BITS.noBattle : 0) |
    (values['no-covert'] ? ENTRY_BITS.noCovert : 0) |
    ENTRY.pack(0, 0, 0, 0, 0, 0, 0, 0, 0, values.recruited) |
    (values['before-ruin'] ? ENTRY_BITS.beforeRuin : 0) |
    (values['before-triumph'] ? ENTRY_BITS.beforeTriumph : 0);
  if (hidden !== null && values.slot >= ints[at.nextSlot]) ints[at.nextSlot] = values.slot + 1;
}

function readAfter(loading: Loading, piece: Piece, after: string) {
  const values = {
    as: 0,
    recruited: 0,
    slot: 0,
    twice: false,
    unnamed: false,
    'no-battle': false,
    'no-covert': false,
    'before-ruin': false,
    'before-triumph': false,
  };
  const said = new Set<string>();
  for (let left = after; left !== ''; ) {
    const found = AFTER.exec(left);
    const word = (found?.[1] ?? found?.[3]) as keyof typeof values | undefined;
    if (found === null || word === undefined || said.has(word)) {
      loading.fault(
        piece,
        'unknown-word',
        `“${left}” does not follow a card`,
        'as, twice, unnamed, slot, no-battle, no-covert, recruited, before-ruin, before-triumph',
      );
      return undefined;
    }
    said.add(word);
    left = left.slice(found[0].length);
    const value = { ...piece, text: found[2] ?? '' };
    if (word === 'slot') values.slot = loading.number(value, 'slot', LAST_SLOT);
    else if (word === 'as' || word === 'recruited') {
      values[word] = abilityNamed(value.text) + 1;
      if (values[word] === 0) loading.oneOf(value, 'ability', ABILITIES);
    } else values[word] = true;
  }
  return values;
}

/** The next slot, if it isn't the last in use plus one. */
const slots: Part = {
  ...numberPart('slots', at.nextSlot, MOST_CARDS),
  write({ ints }) {
    let next = 0;
    for (let i = 0; i < ints[at.engagedCount]; i++) {
      const entry = ints[at.engaged + i];
      if ((entry & ENTRY_BITS.hidden) !== 0) next = Math.max(next, ENTRY.get.slot(entry) + 1);
    }
    return ints[at.nextSlot] === next ? [] : [String(ints[at.nextSlot])];
  },
};

const unlocked: Part = {
  key: 'unlocked',
  many: true,
  write({ ints, rules }) {
    const lines: string[] = [];
    for (let seat = 0; seat < rules.seats; seat++) {
      const names = ABILITIES.filter((_, i) => hasBit(ints[at.unlocked + seat], i));
      if (names.length > 0) lines.push(`${seatName(seat)} ${names.join(', ')}`);
    }
    return lines;
  },
  read(loading, value) {
    const [who, list] = firstWord(value);
    const seat = loading.seat(who);
    for (const piece of splitAt(list, ',')) {
      const ability = loading.oneOf(piece, 'ability', ABILITIES);
      if (seat !== undefined && ability !== undefined) loading.state.ints[at.unlocked + seat] |= 1 << ability;
    }
  },
};

/** `a Long Frost, Open Gate`: ruin and triumph last engaged by a side, `-` for none. */
const tale: Part = {
  key: 'tale',
  many: true,
  write({ ints, rules }) {
    const name = (card: number): string => (card === NONE ? '-' : cardName(rules.deck, card));
    return [0, 1].flatMap((side) => {
      const [ruin, triumph] = [ints[at.ruin + side], ints[at.triumph + side]];
      return ruin === NONE && triumph === NONE ? [] : [`${seatName(side)} ${name(ruin)}, ${name(triumph)}`];
    });
  },
  read(loading, value) {
    const [who, list] = firstWord(value);
    const seat = loading.seat(who);
    const cards = splitAt(list, ',');
    if (cards.length !== 2)
      loading.fault(list, 'bad-tale', `${said(list)}: a ruin and a triumph card`, 'tale a Long Frost, -');
    for (const [i, word] of [at.ruin, at.triumph].entries()) {
      const card = cards[i] === undefined || cards[i].text === '-' ? NONE : loading.card(cards[i]);
      if (seat !== undefined && card !== undefined) loading.state.ints[word + (seat & 1)] = card;
    }
  },
};

export const CARD_PARTS: readonly Part[] = [
  setPart('unseen', at.unseen),
  under,
  setPart('void', at.void),
  ownedPart('ops', at.ops, (_, seat) => seat),
  ownedPart('experience', at.experience, ({ rules }, seat) => homeOf(rules, seat)),
  ownedPart('reserve', at.reserve, (_, seat) => seat & 1),
  markPart('marked', at.marked, at.markedCount),
  engaged,
  slots,
  markPart('fresh', at.fresh),
  unlocked,
  tale,
];
