/** What a move is about: who acts, on what, where it ends, with which card. Read once per list: a Hermit has a thousand. */
import type { Move } from '@hortus/kernel';
import { CODES } from '../cards/cards.ts';
import { MOVES, type View } from '../types.ts';
import { ahead, type Thing } from './things.ts';

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
  /** Distance or damage, minus one. */
  readonly amount?: number | undefined;
  readonly facing?: number | undefined;
  /** The move without its facing: moves that differ only in that are one question. */
  readonly group: string;
}

/** Kinds whose target is a space that the move doesn't name: it lies ahead of the actor. */
const AT_SPACE: ReadonlySet<Kind> = new Set([
  ...(['cup', 'cupLay', 'cupTop', 'rodCard', 'discLay', 'swordLay', 'raze'] as const),
  ...(['disc2Lay', 'sun', 'sunLay'] as const),
]);

/** What each of the listed moves is about. */
export const meaningsOf = (view: View, legal: readonly Move[]): readonly Meaning[] => legal.map(reader(view));

function reader(view: View): (move: Move) => Meaning {
  const sites = new Map(view.sites.map(({ x, y }, i) => [`${x},${y}`, i]));
  const lying = new Map(view.sites.flatMap(({ card }, i) => (card === null ? [] : [[card, i] as const])));
  const siteThing = (site: number | undefined): Thing | undefined =>
    site === undefined ? undefined : `site ${site}`;
  const manThing = (man: number | undefined): Thing | undefined =>
    man === undefined ? undefined : `man ${man}`;
  const lyingAt = ({ x, y }: { readonly x: number; readonly y: number }): Thing | undefined =>
    siteThing(sites.get(`${x},${y}`));
  return (move) => {
    const [kind, { fields, get }] = kindOf(move);
    const field = (name: string): number | undefined => (name in fields ? get[name](move) : undefined);
    const [man, site, far, facing] = [field('man'), field('site'), field('far'), field('facing')];
    const card = field('card');
    const acting = view.men[field('actor') ?? -1];
    const code = card === undefined ? undefined : CODES[card];
    // The World copies a card on the board: its space is pressed.
    const copied = kind === 'copy' && code !== undefined ? lying.get(code) : undefined;
    const there = acting !== undefined && AT_SPACE.has(kind) ? lyingAt(ahead(acting)) : undefined;
    const named = manThing(man) ?? siteThing(site) ?? there;
    /** GNO-ROD-4 From where the piece stands, in the direction the actor faces. */
    const landing = (): Thing | undefined => {
      if (far === undefined || acting === undefined) return undefined;
      const from = view.men[man ?? -1] ?? ahead(acting);
      return lyingAt(ahead({ ...acting, x: from.x, y: from.y }, far + 1));
    };
    const about = {
      actor: kind === 'turn' ? manThing(man) : manThing(field('actor')),
      target: kind === 'turn' ? undefined : (siteThing(copied) ?? named),
      to: kind === 'send' ? siteThing(site) : (siteThing(field('to')) ?? landing()),
      card: code === undefined || copied !== undefined ? undefined : (`card ${code}` as const),
      amount: far ?? field('harm'),
      facing,
    };
    const { actor, target, to, amount } = about;
    const group = `${kind} ${actor} ${target} ${to} ${about.card} ${amount} ${facing === undefined ? move : ''}`;
    return { move, kind, ...about, group };
  };
}
