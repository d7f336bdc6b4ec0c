/** Every move of the seat that is asked, by the clauses and not by the engine. */
import type { Move, Seat } from '@hortus/kernel';
import { MOVES } from '../../game/moves.ts';
import { ABILITIES, ABILITY, type AbilityName, BY_OF, type ByName, MOST_SWAY } from '../../types.ts';
import {
  abilityOf,
  destinyOf,
  engagerOf,
  homeOf,
  isKeptOut,
  isLife,
  lineOf,
  livesOf,
  MOST_HELD,
  mayHold,
  nextOf,
  persuadable,
  type Reading,
  type Right,
  recruitsFor,
  sideOf,
  swayOf,
} from './table.ts';

const { kinds } = MOVES;

/** How many marked cards the seat's next draw costs (GEN-R-13, GEN-R-14). */
export function costOf(table: Reading, seat: Seat): number {
  const marked = seat === table.turn ? table.marked.size : 0;
  const held = table.ops[seat].size;
  return held >= MOST_HELD && held - marked < MOST_HELD && destinyOf(table) > 0 ? marked : 0;
}

/** DEF-4, DEF-5 */
const mostToDraw = (table: Reading, seat: Seat, limit: number): number =>
  Math.max(0, Math.min(limit, MOST_HELD - table.ops[seat].size + costOf(table, seat), destinyOf(table)));

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** DEF-16, R-141; WA-DEF-7, WA-DEF-8, WA-R-123 */
export function refillsOf(table: Reading, seat: Seat): Move[] {
  const { refillTrims } = table.rules;
  if (refillTrims && table.ops[seat].size > MOST_HELD) return [kinds.refill.pack(0)];
  const most = mostToDraw(table, seat, MOST_HELD);
  return upTo(most).map((count) => kinds.refill.pack(count));
}

/** What is left of a right: only the second part once the first can't be done any more (GEN-E-6). */
export function standing(table: Reading, right: Right): Right | undefined {
  const spent = destinyOf(table) === 0;
  switch (right.of) {
    case 'engineering':
      return spent ? { ...right, of: 'plain' } : right;
    case 'persuasion':
      return persuadable(table, engagerOf(table)).length === 0 ? { ...right, of: 'plain' } : right;
    case 'valor':
      return spent ? { ...right, drawn: true } : right;
    case 'vengeance':
      if (!right.drawn && !spent) return right;
      return table.rules.hasExperience ? { ...right, drawn: true } : undefined;
    case 'navigation':
    case 'omen':
    case 'negotiation':
      return spent ? undefined : right;
    case 'logistics':
      return spent && !(table.rules.refillTrims && table.ops[engagerOf(table)].size > MOST_HELD)
        ? undefined
        : right;
    default:
      return right;
  }
}

const standingRights = (table: Reading): Right[] =>
  table.rights.flatMap((right) => standing(table, right) ?? []);

/** Ways to pay for a card now. */
function waysToPay(table: Reading): Set<ByName> {
  const ways = new Set<ByName>();
  for (const { of, sway } of standingRights(table)) {
    if (of === 'plain' || of === 'engineering' || of === 'persuasion' || of === 'valor') ways.add(of);
    if (of === 'insurgence') ways.add('insurgence');
    if (of === 'vision') ways.add(`vision${sway}` as ByName);
    if (of === 'sabotage') {
      ways.add('hidden');
      if (table.rules.hidingOptional) ways.add('sabotage');
    }
  }
  if (table.strike !== 'none') ways.add('strike');
  if (table.phase === 'obstruct') ways.add('rescue');
  return ways;
}

function reaches(table: Reading, by: ByName, card: number, as: AbilityName | undefined): boolean {
  const printed = abilityOf(table, card);
  if (by.startsWith('vision')) return swayOf(table, card) <= Number(by.slice(6));
  if (by === 'valor') return printed === 'valor' || as === 'valor';
  if (by === 'strike') return !table.fresh.has(card) && !(as !== undefined && table.rules.strikeFromOpsOnly);
  if (by !== 'rescue') return true;
  return as === undefined ? printed === 'rescue' : as === 'rescue' && table.rules.unlockRights;
}

