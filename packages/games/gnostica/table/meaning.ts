/** What a move is about: who acts, on what, where it ends, with which card. Read once a list; a Hermit has a thousand. */

import type { Move } from '@hortus/kernel';
import { CODES, type ManView, MOVES, type View } from '../src/index.ts';

/** Something on the table, as text that can be compared: `man 3`, `site 0`, `card CK`. */
export type Thing = `man ${number}` | `site ${number}` | `card ${string}`;

export type Kind = keyof typeof MOVES.kinds;

interface MoveKind {
  readonly fields: Readonly<Record<string, number>>;
  readonly get: Readonly<Record<string, (move: Move) => number>>;
  is(move: Move): boolean;
}
const KINDS = Object.entries(MOVES.kinds) as unknown as readonly (readonly [Kind, MoveKind])[];

export function kindOf(move: Move): readonly [Kind, MoveKind] {
  return KINDS.find(([, kind]) => kind.is(move)) ?? (KINDS[0] as readonly [Kind, MoveKind]);
}

/** The parts of a move in the order in which they are asked for. */
export const SLOTS = ['actor', 'target', 'to', 'card'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Meaning {
  readonly move: Move;
  readonly kind: Kind;
  readonly actor?: Thing | undefined;
  readonly target?: Thing | undefined;
  /** Where something moves to. */
  readonly to?: Thing | undefined;
  readonly card?: Thing | undefined;
  /** Distance or damage. */
  readonly amount?: number | undefined;
  readonly facing?: number | undefined;
  /** The move without its facing: those that are alike but for it are one question. */
  readonly group: string;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
  U: [0, 0],
};

/** So many spaces ahead of a piece. */
export function ahead({ x, y, facing }: ManView, far = 1): readonly [number, number] {
  const [dx, dy] = STEPS[facing] ?? [0, 0];
  return [x + dx * far, y + dy * far];
}

/** Targets that are a space without the move naming it: it lies ahead of the actor. */
const AT_SPACE: readonly Kind[] = [
  ...(['cup', 'cupLay', 'cupTop', 'rodCard', 'discLay', 'swordLay', 'raze'] as const),
  ...(['disc2Lay', 'sun', 'sunLay'] as const),
];

/** Reads moves of one view. */
export function reader(view: View): (move: Move) => Meaning {
  const sites = new Map(view.sites.map(({ x, y }, i) => [`${x},${y}`, i]));
  const cards = new Map(view.sites.flatMap(({ card }, i) => (card === null ? [] : [[card, i] as const])));
  const siteAt = ([x, y]: readonly [number, number]): Thing | undefined => {
    const site = sites.get(`${x},${y}`);
    return site === undefined ? undefined : `site ${site}`;
  };
  return (move) => {
    const [kind, { fields, get }] = kindOf(move);
    const field = (name: string): number | undefined => (name in fields ? get[name]?.(move) : undefined);
    const [actor, man, site, to] = [field('actor'), field('man'), field('site'), field('to')];
    const [card, facing, far, harm] = [field('card'), field('facing'), field('far'), field('harm')];
    const code = card === undefined ? undefined : CODES[card];
    const acting = actor === undefined ? undefined : view.men[actor];
    const target: Thing | undefined =
      man !== undefined
        ? `man ${man}`
        : site !== undefined
          ? `site ${site}`
          : acting !== undefined && AT_SPACE.includes(kind)
            ? siteAt(ahead(acting))
            : undefined;
    const moved = man === undefined ? undefined : view.men[man];
    const landing = ((): Thing | undefined => {
      if (to !== undefined) return `site ${to}`;
      if (far === undefined || acting === undefined) return undefined;
      const from = moved ?? { ...acting, x: ahead(acting)[0], y: ahead(acting)[1] };
      return siteAt(ahead({ ...from, facing: acting.facing }, far + 1));
    })();
    const isSend = kind === 'send';
    const board = kind === 'copy' && code !== undefined ? cards.get(code) : undefined;
    const meaning = {
      actor:
        kind === 'turn'
          ? (`man ${man}` as Thing)
          : actor === undefined
            ? undefined
            : (`man ${actor}` as Thing),
      target: kind === 'turn' ? undefined : board === undefined ? target : (`site ${board}` as Thing),
      to: isSend ? (`site ${site}` as Thing) : landing,
      card: code === undefined || board !== undefined ? undefined : (`card ${code}` as Thing),
      amount: far ?? harm,
      facing,
    };
    const { actor: who, target: what, to: where, card: which, amount } = meaning;
    const group = `${kind} ${who} ${what} ${where} ${which} ${amount} ${facing === undefined ? move : ''}`;
    return { move, kind, ...meaning, group };
  };
}

/** Of equal pieces the rules name the first: whichever is pressed, that one is meant. */
export function firstLike(view: View, index: number): number {
  const man = view.men[index];
  if (man === undefined) return index;
  return view.men.findIndex(
    (one) =>
      one.x === man.x &&
      one.y === man.y &&
      one.owner === man.owner &&
      one.pips === man.pips &&
      one.facing === man.facing &&
      one.minion === man.minion,
  );
}
