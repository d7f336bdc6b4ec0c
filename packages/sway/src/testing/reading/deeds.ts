/** What the moves of a combo do: engaging, sentences, drawing. */
import type { Move, Seat } from '@hortus/kernel';
import { MOVES } from '../../game/moves.ts';
import { ABILITIES, type AbilityName, BY, type ByName } from '../../types.ts';
import { costOf, recruitablesOf, standing } from './offers.ts';
import {
  abilityOf,
  destinyOf,
  endures,
  engagerOf,
  homeOf,
  isCombo,
  type Laid,
  MOST_HELD,
  mayHold,
  nextOf,
  type Reading,
  type Right,
  recruitsFor,
  sideOf,
  swayOf,
} from './table.ts';

const { kinds } = MOVES;

export function leaveOps(table: Reading, seat: Seat, card: number): void {
  if (!table.ops[seat].delete(card)) throw new Error(`card ${card} is not in the ops of ${seat}`);
  table.marked.delete(card);
}

export function discardFrom(table: Reading, seat: Seat, card: number): void {
  leaveOps(table, seat, card);
  table.fresh.delete(card);
  table.void.add(card);
}

/** The card that the engine took, which must be one it could have taken. */
function takeTop(table: Reading): number {
  const card = table.luck.shift();
  if (card === undefined) throw new Error('the engine took fewer cards');
  const isThere = table.unseen.size > 0 ? table.unseen.delete(card) : table.under.shift() === card;
  if (!isThere) throw new Error(`card ${card} does not lie on top`);
  return card;
}

/** DEF-2 to DEF-7; negotiation compares after each card. */
function draw(table: Reading, seat: Seat, count: number, matching = false): void {
  if (costOf(table, seat) > 0) for (const card of [...table.marked]) discardFrom(table, seat, card);
  const [own, rivals] = [table.ops[seat], table.ops[nextOf(table, seat)]];
  let stayed = 0;
  let taken = 0;
  while (
    stayed < count &&
    own.size < MOST_HELD &&
    destinyOf(table) > 0 &&
    !(matching && own.size >= rivals.size)
  ) {
    const card = takeTop(table);
    taken++;
    if (mayHold(table, sideOf(seat), card)) {
      stayed++;
      own.add(card);
      if (isCombo(table)) table.fresh.add(card);
    } else rivals.add(card);
  }
  if (taken === 0) return;
  table.idle = 0;
  for (let i = 0; i < table.rules.seats; i++) table.trims.push(nextOf(table, seat, i));
}

export function refill(table: Reading, seat: Seat, count: number): void {
  if (count === 0) table.trims.push(seat);
  else draw(table, seat, count);
}

export function recruit(table: Reading, seat: Seat, card: number): void {
  table.void.delete(card);
  if (table.rules.hasReserve) table.reserve[sideOf(seat)].add(card);
  else table.experience[homeOf(table, seat)].add(card);
}

export function store(table: Reading, seat: Seat, card: number): void {
  leaveOps(table, seat, card);
  table.experience[homeOf(table, seat)].add(card);
}

/** Uses up the first right that fits as it now stands. */
function spend(table: Reading, fits: (right: Right) => boolean): boolean {
  const index = table.rights.findIndex((right) => {
    const now = standing(table, right);
    return now !== undefined && fits(now);
  });
  if (index < 0) return false;
  table.rights.splice(index, 1);
  return true;
}

const open = (table: Reading, of: Right['of'], times = 1, sway = 0, drawn = false): void => {
  for (let i = 0; i < times; i++) table.rights.push({ of, sway, drawn });
};

function pay(table: Reading, by: ByName, sway: number): void {
  if (by === 'rescue') return;
  if (by === 'strike') {
    table.strike = 'on';
    return;
  }
  if (by === 'hidden' || by === 'sabotage') spend(table, ({ of }) => of === 'sabotage');
  else if (by.startsWith('vision')) {
    const budget = Number(by.slice(6));
    spend(table, (right) => right.of === 'vision' && right.sway === budget);
    if (budget > sway) open(table, 'vision', 1, budget - sway);
  } else if (by !== 'valor' || !spend(table, ({ of, drawn }) => of === 'valor' && drawn))
    spend(table, ({ of }) => of === by);
}

