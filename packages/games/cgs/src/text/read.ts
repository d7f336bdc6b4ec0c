/** Reads a position (ledger, Notation). check.ts finds what is spelt correctly but impossible. */
import {
  addMember,
  type Diagnostic,
  fail,
  hasSeat,
  ok,
  type Result,
  type Rng,
  type Seat,
  withSeat,
} from '@hortus/kernel';
import { listOf } from '../cards/sets.ts';
import { clear, create, parseOptions } from '../setup.ts';
import { copyIn, designIn, isBarredFace } from '../state/faces.ts';
import { refreshOpen } from '../state/open.ts';
import { personsOf } from '../state/players.ts';
import { groundOf, immuneOf, opsOf, siteOf, wreckOf } from '../state/zones.ts';
import { addOffer, offerOf, openOffers } from '../trade/offers.ts';
import { inVoid } from '../turn/era.ts';
import {
  ANSWER,
  AT_ADVENTURE,
  AT_POWER,
  at,
  BATCH,
  type CgsState,
  DOING,
  DOINGS,
  MOST_BATCH,
  NONE,
  OPEN_OFFERS,
  type Options,
  OVER,
  POWER,
  POWERS,
  REQUESTS,
  REUSE,
  ROLEPLAYS,
  STEPS,
  TURN,
} from '../types.ts';
import { faultsOf } from './check.ts';
import { FirstFaults } from './faults.ts';
import { type Part, partsOf, readSettings, splitAt, splitLabels, type Wrong } from './fields.ts';
import { faceNamed, playerNamed, seatNamed } from './names.ts';

export function parsePosition(
  text: string,
  given: Options,
  seats: number,
  rng: Rng,
): Result<CgsState, Diagnostic[]> {
  const faults = new FirstFaults(text);
  const wrong: Wrong = (path, message, word) => faults.add(path, message, word);
  const parts = partsOf(text, wrong, (part) => faults.reads(part));
  const set = parts.find(([key]) => key === 'set');
  faults.reads(set);
  const settings = parseOptions(readSettings(parts, given, wrong), seats);
  if (!settings.ok) {
    // Options that came with the text have no place in it.
    const placed = settings.fault.map((fault) =>
      set === undefined ? fault : faults.placed(fault, fault.path?.split('.').at(-1)),
    );
    return fail([...faults.told(), ...placed]);
  }
  const state = create(settings.value, seats);
  clear(state.ints);
  const reader = new Reader(state, wrong);
  const readAll = (isMeant: (key: string) => boolean): void => {
    for (const part of parts)
      if (isMeant(part[0])) {
        faults.reads(part);
        reader.read(part[0], part[1]);
      }
  };
  readAll((key) => key === 'era');
  if (faults.count > 0) return fail(faults.told());
  // Cards first: other fields name cards by where they lie.
  readAll((key) => ZONES.includes(key));
  readAll((key) => !ZONES.includes(key) && key !== 'era');
  faults.readAll(parts);
  reader.finish(parts);
  if (faults.count === 0) reader.fill(rng);
  if (faults.count === 0) {
    refreshOpen(state);
    for (const [path, message] of faultsOf(state)) wrong(path, message);
  }
  return faults.count > 0 ? fail(faults.told()) : ok(state);
}

/** CGS-R-145 */
const MOST_VALUE = 999_999_999;
const ZONES = ['ops', 'ground', 'site', 'wreck', 'common'];

class Reader {
  readonly #state: CgsState;
  readonly #ints: Int32Array;
  readonly #wrong: Wrong;
  /** By design, how many copies have been placed. */
  readonly #used: number[];
  readonly #unnamed: [seat: Seat, count: number][] = [];

  constructor(state: CgsState, wrong: Wrong) {
    this.#state = state;
    this.#ints = state.ints;
    this.#wrong = wrong;
    this.#used = state.rules.cards.designs.map(() => 0);
  }

