/** Legal moves as a board wants them: by the thing that is pressed. */
import type { Move } from '@hortus/kernel';
import { type Card, MOVES, type SwayView } from '../src/index.ts';

export const M = MOVES.kinds;
type Kind = keyof typeof M;

/** Kinds that name a card. */
const OF_CARD = [
  'engage',
  'interrupt',
  'take',
  'under',
  'send',
  'recruit',
  'bring',
  'discard',
  'give',
  'store',
] as const satisfies readonly Kind[];
type CardKind = (typeof OF_CARD)[number];

export interface Grouped {
  /** By card number. */
  readonly cards: ReadonlyMap<number, readonly Move[]>;
  /** Ends of a plot that store a card. */
  readonly stores: readonly Move[];
  /** By place in `engaged`: persuade and name. */
  readonly places: ReadonlyMap<number, readonly Move[]>;
  /** Everything else, as buttons. */
  readonly others: readonly Move[];
}

export const kindOf = (move: Move): Kind =>
  (Object.keys(M) as Kind[]).find((kind) => M[kind].is(move)) ?? 'pass';

export const cardOfMove = (move: Move): number | undefined => {
  const kind = OF_CARD.find((one) => M[one].is(move));
  return kind === undefined ? undefined : (M[kind] as (typeof M)[CardKind]).get.card(move);
};

export function grouped(legal: readonly Move[]): Grouped {
  const cards = new Map<number, Move[]>();
  const places = new Map<number, Move[]>();
  const others: Move[] = [];
  const stores: Move[] = [];
  const add = (map: Map<number, Move[]>, key: number, move: Move): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [move]);
    else list.push(move);
  };
  for (const move of legal) {
    const card = cardOfMove(move);
    if (M.store.is(move)) stores.push(move);
    else if (card !== undefined) add(cards, card, move);
    else if (M.persuade.is(move)) add(places, M.persuade.get.index(move), move);
    else if (M.name.is(move)) add(places, M.name.get.index(move), move);
    else if (!M.resign.is(move) && !M.time.is(move)) others.push(move);
  }
  return { cards, places, others, stores };
}

/** What pressing a card would mean now: the move to ask about when it cannot be pressed. */
export function meantBy(view: SwayView, card: Card & { readonly number: number }): Move {
  const { number, name } = card;
  const engages = view.task === 'none' && ['obstruct', 'plot', 'reveal'].includes(view.phase);
  if (engages && view.reserve.some((cards) => cards.includes(name))) return M.bring.pack(number);
  if (view.task === 'trim' || view.phase === 'equalise') return M.discard.pack(number);
  if (view.task === 'window') return M.interrupt.pack(number, 0);
  if (view.task === 'send') return M.send.pack(number);
  if (view.task === 'omen' || view.phase === 'share') return M.take.pack(number);
  if (view.phase === 'giving') return M.give.pack(number);
  if (['draft', 'recruit'].includes(view.phase) || view.task === 'recruit') return M.recruit.pack(number, 0);
  return M.engage.pack(number, 0, 0, 0);
}

/** Of what can be done with a card, what a plain press does: the rest is in its menu. */
export function pressedFirst(moves: readonly Move[]): readonly Move[] {
  const engaging = moves.filter((move) => M.engage.is(move) && M.engage.get.quiet(move) === 0);
  return engaging.length > 0 ? engaging : moves;
}

/** The same sentence for different numbers of cards, the largest first. */
export function sentences(moves: readonly Move[]): readonly (readonly [Move, ...Move[]])[] {
  const groups = new Map<string, [Move, ...Move[]]>();
  for (const move of moves) {
    const key = M.draw.is(move) ? `draw ${M.draw.get.by(move)}` : kindOf(move);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [move]);
    else group.push(move);
  }
  return [...groups.values()];
}
