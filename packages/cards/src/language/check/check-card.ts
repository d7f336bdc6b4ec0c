/** What a card must have, and what may be on it: CGS-ERR-21 … 23, -27, -28. */

import { nearest } from '@hortus/kernel';
import type { Area } from '../area/area.ts';
import type { Item } from '../area/items.ts';
import { misspelt } from '../lint/spelling.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { didYouMean, said } from '../telling/said.ts';
import { MODES, type Mode, modesOf, PREDEFINED } from '../words.ts';

export function checkArea(
  { attributes, items, headings, mentioned }: Area,
  heading: Spot,
  report: Report,
): void {
  const mode = MODES.find((one) => one === attributes.globals.get('Type'));
  const isMisspelt = (word: string) => () =>
    items.some(({ category, name }) => category === undefined && misspelt(name) === word);
  const lacks = (word: string, code: string, message: string): void => {
    if (!mentioned.has(word)) report(code, heading, message, undefined, 'error', isMisspelt(word));
  };
  lacks('Type', 'ERR-27', 'Every card needs Type "Adventure" or Type "Support".');
  if (mode === 'Adventure') lacks('Roleplay', 'ERR-28', 'An adventure card needs a Roleplay.');
  for (const item of items)
    if (item.category === undefined && !isMisplaced(item, mode, report)) checkValue(item, report);
  for (const [category, spot] of headings) tellMode(category, modesOf(category), mode, spot, report);
}

function isMisplaced(item: Item, mode: Mode | undefined, report: Report): boolean {
  const rule = PREDEFINED.get(item.name);
  return rule !== undefined && tellMode(item.name, rule.on, mode, item, report);
}

/** CGS-ERR-21, which waits until the play mode is known. */
function tellMode(
  what: string,
  on: readonly Mode[],
  mode: Mode | undefined,
  spot: Spot,
  report: Report,
): boolean {
  if (mode === undefined || on.includes(mode)) return false;
  report(
    'ERR-21',
    spot,
    on[0] === 'Adventure'
      ? said`"${what}" may be used only on adventure cards.`
      : said`"${what}" may be used only on support cards.`,
  );
  return true;
}

function checkValue(item: Item, report: Report): void {
  const { name, value } = item;
  const allowed = PREDEFINED.get(name)?.value;
  if (allowed === undefined) return;
  if (allowed === 'count') {
    if (typeof value !== 'number' || value < 1)
      report('ERR-23', item, said`${name} must be an integer of at least 1.`);
  } else if (allowed === 'yes') {
    if (value !== 'Yes') report('ERR-22', item, said`${name} can only be "Yes".`);
  } else if (allowed === 'text') {
    if (typeof value !== 'string') report('ERR-22', item, said`${name} must be a text in quotes.`);
  } else if (!allowed.some((one) => one === value)) {
    const near = typeof value === 'string' ? nearest(value, allowed) : undefined;
    report('ERR-22', item, said`${name} must be one of ${allowed.join(', ')}.`, didYouMean(near));
  }
}
