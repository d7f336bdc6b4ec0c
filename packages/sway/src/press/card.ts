/** What a press on a card means. */
import type { Move, Seat } from '@hortus/kernel';
import { proposeBy } from '../acts/propose.ts';
import type { SwayState } from '../edition/rules.ts';
import { ABILITIES, ABILITY, type AbilityName, BY, type HiddenView, type SwayView } from '../types.ts';
import { type ByThing, M } from './by-thing.ts';
import { leaveOf } from './leaving.ts';
import { canQueue, type Queue } from './queue.ts';
import { answersNothing } from './standing.ts';

/** Who presses, at which table. */
export interface Presser {
  readonly view: SwayView;
  readonly seat: Seat | undefined;
  /** A world consistent with the view; undefined while nothing is asked. */
  readonly world: SwayState | undefined;
  readonly moves: ByThing;
}

export type CardPress =
  /** Lines the card up to come next, or takes it out again. */
  | { readonly does: 'queue' }
  /** Marks the card to leave for good, or unmarks it. */
  | { readonly does: 'mark' }
  | { readonly does: 'play'; readonly move: Move }
  /**
   * Asks which of these; `first` says what could be done before it and would be given up, that it would be
   * wasted, or that it can only be stored.
   */
  | {
      readonly does: 'ask';
      readonly moves: readonly Move[];
      readonly first?: 'persuade' | 'wasted' | 'store';
    }
  | { readonly does: 'nothing' };

/** `token`: the permission chosen to pay with, if any. */
export function pressCard(
  presser: Presser,
  card: number,
  token: string | undefined,
  queue: Queue = [],
): CardPress {
  const { view, seat, moves } = presser;
  if (canQueue(queue, view, seat, card)) return { does: 'queue' };
  if (leaveOf(moves, card) !== undefined) return { does: 'mark' };
  return engageOrAsk(presser, card, token);
}

/** The same for a card whose turn has come in the queue. */
export function engageOrAsk(presser: Presser, card: number, token: string | undefined): CardPress {
  const { moves, view } = presser;
  const all = moves.cards.get(card) ?? [];
  if (all.length === 0) return { does: 'nothing' };
  const move = plainMove(presser, all, card, token);
  if (answersNothing(view) && all.some(M.engage.is))
    return { does: 'ask', moves: move === undefined ? all : [move], first: 'wasted' };
  if (move === undefined) return { does: 'ask', moves: all };
  if (onlyStores(presser, card)) return { does: 'ask', moves: [move], first: 'store' };
  const lost = givenUp(move, moves, view);
  if (lost.length === 0) return { does: 'play', move };
  const persuade = lost.some(M.persuade.is) ? { first: 'persuade' as const } : {};
  return { does: 'ask', moves: [...lost.filter(M.draw.is), move], ...persuade };
}

/** The card can't be played now, only stored. A press is meant to play it, so it doesn't store it. */
export function onlyStores({ moves, view }: Pick<Presser, 'moves' | 'view'>, card: number): boolean {
  const all = moves.cards.get(card) ?? [];
  return view.task === 'none' && all.length > 0 && all.every(M.send.is);
}

/** What a plain press plays; undefined if the player has to choose. */
function plainMove(
  { world, seat }: Presser,
  all: readonly Move[],
  card: number,
  token: string | undefined,
): Move | undefined {
  const moves = pressedFirst(all);
  const chosen = moves.filter((move) => token !== undefined && BY[M.engage.get.by(move)] === token);
  const list = chosen.length > 0 ? chosen : moves;
  const [first, ...more] = list;
  if (more.length === 0) return first;
  if (first === undefined || !M.engage.is(first) || world === undefined || seat === undefined)
    return undefined;
  if (list.some((move) => M.engage.get.as(move) !== 0)) return undefined;
  const by = proposeBy(world, seat, card);
  return typeof by === 'number' ? list.find((move) => M.engage.get.by(move) === by) : undefined;
}

/** The moves a plain press chooses among; the card's menu has the rest. */
function pressedFirst(moves: readonly Move[]): readonly Move[] {
  const engaging = moves.filter((move) => M.engage.is(move) && M.engage.get.quiet(move) === 0);
  return engaging.length > 0 ? engaging : moves;
}

/** The first part of the sentence that pays for the card, which engaging it now would give up (GEN-R-20). */
export function givenUp(
  move: Move,
  { others, places }: Pick<ByThing, 'others' | 'places'>,
  { pool }: Pick<SwayView, 'pool'>,
): readonly Move[] {
  if (!M.engage.is(move)) return [];
  const by = BY[M.engage.get.by(move)];
  if (by === 'persuasion') return [...places.values()].flat().filter(M.persuade.is);
  if (by !== 'engineering' && (by !== 'valor' || (pool.valor ?? 0) > 0)) return [];
  return others.filter((one) => M.draw.is(one) && ABILITIES[M.draw.get.by(one)] === by);
}

/** What a press on an unusable card was probably meant as, so that the rules can say why not. */
export function likelyMeant(view: SwayView, card: { readonly number: number; readonly name: string }): Move {
  const { number, name } = card;
  const { task, phase } = view;
  const engages = task === 'none' && ['obstruct', 'plot', 'reveal'].includes(phase);
  const unlocked = ABILITY[view.unlocked[view.turn]?.[0] ?? 'ruin'];
  // WA-DEF-10 Assume an unlocked ability for an experience card; then the rules say what else is in the way.
  if (engages && unlocked !== ABILITY.ruin && lies(name, view.experience[view.turn]))
    return M.engage.pack(number, 0, unlocked + 1, 0);
  if (engages && view.reserve.some((cards) => cards.includes(name))) return M.bring.pack(number);
  if (task === 'trim' || phase === 'equalise') return M.discard.pack(number);
  if (task === 'window') return M.interrupt.pack(number, 0);
  if (task === 'send') return M.send.pack(number);
  if (task === 'omen' || phase === 'share') return M.take.pack(number);
  if (phase === 'giving') return M.give.pack(number);
  if (phase === 'draft' || phase === 'recruit' || task === 'recruit') return M.recruit.pack(number, 0);
  return M.engage.pack(number, 0, 0, 0);
}

const lies = (name: string, zone: HiddenView | undefined): boolean =>
  zone?.cards.some(({ card }) => card === name) === true;

/** Bringing a life into the hand, or playing one where none is kept in reserve, spends it (GEN-R-96, WA-R-32). */
export const spendsLife = (
  moves: readonly Move[],
  power: AbilityName,
  hasReserve: boolean,
): 'bring' | 'play' | undefined => {
  if (moves.some(M.bring.is)) return 'bring';
  return !hasReserve && (power === 'ruin' || power === 'triumph') && moves.some(M.engage.is)
    ? 'play'
    : undefined;
};
