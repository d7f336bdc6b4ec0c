/**
 * A table as plainly as the ledger puts it: cards are names in lists. It can be read; `session.testing.ts` plays on
 * it.
 */
import type { Card, SessionPack } from '@hortus/cards/language';
import { faceOfDesign, type Rules, sessionOf } from '../index.ts';
import { Literal, type Seen } from './literal.testing.ts';
import { type Doing, hasPower, is, isProtected, moved, POWERS, qualifies, take } from './plain.testing.ts';

type Step = 'power' | 'era' | 'play' | 'adventure' | 'pass';
const STEPS: readonly Step[] = ['power', 'era', 'play', 'adventure', 'pass'];
interface Offer {
  readonly from: number;
  readonly mine: string;
  readonly to: number;
  readonly theirs: string;
}

export class Table {
  readonly rules: Rules;
  readonly pack: SessionPack;
  era = 0;
  phase: 'study' | 'claim' | 'turn' | 'answer' | 'doing' | 'over' = 'study';
  first = 0;
  turn = 0;
  step: Step = 'power';
  turns = 0;
  /** By seat. */
  ops: string[][];
  ground: string[][];
  made: number[];
  /** By player. */
  site: string[][];
  wreck: string[][];
  pending: (string | undefined)[];
  asked: ('adventure' | 'era' | undefined)[];
  claimed: (string | undefined)[];
  wins: number[];
  latest: number[];
  common: string[] = [];
  hero: number | undefined;
  current: string | undefined;
  /** Who is immune to which card in front of which seat. */
  immune: (readonly [player: number, seat: number, card: string])[] = [];
  out = new Set<number>();
  ready = new Set<number>();
  /** Seats whose person has left, and players who are out. */
  gone = new Set<number>();
  lost = new Set<number>();
  answers = new Set<number>();
  request: 'adventure' | 'era' | undefined;
  doing: Doing | undefined;
  offers: Offer[] = [];
  last: string | undefined;
  adventures = 0;
  idle = 0;
  busy = false;
  quiet: number | 'now' = 0;
  /** The next deal is up to luck. */
  undealt = true;

  constructor(rules: Rules) {
    this.rules = rules;
    const pack = sessionOf(rules.options.pack);
    if (!pack.ok) throw new Error('a pack without fault');
    this.pack = pack.value;
    const [seats, players] = [Array.from({ length: rules.seats }), Array.from({ length: rules.players })];
    this.ops = seats.map(() => []);
    this.ground = seats.map(() => []);
    this.made = seats.map(() => 0);
    this.site = players.map(() => []);
    this.wreck = players.map(() => []);
    this.pending = players.map(() => undefined);
    this.asked = players.map(() => undefined);
    this.claimed = players.map(() => undefined);
    this.wins = players.map(() => 0);
    this.latest = players.map(() => 0);
    // CGS-SES-4
    for (const { card, copies } of this.pack.eras.slice(0, rules.options.skip).flatMap(({ cards }) => cards))
      if (is(card, 'MultiEra') && is(card, 'CommonBuildsite'))
        while (this.common.filter((one) => one === this.nameOf(card)).length < copies)
          this.common.push(this.nameOf(card));
  }

  nameOf = (card: Card): string =>
    this.rules.cards.designs.find((design) => design.card.identifier === card.identifier)?.label ?? '?';
  card(name: string): Card {
    const design = this.rules.cards.byLabel.get(name.replace('!', ''));
    if (design === undefined) throw new Error(`no card ${name}`);
    return design.card;
  }
  get players(): number[] {
    return this.wins.map((_, player) => player);
  }
  personsOf = (player: number): readonly number[] => this.rules.seatsOf[this.era]?.[player] ?? [];
  playerOf = (seat: number): number => this.rules.playerOf[this.era]?.[seat] ?? -1;
  after = (player: number): number => this.inOrder(player + 1)[0] ?? player;
  presentOf = (player: number): number[] => this.personsOf(player).filter((seat) => !this.gone.has(seat));
  get left(): number[] {
    return this.players.filter((player) => !this.lost.has(player));
  }
  inOrder = (from: number): number[] =>
    this.players.map((i) => (from + i) % this.players.length).filter((player) => !this.lost.has(player));
  get deck(): SessionPack['eras'][number] {
    return this.pack.eras[this.rules.options.skip + this.era]!;
  }