/** GEN-DEF-8, WA-DEF-9, WA-DEF-10 */
export function engage(
  table: Reading,
  seat: Seat,
  card: number,
  by: ByName,
  as: AbilityName | undefined,
  quiet: boolean,
): void {
  pay(table, by, swayOf(table, card));
  const laid = lay(table, seat, card, as, by);
  if (asksToRecruit(table, laid)) table.task = 'recruit';
  if (!laid.hidden && !laid.doubled) execute(table, laid, as ?? abilityOf(table, card), quiet);
}

/** Only puts the card into the timeline. */
export function lay(table: Reading, seat: Seat, card: number, as: AbilityName | undefined, by: ByName): Laid {
  if (as === undefined) leaveOps(table, seat, card);
  else table.experience[homeOf(table, seat)].delete(card);
  table.fresh.delete(card);
  const hidden = by === 'hidden';
  const doubled = by === 'insurgence';
  const laid: Laid = { card, seat, as, hidden, doubled, naming: false, order: ++table.engagedSoFar };
  table.line.push(laid);
  if (table.phase === 'plot') table.plotted++;
  if (!hidden) tell(table, laid);
  return laid;
}

/** GEN-RCT-3; GEN-R-144: after a card laid face down whatever it is, if there is anything to recruit. */
function asksToRecruit(table: Reading, { seat, card, hidden }: Laid): boolean {
  const { rules } = table;
  if (!rules.recruitable) return false;
  const { cards } = rules.deck;
  if (hidden) return recruitsFor(table, seat).some((one) => cards[one].recruits === 0);
  return cards[card].recruits > 0 && recruitablesOf(table, seat).length > 0;
}

/** GEN-R-100, WA-RND-7 The card engaged last; one that lay face down counts from when it was laid. */
function tell(table: Reading, laid: Laid): void {
  const ability = abilityOf(table, laid.card);
  if (ability !== 'ruin' && ability !== 'triumph') return;
  const side = sideOf(laid.seat);
  const told = table.tales[side][ability];
  if (told === undefined || told.order < laid.order) table.tales[side][ability] = laid;
}

function execute(table: Reading, laid: Laid, ability: AbilityName, quiet: boolean): void {
  const { seat, card } = laid;
  const count = (left: number): void => {
    if (!quiet) table.countdowns.push({ side: sideOf(seat), left });
  };
  switch (ability) {
    case 'battle':
    case 'leadership':
      return open(table, 'plain', 2);
    case 'rescue':
    case 'ruin':
    case 'triumph':
    case 'warfare':
      return open(table, 'plain');
    case 'covert':
      if (!quiet && table.phase === 'plot') table.barred.add(nextOf(table, seat));
      return open(table, 'plain');
    case 'dread':
      count(2);
      return open(table, 'plain');
    case 'sacrifice':
      count(table.phase === 'reveal' ? 3 : 2);
      return open(table, 'plain');
    case 'sabotage':
      return open(table, table.phase === 'plot' ? 'sabotage' : 'plain', 2);
    case 'vision':
      return open(table, 'vision', 1, 7 - swayOf(table, card));
    case 'enlist':
      return open(table, 'enlist', 1, swayOf(table, card));
    case 'strike':
      if (table.strike === 'none') table.strike = 'open';
      return;
    case 'maven':
    case 'replication':
      laid.naming = true;
      return;
    case 'endurance':
      return;
    default:
      open(table, ability);
  }
}

/** "X and then Y": X is done, Y is left (GEN-R-20). */
function drawBy(table: Reading, seat: Seat, ability: AbilityName, count: number): void {
  spend(table, ({ of, drawn }) => of === ability && !drawn);
  if (ability === 'engineering') open(table, 'plain');
  if (ability === 'valor' || ability === 'vengeance') open(table, ability, 1, 0, true);
  draw(table, seat, count);
}

