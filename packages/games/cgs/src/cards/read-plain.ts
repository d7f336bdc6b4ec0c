/** Stands in for the reader of `@hortus/cards/language` until that is there: reads what is right, and finds few faults. */
import type {
  Attributes,
  Card,
  Condition,
  ConditionalCategory,
  EraDeck,
  PlainCategory,
  SessionPack,
  Value,
} from '@hortus/cards/language';
import { CONDITIONAL, PLAIN } from '@hortus/cards/language';
import { type Diagnostic, fail, ok, type Result } from '@hortus/kernel';

const ALIASES: Readonly<Record<string, PlainCategory>> = {
  AC: 'AdventureCosts',
  ACC: 'AdventureCommonCosts',
  AR: 'AdventureResources',
  EC: 'EraCosts',
  ER: 'EraResources',
};
const toValue = (token: string): Value => (token.startsWith('"') ? token.slice(1, -1) : Number(token));

export function attributesOf(area: string): Attributes {
  const globals = new Map<string, Value>();
  const lists = new Map<PlainCategory, Map<string, Value>>();
  const conditions = new Map<ConditionalCategory, Condition[]>();
  const tokens = area.match(/"[^"]*"|[=<>/]|[^\s=<>/"]+/g) ?? [];
  let category: string | undefined;
  for (let i = 0; i < tokens.length; ) {
    const name = ALIASES[tokens[i]] ?? tokens[i];
    if ((PLAIN as readonly string[]).includes(name) || (CONDITIONAL as readonly string[]).includes(name)) {
      category = name;
      i++;
    } else if (/^[=<>]$/.test(tokens[i + 1])) {
      const [head, tail] = name.split('.');
      const values = [toValue(tokens[i + 2])];
      const operator = tokens[i + 1] as Condition['operator'];
      i += 3;
      for (; tokens[i] === '/'; i += 2) values.push(toValue(tokens[i + 1]));
      const list = conditions.get(category as ConditionalCategory) ?? [];
      const place = (ALIASES[head] ?? head) as PlainCategory;
      list.push(
        tail === undefined
          ? { category: undefined, name: head, operator, values }
          : { category: place, name: tail, operator, values },
      );
      conditions.set(category as ConditionalCategory, list);
    } else {
      const into = category === undefined ? globals : (lists.get(category as PlainCategory) ?? new Map());
      if (category !== undefined) lists.set(category as PlainCategory, into);
      into.set(name, toValue(tokens[i + 1]));
      i += 2;
    }
  }
  return { globals, lists, conditions };
}

export function readPack(text: string): Result<SessionPack, Diagnostic[]> {
  const keys = new Map<string, string>();
  const cards: Card[] = [];
  const decks: { name: string; lines: string[] }[] = [];
  let name = '';
  for (const part of text.split(/^(?=\[)/m)) {
    const [head, ...lines] = part
      .split('\n')
      .filter((line) => !line.trim().startsWith('#') && line.trim() !== '');
    const match = /^\[(pack|card|era) ([^\]|]+)(\| gold)?\]$/.exec(head?.trim() ?? '');
    if (match === null) continue;
    const [, kind, title, gold] = match;
    if (kind === 'pack') {
      name = title.trim();
      for (const line of lines)
        keys.set(line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim());
    } else if (kind === 'era') decks.push({ name: title.trim(), lines });
    else
      cards.push({
        identifier: title.trim(),
        number: Number(/\d+$/.exec(title.trim())?.[0]),
        gold: gold !== undefined,
        directive: lines.filter((line) => line.startsWith('>')).join('\n'),
        lore: lines.filter((line) => line.startsWith('~')).join('\n'),
        attributes: attributesOf(lines.filter((line) => !/^[>~]/.test(line)).join('\n')),
      });
  }
  if (name === '' || cards.length === 0) return fail([{ code: 'bad-pack', message: 'this is no pack' }]);
  const listOf = (key: string): string[] =>
    keys
      .get(key)
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  const eras = decks.map(({ name, lines }): EraDeck => {
    const copies = new Map<Card, number>();
    for (const line of lines) {
      const [, what, times = '1'] = /^(.+?)(?:\s+x(\d+))?$/.exec(line.trim()) ?? [];
      const [from, to = from] = what.split('-');
      for (const card of cards)
        if (
          what === 'all' ||
          what === `"${card.identifier}"` ||
          (card.number >= Number(from) && card.number <= Number(to))
        )
          copies.set(card, (copies.get(card) ?? 0) + Number(times));
    }
    return {
      name,
      cards: [...copies].map(([card, n]) => ({ card, copies: n })),
      seats: listOf(`seats ${name}`),
    };
  });
  return ok({
    name,
    eras,
    players: listOf('players').map(Number),
    affiliations: listOf('affiliations'),
    customized: keys.get('type') === 'session',
    analysis: Number(keys.get('analysis') ?? 10),
    turn: Number(keys.get('turn') ?? 5),
  });
}
