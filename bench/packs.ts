/** The card language: a large pack checked, linted and formatted, and hostile ones of two sizes. */
import { HOSTILE } from '@hortus/cards/hostile';
import { type Card, checkPack, formatPackText } from '@hortus/cards/language';
import { packFace } from '@hortus/cards/pack-face';
import { cpuTime, quantile } from './measure.ts';
import type { Goal, Measured } from './row.ts';

const CARDS = 1000;
/** As many as a session may have. */
const DEALT = 512;

const CHECKED = 'pack of 1,000 cards: checked and linted';
const FORMATTED = 'pack of 1,000 cards: formatted';
const PER_CARD = 'a card checked, of 1,000';
const perKb = (what: string): string => `1 KB of ${what} refused, of 256`;
const FORMATTED_KB = '1 KB of brackets formatted, of 256';
const drawn = (what: string): string => `1 KB of ${what} drawn on a card, of 256`;

/** Rows by what they are called, and the text of each in the table of hostile ones. */
const REFUSED = {
  brackets: 'closed brackets',
  quotes: 'quotes, one to a line',
  'an alias ring': 'an alias ring',
  'invisible characters': 'invisible characters in names',
  'mixed scripts': 'mixed scripts',
  'right-to-left characters': 'names from right to left',
  'Hebrew names': 'Hebrew names',
  NUL: 'NUL, one to a line',
  'bytes that are no UTF-8': 'not UTF-8, in short lines',
  'one line without an end': 'one line without an end',
  'blank lines': 'blank lines',
} as const;
/** What the workshop shows of such a card. */
const DRAWN = ['slashes', 'a word without an end'] as const;

export const PACK_GOALS: readonly Goal[] = [
  { name: CHECKED, against: 'allowed', valueAtMost: 100 },
  { name: FORMATTED, against: 'allowed', valueAtMost: 50 },
  { name: PER_CARD, against: 'of 250', ratioAtLeast: 0.7 },
  ...[...Object.keys(REFUSED).map(perKb), FORMATTED_KB, ...DRAWN.map(drawn)].map((name) => ({
    name,
    against: 'of 64',
    // Anything quadratic would come to 0.25.
    ratioAtLeast: 0.7,
  })),
];

const NAMES = ['Hull', 'Iron', 'Rope', 'Sail', 'Stone', 'Timber', 'Salt', 'Peat', 'Clay'];
const ROLEPLAYS = ['Competition', 'Battle', 'Obstruction', 'Solo'];

/** A fifth adventures, the rest supports; conditions, powers and affiliations on some of each. */
function largePack(count: number): string {
  const lines = ['[pack Large]', 'game: Bench', 'type: edition', 'components: 200 adventure, 800 support'];
  lines.push('eras: One', 'session: 60', 'setup: 1', 'wrapup: 1', 'analysis: 1', 'turn: 1', 'players: 2');
  lines.push('', '[era One]', `1-${Math.min(DEALT, count)}`, '');
  for (let i = 1; i <= count; i++) {
    lines.push(`[card Card ${i}]`, `> Do what card ${i} says before the tide turns.`);
    lines.push(...(i % 5 === 0 ? adventure(i) : support(i)));
    lines.push(`~ Lore of card ${i}, which nobody has read aloud in a long time.`, '');
  }
  return lines.join('\n');
}

const named = (n: number): string => NAMES[n % NAMES.length];
const pair = (i: number, high: number): string[] =>
  named(i) === named(i * 5 + 1)
    ? [`  ${named(i)} ${high}`]
    : [`  ${named(i)} ${high}`, `  ${named(i * 5 + 1)} 1`];

const adventure = (i: number): string[] => [
  'Type "Adventure"',
  `Roleplay "${ROLEPLAYS[(i / 5) % ROLEPLAYS.length]}"`,
  'AdventureCommonCosts',
  ...pair(i, 2),
  ...(i % 3 === 0 ? ['AcceptSupportIf1', '  Ploy < 1'] : []),
  ...(i % 4 === 0 ? ['PlayIfBuildsite', '  Feats.Door = "Open"'] : []),
  'EraResources',
  '  Renown 4',
  'Feats',
  `  ${named(i * 7 + 2)} 1`,
  '  Door "Open"',
];

const support = (i: number): string[] => [
  'Type "Support"',
  `Subtype "${named(i)} works"`,
  ...(i % 2 === 0 ? [] : [`Affiliation "${i % 4 === 1 ? 'Plovers' : 'Masons'}"`]),
  ...(i % 7 === 0 ? ['Ploy 1'] : []),
  'AdventureResources',
  ...pair(i, 2),
  ...(i % 11 === 0
    ? ['DisableIf1', `  AR.${named(i * 7 + 2)} > 1`, `  Subtype = "${named(i + 1)} works"`]
    : []),
  'EraCosts',
  '  Renown 1',
];

const RUNS = 15;
/** Hostile texts take their time. */
const FEWER = 9;

/** The median CPU time of a run in milliseconds, the first third thrown away. */
function milliseconds(work: () => unknown, runs = RUNS): number {
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const start = cpuTime();
    if (work() === undefined) throw new Error('nothing was measured');
    times.push((cpuTime() - start) / 1e6);
  }
  return quantile(times.slice(runs / 3));
}

const allowed = (name: string, own: number, most: number): Measured => ({
  name,
  unit: 'ms',
  against: 'allowed',
  own,
  other: most,
  ratio: most / own,
});

const growth = (name: string, against: string, own: number, other: number): Measured => ({
  name,
  unit: 'µs',
  against,
  own: own * 1000,
  other: other * 1000,
  ratio: other / own,
});

/** A little less than the limit, beside a quarter of it. */
const SIZES = [64, 255] as const;

function perKilobyte<T>(name: string, make: (kilobytes: number) => T, work: (made: T) => unknown): Measured {
  const [few, many] = SIZES.map((size) => {
    const made = make(size);
    return milliseconds(() => work(made), FEWER) / size;
  });
  return growth(name, 'of 64', many, few);
}

const hostile = (what: string): ((kilobytes: number) => string) => {
  const text = HOSTILE[what];
  if (text === undefined) throw new Error(`no text is called ${what}`);
  return text;
};
function firstCard(text: string): Card {
  const [first] = checkPack(text).pack?.cards ?? [];
  if (first === undefined) throw new Error('the pack has no card');
  return first.card;
}
const face = (card: Card): string => packFace(card, 'Hostile').markup;

export function packs(): Measured[] {
  const [large, small] = [largePack(CARDS), largePack(CARDS / 4)];
  if (checkPack(large).count > 0) throw new Error('the large pack has faults');
  const [check, quarter] = [large, small].map((text) => milliseconds(() => checkPack(text)));
  const format = milliseconds(() => formatPackText(large));
  return [
    allowed(CHECKED, check, 100),
    allowed(FORMATTED, format, 50),
    growth(PER_CARD, 'of 250', check / CARDS, quarter / (CARDS / 4)),
    ...Object.entries(REFUSED).map(([name, what]) => {
      if (checkPack(hostile(what)(SIZES[1])).count === 0) throw new Error(`${what} are a pack`);
      return perKilobyte(perKb(name), hostile(what), checkPack);
    }),
    perKilobyte(FORMATTED_KB, hostile(REFUSED.brackets), formatPackText),
    ...DRAWN.map((what) => perKilobyte(drawn(what), (size) => firstCard(hostile(what)(size)), face)),
  ];
}
