/** What everybody sees: nothing is hidden (CGS-R-1, CGS-ZONE-9). Cards are faces (state/faces.ts). */
import { addMember, invariant, seatSet, seatsOf, type Viewer } from '@hortus/kernel';
import { clear } from '../setup.ts';
import { copyIn, designIn, faceOfDesign, facesIn, isBarredFace } from '../state/faces.ts';
import { refreshOpen } from '../state/open.ts';
import { layerOf, personsOf } from '../state/players.ts';
import { cardsIn, groundOf, immuneOf, opsOf, siteOf, wreckOf } from '../state/zones.ts';
import { addOffer, mineOf, offerOf, openOffers, theirsOf, toOf } from '../trade/offers.ts';
import {
  at,
  type CgsState,
  DOING,
  DOINGS,
  NONE,
  PHASES,
  REQUESTS,
  ROLEPLAYS,
  type Rules,
  STEPS,
} from '../types.ts';
import { type AdventureStanding, adventureStanding, type EraStanding, eraStanding } from './standing.ts';

type Faces = readonly number[];

export interface View {
  readonly viewer: Viewer;
  /** From 0. */
  readonly era: number;
  readonly phase: (typeof PHASES)[number];
  readonly first: number;
  readonly turn: number;
  readonly step: (typeof STEPS)[number];
  readonly turns: number;
  readonly hero: number | null;
  /** A design. */
  readonly current: number | null;
  /** By seat. */
  readonly ops: readonly Faces[];
  readonly ground: readonly Faces[];
  /** By player. */
  readonly site: readonly Faces[];
  readonly wreck: readonly Faces[];
  readonly common: Faces;
  /** By player: the design of a power still to be resolved. */
  readonly pending: readonly (number | null)[];
  /** Player, seat whose card it is, design. */
  readonly immune: readonly (readonly [number, number, number])[];
  readonly asked: readonly (typeof REQUESTS)[number][];
  readonly request: (typeof REQUESTS)[number];
  readonly answers: readonly number[];
  readonly out: readonly number[];
  /** Author, the author's card, to whom, and the card asked for. */
  readonly offers: readonly (readonly [number, number, number, number])[];
  readonly made: readonly number[];
  readonly doing: DoingView | null;
  /** By player: index in `Cards.affiliations`. */
  readonly claimed: readonly (number | null)[];
  readonly wins: readonly number[];
  readonly latest: readonly number[];
  readonly ready: readonly number[];
  readonly gone: readonly number[];
  readonly lost: readonly number[];
  readonly last: {
    readonly roleplay: (typeof ROLEPLAYS)[number];
    readonly won: boolean;
    readonly by: number;
  } | null;
  readonly adventures: number;
  readonly idle: number;
  readonly busy: boolean;
  readonly quiet: number;
  /** By era and player, the seats of each; left out if every player is one person. */
  readonly groups?: Rules['seatsOf'];
  /** Derived. */
  readonly standing: AdventureStanding | null;
  readonly eras: readonly EraStanding[];
}

