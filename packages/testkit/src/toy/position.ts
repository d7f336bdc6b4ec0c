/**
 * A position as text, its parts separated by semicolons, without empty ones:
 * `turn; hands p1 b3 | p2 p7; stock p3 #11; spent b8; bids 2 0; leader 0; turn 1; scouts 0>1/3:p2; points -2 1`
 * `#11` in a zone is eleven further cards, dealt at random from those not named.
 */
import {
  addMember,
  bitCount,
  type Diagnostic,
  fail,
  hintFor,
  ok,
  type Result,
  type Rng,
  type Seat,
  seatSet,
  seatsOf,
} from '@hortus/kernel';
import { faultsOf } from './check.ts';
import { clear, create } from './setup.ts';
import {
  at,
  BIDS,
  CARD_NAMES,
  CARDS,
  NONE,
  OPTIONS,
  type Options,
  PHASES,
  QUITS,
  type ToyState,
} from './types.ts';
import { dealUnknown, namesIn } from './view.ts';

export function makePosition({ ints, rules }: ToyState): string {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const cards = (zone: number): string => namesIn(ints, zone).join(' ');
  const word = (value: number): string => (value === NONE ? '' : String(value));
  const bids = seats.map((seat) => word(ints[at.bids + seat]) || '-');
  const { hand } = rules.options;
  const made = seats.map((seat) => ints[at.offers + seat]);
  const parts: readonly (readonly [key: string, value: string])[] = [
    ['hands', seats.map((seat) => cards(at.hands + seat) || '-').join(' | ')],
    ['stock', cards(at.stock)],
    ['aside', cards(at.aside)],
    ['spent', cards(at.spent)],
    ['bids', bids.every((bid) => bid === '-') ? '' : bids.join(' ')],
    ['leader', word(ints[at.leader])],
    ['turn', word(ints[at.turn])],
    ['engaged', ints[at.engaged] === NONE ? '' : CARD_NAMES[ints[at.engaged]]],
    ['passed', seatsOf(ints[at.passed]).join(' ')],
    ['offers', seats.flatMap((seat) => makeOffer(ints, seat)).join(' ')],
    ['made', made.every((n) => n === 0) ? '' : made.join(' ')],
    ['trades', ints[at.trades] === 0 ? '' : String(ints[at.trades])],
    ['scouts', seats.flatMap((seat) => makeScout(ints, seat)).join(' ')],
    ['points', `${ints[at.points]} ${ints[at.points + 1]}`],
    ['quit', ints[at.quitter] === NONE ? '' : `${ints[at.quitter]} ${QUITS[ints[at.quit]]}`],
    ['hand', hand === OPTIONS.hand.initial ? '' : String(hand)],
    ...FLAGS.map((name): readonly [string, string] => [name, makeFlag(rules.options, name)]),
  ];
  const said = parts.filter(([, value]) => value !== '').map((part) => part.join(' '));
  return [PHASES[ints[at.phase]], ...said].join('; ');
}

const FLAGS = ['scouting', 'trading', 'hasty', 'joint'] as const;
const makeFlag = (options: Options, name: (typeof FLAGS)[number]): string =>
  options[name] === OPTIONS[name].initial ? '' : options[name] ? 'on' : 'off';

/** `0>1:p3`: seat 0 offers p3 to seat 1. */
const makeOffer = (ints: Int32Array, seat: Seat): string[] =>
  ints[at.offeredTo + seat] === NONE
    ? []
    : [`${seat}>${ints[at.offeredTo + seat]}:${CARD_NAMES[ints[at.offered + seat]]}`];

/** `0>1/3:b7`: seat 0 has seen b7 among the three cards of seat 1; `-` once it has been played. */
function makeScout(ints: Int32Array, seat: Seat): string[] {
  if (ints[at.scouted + seat] === NONE) return [];
  const card = ints[at.seen + seat] === NONE ? '-' : CARD_NAMES[ints[at.seen + seat]];
  return [`${seat}>${ints[at.scouted + seat]}/${ints[at.among + seat]}:${card}`];
}