/** Moves of a combo other than those that end the phase. */
export function act(table: Reading, seat: Seat, move: Move): void {
  if (kinds.engage.is(move)) {
    const { card, by, as, quiet } = kinds.engage.read(move);
    engage(table, seat, card, BY[by], as === 0 ? undefined : ABILITIES[as - 1], quiet === 1);
  } else if (kinds.draw.is(move)) {
    const { by, count } = kinds.draw.read(move);
    drawBy(table, seat, ABILITIES[by], count);
  } else if (kinds.refill.is(move)) {
    spend(table, ({ of }) => of === 'logistics');
    refill(table, seat, kinds.refill.get.count(move));
  } else if (kinds.negotiate.is(move)) {
    spend(table, ({ of }) => of === 'negotiation');
    draw(table, seat, Number.POSITIVE_INFINITY, true);
  } else if (kinds.negotiateFor.is(move)) {
    spend(table, ({ of }) => of === 'negotiation');
    draw(table, seat, kinds.negotiateFor.get.count(move), true);
  } else if (kinds.omen.is(move)) {
    spend(table, ({ of }) => of === 'omen');
    const looked = Array.from({ length: kinds.omen.get.count(move) }, () => takeTop(table));
    table.looked.push(...looked);
    table.mayTake = true;
    table.task = 'omen';
  } else if (kinds.persuade.is(move)) persuade(table, kinds.persuade.get.index(move));
  else if (kinds.send.is(move)) {
    if (!spend(table, ({ of, drawn }) => of === 'vengeance' && drawn))
      spend(table, ({ of }) => of === 'vengeance');
    store(table, seat, kinds.send.get.card(move));
    if (table.ops[seat].size > 0) table.task = 'send';
  } else if (kinds.name.is(move)) {
    const { index, ability } = kinds.name.read(move);
    const laid = table.line[index];
    laid.naming = false;
    laid.as = ABILITIES[ability];
    execute(table, laid, laid.as, false);
  } else if (kinds.recruit.is(move)) {
    const { card, limit } = kinds.recruit.read(move);
    spend(table, ({ of, sway }) => of === 'enlist' && sway === limit);
    recruit(table, seat, card);
  } else if (kinds.bring.is(move)) {
    const card = kinds.bring.get.card(move);
    table.reserve[sideOf(seat)].delete(card);
    table.ops[seat].add(card);
  } else {
    for (const card of table.experience[seat]) {
      table.ops[seat].add(card);
      table.marked.add(card);
    }
    table.experience[seat].clear();
  }
}

function persuade(table: Reading, index: number): void {
  spend(table, ({ of }) => of === 'persuasion');
  const [laid] = table.line.splice(index, 1);
  if (laid.hidden) tell(table, laid);
  table.void.add(laid.card);
  open(table, 'plain');
}

/** GEN-OME-2, GEN-OME-3: the last card goes under automatically. */
export function actOnLooked(table: Reading, seat: Seat, move: Move): void {
  const takes = kinds.take.is(move);
  const card = takes ? kinds.take.get.card(move) : kinds.under.get.card(move);
  table.looked.splice(table.looked.indexOf(card), 1);
  table.mayTake = false;
  if (takes) {
    table.ops[seat].add(card);
    table.idle = 0;
    if (table.rules.strikeFromOpsOnly) table.fresh.add(card);
  } else table.under.push(card);
  if (table.looked.length === 1) table.under.push(...table.looked.splice(0));
  if (table.looked.length === 0) table.task = 'none';
}

/** OBS-6 Clears both timelines except what endures. */
export function clearLines(table: Reading, everything: boolean): void {
  const stays = (laid: Laid): boolean => !everything && endures(table, laid);
  for (const laid of table.line) if (!stays(laid)) table.void.add(laid.card);
  table.line = table.line.filter(stays);
}

/** GEN-SAB-3, WA-SAB-3; true if the plotter can act on what is turned up (WA-R-65). */
export function turnUp(table: Reading): boolean {
  const hidden = table.line.filter((laid) => laid.hidden);
  for (const laid of hidden) {
    laid.hidden = false;
    tell(table, laid);
  }
  if (hidden.length === 0 || table.rules.hasReserve) return false;
  endCombo(table);
  table.phase = 'reveal';
  for (const laid of hidden) execute(table, laid, laid.as ?? abilityOf(table, laid.card), false);
  const seat = engagerOf(table);
  if (hidden.some((laid) => laid.seat !== seat)) throw new Error('a card of another seat lay face down');
  return table.strike !== 'none' || table.rights.some((right) => standing(table, right) !== undefined);
}

/** permissions, sentences, strike and namings end with the phase. */
export function endCombo(table: Reading): void {
  table.rights = [];
  table.fresh.clear();
  table.strike = 'none';
  for (const laid of table.line) laid.naming = false;
}
