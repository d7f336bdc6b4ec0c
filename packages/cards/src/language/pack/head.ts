/** The keys of the part `[pack NAME]` (CGS-FILE-2). */

import { nearest } from '@hortus/kernel';
import { type AreaLine, columnAt } from '../area/cursor.ts';
import { LIMITS } from '../limits.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { nearestIn } from '../telling/near.ts';
import { asSaid, didYouMean, phrase, type Sentence, said } from '../telling/said.ts';
import { type Allowance, type Head, LEVELS, PACK_TYPES, type Span } from './pack.ts';
import { isBlankLine, isRemark, type Part, spotIn, wholeLine } from './parts.ts';

/** Keys in the order of the ledger's table, with the names people know them by. */
export const KEYS = {
  game: 'Name of game',
  type: 'Pack type',
  components: 'Game components',
  eras: 'Names of era decks',
  session: 'Session play duration',
  setup: 'Era setup duration',
  wrapup: 'Era wrap-up duration',
  analysis: 'Ops analysis time limit',
  turn: 'Turn time limit',
  extends: 'Extended edition',
  players: 'Number of players',
  affiliations: 'Available affiliations',
  seats: 'Fixed affiliations',
  level: 'Player level',
  customizations: 'Allowed session pack customizations',
  instructions: 'Extra instructions',
  alias: 'Alias',
  allow: 'Allowed finding',
} as const;
export type Key = keyof typeof KEYS;
const KEY_NAMES = Object.keys(KEYS) as Key[];
const keyNamed = (word: string): Key | undefined => KEY_NAMES.find((key) => key === word);
const nearestKey = nearestIn(KEY_NAMES);
const KEY_INSIDE = new RegExp(`(${KEY_NAMES.join('|')}):`, 'g');
/** Keys that are followed by a word of their own. */
const WITH_SUBJECT: ReadonlySet<Key> = new Set(['seats', 'alias', 'allow']);
const REQUIRED: readonly Key[] = ['game', 'type', 'components'];
const REQUIRED_WITH_ERAS: readonly Key[] = ['eras', 'session', 'setup', 'wrapup', 'analysis', 'turn'];

