/** Legal moves by the thing that is pressed: a card, a place in a timeline, or a button. */
import type { Move } from '@hortus/kernel';
import { MOVES } from '../game/moves.ts';

export const M = MOVES.kinds;
export type Kind = keyof typeof M;

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

export interface ByThing {
  /** By card number. */
  readonly cards: ReadonlyMap<number, readonly Move[]>;
  /** Ends of a plot that store a card. */
  readonly stores: readonly Move[];
  /** By place in `engaged`: persuade and name. */
  readonly places: ReadonlyMap<number, readonly Move[]>;
  /** Everything else, each a button. */
  readonly others: readonly Move[];
}

export const kindOf = (move: Move): Kind =>
  (Object.keys(M) as Kind[]).find((kind) => M[kind].is(move)) ?? 'pass';

export const cardOfMove = (move: Move): number | undefined => {
  const kind = OF_CARD.find((one) => M[one].is(move));
  return kind === undefined ? undefined : (M[kind] as (typeof M)[CardKind]).get.card(move);
};

export function byThing(legal: readonly Move[]): ByThing {
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

export const has = ({ cards, others }: ByThing, kind: Kind): boolean =>
  others.some(M[kind].is) || [...cards.values()].some((moves) => moves.some(M[kind].is));