/** GEN-R-23 Sentences without a choice, which can be declined. */
const couldDecline = (table: Reading, seat: Seat, ability: AbilityName): boolean =>
  ability === 'dread' ||
  ability === 'sacrifice' ||
  (ability === 'covert' && table.phase === 'plot' && !table.barred.has(nextOf(table, seat)));

function engagesOf(table: Reading, seat: Seat): Move[] {
  const moves: Move[] = [];
  const offer = (by: ByName, card: number, as: AbilityName | undefined): void => {
    const printed = abilityOf(table, card);
    if (!reaches(table, by, card, as)) return;
    if (isKeptOut(table, seat, printed) || (as !== undefined && isKeptOut(table, seat, as))) return;
    if (table.strike === 'on' && table.fresh.has(card)) return;
    const move = (quiet: number): Move =>
      kinds.engage.pack(card, BY_OF[by], as === undefined ? 0 : ABILITY[as] + 1, quiet);
    moves.push(move(0));
    const executed = by !== 'hidden' && by !== 'insurgence';
    if (executed && couldDecline(table, seat, as ?? printed)) moves.push(move(1));
  };
  for (const by of waysToPay(table)) {
    for (const card of table.ops[seat]) offer(by, card, undefined);
    for (const as of table.unlocked[seat])
      for (const card of table.experience[homeOf(table, seat)]) offer(by, card, as);
  }
  return moves;
}

function sentencesOf(table: Reading, seat: Seat): Move[] {
  const rights = standingRights(table);
  const has = (of: AbilityName, drawn = false): boolean =>
    rights.some((right) => right.of === of && right.drawn === drawn);
  const moves: Move[] = [];
  for (const [name, most] of [
    ['engineering', 1],
    ['valor', 1],
    ['navigation', 2],
    ['vengeance', 2],
  ] as const)
    if (has(name))
      for (const count of upTo(mostToDraw(table, seat, most)))
        moves.push(kinds.draw.pack(ABILITY[name], count));
  if (table.rules.hasExperience && (has('vengeance') || has('vengeance', true)))
    for (const card of table.ops[seat]) moves.push(kinds.send.pack(card));
  if (has('logistics')) moves.push(...refillsOf(table, seat));
  if (has('omen') && table.ops[seat].size < MOST_HELD)
    moves.push(...upTo(Math.min(4, destinyOf(table))).map((count) => kinds.omen.pack(count)));
  const lacking = table.ops[nextOf(table, seat)].size - table.ops[seat].size;
  const bargain = upTo(mostToDraw(table, seat, Math.max(0, lacking)));
  if (has('negotiation') && bargain.length > 0)
    moves.push(
      kinds.negotiate.pack(),
      ...bargain.slice(0, -1).map((count) => kinds.negotiateFor.pack(count)),
    );
  if (has('persuasion'))
    for (const laid of persuadable(table, seat)) moves.push(kinds.persuade.pack(table.line.indexOf(laid)));
  for (const limit of upTo(MOST_SWAY))
    if (rights.some(({ of, sway }) => of === 'enlist' && sway === limit))
      for (const card of recruitsFor(table, seat))
        if (swayOf(table, card) <= limit) moves.push(kinds.recruit.pack(card, limit));
  return moves;
}

const NEVER_NAMED: readonly AbilityName[] = ['battle', 'maven', 'replication', 'ruin', 'triumph'];

/** GEN-MAV-1, GEN-REP-1, GEN-R-76 to GEN-R-79 */
function namingsOf(table: Reading, seat: Seat): Move[] {
  const theirs = lineOf(table, 1 - sideOf(seat)).filter(({ hidden }) => !hidden);
  return table.line.flatMap((laid, index) =>
    ABILITIES.filter(
      (name, i) =>
        laid.naming &&
        (table.rules.abilities >>> i) % 2 === 1 &&
        !NEVER_NAMED.includes(name) &&
        !isKeptOut(table, seat, name) &&
        (abilityOf(table, laid.card) === 'maven' ||
          theirs.some(({ card }) => abilityOf(table, card) === name)),
    ).map((name) => kinds.name.pack(index, ABILITY[name])),
  );
}

