/** What tests of the language share. */
import type { Area } from '../area/area.ts';
import { parseArea } from '../area/area.ts';
import { checkPack } from '../check/check.ts';
import { checkArea } from '../check/check-card.ts';
import type { Finding } from '../telling/findings.ts';
import { clauseOf, type Report, sentencesOf } from '../telling/findings.ts';

/** The example of section Pack files of docs/rules/cgs.md. */
export const SMALL_TIDE = `# The smallest pack that shows every part.
[pack Small Tide]
game: Lowwater
type: edition
eras: First Ebb
components: 2 adventure, 6 support
session: 10-15
setup: 1
wrapup: 1
analysis: 2
turn: 1
players: 2
affiliations: Plovers, Masons
customizations: decks, cards
alias HL: Hull
allow LINT-31: a small pack has no gold cards
allow LINT-42 First Ebb: two adventures are enough to show the form

[era First Ebb]
1-2
11 x2
12 x2
13-14

[card Drowned Mole 1]
> Reach the mole before the tide turns.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Hull 1
EraResources
  Renown 4
~ Nobody alive has walked on it.

[card Salt Pans 2]
Type "Adventure" Roleplay "Obstruction" AdventureCommonCosts Iron 1 EraResources Renown 4

[card Flat Punt 11]
Type "Support" AdventureResources HL 1 EraCosts Renown 1

[card Iron Rake 12]
Type "Support" AdventureResources Iron 1 EraCosts Renown 1

[card Long Punt 13]
Type "Support" Affiliation "Plovers" AdventureResources HL 2 EraCosts Renown 1

[card Kiln Barrow 14]
Type "Support" Affiliation "Masons" AdventureResources Iron 2 EraCosts Renown 1
`;

/** An expansion of the example: its head, and whatever it holds. */
export const highTide = (components: string, ...rest: readonly string[]): string =>
  [
    '[pack High Tide]',
    'game: Lowwater',
    'type: expansion',
    'extends: Small Tide',
    `components: ${components}`,
    'eras: Second Ebb, First Ebb',
    ...['session: 20', 'setup: 1', 'wrapup: 1', 'analysis: 4', 'turn: 2'],
    ...rest,
  ].join('\n');

export interface ReadArea {
  readonly area: Area;
  /** In the order of the text: `ERR-7 3:1 the message`. */
  readonly faults: readonly string[];
  readonly findings: readonly Finding[];
}

/** An attribute area on its own, checked like a card's; `syntax` leaves out what a card must have (Type …). */
export function readArea(
  text: string,
  { aliases = {}, syntax = false }: { aliases?: Readonly<Record<string, string>>; syntax?: boolean } = {},
): ReadArea {
  const findings: Finding[] = [];
  const report: Report = (code, spot, message, hint): void => {
    findings.push({
      code,
      severity: code === 'ERR-13' ? 'info' : 'error',
      ...sentencesOf(message, hint),
      clause: clauseOf(code),
      ...spot,
    });
  };
  const lines = text.split('\n').map((line, at) => ({ text: line, line: at + 1 }));
  const area = parseArea(lines, new Map(Object.entries(aliases)), report);
  if (!syntax) checkArea(area, { line: 1, column: 1, end: 2 }, report);
  findings.sort((a, b) => a.line! - b.line! || a.column! - b.column!);
  return { area, faults: findings.map(told), findings };
}

export const told = ({ code, line, column, message }: Finding): string =>
  `${code} ${line}:${column} ${message}`;

/** The example with some of its text replaced; each piece must be there. */
export function tide(...changes: readonly (readonly [string, string])[]): string {
  let text = SMALL_TIDE;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the example has no ${from}`);
    text = text.replace(from, to);
  }
  return text;
}

/** A pack around cards and lines for its heading: everything that is required is there, unless `head` replaces it. */
export function packOf(
  body: string,
  head: Readonly<Record<string, string | undefined>> = {},
  name = 'Trial',
): string {
  const keys = {
    game: 'Trials',
    type: 'session',
    components: '1 adventure, 1 support',
    eras: 'One',
    ...head,
  };
  const lines = Object.entries(keys).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  const era = body.includes('[era ') || keys.eras === undefined ? '' : '[era One]\nall\n\n';
  return `[pack ${name}]\n${lines.join('\n')}\n\n${era}${body}\n`;
}

/** Cards in flat form, numbered from 1; all in one era unless the text has one. */
export const flatCards = (...texts: readonly string[]): string =>
  texts.map((text, i) => `[card C ${i + 1}]\n${text}`).join('\n');

/** What a code says about a pack: severity, card and message. */
export function says(code: string, body: string, head: Readonly<Record<string, string>> = {}): string[] {
  const { faults, findings } = checkPack(packOf(body, head));
  return [...faults, ...findings]
    .filter((one) => one.code === code)
    .map(({ severity, card, message }) => `${severity} ${card ?? '-'}: ${message}`);
}

/** How often a code is reported for these cards. */
export const count = (code: string, ...texts: readonly string[]): number =>
  says(code, flatCards(...texts)).length;