  /** As a view shows it. */
  seen(): Seen {
    const index = (name: string): number => this.rules.cards.byLabel.get(name.replace('!', ''))?.index ?? -1;
    const faces = (cards: readonly string[]): number[] =>
      cards.map((name) => faceOfDesign(index(name), name.endsWith('!')));
    return {
      era: this.era,
      ops: this.ops.map(faces),
      ground: this.ground.map(faces),
      site: this.site.map(faces),
      wreck: this.wreck.map(faces),
      common: faces(this.common),
      hero: this.hero ?? null,
      current: this.current === undefined ? null : index(this.current),
      pending: this.pending.map((name) => (name === undefined ? null : index(name))),
      immune: this.immune.map(([player, seat, name]) => [player, seat, index(name)]),
      wins: this.wins,
      gone: [...this.gone],
    };
  }
  get reading(): Literal {
    return new Literal(this.rules, this.seen());
  }

  /**
   * CGS-DEAL-1, -2 What luck dealt; it must be the deck's
   * silver cards that aren't anywhere yet, in even shares.
   */
  deal(first: number, ops: readonly (readonly string[])[]): string | undefined {
    this.undealt = false;
    this.first = this.turn = first;
    this.ops = ops.map((cards) => [...cards]);
    const lying = [...this.site.flat(), ...this.common];
    const all = this.rules.cards.designs.flatMap(({ label, copies }) => Array<string>(copies).fill(label));
    for (const name of lying) take(all, name);
    const due = this.deck.cards.flatMap(({ card, copies }) => {
      const free = all.filter((name) => name === this.nameOf(card)).length;
      return card.gold ? [] : Array<string>(Math.min(copies, free)).fill(this.nameOf(card));
    });
    const dealt = ops.flat();
    if ([...dealt].sort().join() !== due.sort().join())
      return `dealt ${dealt.join()} instead of ${due.join()}`;
    const shares = this.inOrder(first).map(
      (player) => this.presentOf(player).flatMap((seat) => ops[seat] ?? []).length,
    );
    const even = shares.every(
      (n, i) => n === Math.floor(due.length / shares.length) + (i < due.length % shares.length ? 1 : 0),
    );
    return even ? undefined : `shares of ${shares.join()}`;
  }

  /** CGS-CLAIM-1, -2 In the order of the pack. */
  free(): string[] {
    const deck = new Set(this.deck.cards.map(({ card }) => card.attributes.globals.get('Affiliation')));
    const all = this.rules.cards.designs.map(({ card }) => card.attributes.globals.get('Affiliation'));
    const order = [...new Set([...this.pack.affiliations, ...all])];
    return order.filter(
      (one): one is string => typeof one === 'string' && deck.has(one) && !this.claimed.includes(one),
    );
  }
  claimer = (): number | undefined =>
    this.free().length === 0
      ? undefined
      : this.inOrder(this.first).find((player) => this.claimed[player] === undefined);

  /** CGS-CPOW What the power in progress, or the pending one, may be used on: `disable b:12`. */
  hits(): string[] {
    const source = this.doing?.card ?? this.pending[this.turn];
    if (source === undefined) return [];
    const card = this.card(source);
    const all = POWERS.filter(({ category }) => card.attributes.conditions.has(category));
    const open =
      this.doing?.power !== undefined
        ? [this.doing.power]
        : (this.doing?.powers ?? all.map(({ word }) => word));
    return all
      .filter(({ word }) => open.includes(word))
      .flatMap(({ word, category }) => {
        const twin = all.some((other) => other.word !== word && other.word.startsWith(word.replace('1', '')));
        return this.ground.flatMap((ground, seat) => {
          const rival = this.playerOf(seat);
          if (rival === this.turn || (this.doing?.from ?? rival) !== rival) return [];
          if (this.immune.some(([who, , name]) => who === rival && name === source)) return [];
          const names = ground.filter((name) => {
            const one = this.card(name);
            return is(one, 'Type', 'Support') && !isProtected(one) && qualifies(card, category, one);
          });
          return names.map((name) => `${twin ? word : word.replace('1', '')} ${this.seatName(seat)}:${name}`);
        });
      });
  }

