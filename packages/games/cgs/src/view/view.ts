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
  /** Author, his card, to whom, and the card asked for. */
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
  /** By era and player, the seats of each; left out where every player is one person. */
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
  const { words, rules } = state;
  const { designOf } = rules.cards;
  const [seats, players] = [upTo(rules.seats), upTo(rules.players)];
  const faces = (zone: number): number[] => facesIn(state, zone);
  const design = (card: number): number | null => (card === NONE ? null : designOf[card].index);
  return {
    viewer,
    era: words[at.era],
    phase: PHASES[words[at.phase]],
    first: words[at.first],
    turn: words[at.turn],
    step: STEPS[words[at.step]],
    turns: words[at.turns],
    hero: orNull(words[at.hero]),
    current: design(words[at.current]),
    ops: seats.map((seat) => faces(opsOf(seat))),
    ground: seats.map((seat) => faces(groundOf(seat))),
    site: players.map((player) => faces(siteOf(player))),
    wreck: players.map((player) => faces(wreckOf(player))),
    common: faces(at.common),
    pending: players.map((player) => design(words[at.pending + player])),
    immune: players.flatMap((player) =>
      cardsIn(state, immuneOf(player)).map(
        (card) => [player, layerOf(state, card), designOf[card].index] as const,
      ),
    ),
    asked: players.map((player) => REQUESTS[words[at.asked + player]]),
    request: REQUESTS[words[at.request]],
    answers: seatsOf(words[at.answers]),
    out: seatsOf(words[at.out]),
    offers: seats.flatMap((seat) =>
      openOffers(state, seat).map((one) => [seat, mineOf(one), toOf(one), theirsOf(one)] as const),
    ),
    made: seats.map((seat) => words[at.made + seat]),
    doing: words[at.phase] === DOING ? doingView(state) : null,
    claimed: players.map((player) => orNull(words[at.claimed + player])),
    wins: players.map((player) => words[at.wins + player]),
    latest: players.map((player) => words[at.latest + player]),
    ready: seatsOf(words[at.ready]),
    gone: seatsOf(words[at.gone]),
    lost: seatsOf(words[at.lost]),
    last:
      words[at.lastRoleplay] === NONE
        ? null
        : { roleplay: ROLEPLAYS[words[at.lastRoleplay]], won: words[at.lastWon] === 1, by: words[at.lastBy] },
    adventures: words[at.adventures],
    idle: words[at.idle],
    busy: words[at.busy] === 1,
    quiet: words[at.quiet],
    ...(rules.seats === rules.players ? {} : { groups: rules.seatsOf }),
    standing: adventureStanding(state),
    eras: players.map((player) => eraStanding(state, player)),
  };
}

function doingView({ words, rules }: CgsState): DoingView {
  const { designOf } = rules.cards;
  const card = words[at.doCard];
  return {
    what: DOINGS[words[at.doing]],
    card: card === NONE ? null : designOf[card].index,
    queue: [...words.subarray(at.queue, at.queue + words[at.queued])].map((one) => designOf[one].index),
    from: orNull(words[at.doFrom]),
    left: words[at.doLeft],
    power: orNull(words[at.doPower]),
  };
}

/** Lays the view out again; no luck is needed. */
export function imagine(seen: View, into: CgsState): void {
  const { words } = into;
  clear(words);
  words[at.era] = seen.era;
  words[at.phase] = PHASES.indexOf(seen.phase);
  words[at.first] = seen.first;
  words[at.turn] = seen.turn;
  words[at.step] = STEPS.indexOf(seen.step);
  words[at.turns] = seen.turns;
  layCards(seen, into);
  const played = (player: number, design: number): number => {
    for (const seat of personsOf(into, player)) {
      const copy = copyIn(into, groundOf(seat), faceOfDesign(design, false));
      if (copy !== NONE) return copy;
    }
    return invariant(false, 'a played card is not in its playground') as never;
  };
  words[at.hero] = seen.hero ?? NONE;
  if (seen.current !== null && seen.hero !== null) words[at.current] = played(seen.hero, seen.current);
  for (const [player, design] of seen.pending.entries())
    words[at.pending + player] = design === null ? NONE : played(player, design);
  for (const [player, seat, design] of seen.immune)
    addMember(words, immuneOf(player), copyIn(into, groundOf(seat), faceOfDesign(design, false)));
  for (const [player, what] of seen.asked.entries()) words[at.asked + player] = REQUESTS.indexOf(what);
  words[at.request] = REQUESTS.indexOf(seen.request);
  for (const field of ['answers', 'out', 'ready', 'gone', 'lost'] as const)
    words[at[field]] = seatSet(seen[field]);
  for (const [seat, mine, to, theirs] of seen.offers) addOffer(into, seat, offerOf(mine, to, theirs));
  words.set(seen.made, at.made);
  if (seen.doing !== null) {
    const { what, card, queue, from, left, power } = seen.doing;
    words[at.doing] = DOINGS.indexOf(what);
    words[at.doCard] = card === null ? NONE : played(seen.turn, card);
    for (const [i, design] of queue.entries()) words[at.queue + i] = played(seen.turn, design);
    words[at.queued] = queue.length;
    words[at.doFrom] = from ?? NONE;
    words[at.doLeft] = left;
    words[at.doPower] = power ?? NONE;
  }
  for (const [player, one] of seen.claimed.entries()) words[at.claimed + player] = one ?? NONE;
  words.set(seen.wins, at.wins);
  words.set(seen.latest, at.latest);
  if (seen.last !== null) {
    words[at.lastRoleplay] = ROLEPLAYS.indexOf(seen.last.roleplay);
    words[at.lastWon] = seen.last.won ? 1 : 0;
    words[at.lastBy] = seen.last.by;
  }
  words[at.adventures] = seen.adventures;
  words[at.idle] = seen.idle;
  words[at.busy] = seen.busy ? 1 : 0;
  words[at.quiet] = seen.quiet;
  refreshOpen(into);
}

function layCards(seen: View, { words, rules }: CgsState): void {
  const used = new Int32Array(rules.cards.designs.length);
  const lay = (zone: number, faces: Faces): void => {
    for (const face of faces) {
      const { index, first } = rules.cards.designs[designIn(face)];
      const copy = first + used[index]++;
      addMember(words, zone, copy);
      if (isBarredFace(face)) addMember(words, at.barred, copy);
    }
  };
  for (const [seat, faces] of seen.ops.entries()) lay(opsOf(seat), faces);
  for (const [seat, faces] of seen.ground.entries()) lay(groundOf(seat), faces);
  for (const [player, faces] of seen.site.entries()) lay(siteOf(player), faces);
  for (const [player, faces] of seen.wreck.entries()) lay(wreckOf(player), faces);
  lay(at.common, seen.common);
}
