/** Options in a position: `set recruits=2`, `deck Small (Reeds, Stones)`, `card Red Harbour (vision 2, of b)`. */

import { type Piece, partOf, splitAt } from '@hortus/cards';
import { type Diagnostic, hintFor, type OptionTable } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { ABILITIES, type SwayOptions } from '../types.ts';
import type { Field } from './fields.ts';
import { seatName, seatNamed } from './names.ts';

/** Options that differ from their defaults, and every card that isn't the game's own; without lore. */
export function writeOptions(options: SwayOptions, table: OptionTable): string[] {
  const set = Object.entries(table)
    .filter(([name, { initial }]) => options[name] !== undefined && options[name] !== initial)
    .map(([name]) => `${name}=${writeValue(options[name])}`);
  const { deck, custom = [] } = options;
  return [
    ...(set.length > 0 ? [`set ${set.join(' ')}`] : []),
    ...(deck === undefined ? [] : [`deck ${deck.name} (${deck.factions.join(', ')})`]),
    ...[...(deck?.cards ?? []), ...custom].map((card) => `card ${writeCard(card)}`),
  ];
}

const writeValue = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'on'
      : 'off'
    : /^[\w.,-]+$/.test(String(value))
      ? String(value)
      : JSON.stringify(value);

/** A whole card: `Long Frost (ruin 6, Evergreens)`, `Red Harbour (vision 2 epic, of b, recruits omen)`. */
const writeCard = ({ name, ability, sway, faction, epic, recruits, owner }: CardRecord): string => {
  const parts = [`${ability} ${sway}${epic ? ' epic' : ''}`];
  if (faction !== undefined) parts.push(faction);
  if (owner !== undefined) parts.push(`of ${seatName(owner)}`);
  if (recruits !== undefined) parts.push(`recruits ${recruits}`);
  return `${name} (${parts.join(', ')})`;
};

type Fault = (piece: Piece, code: string, message: string, hint?: string) => undefined;

/** The fields of the deck's cards and of the custom ones, in the order of their records. */
export interface CardFields {
  readonly deck: Field[];
  readonly custom: Field[];
}

/**
 * The given options overridden by what the fields say,
 * as `parseOptions` takes them; `written` receives where each card is.
 */
export function readOptions(
  fields: readonly Field[],
  given: SwayOptions,
  table: OptionTable,
  faults: Diagnostic[],
  written: CardFields,
): Record<string, unknown> {
  const fault: Fault = ({ line, column }, code, message, hint) => {
    faults.push({ code, message, ...(hint === undefined ? {} : { hint }), line, column });
  };
  const options: Record<string, unknown> = { ...given };
  const cards: CardRecord[] = [];
  let head: Pick<DeckRecord, 'name' | 'factions'> | undefined;
  for (const field of fields) {
    const { key, value } = field;
    if (key === 'set') readSet(value, options, table, fault);
    else if (key === 'deck') head = readHead(value, fault) ?? head;
    else if (key === 'card') {
      const card = readCard(value, fault);
      if (card === undefined) continue;
      cards.push(card);
      written[card.owner === undefined ? 'deck' : 'custom'].push(field);
    }
  }
  const own = cards.filter(({ owner }) => owner === undefined);
  const custom = cards.filter(({ owner }) => owner !== undefined);
  if (head !== undefined || own.length > 0)
    options.deck = { name: 'deck', factions: factionsOf(own), ...head, cards: own };
  if (custom.length > 0) options.custom = custom;
  return options;
}

const factionsOf = (cards: readonly CardRecord[]): string[] => [
  ...new Set(cards.flatMap(({ faction }) => (faction === undefined ? [] : [faction]))),
];

function readSet(value: Piece, options: Record<string, unknown>, table: OptionTable, fault: Fault): void {
  // A name starts at a word boundary; otherwise a long word without a value would be searched from each of
  // its letters.
  const pair = /(?<!\S)([^\s=]+)=("(?:[^"\\]|\\.)*"|\S*)/g;
  let end = 0;
  for (const found of value.text.matchAll(pair)) {
    const piece = partOf(value, found.index, found.index + found[0].length);
    const between = partOf(value, end, found.index);
    if (between.text !== '')
      fault(between, 'not-a-setting', `${between.text} is no setting`, 'write name=value');
    end = found.index + found[0].length;
    const [, name, written] = found;
    if (!Object.hasOwn(table, name)) {
      fault(piece, 'unknown-option', `there is no option ${name}`, hintFor(name, Object.keys(table)));
      continue;
    }
    options[name] = readValue(written, table[name].kind);
  }
  const rest = partOf(value, end, value.text.length);
  if (rest.text !== '') fault(rest, 'not-a-setting', `${rest.text} is no setting`, 'write name=value');
}

function readValue(written: string, kind: OptionTable[string]['kind']): unknown {
  let text = written;
  if (written.startsWith('"'))
    try {
      text = String(JSON.parse(written));
    } catch {
      // Not JSON after all: keep it as it is, and leave it to the option's own check.
    }
  if (kind === 'integer') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (kind === 'flag')
    return text === 'on' || text === 'true' ? true : text === 'off' || text === 'false' ? false : text;
  return text;
}

function readHead(value: Piece, fault: Fault): Pick<DeckRecord, 'name' | 'factions'> | undefined {
  const found = /^([^()]*)\(([^()]*)\)$/.exec(value.text);
  const factions = found?.[2].split(',').map((name) => name.trim()) ?? [];
  if (found === null || factions.length !== 2)
    return fault(value, 'not-a-deck', 'a deck is written Name (First Faction, Second Faction)');
  return { name: found[1].trim(), factions: [factions[0], factions[1]] };
}

/** Card : Name `(` Ability Sway `epic`? (`,` (`of` Seat | `recruits` Ability | Faction))* `)` */
function readCard(value: Piece, fault: Fault): CardRecord | undefined {
  const found = /^([^()]+)\(([^()]*)\)$/.exec(value.text);
  const inside = found === null ? value : partOf(value, found[1].length + 1, value.text.length - 1);
  const [power, ...rest] = splitAt(inside, ',');
  const parts = /^(\S+)\s+(\d)(\s+epic)?$/i.exec(power?.text ?? '');
  const ability = ABILITIES.find((name) => name === parts?.[1].toLowerCase());
  if (found === null || parts === null)
    return fault(value, 'not-a-card', 'a card is written Name (ability sway, Faction)');
  if (ability === undefined)
    return fault(power, 'no-such-ability', `there is no ability ${parts[1]}`, hintFor(parts[1], ABILITIES));
  const card: { -readonly [K in keyof CardRecord]: CardRecord[K] } = {
    name: found[1].trim(),
    ability,
    sway: Number(parts[2]),
    ...(parts[3] === undefined ? {} : { epic: true }),
  };
  for (const piece of rest) readMore(card, piece, fault);
  return card;
}

function readMore(
  card: { -readonly [K in keyof CardRecord]: CardRecord[K] },
  piece: Piece,
  fault: Fault,
): void {
  const [, word, value] = /^(of|recruits)\s+(\S+)$/i.exec(piece.text) ?? [];
  if (word === undefined) {
    card.faction = piece.text;
    return;
  }
  if (word.toLowerCase() === 'of') {
    const owner = seatNamed(value, 4);
    if (owner === undefined) fault(piece, 'not-a-seat', `${value} is no seat`);
    else card.owner = owner;
    return;
  }
  const recruits = ABILITIES.find((name) => name === value.toLowerCase());
  if (recruits === undefined)
    fault(piece, 'no-such-ability', `there is no ability ${value}`, hintFor(value, ABILITIES));
  else card.recruits = recruits;
}
