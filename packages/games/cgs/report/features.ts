/**
 * What CGS-PK-22 requires the demo pack to show, counted whenever it happens. Any pack with such cards is counted the
 * same way.
 */
import { copyInto, copyState, type Move, NO_MEMBER } from '@hortus/kernel';
import { isCooperative, isCovered, reckon, sumsFor } from '../src/arithmetic/reckon.ts';
import type { Design } from '../src/cards/types.ts';
import { CAUSES, type CgsState, EVENTS, MOVES, NONE, ROLEPLAYS, type Roleplay } from '../src/index.ts';
import { currentIn, doCardIn, doFromIn, doingIn, doLeftIn, doPowerIn, eraIn } from '../src/state/values.ts';
import { commonSite, firstIn, groundOf, isIn, nextIn, siteOf } from '../src/state/zones.ts';
import { openOffers } from '../src/trade/offers.ts';
import { isSingle, POWER, POWERS, REUSE } from '../src/types.ts';

const E = EVENTS.kinds;
const M = MOVES.kinds;

interface Feature {
  readonly told: string;
  readonly clauses: string;
  /** Could the cards of a pack show it? */
  can(designs: readonly Design[]): boolean;
}

const some =
  (test: (design: Design) => boolean) =>
  (designs: readonly Design[]): boolean =>
    designs.some(test);
const has = (name: string) => some(({ card: { attributes } }) => attributes.globals.has(name));
const meets = (name: string) => some(({ card: { attributes } }) => attributes.conditions.has(name as never));
const plays = (name: Roleplay) => some(({ roleplay }) => ROLEPLAYS[roleplay] === name);
const strikes = (power: (typeof POWERS)[number]) =>
  some(({ powers }) => ((powers >>> POWERS.indexOf(power)) & 1) === 1);

/** An adventure that accepts only some values of a name (CGS-LANG-19). */
const takesAlternatives = ({ card }: Design): boolean =>
  (card.attributes.conditions.get('AcceptSupportIf1') ?? []).some(({ values }) => values.length > 1);
const isPowerAndShield = ({ powers, shields }: Design): boolean => powers !== 0 && shields !== undefined;
const lends = ({ isAdventure, card }: Design): boolean =>
  isAdventure && card.attributes.lists.has('AdventureResources');
const opensStock = ({ roleplay, offering }: Design): boolean => isCooperative(roleplay) && offering > 0;
const noOffering = ({ roleplay, offering }: Design): boolean =>
  ROLEPLAYS[roleplay] === 'Cooperation' && offering === 0;

/** One whose conditions some adventure of the pack meets. */
const seizesAdventures = (designs: readonly Design[]): boolean =>
  designs.some(({ seizes, seizes1 }) =>
    designs.some(
      ({ isAdventure, first }) =>
        isAdventure && [seizes, seizes1].some((set) => set !== undefined && isIn(set, first)),
    ),
  );