export interface DoingView {
  readonly what: (typeof DOINGS)[number];
  /** Designs. */
  readonly card: number | null;
  readonly queue: readonly number[];
  readonly from: number | null;
  readonly left: number;
  readonly power: number | null;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const orNull = (word: number): number | null => (word === NONE ? null : word);

export function view(state: CgsState, viewer: Viewer): View {
  const { ints, rules } = state;
  const { designOf } = rules.cards;
  const [seats, players] = [upTo(rules.seats), upTo(rules.players)];
  const faces = (zone: number): number[] => facesIn(state, zone);
  const design = (card: number): number | null => (card === NONE ? null : designOf[card].index);
  return {
    viewer,
    era: ints[at.era],
    phase: PHASES[ints[at.phase]],
    first: ints[at.first],
    turn: ints[at.turn],
    step: STEPS[ints[at.step]],
    turns: ints[at.turns],
    hero: orNull(ints[at.hero]),
    current: design(ints[at.current]),
    ops: seats.map((seat) => faces(opsOf(seat))),
    ground: seats.map((seat) => faces(groundOf(seat))),
    site: players.map((player) => faces(siteOf(player))),
    wreck: players.map((player) => faces(wreckOf(player))),
    common: faces(at.common),
    pending: players.map((player) => design(ints[at.pending + player])),
    immune: players.flatMap((player) =>
      cardsIn(state, immuneOf(player)).map(
        (card) => [player, layerOf(state, card), designOf[card].index] as const,
      ),
    ),
    asked: players.map((player) => REQUESTS[ints[at.asked + player]]),
    request: REQUESTS[ints[at.request]],
    answers: seatsOf(ints[at.answers]),
    out: seatsOf(ints[at.out]),
    offers: seats.flatMap((seat) =>
      openOffers(state, seat).map((one) => [seat, mineOf(one), toOf(one), theirsOf(one)] as const),
    ),
    made: seats.map((seat) => ints[at.made + seat]),
    doing: ints[at.phase] === DOING ? doingView(state) : null,
    claimed: players.map((player) => orNull(ints[at.claimed + player])),
    wins: players.map((player) => ints[at.wins + player]),
    latest: players.map((player) => ints[at.latest + player]),
    ready: seatsOf(ints[at.ready]),
    gone: seatsOf(ints[at.gone]),
    lost: seatsOf(ints[at.lost]),
    last:
      ints[at.lastRoleplay] === NONE
        ? null
        : { roleplay: ROLEPLAYS[ints[at.lastRoleplay]], won: ints[at.lastWon] === 1, by: ints[at.lastBy] },
    adventures: ints[at.adventures],
    idle: ints[at.idle],
    busy: ints[at.busy] === 1,
    quiet: ints[at.quietTurns],
    ...(rules.seats === rules.players ? {} : { groups: rules.seatsOf }),
    standing: adventureStanding(state),
    eras: players.map((player) => eraStanding(state, player)),
  };
}

function doingView({ ints, rules }: CgsState): DoingView {
  const { designOf } = rules.cards;
  const card = ints[at.doCard];
  return {
    what: DOINGS[ints[at.doing]],
    card: card === NONE ? null : designOf[card].index,
    queue: [...ints.subarray(at.queue, at.queue + ints[at.queued])].map((one) => designOf[one].index),
    from: orNull(ints[at.doFrom]),
    left: ints[at.doLeft],
    power: orNull(ints[at.doPower]),
  };
}

/** Builds the state from the view; no luck is needed. */
export function imagine(seen: View, into: CgsState): void {
  const { ints } = into;
  clear(ints);
  ints[at.era] = seen.era;
  ints[at.phase] = PHASES.indexOf(seen.phase);
  ints[at.first] = seen.first;
  ints[at.turn] = seen.turn;
  ints[at.step] = STEPS.indexOf(seen.step);
  ints[at.turns] = seen.turns;
  layCards(seen, into);
  const played = (player: number, design: number): number => {
    for (const seat of personsOf(into, player)) {
      const copy = copyIn(into, groundOf(seat), faceOfDesign(design, false));
      if (copy !== NONE) return copy;
    }
    return invariant(false, 'a played card is not in its playground') as never;
  };
  ints[at.hero] = seen.hero ?? NONE;
  if (seen.current !== null && seen.hero !== null) ints[at.current] = played(seen.hero, seen.current);
  for (const [player, design] of seen.pending.entries())
    ints[at.pending + player] = design === null ? NONE : played(player, design);
  for (const [player, seat, design] of seen.immune)
    addMember(ints, immuneOf(player), copyIn(into, groundOf(seat), faceOfDesign(design, false)));
  for (const [player, what] of seen.asked.entries()) ints[at.asked + player] = REQUESTS.indexOf(what);
  ints[at.request] = REQUESTS.indexOf(seen.request);
  for (const field of ['answers', 'out', 'ready', 'gone', 'lost'] as const)
    ints[at[field]] = seatSet(seen[field]);
  for (const [seat, mine, to, theirs] of seen.offers) addOffer(into, seat, offerOf(mine, to, theirs));
  ints.set(seen.made, at.made);
  if (seen.doing !== null) {
    const { what, card, queue, from, left, power } = seen.doing;
    ints[at.doing] = DOINGS.indexOf(what);
    ints[at.doCard] = card === null ? NONE : played(seen.turn, card);
    for (const [i, design] of queue.entries()) ints[at.queue + i] = played(seen.turn, design);
    ints[at.queued] = queue.length;
    ints[at.doFrom] = from ?? NONE;
    ints[at.doLeft] = left;
    ints[at.doPower] = power ?? NONE;
  }
  for (const [player, one] of seen.claimed.entries()) ints[at.claimed + player] = one ?? NONE;
  ints.set(seen.wins, at.wins);
  ints.set(seen.latest, at.latest);
  if (seen.last !== null) {
    ints[at.lastRoleplay] = ROLEPLAYS.indexOf(seen.last.roleplay);
    ints[at.lastWon] = seen.last.won ? 1 : 0;
    ints[at.lastBy] = seen.last.by;
  }
  ints[at.adventures] = seen.adventures;
  ints[at.idle] = seen.idle;
  ints[at.busy] = seen.busy ? 1 : 0;
  ints[at.quietTurns] = seen.quiet;
  refreshOpen(into);
}

function layCards(seen: View, { ints, rules }: CgsState): void {
  const used = new Int32Array(rules.cards.designs.length);
  const lay = (zone: number, faces: Faces): void => {
    for (const face of faces) {
      const { index, first } = rules.cards.designs[designIn(face)];
      const copy = first + used[index]++;
      addMember(ints, zone, copy);
      if (isBarredFace(face)) addMember(ints, at.barred, copy);
    }
  };
  for (const [seat, faces] of seen.ops.entries()) lay(opsOf(seat), faces);
  for (const [seat, faces] of seen.ground.entries()) lay(groundOf(seat), faces);
  for (const [player, faces] of seen.site.entries()) lay(siteOf(player), faces);
  for (const [player, faces] of seen.wreck.entries()) lay(wreckOf(player), faces);
  lay(at.common, seen.common);
}