export function parsePosition(
  text: string,
  options: Options,
  seats: number,
  rng: Rng,
): Result<ToyState, Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const wrong = (path: string, message: string): void => {
    faults.push({ code: 'bad-position', message: `${path}: ${message}`, path });
  };
  const parts = partsOf(text, faults);
  const read = <T>(key: string, pattern: RegExp, make: (match: RegExpExecArray) => T): T | undefined => {
    const value = parts.get(key);
    const match = value === undefined ? null : pattern.exec(value);
    if (value !== undefined && match === null) wrong(key, `cannot read “${value}”`);
    return match === null ? undefined : make(match);
  };
  const readFlag = (name: (typeof FLAGS)[number]): boolean =>
    read(name, /^(on|off)$/, ([word]) => word === 'on') ?? options[name];
  const state = create(
    {
      hand: read('hand', /^[2-4]$/, ([n]) => Number(n)) ?? options.hand,
      scouting: readFlag('scouting'),
      trading: readFlag('trading'),
      hasty: readFlag('hasty'),
      joint: readFlag('joint'),
    },
    seats,
  );
  const { ints } = state;
  clear(ints);
  ints[at.phase] = PHASES.indexOf(parts.get('phase') as (typeof PHASES)[number]);
  const seat = ([text]: readonly string[]): number => Number(text);
  ints[at.leader] = read('leader', /^[0-3]$/, seat) ?? NONE;
  ints[at.turn] = read('turn', /^[0-3]$/, seat) ?? NONE;
  ints[at.engaged] = read('engaged', /^[pb][1-9]$/, ([name]) => CARD_NAMES.indexOf(name)) ?? NONE;
  read('passed', /^[0-3]( [0-3])*$/, ([list]) => {
    ints[at.passed] = seatSet(list.split(' ').map(Number));
  });
  read('bids', /^[\d-]( [\d-])*$/, ([list]) => {
    const bids = list.split(' ');
    if (bids.length !== seats) wrong('bids', `one for each of ${seats} seats`);
    else for (const [i, bid] of bids.entries()) ints[at.bids + i] = bid === '-' ? NONE : Number(bid);
    if (bids.some((bid) => Number(bid) >= BIDS)) wrong('bids', `from 0 to ${BIDS - 1}`);
  });
  read('points', /^(-?\d{1,2}) (-?\d{1,2})$/, ([, even, odd]) => {
    ints[at.points] = Number(even);
    ints[at.points + 1] = Number(odd);
  });
  read('quit', /^([0-3]) (resign|time)$/, ([, who, how]) => {
    ints[at.quitter] = Number(who);
    ints[at.quit] = QUITS.indexOf(how as (typeof QUITS)[number]);
  });
  read('offers', /^[0-3]>[0-3]:[pb][1-9]( [0-3]>[0-3]:[pb][1-9])*$/, ([list]) => {
    for (const [from, , to, , ...name] of list.split(' ')) {
      if (ints[at.offeredTo + Number(from)] !== NONE) wrong('offers', `two of seat ${from}`);
      ints[at.offeredTo + Number(from)] = Number(to);
      ints[at.offered + Number(from)] = CARD_NAMES.indexOf(name.join(''));
    }
  });
  read('made', /^\d( \d)*$/, ([list]) => {
    const made = list.split(' ').map(Number);
    if (made.length !== seats) wrong('made', `one for each of ${seats} seats`);
    else for (const [i, n] of made.entries()) ints[at.offers + i] = n;
  });
  ints[at.trades] = read('trades', /^\d\d?$/, seat) ?? 0;
  readScouts(parts.get('scouts') ?? '', ints, wrong);
  layZones(parts, state, rng, wrong);
  if (faults.length === 0) for (const [path, message] of faultsOf(state)) wrong(path, message);
  return faults.length > 0 ? fail(faults) : ok(state);
}

const KEYS = [
  'hands',
  'stock',
  'aside',
  'spent',
  'bids',
  'leader',
  'turn',
  'engaged',
  'passed',
  'offers',
  'made',
  'trades',
  'scouts',
  'points',
  'quit',
  'hand',
  ...FLAGS,
];

function partsOf(text: string, faults: Diagnostic[]): Map<string, string> {
  const [phase = '', ...rest] = text.split(';').map((part) => part.trim().replace(/\s+/g, ' '));
  const parts = new Map([['phase', phase]]);
  if (!PHASES.some((known) => known === phase))
    faults.push({
      code: 'unknown-phase',
      message: `there is no phase “${phase}”`,
      hint: hintFor(phase, PHASES),
    });
  for (const part of rest) {
    const [key = ''] = part.split(' ', 1);
    if (!KEYS.includes(key) || parts.has(key))
      faults.push({ code: 'unknown-part', message: `cannot place “${part}”`, hint: hintFor(key, KEYS) });
    else parts.set(key, part.slice(key.length + 1));
  }
  return parts;
}

type Wrong = (path: string, message: string) => void;

function readScouts(list: string, ints: Int32Array, wrong: Wrong): void {
  for (const text of list.split(' ').filter((one) => one !== '')) {
    const match = /^([0-3])>([0-3])\/([1-4]):(-|[pb][1-9])$/.exec(text);
    if (match === null || ints[at.scouted + Number(match[1])] !== NONE) {
      wrong('scouts', `cannot read “${text}”`);
      continue;
    }
    const [, seat, of, among, card] = match;
    ints[at.scouted + Number(seat)] = Number(of);
    ints[at.among + Number(seat)] = Number(among);
    ints[at.seen + Number(seat)] = card === '-' ? NONE : CARD_NAMES.indexOf(card);
  }
}

/** Zone : (Card | "#" Count)* ; every card lies in exactly one zone. */
function layZones(
  parts: ReadonlyMap<string, string>,
  { ints, rules }: ToyState,
  rng: Rng,
  wrong: Wrong,
): void {
  const hands = (parts.get('hands') ?? '').split('|');
  if (hands.length !== rules.seats) return wrong('hands', `one for each of ${rules.seats} seats`);
  const texts: [path: string, zone: number, text: string][] = [
    ...hands.map((text, seat): [string, number, string] => ['hands', at.hands + seat, text]),
    ['stock', at.stock, parts.get('stock') ?? ''],
    ['aside', at.aside, parts.get('aside') ?? ''],
    ['spent', at.spent, parts.get('spent') ?? ''],
  ];
  const known = new Set<number>();
  let total = 0;
  const zones: [number, number][] = [];
  for (const [path, zone, text] of texts) {
    let unnamed = 0;
    for (const name of text.trim().split(/\s+/)) {
      const card = CARD_NAMES.indexOf(name);
      const count = /^#(\d{1,2})$/.exec(name);
      if (count !== null) unnamed += Number(count[1]);
      else if (card !== -1 && !known.has(card)) {
        known.add(card);
        addMember(ints, zone, card);
      } else if (name !== '-' && name !== '')
        return wrong(path, `“${name}” is no card, or lies in two places`);
    }
    const count = bitCount(ints[zone]) + unnamed;
    zones.push([zone, count]);
    total += count;
  }
  if (total !== CARDS) return wrong('hands', `${total} cards lie about, not ${CARDS}`);
  dealUnknown(ints, zones, rng);
}