export const FEATURES = {
  carriedOwn: {
    told: 'an adventure carried over in a player’s buildsite',
    clauses: 'CGS-ERA-1, CGS-R-101',
    can: has('MultiEra'),
  },
  carriedCost: { told: 'one of those with an era cost', clauses: 'CGS-VP-1', can: has('MultiEra') },
  carriedCommon: {
    told: 'an adventure carried over in the common buildsite',
    clauses: 'CGS-SES-4, CGS-CBS-2',
    can: has('MultiEra'),
  },
  playIfBuildsite: {
    told: 'a card played that asks for feats (PlayIfBuildsite)',
    clauses: 'CGS-PIB-1',
    can: meets('PlayIfBuildsite'),
  },
  playIfBuildsiteSum: {
    told: 'a card played that asks for a sum (PlayIfBuildsiteSum)',
    clauses: 'CGS-PIS-1',
    can: meets('PlayIfBuildsiteSum'),
  },
  playIfBuildsite1: {
    told: 'a card played that asks for one card (PlayIfBuildsite1)',
    clauses: 'CGS-PI1-1',
    can: meets('PlayIfBuildsite1'),
  },
  holding: { told: 'a holding brought to a buildsite', clauses: 'CGS-STH-2', can: has('StockHolding') },
  overshoot: { told: 'more stock held than was offered', clauses: 'CGS-STH-3', can: some(opensStock) },
  divertedHolding: { told: 'a holding diverted', clauses: 'CGS-R-121', can: has('StockHolding') },
  noOffering: { told: 'a Cooperation without an offering won', clauses: 'CGS-R-88', can: some(noOffering) },
  cataclysmWon: {
    told: 'a Cataclysm won, and the era goes on',
    clauses: 'CGS-WRAP-1',
    can: plays('Cataclysm'),
  },
  cataclysmLost: {
    told: 'a Cataclysm lost, which ends the era',
    clauses: 'CGS-EOE-2',
    can: plays('Cataclysm'),
  },
  epicWon: { told: 'an Epic won', clauses: 'CGS-EOE-4', can: plays('Epic') },
  epicLost: { told: 'an Epic lost, a tie left out', clauses: 'CGS-EOE-2', can: plays('Epic') },
  epicTied: { told: 'an Epic tied', clauses: 'CGS-WIN-3', can: plays('Epic') },
  noFinale: { told: 'an era that ends without its finale', clauses: 'CGS-EOE-5', can: plays('Epic') },
  doomsdayWon: { told: 'a Doomsday won', clauses: 'CGS-EOE-4', can: plays('Doomsday') },
  doomsdayLost: {
    told: 'a Doomsday lost: every competitor wins the era',
    clauses: 'CGS-EOE-3',
    can: plays('Doomsday'),
  },
  severalWinners: { told: 'an era with several winners', clauses: 'CGS-EOE-3, -11', can: () => true },
  mustPlay: {
    told: 'the winner of an Epic who still holds a card that must be played',
    clauses: 'CGS-R-91',
    can: plays('Epic'),
  },
  frozen: { told: 'a Freeze that ends the adventure', clauses: 'CGS-FRZ-3', can: has('Freeze') },
  freezeAnswered: { told: 'a Freeze with an immune rival', clauses: 'CGS-R-16', can: has('Freeze') },
  freezeCosts: {
    told: 'FreezeAdventureCommonCosts played',
    clauses: 'CGS-FACC-2',
    can: has('FreezeAdventureCommonCosts'),
  },
  rewound: { told: 'an adventure rewound', clauses: 'CGS-REW-2', can: has('RewindAdventure') },
  rewoundEpic: {
    told: 'an Epic rewound',
    clauses: 'CGS-R-10',
    can: (all) => plays('Epic')(all) && has('RewindAdventure')(all),
  },
  disableSeveral: { told: 'DisableIf used', clauses: 'CGS-CPOW-4', can: strikes('disable') },
  divertSeveral: { told: 'DivertIf used', clauses: 'CGS-CPOW-4', can: strikes('divert') },
  wreckSeveral: { told: 'WreckIf used', clauses: 'CGS-CPOW-4', can: strikes('wreck') },
  disableOne: { told: 'DisableIf1 used', clauses: 'CGS-CPOW-1', can: strikes('disable1') },
  divertOne: { told: 'DivertIf1 used', clauses: 'CGS-CPOW-1', can: strikes('divert1') },
  wreckOne: { told: 'WreckIf1 used', clauses: 'CGS-CPOW-1', can: strikes('wreck1') },
  several: {
    told: 'one power on two cards or more',
    clauses: 'CGS-R-83',
    can: (all) => (['disable', 'divert', 'wreck'] as const).some((power) => strikes(power)(all)),
  },
  immune: { told: 'a player becomes immune', clauses: 'CGS-IMM-1', can: meets('ImmuneIf1') },
  recovered: { told: 'a card recovered', clauses: 'CGS-REC-2', can: has('Recover1') },
  reused: { told: 'a card reused', clauses: 'CGS-REU-2', can: has('Reuse') },
  reusedTwo: {
    told: 'two cards reused by one card',
    clauses: 'CGS-REU-2',
    can: some(({ reuse }) => reuse > 1),
  },
  seized: {
    told: 'a card seized',
    clauses: 'CGS-SZE-1',
    can: (all) => meets('SeizeIf')(all) || meets('SeizeIf1')(all),
  },
  seizedAdventure: { told: 'an adventure seized', clauses: 'CGS-SZE-1', can: seizesAdventures },
  seizedInTrade: {
    told: 'a card seized while offers are open',
    clauses: 'CGS-TRADE-5',
    can: (all) => meets('SeizeIf')(all) || meets('SeizeIf1')(all),
  },
  uniqueAny: { told: 'a UniqueAny card played', clauses: 'CGS-UNA-1', can: has('UniqueAny') },
  unique: { told: 'a Unique card played', clauses: 'CGS-UNQ-1', can: has('Unique') },
  alternatives: {
    told: 'an adventure opened that accepts alternatives',
    clauses: 'CGS-LANG-19',
    can: some(takesAlternatives),
  },
  powerAndShield: {
    told: 'a card played that strikes and shields',
    clauses: 'CGS-R-11',
    can: some(isPowerAndShield),
  },
  lends: { told: 'an adventure opened that lends resources', clauses: 'CGS-IND-3', can: some(lends) },
} as const satisfies Readonly<Record<string, Feature>>;
export type FeatureName = keyof typeof FEATURES;