/** GEN-TRN-3, GEN-TRN-4, GEN-EXP-2, GEN-EXP-5 */
function ownTurnOf(table: Reading, seat: Seat): Move[] {
  const moves: Move[] = [kinds.finish.pack()];
  for (const card of table.reserve[sideOf(seat)])
    if (!isLife(table, card) || destinyOf(table) === 0) moves.push(kinds.bring.pack(card));
  if (!table.rules.hasReserve || !table.rules.hasExperience) return moves;
  if (table.experience[seat].size > 0) moves.push(kinds.recall.pack());
  if (table.phase === 'plot' && table.plotted > 0)
    for (const card of table.ops[seat]) moves.push(kinds.store.pack(card));
  return moves;
}

function interruptsOf(table: Reading, seat: Seat): Move[] {
  const moves: Move[] = [kinds.pass.pack(), kinds.waive.pack()];
  if (isKeptOut(table, seat, 'battle')) return moves;
  for (const card of table.ops[seat])
    if (abilityOf(table, card) === 'battle') moves.push(kinds.interrupt.pack(card, 0));
  if (table.rules.unlockRights && table.unlocked[seat].has('battle'))
    for (const card of table.experience[homeOf(table, seat)])
      if (!isKeptOut(table, seat, abilityOf(table, card)))
        moves.push(kinds.interrupt.pack(card, ABILITY.battle + 1));
  return moves;
}

/** GEN-RCT-3, GEN-RCT-5: what the card engaged last may recruit. */
export function recruitablesOf(table: Reading, seat: Seat): number[] {
  const { cards } = table.rules.deck;
  const wanted = cards[table.line[table.line.length - 1].card].recruits;
  return recruitsFor(table, seat).filter(
    (card) => cards[card].ability + 1 === wanted && cards[card].recruits === 0,
  );
}

function inTask(table: Reading, seat: Seat): Move[] {
  switch (table.task) {
    case 'trim': {
      const first = seat === table.turn && table.marked.size > 0 ? table.marked : table.ops[seat];
      return [...first].map((card) => kinds.discard.pack(card));
    }
    case 'omen': {
      const takes = table.mayTake ? table.looked.filter((card) => mayHold(table, sideOf(seat), card)) : [];
      return [
        ...takes.map((card) => kinds.take.pack(card)),
        ...table.looked.map((card) => kinds.under.pack(card)),
      ];
    }
    case 'send':
      return [...[...table.ops[seat]].map((card) => kinds.send.pack(card)), kinds.done.pack()];
    case 'recruit':
      return [...recruitablesOf(table, seat).map((card) => kinds.recruit.pack(card, 0)), kinds.pass.pack()];
    default:
      return interruptsOf(table, seat);
  }
}

export function offersOf(table: Reading): Move[] {
  const seat = table.asked;
  if (table.task !== 'none') return inTask(table, seat);
  switch (table.phase) {
    case 'over':
      return [];
    case 'draft':
    case 'recruit':
      return [...recruitsFor(table, seat).map((card) => kinds.recruit.pack(card, 0)), kinds.pass.pack()];
    case 'opening':
    case 'refill':
      return [...refillsOf(table, seat), kinds.pass.pack()];
    case 'share':
      return [...table.experience[sideOf(seat)]].map((card) => kinds.take.pack(card));
    case 'equalise':
      return [...table.ops[seat]].map((card) => kinds.discard.pack(card));
    case 'giving':
      return (table.rules.hasReserve ? [...table.reserve[sideOf(seat)]] : livesOf(table, seat)).map((card) =>
        kinds.give.pack(card),
      );
    case 'unlock':
      return [...lockedFor(table, seat).map((name) => kinds.unlock.pack(ABILITY[name])), kinds.pass.pack()];
    default:
      return [
        ...engagesOf(table, seat),
        ...sentencesOf(table, seat),
        ...namingsOf(table, seat),
        ...ownTurnOf(table, seat),
      ];
  }
}

/** WA-UNL-1, WA-UNL-2 Every ability in force except ruin and triumph. */
export const lockedFor = ({ rules, unlocked }: Reading, seat: Seat): AbilityName[] =>
  ABILITIES.filter(
    (name, i) =>
      (rules.abilities >>> i) % 2 === 1 && name !== 'ruin' && name !== 'triumph' && !unlocked[seat].has(name),
  );