  /** What the effect in progress may choose. */
  choices(): string[] {
    const { doing } = this;
    if (doing === undefined) return [];
    if (doing.kind === 'power') return this.hits();
    const card = this.card(doing.card);
    const rivals = (player: number): boolean => player !== this.turn && (doing.from ?? player) === player;
    const loose = (one: Card): boolean => !is(one, 'Affiliation') && !isProtected(one);
    switch (doing.kind) {
      case 'recover':
        return this.personsOf(this.turn).flatMap((seat) =>
          this.ground[seat]!.filter(
            (name) => is(this.card(name), 'Type', 'Support') && !isProtected(this.card(name)),
          ).map(
            (name) =>
              `recover ${this.personsOf(this.turn).length === 1 ? name : `${this.seatName(seat)}:${name}`}`,
          ),
        );
      case 'reuse':
        return this.wreck.flatMap((wreck, player) =>
          wreck
            .filter((name) => rivals(player) && loose(this.card(name)))
            .map((name) => `reuse ${'abcdef'[player]}:${name}`),
        );
      case 'seize':
      case 'seize1': {
        const category = doing.kind === 'seize' ? 'SeizeIf' : 'SeizeIf1';
        const word =
          doing.kind === 'seize1' && card.attributes.conditions.has('SeizeIf') ? 'seize1' : 'seize';
        return this.ops.flatMap((ops, seat) =>
          ops
            .filter(
              (name) =>
                rivals(this.playerOf(seat)) &&
                loose(this.card(name)) &&
                qualifies(card, category, this.card(name)),
            )
            .map((name) => `${word} ${this.seatName(seat)}:${name}`),
        );
      }
      case 'immune':
        return this.ground.flatMap((ground, seat) =>
          ground
            .filter(
              (name) =>
                this.playerOf(seat) !== this.turn &&
                hasPower(this.card(name)) &&
                qualifies(card, 'ImmuneIf1', this.card(name)),
            )
            .filter(
              (name) =>
                !this.immune.some(([who, where, one]) => who === this.turn && where === seat && one === name),
            )
            .map((name) => `immune ${this.seatName(seat)}:${name}`),
        );
      default:
        return [];
    }
  }

  seatName(seat: number): string {
    const player = this.playerOf(seat);
    const persons = this.personsOf(player);
    return persons.length === 1 ? 'abcdef'[player]! : `${'abcdef'[player]}${persons.indexOf(seat) + 1}`;
  }

  isBefore = (step: Step): boolean => STEPS.indexOf(this.step) <= STEPS.indexOf(step);

  clearAdventure(): void {
    this.hero = this.current = this.doing = this.request = undefined;
    this.immune = [];
    for (const set of [this.out, this.answers]) set.clear();
    this.pending.fill(undefined);
    this.asked.fill(undefined);
    [this.busy, this.quiet] = [false, 0];
    for (const zones of [this.ops, this.wreck])
      for (const [i, cards] of zones.entries()) zones[i] = cards.map((name) => name.replace('!', ''));
  }

  /** CGS-R-142, -160 */
  refreshOffers(): void {
    const now = (name: string): string => (this.current === undefined ? name.replace('!', '') : name);
    const left: Offer[] = [];
    for (const { from, mine, to, theirs } of this.offers.toSorted((a, b) => a.from - b.from)) {
      const offer = { from, mine: now(mine), to, theirs: now(theirs) };
      const lie = this.ops[from]!.includes(offer.mine) && this.ops[to]!.includes(offer.theirs);
      const same = left.some((one) => moved(one) === moved(offer));
      const mirror = left.some(
        (one) => one.from === to && one.to === from && one.mine === offer.theirs && one.theirs === offer.mine,
      );
      if (lie && !same && !mirror) left.push(offer);
    }
    this.offers = left;
  }
}