/** A line `key subject: value`. */
export interface KeyLine {
  readonly key: Key;
  readonly subject: string;
  readonly value: string;
  /** Of the value, or of the whole line if there is none. */
  readonly spot: Spot;
  readonly keySpot: Spot;
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').normalize('NFC');

/** One line of the part; undefined once its fault has been reported. */
export function readKeyLine(here: AreaLine, report: Report): KeyLine | undefined {
  const colon = here.text.indexOf(':');
  const whole = wholeLine(here);
  const written = plain(here.text.slice(0, Math.max(0, colon)));
  if (written === '') {
    report(
      'ERR-34',
      whole,
      said`"${plain(here.text).slice(0, 40)}" is not a line of a pack.`,
      said`write ${'key: value'}`,
    );
    return undefined;
  }
  const [word = '', ...rest] = written.split(' ');
  const key = keyNamed(word);
  const subject = rest.join(' ');
  const keyEnd = here.text.slice(0, colon).trimEnd().length;
  const keySpot = { ...whole, end: columnAt(here, keyEnd) };
  if (key === undefined || (subject !== '' && !WITH_SUBJECT.has(key))) {
    const near = nearestKey(word);
    const shown = written.slice(0, 40);
    report(
      'ERR-34',
      keySpot,
      key === undefined && near !== undefined
        ? said`Unknown key "${shown}". Did you mean "${near}"?`
        : said`Unknown key "${shown}".`,
    );
    return undefined;
  }
  if (subject === '' && WITH_SUBJECT.has(key)) {
    report('ERR-34', keySpot, said`Key "${key}" must say what it is for.`, said`write ${EXAMPLE[key] ?? ''}`);
    return undefined;
  }
  const value = plain(here.text.slice(colon + 1));
  const from = here.text.length - here.text.slice(colon + 1).trimStart().length;
  const spot = value === '' ? whole : spotIn(here, from, here.text.trimEnd().length);
  return { key, subject, value, spot, keySpot };
}

const EXAMPLE: Readonly<Partial<Record<Key, string>>> = {
  seats: 'seats First Ebb: Plovers, Masons',
  alias: 'alias HL: Hull',
  allow: 'allow LINT-31: the reason',
};

export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map(plain)
    .filter((one) => one !== '');

interface Keys {
  /** By name and subject. */
  readonly found: ReadonlyMap<string, KeyLine>;
  /** Keys that faulty lines probably mean: they aren't reported as missing. */
  readonly meant: Set<string>;
  /** Keys whose line is followed by one without a key, which may be the rest of it: their values aren't judged. */
  readonly torn: ReadonlySet<string>;
}

/** The key that a line makes with the one above, after a line break in the key or before the word that follows it. */
function brokenKey(above: string, here: string): Key | undefined {
  const rest = here.slice(0, here.indexOf(':'));
  const before = keyNamed(above);
  const [first = ''] = plain(rest).split(' ');
  if (before !== undefined && WITH_SUBJECT.has(before) && keyNamed(first) === undefined) return before;
  const [word = ''] = (above + rest).split(' ');
  return keyNamed(word);
}

/** All keys, each only once (CGS-ERR-35). */
function readKeys(lines: readonly AreaLine[], report: Report): Keys {
  const found = new Map<string, KeyLine>();
  const meant = new Set<string>();
  const torn = new Set<string>();
  let isElsewhere = false;
  let [above, stray] = ['', ''];
  for (const here of lines) {
    if (isBlankLine(here.text) || isRemark(here.text)) continue;
    // If lines belong to a part whose heading is missing, only the first is reported.
    const isOther = !here.text.includes(':');
    const broken = stray === '' ? undefined : brokenKey(stray, here.text);
    const isTold = (isOther && isElsewhere) || broken !== undefined;
    const line = readKeyLine(here, isTold ? () => {} : report);
    if (isOther && above !== '') torn.add(above);
    if (broken !== undefined) meant.add(broken);
    isElsewhere = isOther;
    [above, stray] = ['', isOther ? here.text.trim() : ''];
    if (line === undefined) {
      const [first = ''] = /\p{L}+/u.exec(here.text) ?? [];
      // A colon too many may cut a key in two.
      const [key = '', more = ''] = here.text.split(':', 2);
      for (const word of [first, key, key + more]) meant.add(nearestKey(word.replace(/\P{L}/gu, '')) ?? '');
      continue;
    }
    const name = line.subject === '' ? line.key : `${line.key} ${line.subject}`;
    if (found.has(name)) report('ERR-35', line.keySpot, said`Key "${name}" is given twice.`);
    else found.set(name, line);
    above = name;
  }
  return { found, meant, torn };
}

/** If the head is cut off, nothing is called missing. */
export function readHead(part: Part, report: Report, isCutOff = false): Head {
  const { found: keys, meant, torn } = readKeys(part.lines, report);
  const whole = new Map([...keys].filter(([name]) => !torn.has(name)));
  const wrong = (key: Key, spot: Spot, what: Sentence, hint?: Sentence): undefined => {
    report('ERR-31', spot, said`Pack field "${phrase(KEYS[key])}" ${asSaid(what)}.`, hint);
    // Two lines that have become one.
    for (const [, joined] of keys.get(key)!.value.matchAll(KEY_INSIDE)) meant.add(joined!);
    return undefined;
  };
  const read = <T>(key: Key, reader: (value: string) => T | undefined, what: Sentence, hint?: Sentence) => {
    const line = keys.get(key);
    if (line === undefined || torn.has(key)) return undefined;
    if (line.value === '') return wrong(key, line.spot, 'has no value');
    return reader(line.value) ?? wrong(key, line.spot, what, hint);
  };
  const text = (key: Key): string => read(key, (value) => value, '') ?? '';
  const oneOf = <T extends string>(key: Key, known: readonly T[]): T | undefined => {
    const near = nearest(keys.get(key)?.value ?? '', known);
    return read(
      key,
      (value) => known.find((one) => one === value),
      said`must be one of ${known.join(', ')}`,
      didYouMean(near),
    );
  };
  const names = (key: Key): string[] => read(key, namesOf, 'must be names, separated by commas') ?? [];
  const span = (key: Key) => read(key, spanOf, 'must be minutes: 10 or 90-120');
  const minutes = (key: Key) => read(key, wholeMinutes, 'must be a whole number of minutes');
  const type = oneOf('type', PACK_TYPES);
  const head = {
    name: part.name,
    game: text('game'),
    type,
    components: read('components', componentsOf, 'must count cards, as in 50 adventure, 200 support') ?? '',
    eras: names('eras'),
    session: span('session'),
    setup: span('setup'),
    wrapup: span('wrapup'),
    analysis: minutes('analysis'),
    turn: minutes('turn'),
    extends: text('extends'),
    players: torn.has('players') ? [] : readPlayers(keys.get('players'), report),
    affiliations: names('affiliations'),
    seats: subjects(whole, 'seats', ({ value }) => listOf(value)),
    level: oneOf('level', LEVELS) ?? 'beginner',
    customizations: text('customizations') || 'any',
    instructions: text('instructions'),
    aliases: subjects(whole, 'alias', ({ value }) => value),
    allowances: readAllowances(whole, report),
    spots: new Map([...keys].map(([name, { keySpot, spot }]) => [name, { ...keySpot, end: spot.end }])),
    spot: part.spot,
  };
  if (!isCutOff) tellMissing((key) => !keys.has(key) && !meant.has(key), type, part.spot, report);
  return head;
}

function subjects<T>(
  keys: ReadonlyMap<string, KeyLine>,
  key: Key,
  value: (line: KeyLine) => T,
): Map<string, T> {
  return new Map(
    [...keys.values()].filter((line) => line.key === key).map((line) => [line.subject, value(line)]),
  );
}

/** CGS-ERR-31, -33 */
function tellMissing(missing: (key: Key) => boolean, type: Head['type'], spot: Spot, report: Report): void {
  const article = phrase(type === 'expansion' ? 'An expansion pack' : 'An extension pack');
  const extendsOther = type === 'expansion' || type === 'extension';
  if (extendsOther && missing('extends'))
    report(
      'ERR-33',
      spot,
      said`${article} must name the edition it extends.`,
      said`write ${'extends: NAME'}`,
    );
  if (type === 'expansion' && missing('eras'))
    report(
      'ERR-33',
      spot,
      said`${article} must name its eras and their order.`,
      said`write ${'eras: NAME, NAME'}`,
    );
  if (type === 'extension' && missing('players'))
    report('ERR-33', spot, said`${article} must state the number of players.`, said`write ${'players: 3'}`);
  const required =
    type === 'edition' || type === 'extension'
      ? REQUIRED_WITH_ERAS
      : type === 'expansion'
        ? REQUIRED_WITH_ERAS.filter((key) => key !== 'eras')
        : type === 'session'
          ? (['eras'] as const)
          : [];
  for (const key of [...REQUIRED, ...required])
    if (missing(key))
      report('ERR-31', spot, said`Pack field "${phrase(KEYS[key])}" is missing.`, said`write ${`${key}: …`}`);
}

const NAME_MARKS = /[[\]|:"#]/;
const namesOf = (value: string): string[] | undefined => {
  const names = listOf(value);
  const isGood = names.length > 0 && new Set(names).size === names.length && !NAME_MARKS.test(value);
  return isGood ? names : undefined;
};

const wholeMinutes = (value: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;

const spanOf = (value: string): Span | undefined => {
  const [, from, to] = /^([1-9]\d{0,5})(?:\s*-\s*([1-9]\d{0,5}))?$/.exec(value) ?? [];
  if (from === undefined) return undefined;
  const span = { low: Number(from), high: Number(to ?? from) };
  return span.low <= span.high ? span : undefined;
};

const COUNTED = /^(\d{1,9}) (adventure|support|gold)(?: cards?)?$/;
/** The figures of `components`, by what they count. */
export const countsOf = (components: string): Map<string, number> =>
  new Map(
    listOf(components).flatMap((entry) => {
      const [, count, what] = COUNTED.exec(entry) ?? [];
      return what === undefined ? [] : [[what, Number(count)] as const];
    }),
  );
const componentsOf = (value: string): string | undefined =>
  countsOf(value).size === 0 ? undefined : listOf(value).join(', ');

function readPlayers(line: KeyLine | undefined, report: Report): number[] {
  if (line === undefined) return [];
  const numbers = listOf(line.value).map((one) => (/^\d{1,9}$/.test(one) ? Number(one) : Number.NaN));
  if (numbers.length === 0 || numbers.some(Number.isNaN) || new Set(numbers).size < numbers.length) {
    report(
      'ERR-31',
      line.spot,
      said`Pack field "${phrase(KEYS.players)}" ${phrase('must be a number, or several: 2,3,4')}.`,
    );
    return [];
  }
  if (numbers.some((one) => one < 2)) {
    report('ERR-32', line.spot, 'A session has at least 2 players.');
    return [];
  }
  const most = Math.max(...numbers);
  if (most > LIMITS.players) {
    report('ERR-38', line.spot, said`The pack is for ${most} players; the limit is ${LIMITS.players}.`);
    return [];
  }
  return numbers.sort((a, b) => a - b);
}

function readAllowances(keys: ReadonlyMap<string, KeyLine>, report: Report): Allowance[] {
  const found: Allowance[] = [];
  for (const { key, subject, value, spot, keySpot } of keys.values()) {
    if (key !== 'allow') continue;
    const [, code, rest = ''] = /^(LINT-[1-9]\d{0,3})(?: (.+))?$/.exec(subject) ?? [];
    if (code === undefined)
      report(
        'ERR-34',
        keySpot,
        said`"${subject}" is not a finding that can be allowed.`,
        said`write ${EXAMPLE.allow ?? ''}`,
      );
    else if (value === '')
      report('ERR-31', spot, said`Pack field "${phrase(KEYS.allow)}" ${phrase('has no reason')}.`);
    else
      found.push({
        code,
        subject: rest.replace(/^"(.*)"$/, '$1') || undefined,
        reason: value,
        spot: keySpot,
      });
  }
  return found;
}