  #number(path: string, text: string, most = 999_999): number {
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
    this.#wrong(path, `“${text.slice(0, 40)}” is no number up to ${most}`, text);
    return 0;
  }

  #player(path: string, name: string): number {
    const player = playerNamed(this.#state, name);
    if (player === NONE) this.#wrong(path, `there is no player ${name.slice(0, 40)}`, name);
    return Math.max(0, player);
  }

  #seat(path: string, name: string): Seat {
    const seat = seatNamed(this.#state, name);
    if (seat === NONE) this.#wrong(path, `there is no person ${name.slice(0, 40)}`, name);
    return Math.max(0, seat);
  }

  #face(path: string, text: string): number {
    const face = faceNamed(this.#state, text);
    if (face === NONE) this.#wrong(path, `there is no card ${text.slice(0, 40)}`, text);
    return Math.max(0, face);
  }

  /** A card in the playground of a player, or of one of their persons. */
  #played(path: string, player: number, text: string): number {
    const face = faceNamed(this.#state, text);
    for (const seat of personsOf(this.#state, player)) {
      const copy = face === NONE ? NONE : copyIn(this.#state, groundOf(seat), face);
      if (copy !== NONE) return copy;
    }
    this.#wrong(path, `card ${text.slice(0, 40)} is not in that playground`, text);
    return 0;
  }

  #players(path: string, list: string): number {
    return list.split(',').reduce((set, name) => withSeat(set, this.#player(path, name.trim())), 0);
  }

  #seats(path: string, list: string): number {
    return list.split(',').reduce((set, name) => withSeat(set, this.#seat(path, name.trim())), 0);
  }

  #choice(path: string, word: string, among: readonly string[]): number {
    const found = word === '' ? -1 : among.indexOf(word);
    if (found === -1) this.#wrong(path, `cannot read “${word.slice(0, 40)}”`, word);
    return Math.max(0, found);
  }

  /** Cards : Card ["*" Count] { "," … } ; in ops also "#" Count */
  #readZone(key: string, value: string): void {
    const cut = key === 'common' ? 0 : value.indexOf(' ');
    const owner = key === 'common' ? '' : cut === -1 ? value : value.slice(0, cut);
    const list = cut === -1 ? '' : value.slice(cut);
    const zone = this.#zone(key, owner);
    for (const one of splitAt(list, /,/)) {
      const [, , name = '', times = '1'] = /^((.+?)(?:\*(\d{1,3}))?)$/.exec(one) ?? [];
      const count = /^#(\d{1,3})$/.exec(one);
      if (one === '') this.#wrong(key, 'names no card');
      else if (count === null) {
        const face = this.#face(key, name);
        if (faceNamed(this.#state, name) !== NONE) this.#lay(key, zone, face, Number(times));
      } else if (key !== 'ops') this.#wrong(key, 'only ops may be given as a count', one);
      else this.#unnamed.push([this.#seat(key, owner), Number(count[1])]);
    }
  }

  #zone(key: string, owner: string): number {
    switch (key) {
      case 'common':
        return at.common;
      case 'ops':
        return opsOf(this.#seat(key, owner));
      case 'ground':
        return groundOf(this.#seat(key, owner));
      default: {
        const player = this.#player(key, owner);
        return key === 'site' ? siteOf(player) : wreckOf(player);
      }
    }
  }

  #lay(path: string, zone: number, face: number, times: number): void {
    const design = this.#state.rules.cards.designs[designIn(face)];
    for (let i = 0; i < times; i++) {
      const next = this.#used[design.index]++;
      if (next >= design.copies)
        return this.#wrong(path, `there are ${design.copies} of card ${design.label}`, design.label);
      addMember(this.#ints, zone, design.first + next);
      if (isBarredFace(face)) addMember(this.#ints, at.barred, design.first + next);
    }
    if (times === 0) this.#wrong(path, 'no copy of a card is not worth a word');
  }

  read(key: string, value: string): void {
    if (ZONES.includes(key)) return this.#readZone(key, value);
    const ints = this.#ints;
    const [head = '', ...rest] = value.split(/\s+/);
    const tail = value.slice(head.length).trim();
    switch (key) {
      case 'era': {
        const era = this.#number(key, value, this.#state.rules.cards.eras.length);
        if (era === 0) this.#wrong(key, 'eras count from 1');
        ints[at.era] = Math.max(0, era - 1);
        return;
      }
      case 'phase':
        ints[at.phase] = [0, 1, OVER][this.#choice(key, value, ['study', 'claim', 'over'])];
        return;
      case 'first':
      case 'turn':
        ints[key === 'first' ? at.first : at.turn] = this.#player(key, value);
        return;
      case 'turns':
      case 'adventures':
      case 'idle':
        ints[at[key]] = this.#number(key, value);
        return;
      case 'quiet':
        ints[at.quietTurns] = value === 'now' ? NONE : this.#number(key, value);
        return;
      case 'busy':
        ints[at.busy] = 1;
        if (value !== '') this.#wrong(key, 'says nothing more');
        return;
      case 'step':
        ints[at.step] = this.#choice(key, value, STEPS);
        return;
      case 'ready':
      case 'gone':
        ints[at[key]] = this.#seats(key, value);
        return;
      case 'out':
      case 'answers':
        ints[at[key]] = this.#players(key, value);
        return;
      case 'hero': {
        ints[at.hero] = this.#player(key, head);
        ints[at.current] = this.#played(key, ints[at.hero], tail);
        return;
      }
      case 'pending': {
        const player = this.#player(key, head);
        ints[at.pending + player] = this.#played(key, player, tail);
        return;
      }
      case 'immune':
        return this.#readImmune(this.#player(key, head), tail);
      case 'asked':
        ints[at.asked + this.#player(key, head)] = this.#choice(key, tail, REQUESTS);
        return;
      case 'made':
        ints[at.made + this.#seat(key, head)] = this.#number(key, tail);
        return;
      case 'wins':
      case 'latest':
        ints[at[key] + this.#player(key, head)] = this.#number(key, tail);
        return;
      case 'last':
        ints[at.lastRoleplay] = this.#choice(key, head, ROLEPLAYS);
        ints[at.lastWon] = this.#choice(key, rest[0] ?? '', ['lost', 'won']);
        ints[at.lastBy] = this.#player(key, rest.slice(1).join(' '));
        return;
      case 'affiliations':
        return this.#readAffiliations(value);
      case 'offers':
        return this.#readOffers(value);
      case 'doing':
        return this.#readDoing(head, rest);
    }
  }

  #readImmune(player: number, text: string): void {
    const [owner, card] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
    const seat = this.#seat('immune', owner);
    const copy = copyIn(this.#state, groundOf(seat), this.#face('immune', card));
    if (copy === NONE) this.#wrong('immune', `card ${card.slice(0, 40)} is not in that playground`);
    else addMember(this.#ints, immuneOf(player), copy);
  }

  #readAffiliations(value: string): void {
    for (const one of splitAt(value, /,/)) {
      const [, name = '', affiliation = ''] = /^(\w+)\s+"(.*)"$/.exec(one) ?? [];
      const player = this.#player('affiliations', name);
      this.#ints[at.claimed + player] = this.#choice(
        'affiliations',
        affiliation,
        this.#state.rules.cards.affiliations,
      );
    }
  }

  /** Offer : Owner ":" Card ">" Owner ":" Card */
  #readOffers(value: string): void {
    for (const one of splitAt(value, /,/)) {
      const [, author, mine, to, theirs] = /^(\w+):([^>]+)>(\w+):(.+)$/.exec(one) ?? [];
      if (theirs === undefined) {
        this.#wrong('offers', `cannot read “${one.slice(0, 40)}”`, one);
        continue;
      }
      const seat = this.#seat('offers', author);
      const offer = offerOf(
        this.#face('offers', mine),
        this.#seat('offers', to),
        this.#face('offers', theirs),
      );
      if (openOffers(this.#state, seat).length >= OPEN_OFFERS)
        this.#wrong('offers', 'too many of one person');
      else addOffer(this.#state, seat, offer);
    }
  }

  #readDoing(what: string, rest: readonly string[]): void {
    const ints = this.#ints;
    const doing = this.#choice('doing', what, DOINGS);
    ints[at.doing] = doing;
    const player = this.#player('doing', rest[0] ?? '');
    ints[at.turn] = player;
    const labels = splitLabels(rest.slice(1).join(' '));
    const queue = (list: string): void => {
      for (const name of splitAt(list, /,/)) {
        if (ints[at.queued] >= MOST_BATCH) return this.#wrong('doing', 'too many cards');
        ints[at.queue + ints[at.queued]++] = this.#played('doing', player, name);
      }
    };
    if (doing === BATCH) {
      if (labels.length > 0) queue(labels.join(''));
      return;
    }
    const [card = '', ...more] = labels;
    ints[at.doCard] = this.#played('doing', player, card);
    if (doing === POWER) this.#readPowers(more.shift() ?? '');
    for (let i = 0; i < more.length; i += 2) {
      const value = more[i + 1] ?? '';
      if (more[i] === 'from') ints[at.doFrom] = this.#player('doing', value);
      else if (more[i] === 'left' && doing === REUSE)
        ints[at.doLeft] = this.#number('doing', value, MOST_VALUE);
      else if (more[i] === 'then') queue(value);
      else this.#wrong('doing', `cannot read “${more[i].slice(0, 40)}”`, more[i]);
    }
    if (doing === POWER && ints[at.doFrom] === NONE) ints[at.doPower] = NONE;
  }

  /** The first one named is in progress if the rival is fixed. */
  #readPowers(list: string): void {
    const powers = list.split(',').map((name) => this.#choice('doing', name, POWERS));
    this.#ints[at.doPower] = powers[0];
    this.#ints[at.doLeft] = powers.reduce((set, power) => set | (1 << power), 0);
  }

  /** Fills in what follows from several fields. */
  finish(parts: readonly Part[]): void {
    const ints = this.#ints;
    const has = (key: string): boolean => parts.some(([one]) => one === key);
    for (let player = 0; player < this.#state.rules.players; player++)
      if (personsOf(this.#state, player).every((seat) => hasSeat(ints[at.gone], seat)))
        ints[at.lost] = withSeat(ints[at.lost], player);
    if (!has('first')) ints[at.first] = ints[at.turn];
    if (has('phase')) {
      if (has('turn') || has('step') || has('doing') || has('answers'))
        this.#wrong('phase', 'nobody turns in it');
      ints[at.turn] = ints[at.first];
      return;
    }
    ints[at.phase] = TURN;
    if (has('doing')) {
      ints[at.phase] = DOING;
      ints[at.step] = ints[at.doing] === POWER ? AT_POWER : AT_ADVENTURE;
      if (has('step')) this.#wrong('step', 'follows from what is being done');
    }
    if (!has('answers')) return;
    if (has('doing')) this.#wrong('answers', 'nobody is asked in the middle of an action');
    ints[at.phase] = ANSWER;
    ints[at.request] = ints[at.asked + ints[at.turn]];
    ints[at.asked + ints[at.turn]] = 0;
  }

  /** CGS-E-4 Fills places given only as a count with random silver cards of the deck that are still free. */
  fill(rng: Rng): void {
    const { cards } = this.#state.rules;
    const pool = listOf(inVoid(this.#state, cards.eras[this.#ints[at.era]].silver));
    rng.shuffle(pool);
    let next = 0;
    for (const [seat, count] of this.#unnamed)
      for (let i = 0; i < count; i++)
        if (next < pool.length) addMember(this.#ints, opsOf(seat), pool[next++]);
        else return this.#wrong('ops', 'there are not that many cards');
  }
}
