/** Decks as text records: a line a card, its lore on indented lines below.
 *
 *    factions: Evergreens, Swifts
 *
 *    Long Frost · ruin 6 · Evergreens
 *      It came over the wall in the night.
 *
 *  `|` stands for `·` where it is hard to type; a line that begins with `#` is a remark. */
import type { CardRecord, DeckRecord } from '../cards.ts';
import { BAD_DECK_NAME, isDeckName, type Row, readRows, said } from './fields.ts';
import { type ReadFault, type Reading, SEAT_NAMES } from './records.ts';

interface Draft {
  readonly values: Record<string, string>;
  readonly line: number;
  readonly lore: string[];
}

const SEPARATOR = /[·|]/;

export function readDeckText(text: string): Reading {
  const faults: ReadFault[] = [];
  const drafts: Draft[] = [];
  const heads: { name?: string; factions?: readonly string[] } = {};
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  lines.forEach((written, i) => {
    const line = i + 1;
    const bare = written.trim();
    if (bare === '' || written.startsWith('#')) return;
    const head = /^(name|factions)\s*:(.*)$/i.exec(bare);
    if (/^\s/.test(written)) {
      const last = drafts.at(-1);
      if (last === undefined)
        faults.push({
          code: 'lore-first',
          message: 'an indented line is lore, and no card stands before it',
          line,
        });
      else last.lore.push(bare);
    } else if (head?.[1]?.toLowerCase() === 'name') {
      heads.name = head[2]!.trim();
      if (!isDeckName(heads.name)) faults.push({ code: 'bad-name', message: BAD_DECK_NAME, line });
    } else if (head) heads.factions = head[2]!.split(',').map((name) => name.trim());
    else drafts.push({ values: partsOf(bare, line, faults), line, lore: [] });
  });
  const rows = drafts
    .filter(({ values }) => 'name' in values)
    .map(
      ({ values, line, lore }): Row => ({
        place: { line },
        values: lore.length > 0 ? { ...values, lore: lore.join(' ') } : values,
      }),
    );
  return { ...heads, ...readRows(rows, faults), faults };
}

/** Record : Name `·` Ability Sway (`·` (`epic` | `recruits` Ability | `of` Seat | Faction))* */
function partsOf(line: string, at: number, faults: ReadFault[]): Record<string, string> {
  const [name = '', power = '', ...rest] = line.split(SEPARATOR).map((part) => part.trim());
  const found = /^(\S+)\s+(\S+)(?:\s+(epic))?$/i.exec(power);
  if (found === null) {
    faults.push({
      code: 'not-a-card',
      message: `${said(name) || 'a card'} needs an ability and a sway`,
      hint: 'Name · ability sway · Faction',
      line: at,
    });
    return {};
  }
  const values: Record<string, string> = { name, ability: found[1]!, sway: found[2]! };
  const put = (field: string, value: string): void => {
    if (field in values)
      faults.push({ code: 'twice', message: `${said(name)}: ${field} is there twice`, line: at });
    values[field] = value;
  };
  if (found[3]) put('epic', 'yes');
  for (const part of rest) {
    const [, word = '', value = ''] = /^(recruits|of)\s+(\S+)$/i.exec(part) ?? [];
    if (part === '') continue;
    if (/^epic$/i.test(part)) put('epic', 'yes');
    else if (/^recruits$/i.test(word)) put('recruits', value);
    else if (word !== '') put('owner', value);
    else put('faction', part);
  }
  return values;
}

const WIDTH = 96;

function wrapped(lore: string): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const word of lore.split(' ')) {
    if (line.length + 1 + word.length > WIDTH && line !== ' ') {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** The card's own line: its parts in their order, with a dot between. */
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
  cards
    .map((card) => [makeCardText(card), ...(card.lore === undefined ? [] : wrapped(card.lore))].join('\n'))
    .join('\n');

export const makeDeckText = (deck: DeckRecord): string =>
  `name: ${deck.name}\nfactions: ${deck.factions.join(', ')}\n\n${makeCardsText(deck.cards)}\n`;

export const makeCustomText = (cards: readonly CardRecord[]): string => `${makeCardsText(cards)}\n`;
