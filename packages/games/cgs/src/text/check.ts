/** What a position written by hand can get wrong beyond its spelling: a state that no session could be in. */
import { allSeats, hasSeat, onlySeat, seatsOf } from '@hortus/kernel';
import { without } from '../cards/sets.ts';
import { copyIn } from '../state/faces.ts';
import { allPlayers, isOut, layerOf, personsOf, playerOf, playersLeft } from '../state/players.ts';
import { cardsIn, groundOf, immuneOf, isBarred, isIn, opsOf, siteOf, wreckOf } from '../state/zones.ts';
import { isOffered, mineOf, offerOf, openOffers, theirsOf, toOf } from '../trade/offers.ts';
import { claimerOf } from '../turn/era.ts';
import { effectSet } from '../turn/targets.ts';
import {
  ANSWER,
  at,
  BATCH,
  type CgsState,
  CLAIM,
  DOING,
  IMMUNE,
  NONE,
  NOTHING,
  OF_ADVENTURE,
  OFFERS_PER_TURN,
  OVER,
  POWER,
  RECOVER,
  REUSE,
  SEIZE,
  SEIZE1,
  SOLO,
  STUDY,
} from '../types.ts';

type Must = (holds: boolean, path: string, message: string) => void;

/** Pairs of the faulty field and what is wrong with it. */
export function faultsOf(state: CgsState): [path: string, message: string][] {
  const faults: [string, string][] = [];
  const must: Must = (holds, path, message) => {
    if (!holds) faults.push([path, message]);
  };
  checkZones(state, must);
  checkPlayers(state, must);
  if (faults.length > 0) return faults;
  checkPhase(state, must);
  checkAdventure(state, must);
  if (faults.length === 0 && state.ints[at.phase] === DOING) checkDoing(state, must);
  checkOffers(state, must);
  return faults;
}

/** CGS-INV-2, -3 */
function checkZones(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  const { is } = rules.cards;
  const none = (zone: number, set: Int32Array): boolean =>
    cardsIn(state, zone).every((card) => !isIn(set, card));
  const isOver = ints[at.phase] === OVER;
  for (let player = 0; player < rules.players; player++) {
    must(none(wreckOf(player), is.adventure), 'wreck', 'no adventure lies in a wreckage');
    must(
      none(siteOf(player), without(is.support, is.stock)),
      'site',
      'of supports only those with StockHolding',
    );
  }
  must(none(at.common, is.support), 'common', 'only adventures');
  for (let seat = 0; seat < rules.seats; seat++)
    for (const card of cardsIn(state, groundOf(seat))) {
      must(!isBarred(ints, card), 'ground', 'a card that was played is not barred');
      const isCurrent = card === ints[at.current] && playerOf(state, seat) === ints[at.hero];
      if (isIn(is.adventure, card))
        must(isCurrent, 'ground', 'no adventure but the current one, at its hero');
      else must(ints[at.current] !== NONE || isOver, 'ground', 'nothing between adventures');
    }
  const noneBarred = ints.subarray(at.barred, at.barred + rules.cards.setSize).every((word) => word === 0);
  must(ints[at.current] !== NONE || noneBarred, 'ops', 'nothing is barred between adventures');
  for (const card of cardsIn(state, at.barred)) {
    must(!isIn(is.adventure, card), 'ops', 'no adventure is barred');
    for (let player = 0; player < rules.players; player++)
      must(!cardsIn(state, siteOf(player)).includes(card), 'site', 'a card in a buildsite is not barred');
  }
}

function checkPlayers(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  must(playersLeft(state) >= (ints[at.phase] === OVER ? 1 : 2), 'gone', 'two players at least');
  for (let seat = 0; seat < rules.seats; seat++)
    if (hasSeat(ints[at.gone], seat))
      for (const zone of [opsOf(seat), groundOf(seat)])
        must(cardsIn(state, zone).length === 0, 'gone', 'who has left has no cards');
  for (let player = 0; player < rules.players; player++) {
    if (!isOut(state, player)) continue;
    for (const zone of [siteOf(player), wreckOf(player)])
      must(cardsIn(state, zone).length === 0, 'gone', 'who has left has no cards');
    must(ints[at.claimed + player] === NONE, 'affiliations', 'who has left has none');
  }
  const claimed = ints.subarray(at.claimed, at.claimed + rules.players).filter((one) => one !== NONE);
  must(new Set(claimed).size === claimed.length, 'affiliations', 'each differs from the others');
  must(!isOut(state, ints[at.first]) || ints[at.phase] > CLAIM, 'first', 'has left');
  for (let player = 0; player < rules.players; player++)
    must(
      ints[at.latest + player] <= ints[at.era] + 1 && ints[at.wins + player] <= ints[at.era] + 1,
      'wins',
      'no more than eras were played',
    );
}

function checkPhase(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const [inAdventure, turn] = [ints[at.current] !== NONE, ints[at.turn]];
  const before = phase === STUDY || phase === CLAIM;
  must(!before || !inAdventure, 'hero', 'adventures begin with the turns');
  const open = allSeats(rules.seats) & ~ints[at.gone];
  must(
    (ints[at.ready] & ~open) === 0 && (ints[at.ready] === 0 || phase === STUDY),
    'ready',
    'only in the study',
  );
  must(phase !== STUDY || (open & ~ints[at.ready]) !== 0, 'ready', 'then the study is over');
  must(phase !== CLAIM || claimerOf(state) !== NONE, 'affiliations', 'nobody is left to choose one');
  if (before || phase === OVER) return;
  must(!isOut(state, turn), 'turn', 'has left');
  must(!hasSeat(ints[at.out], turn), 'out', 'who turns does not sit out');
  if (phase !== ANSWER) return;
  const rivals = allPlayers(state) & ~onlySeat(turn) & ~ints[at.out];
  must(
    ints[at.answers] !== 0 && (ints[at.answers] & ~rivals) === 0,
    'answers',
    'only rivals who can be asked',
  );
  must(ints[at.request] !== 0, 'asked', 'who turns has asked');
  must((ints[at.request] === OF_ADVENTURE) === inAdventure, 'asked', 'adventure in one, era between them');
}