/** By place in POWERS. */
const USED = [
  'disableSeveral',
  'disableOne',
  'divertSeveral',
  'divertOne',
  'wreckSeveral',
  'wreckOne',
] as const;

export class Features {
  readonly #count: (name: FeatureName) => void;
  /** The state before the move. */
  #was: CgsState | undefined;
  #era = 0;
  #epicWonBy: number | undefined;
  #eraWinners: number[] = [];

  constructor(count: (name: FeatureName) => void) {
    this.#count = count;
  }

  before(state: CgsState, move: Move): void {
    if (this.#was === undefined) this.#was = copyState(state);
    else copyInto(state, this.#was);
    if (M.hit.is(move)) this.#hit(state, M.hit.get.power(move));
    if (M.reuse.is(move)) this.#reuse(state);
    this.#epicWonBy = undefined;
    this.#eraWinners = [];
  }

  hear(state: CgsState, event: number): void {
    const { designs } = state.rules.cards;
    const was = this.#was!;
    if (E.played.is(event)) this.#played(state, designs[E.played.get.card(event)]!);
    else if (E.resolved.is(event)) {
      const { seat, won, cause } = E.resolved.read(event);
      this.#resolved(seat, won === 1, CAUSES[cause]!);
    } else if (E.sited.is(event)) {
      if (designs[E.sited.get.card(event)]!.holding > 0) this.#count('holding');
    } else if (E.diverted.is(event)) {
      if (designs[E.diverted.get.card(event)]!.holding > 0) this.#count('divertedHolding');
    } else if (E.immune.is(event)) {
      this.#count('immune');
      const power = designs[E.immune.get.card(event)]!;
      if (isIn(state.rules.cards.is.freeze, power.first)) this.#count('freezeAnswered');
    } else if (E.recovered.is(event)) this.#count('recovered');
    else if (E.seized.is(event)) {
      this.#count('seized');
      if (designs[E.seized.get.card(event)]!.isAdventure) this.#count('seizedAdventure');
      if (
        Array.from({ length: was.rules.seats }, (_, seat) => openOffers(was, seat)).some(
          (list) => list.length > 0,
        )
      )
        this.#count('seizedInTrade');
    } else if (E.eraEnded.is(event)) {
      const { eras } = state.rules.cards;
      const isFinale = CAUSES[E.eraEnded.get.cause(event)] === 'finale';
      if (eras[eraIn(was.ints)]!.hasFinale && !isFinale) this.#count('noFinale');
    } else if (E.eraWon.is(event)) this.#eraWinners.push(E.eraWon.get.seat(event));
  }

  after(state: CgsState): void {
    if (this.#eraWinners.length > 1) this.#count('severalWinners');
    if (this.#epicWonBy !== undefined && !this.#eraWinners.includes(this.#epicWonBy)) this.#count('mustPlay');
    if (eraIn(state.ints) === this.#era) return;
    this.#era = eraIn(state.ints);
    this.#carried(state);
  }

  #carried(state: CgsState): void {
    const { is, ec } = state.rules.cards;
    for (let player = 0; player < state.rules.players; player++)
      for (const card of cardsOf(state, siteOf(player))) {
        if (!isIn(is.lasting, card)) continue;
        this.#count('carriedOwn');
        if (ec.from[card] !== ec.from[card + 1]) this.#count('carriedCost');
      }
    for (const _ of cardsOf(state, commonSite)) this.#count('carriedCommon');
  }

  #hit(state: CgsState, power: number): void {
    const { ints } = state;
    const goesOn = doingIn(ints) === POWER && doPowerIn(ints) === power && !isSingle(power);
    if (!goesOn) this.#count(USED[power]!);
    else if (doFromIn(ints) !== NONE) this.#count('several');
  }

  #reuse({ ints, rules }: CgsState): void {
    this.#count('reused');
    const { reuse } = rules.cards.designOf[doCardIn(ints)]!;
    if (doingIn(ints) === REUSE && doLeftIn(ints) < reuse) this.#count('reusedTwo');
  }

  #played({ rules: { cards } }: CgsState, design: Design): void {
    const { conditions, globals } = design.card.attributes;
    if (conditions.has('PlayIfBuildsite')) this.#count('playIfBuildsite');
    if (conditions.has('PlayIfBuildsiteSum')) this.#count('playIfBuildsiteSum');
    if (conditions.has('PlayIfBuildsite1')) this.#count('playIfBuildsite1');
    if (isIn(cards.is.freezeAcc, design.first)) this.#count('freezeCosts');
    if (globals.has('UniqueAny')) this.#count('uniqueAny');
    if (globals.has('Unique')) this.#count('unique');
    if (design.isAdventure && takesAlternatives(design)) this.#count('alternatives');
    if (isPowerAndShield(design)) this.#count('powerAndShield');
    if (lends(design)) this.#count('lends');
  }

  /**
   * The state before the move says what was there: the only card played in the move that ends an adventure is a
   * rewinding one.
   */
  #resolved(by: number, won: boolean, cause: (typeof CAUSES)[number]): void {
    const was = this.#was!;
    const current = currentIn(was.ints);
    if (current === NONE) return;
    const design = was.rules.cards.designOf[current]!;
    const roleplay = ROLEPLAYS[design.roleplay];
    if (cause === 'rewind') {
      this.#count('rewound');
      if (roleplay === 'Epic') this.#count('rewoundEpic');
      return;
    }
    if (cause === 'freeze') this.#count('frozen');
    if (roleplay === 'Cataclysm') this.#count(won ? 'cataclysmWon' : 'cataclysmLost');
    if (roleplay === 'Doomsday') this.#count(won ? 'doomsdayWon' : 'doomsdayLost');
    if (roleplay === 'Epic') this.#count(won ? 'epicWon' : coverers(was) > 1 ? 'epicTied' : 'epicLost');
    if (roleplay === 'Epic' && won) this.#epicWonBy = by;
    if (won && opensStock(design) && stockIn(was) > design.offering) this.#count('overshoot');
    if (won && noOffering(design)) this.#count('noOffering');
  }
}

function* cardsOf(state: CgsState, zone: number): Generator<number> {
  for (let card = firstIn(state, zone); card !== NO_MEMBER; card = nextIn(state, zone, card)) yield card;
}

const stockIn = (state: CgsState): number => {
  let sum = 0;
  for (let seat = 0; seat < state.rules.seats; seat++)
    for (const card of cardsOf(state, groundOf(seat))) sum += state.rules.cards.designOf[card]!.holding;
  return sum;
};

/** Players who cover the costs as they stand. */
const coverers = (state: CgsState): number => {
  let count = 0;
  for (let player = 0; player < state.rules.players; player++)
    if (isCovered(reckon(state, player, sumsFor(state)))) count += 1;
  return count;
};
