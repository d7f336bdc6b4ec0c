/** How an era begins: clearing, deal, study, claims (CGS-ERA, CGS-DEAL, CGS-CLAIM). */
import {
  addMember,
  EVERYONE,
  hasSeat,
  NO_MEMBER,
  NO_SEATS,
  type Rng,
  removeMember,
  withoutSeat,
  withSeat,
} from '@hortus/kernel';
import { both } from '../cards/sets.ts';
import type { CardSet } from '../cards/types.ts';
import { refreshOpen } from '../state/open.ts';
import { inOrder, playerOf, presentOf, voiceOf } from '../state/players.ts';
import { clearZone, firstIn, isIn, nextIn, opsOf, siteOf } from '../state/zones.ts';
import {
  at,
  type CgsState,
  EVENTS,
  MOST_PLAYERS,
  MOST_SEATS,
  NO_REQUEST,
  NONE,
  NOTHING,
  type Now,
  STUDY,
  WORDS,
} from '../types.ts';

const tell = EVENTS.kinds;

/** CGS-ERA-5 Everything up to the study; the turns begin with `first` (CGS-R-73). */
export function beginEra(now: Now, first: number): void {
  const { state, words, told } = now;
  clearEra(state);
  words[at.first] = words[at.turn] = first;
  deal(now, first);
  words[at.phase] = STUDY;
  told?.tell(tell.dealt.pack(voiceOf(state, first), words[at.era]), EVERYONE, true);
}

/** CGS-ERA-1 … 3 MultiEra adventures stay in their buildsites, everything else goes to the void. */
export function clearEra(state: CgsState): void {
  const { words, rules } = state;
  const stays = both(rules.cards.is.multiEra, rules.cards.is.adventure);
  words.fill(0, at.ops, at.site);
  words.fill(0, at.wreck, at.common);
  for (let player = 0; player < MOST_PLAYERS; player++) keepOnly(words, siteOf(player), stays);
  keepOnly(words, at.common, stays);
  clearAdventure(words);
  words.fill(NONE, at.offers, at.made);
  words.fill(0, at.made, at.made + MOST_SEATS);
  words.fill(NONE, at.claimed, at.claimed + MOST_PLAYERS);
  words[at.ready] = NO_SEATS;
  words[at.step] = 0;
  words[at.lastRoleplay] = words[at.lastBy] = NONE;
  words[at.lastWon] = words[at.adventures] = words[at.idle] = 0;
  refreshOpen(state);
}

function keepOnly(words: Int32Array, zone: number, set: CardSet): void {
  for (let w = 0; w < WORDS; w++) words[zone + w] &= set[w] ?? 0;
}

/** What lasts no longer than an adventure; the cards are moved elsewhere. */
export function clearAdventure(words: Int32Array): void {
  words[at.hero] = words[at.current] = NONE;
  words.fill(0, at.barred, at.open);
  words.fill(NONE, at.pending, at.pending + MOST_PLAYERS);
  words.fill(NO_REQUEST, at.asked, at.asked + MOST_PLAYERS);
  words[at.request] = NO_REQUEST;
  words[at.answers] = words[at.out] = 0;
  words[at.busy] = words[at.quiet] = 0;
  clearDoing(words);
}

export function clearDoing(words: Int32Array): void {
  words[at.doing] = NOTHING;
  words[at.doCard] = words[at.doFrom] = words[at.doPower] = NONE;
  words[at.doLeft] = words[at.queued] = 0;
}

/** CGS-DEAL-1, -2, CGS-GRP-2 One silver card at a time, in the order of turns; then each group's share among its persons. */
function deal({ state, words, rules, rng }: Now, first: number): void {
  const { silver } = rules.cards.eras[words[at.era]];
  const deck = shuffled(inVoid(state, silver), rng);
  const players = inOrder(state, first);
  const shares = players.map((): number[] => []);
  for (let i = 0; i < deck.length; i++) shares[i % players.length].push(deck[i]);
  for (const [i, player] of players.entries()) {
    const persons = presentOf(state, player);
    const share = persons.length > 1 ? shuffled(shares[i], rng) : shares[i];
    handOut(words, persons, share);
  }
}