function checkAdventure(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  const { is, designOf } = rules.cards;
  const phase = ints[at.phase];
  const [inAdventure, hero] = [ints[at.current] !== NONE, ints[at.hero]];
  const turning = phase !== STUDY && phase !== CLAIM && phase !== OVER;
  if (inAdventure) {
    must(isIn(is.adventure, ints[at.current]), 'hero', 'opens with an adventure');
    must(!isOut(state, hero), 'hero', 'has left');
    const isSolo = designOf[ints[at.current]].roleplay === SOLO;
    const isLaid = phase === DOING && isSoloDoing(state);
    must(!turning || !isSolo || isLaid, 'hero', 'a Solo is resolved in the turn that opens it');
  }
  for (let player = 0; player < rules.players; player++) {
    const [asked, pending] = [ints[at.asked + player], ints[at.pending + player]];
    must(asked === 0 || (turning && !isOut(state, player)), 'asked', 'only in the turns');
    must(
      asked === 0 || (asked === OF_ADVENTURE) === inAdventure,
      'asked',
      'adventure in one, era between them',
    );
    const may = (card: number): boolean => isIn(is.power, card) || isIn(is.rewind, card);
    must(pending === NONE || (turning && inAdventure && may(pending)), 'pending', 'a card with a power');
    must(pending === NONE || !hasSeat(ints[at.out], player), 'out', 'not with a power to resolve');
    for (const card of cardsIn(state, immuneOf(player))) {
      const layer = layerOf(state, card);
      must(isIn(is.power, card) && playerOf(state, layer) !== player, 'immune', 'to a power card of a rival');
    }
  }
  must(ints[at.out] === 0 || (turning && inAdventure), 'out', 'only in an adventure');
  for (const player of seatsOf(ints[at.out])) must(!isOut(state, player), 'out', 'has left');
  must(ints[at.busy] === 0 || inAdventure, 'busy', 'only in an adventure');
  must(ints[at.quietTurns] !== NONE || turning, 'quiet', 'only in a turn');
}

const isSoloDoing = ({ ints }: CgsState): boolean =>
  ints[at.hero] === ints[at.turn] && ints[at.doing] !== POWER && ints[at.doing] !== NOTHING;

function checkDoing(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  const { designOf } = rules.cards;
  const [doing, card, turn, from] = [ints[at.doing], ints[at.doCard], ints[at.turn], ints[at.doFrom]];
  const queue = [...ints.subarray(at.queue, at.queue + ints[at.queued])];
  const isSolo = ints[at.current] !== NONE && designOf[ints[at.current]].roleplay === SOLO;
  must(ints[at.current] !== NONE, 'doing', 'only in an adventure');
  must(new Set(queue).size === queue.length, 'doing', 'each card once');
  must(queue.length === 0 || isSolo, 'doing', 'only a Solo has a batch');
  if (doing === BATCH) {
    must(isSolo, 'doing', 'only a Solo has a batch');
    const laid = personsOf(state, turn).flatMap((seat) => cardsIn(state, groundOf(seat)));
    must(laid.length === queue.length + 1, 'doing', 'names every card of the batch');
    must(!queue.includes(ints[at.current]), 'doing', 'the adventure is no part of its batch');
    return;
  }
  must(from === NONE || (from !== turn && !isOut(state, from)), 'doing', 'from a rival');
  must(from === NONE || ([POWER, REUSE, SEIZE, SEIZE1] as number[]).includes(doing), 'doing', 'from nobody');
  if (doing === POWER) {
    must(card === ints[at.pending + turn], 'doing', 'the power that is pending');
    must((ints[at.doLeft] & ~designOf[card].powers) === 0, 'doing', 'powers that the card has');
    return;
  }
  must(effectSet(state, doing, card) !== undefined, 'doing', 'an effect that the card has');
  if (doing === REUSE)
    must(
      ints[at.doLeft] >= 1 && ints[at.doLeft] <= designOf[card].reuse,
      'doing',
      'as many as the card says',
    );
  for (const next of queue) {
    let acts = false;
    for (let one = RECOVER; one <= IMMUNE; one++) acts ||= effectSet(state, one, next) !== undefined;
    must(acts && next !== card, 'doing', 'cards whose effects follow');
  }
}

function checkOffers(state: CgsState, must: Must): void {
  const { ints, rules } = state;
  const turning = ![STUDY, CLAIM, OVER].includes(ints[at.phase] as never);
  for (let seat = 0; seat < rules.seats; seat++) {
    const offers = openOffers(state, seat);
    must(ints[at.made + seat] <= OFFERS_PER_TURN, 'made', `at most ${OFFERS_PER_TURN}`);
    must(turning || (offers.length === 0 && ints[at.made + seat] === 0), 'offers', 'only in the turns');
    must(new Set(offers).size === offers.length, 'offers', 'each once');
    for (const one of offers) {
      const [mine, to, theirs] = [mineOf(one), toOf(one), theirsOf(one)];
      must(playerOf(state, to) !== playerOf(state, seat), 'offers', 'to a rival');
      must(
        copyIn(state, opsOf(seat), mine) !== NONE && copyIn(state, opsOf(to), theirs) !== NONE,
        'offers',
        'of cards that lie there',
      );
      must(!isOffered(state, to, offerOf(theirs, seat, mine)), 'offers', 'not both ways');
    }
  }
}
