/** Decks as text: the parts of a card's line, and the two lines at the top.
 *
 *    factions: Evergreens, Swifts
 *
 *    Long Frost · ruin 6 · Evergreens
 *      It came over the wall in the night.
 */
import {
  type CardLine,
  firstWord,
  makeCardLines,
  type Piece,
  type Place,
  placeOf,
  type ReadFault,
  type Row,
  readCardLines,
  readRows,
  said,
} from '@hortus/cards';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { BAD_DECK_NAME, FIELDS, isDeckName, SEAT_NAMES } from './fields.ts';
import type { Reading } from './records.ts';

export function readDeckText(text: string): Reading {
  const faults: ReadFault[] = [];
  const heads: { name?: string; factions?: readonly string[] } = {};
  const lines = readCardLines(text, ['name', 'factions'], faults);
  for (const { key, value } of lines.heads)
    if (key === 'factions') heads.factions = value.text.split(',').map((name) => name.trim());
    else {
      heads.name = value.text;
      if (!isDeckName(value.text))
        faults.push({ code: 'bad-name', message: BAD_DECK_NAME, ...placeOf(value) });
    }
  const rows = lines.cards.flatMap((card) => rowOf(card, faults) ?? []);
  return { ...heads, ...readRows(FIELDS, rows, faults), faults };
}

/** Record : Name `·` Ability Sway (`·` (`epic` | `recruits` Ability | `of` Seat | Faction))* */
function rowOf({ whole, parts, prose }: CardLine, faults: ReadFault[]): Row | undefined {
  const [name, power, ...rest] = parts;
  const [ability, sways] = firstWord(power ?? { ...whole, text: '' });
  const [sway, epic] = firstWord(sways);
  if (name === undefined || sway.text === '' || !/^(?:epic)?$/i.test(epic.text)) {
    faults.push({
      code: 'not-a-card',
      message: `${said(name?.text ?? '') || 'a card'} needs an ability and a sway`,
      hint: 'Name · ability sway · Faction',
      ...placeOf(power === undefined || power.text === '' ? whole : power),
    });
    return undefined;
  }
  const values: Record<string, string> = {};
  const fields = new Map<string, Place>();
  const put = (field: string, piece: Piece, value = piece.text): void => {
    if (field in values)
      faults.push({
        code: 'twice',
        message: `${said(name.text)} has two values for ${field}`,
        ...placeOf(piece),
      });
    values[field] = value;
    fields.set(field, placeOf(piece));
  };
  put('name', name);
  put('ability', ability);
  put('sway', sway);
  if (epic.text !== '') put('epic', epic, 'yes');
  for (const part of rest) {
    const [word, value] = firstWord(part);
    if (part.text === '') continue;
    const oneWord = value.text !== '' && !/\s/.test(value.text);
    if (/^epic$/i.test(part.text)) put('epic', part, 'yes');
    else if (/^recruits$/i.test(word.text) && oneWord) put('recruits', value);
    else if (/^of$/i.test(word.text) && oneWord) put('owner', value);
    else put('faction', part);
  }
  if (prose.length > 0) put('lore', prose[0]!, prose.map(({ text }) => text).join(' '));
  return { place: placeOf(name), values, fields };
}

/** The card's own line: its parts in order, separated by dots. */
export const makeCardText = (card: CardRecord): string =>
  [
    card.name,
    `${card.ability} ${card.sway}`,
    ...(card.faction === undefined ? [] : [card.faction]),
    ...(card.owner === undefined ? [] : [`of ${SEAT_NAMES[card.owner]}`]),
    ...(card.epic ? ['epic'] : []),
    ...(card.recruits === undefined ? [] : [`recruits ${card.recruits}`]),
  ].join(' · ');

const makeCardsText = (cards: readonly CardRecord[]): string =>
  cards.map((card) => makeCardLines(makeCardText(card), card.lore)).join('\n');

export const makeDeckText = (deck: DeckRecord): string =>
  `name: ${deck.name}\nfactions: ${deck.factions.join(', ')}\n\n${makeCardsText(deck.cards)}\n`;

export const makeCustomText = (cards: readonly CardRecord[]): string => `${makeCardsText(cards)}\n`;