/** One at a time, in the order of the persons (CGS-R-75). */
export function handOut(words: Int32Array, persons: readonly number[], cards: Iterable<number>): void {
  let next = 0;
  for (const card of cards) addMember(words, opsOf(persons[next++ % persons.length]), card);
}

function shuffled(cards: readonly number[] | Int32Array, rng: Rng): Int32Array {
  const deck = Int32Array.from(cards);
  rng.shuffle(deck);
  return deck;
}

/**
 * Of each design as many copies as the set has and as lie nowhere, lowest first: which of them stayed in a buildsite is
 * nobody's concern (state/faces.ts).
 */
export function inVoid({ words, rules }: CgsState, set: CardSet): number[] {
  const left = new Int32Array(set.length).fill(-1);
  for (let zone = at.ops; zone < at.barred; zone += WORDS)
    for (let w = 0; w < left.length; w++) left[w] &= ~words[zone + w];
  const found: number[] = [];
  for (const { first, copies } of rules.cards.designs) {
    let wanted = 0;
    for (let card = first; card < first + copies; card++) if (isIn(set, card)) wanted++;
    for (let card = first; wanted > 0 && card < first + copies; card++)
      if (isIn(left, card)) {
        found.push(card);
        wanted--;
      }
  }
  return found;
}

/** CGS-CLAIM-1, -2 Affiliations of the deck that nobody has chosen, in the pack's order. */
export function freeAffiliations({ words, rules }: CgsState): number[] {
  const taken = words.subarray(at.claimed, at.claimed + rules.players);
  return rules.cards.eras[words[at.era]].affiliations.filter((one) => !taken.includes(one));
}

/** Who chooses now; NONE once all have, or nothing is left to choose (CGS-R-67, -68). */
export function claimerOf(state: CgsState): number {
  const { words } = state;
  if (freeAffiliations(state).length === 0) return NONE;
  return inOrder(state, words[at.first]).find((player) => words[at.claimed + player] === NONE) ?? NONE;
}

/** CGS-R-144 What the pack fixes is not chosen. */
export function fixAffiliations({ words, rules }: CgsState): void {
  const { fixed } = rules.cards.eras[words[at.era]];
  for (let player = 0; player < Math.min(fixed.length, rules.players); player++)
    if (!hasSeat(words[at.lost], player)) words[at.claimed + player] = fixed[player];
}

/** CGS-CLAIM-3 … 5 All silver cards of one's affiliation from the rivals' ops, all gold ones of this deck from the void. */
export function takeClaims(state: CgsState): void {
  const { words, rules } = state;
  const { designOf, eras } = rules.cards;
  for (const player of inOrder(state, words[at.first])) {
    const affiliation = words[at.claimed + player];
    if (affiliation === NONE) continue;
    const isMine = (card: number): boolean => designOf[card].affiliation === affiliation;
    const taken: number[] = [];
    for (let seat = 0; seat < rules.seats; seat++) {
      if (playerOf(state, seat) === player) continue;
      const ops = opsOf(seat);
      for (let card = firstIn(state, ops); card !== NO_MEMBER; card = nextIn(state, ops, card))
        if (isMine(card)) {
          removeMember(words, ops, card);
          taken.push(card);
        }
    }
    const gold = inVoid(state, eras[words[at.era]].gold).filter(isMine);
    handOut(words, presentOf(state, player), [...taken.sort((a, b) => a - b), ...gold]);
  }
}

/**
 * CGS-GRP-5, CGS-R-168 Groups may be others in the next era. A player takes part in it if one of his new persons is still
 * there; one who has none is out with all his cards.
 */
export function regroup(state: CgsState): void {
  const { words, rules } = state;
  for (let player = 0; player < rules.players; player++) {
    if (presentOf(state, player).length > 0) {
      words[at.lost] = withoutSeat(words[at.lost], player);
      continue;
    }
    words[at.lost] = withSeat(words[at.lost], player);
    clearZone(words, siteOf(player));
  }
}
