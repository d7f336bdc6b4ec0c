/**
 * The current question to a player: what is lit, what is offered next to the board, and which move the choices so far
 * would make. Every legal move can be reached by pressing what is lit or offered; a law checks this.
 */
import type { Move, Seat } from '@hortus/kernel';
import type { ManView, View } from '../types.ts';
import {
  agreedActor,
  asked,
  type Choosing,
  groupsOf,
  hasBegun,
  isPicked,
  kindsIn,
  lit,
  meant,
  NOTHING,
  press,
} from './choosing.ts';
import { type Drawing, drawKindOf, mayDrop } from './drawing.ts';
import { type Group, shownOf } from './facing.ts';
import type { Kind, Meaning } from './meaning.ts';
import { cardIn, isSameSpace, pieceAt, siteAt, type Thing } from './things.ts';

/** What a player has pressed so far. */
export interface Pressed {
  readonly choosing: Choosing;
  /** Cards marked to be discarded, and how many are to be drawn. */
  readonly drops: ReadonlySet<string>;
  readonly count: number | undefined;
}
export const UNPRESSED: Pressed = { choosing: NOTHING, drops: new Set(), count: undefined };

/** A thing's role in the question. */
export interface Light {
  /** Can be pressed. */
  readonly open: boolean;
  /** Compatible with what is chosen, and asked for. */
  readonly next: boolean;
  readonly chosen: boolean;
}

/** What is asked, by the key of its words. */
export type Ask =
  | 'nothing'
  | 'drop'
  | 'end'
  | 'bid'
  | 'take'
  | 'flip'
  | 'none'
  | 'facing'
  | 'use'
  | 'sure'
  | 'put'
  | 'what'
  | 'kind'
  | 'actor'
  | 'actor.kind'
  | 'target'
  | 'to'
  | 'card';

export interface Question {
  readonly ask: Ask;
  /** All legal moves. */
  readonly all: readonly Meaning[];
  /** The moves still meant. */
  readonly moves: readonly Meaning[];
  readonly begun: boolean;
  readonly drawing: Drawing | undefined;
  /** The only move left, apart from its facing. */
  readonly single: Group | undefined;
  /** A few moves to choose from by name. */
  readonly few: readonly Group[];
  /** Or the kinds of step, if there are more. */
  readonly kinds: readonly Kind[];
  /** Moves offered separately, whatever else there is to choose. */
  readonly alone: readonly Meaning[];
  /** The one of those that most players would choose. */
  readonly likely: Meaning | undefined;
  /** What would be made as things are chosen; where only the facing is open, the piece keeps it, and a turn is not shown. */
  readonly meant: Move | undefined;
  /** Pieces whose reach matters: the chosen minion, or all that the card about to be used would have. */
  readonly acting: readonly ManView[];
  light(thing: Thing): Light;
}

/** Offered separately. */
const ALONE: ReadonlySet<Kind> = new Set(['rest', 'announce', 'skip', 'stuck', 'flip', 'swap']);

const isApart = ({ kind }: Meaning): boolean => ALONE.has(kind);

/** `most`: up to how many moves are offered by name rather than by kind. */
export function questionFor(
  view: View,
  seat: Seat | undefined,
  all: readonly Meaning[],
  { choosing, drops, count }: Pressed,
  most: number,
): Question {
  const moves = meant(all, choosing);
  const others = moves.filter((one) => !isApart(one));
  const groups = groupsOf(others);
  const begun = hasBegun(choosing);
  const kind = drawKindOf(moves, choosing);
  const drawing = kind === undefined ? undefined : { kind, drops, count };
  const next = asked(others, choosing);
  // A card of the hand is lit right there, so no names are needed.
  const inHand = others.every((one) => one.kind === 'play');
  const isFew =
    drawing === undefined &&
    groups.length > 1 &&
    (groups.length <= most || next === undefined) &&
    !inHand &&
    !isOpening(view, begun);
  const kinds = drawing === undefined && !isFew && groups.length > 1 ? kindsIn(others) : [];
  const [only, ...more] = groupsOf(moves);
  const meantGroup = begun && more.length === 0 ? only : undefined;
  const alone = all.filter(isApart);
  return {
    ask: askOf(view, all, choosing, { groups, others, drawing, most }),
    all,
    moves,
    begun,
    drawing,
    single: drawing === undefined && groups.length === 1 ? groups[0] : undefined,
    few: isFew ? groups : [],
    kinds: kinds.length > 1 ? kinds : [],
    alone: begun && choosing.kind !== 'draw' ? [] : alone,
    likely: all.length === 1 ? alone[0] : alone.find((one) => one.kind === endOf(view, seat)),
    meant: meantGroup === undefined ? undefined : shownOf(meantGroup, view)?.move,
    acting: seat === undefined ? [] : actingIn(view, seat, moves, choosing),
    light: lightOf(view, seat, all, { choosing, drops, count }, moves, drawing),
  };
}

/** A player with too few points rarely wants to announce. */
const endOf = (view: View, seat: Seat | undefined): Kind =>
  (view.scores[seat ?? 0] ?? 0) >= view.options.target ? 'announce' : 'rest';

/** At the start of a turn its four ways are offered, however few moves there are. */
const isOpening = ({ phase }: View, begun: boolean): boolean =>
  !begun && (phase === 'turn' || phase === 'bid' || phase === 'redraw');

interface StillOpen {
  readonly groups: readonly Group[];
  readonly others: readonly Meaning[];
  readonly drawing: Drawing | undefined;
  readonly most: number;
}

function askOf(view: View, all: readonly Meaning[], choosing: Choosing, open: StillOpen): Ask {
  const { groups, others, drawing, most } = open;
  const { phase } = view;
  if (all.length === 0) return 'nothing';
  if (phase === 'end' || phase === 'bid') return phase;
  if (drawing !== undefined) return 'drop';
  if (phase === 'redraw') return 'take';
  const [group] = groups;
  if (group === undefined) return aloneAsk(all);
  if (groups.length === 1) return group.length > 1 ? 'facing' : phase === 'turn' ? 'use' : 'sure';
  if (phase === 'turn' && !hasBegun(choosing)) return others[0]?.kind === 'put' ? 'put' : 'what';
  const several = kindsIn(others).length > 1;
  if (several && groups.length <= most) return 'kind';
  const [slot] = asked(others, choosing) ?? [];
  if (slot === undefined) return 'kind';
  if (slot === 'actor' && groups.length <= most) return 'kind';
  return slot === 'actor' && several ? 'actor.kind' : slot;
}

/** Only moves with a button of their own are left. */
function aloneAsk(all: readonly Meaning[]): Ask {
  if (all.some(({ kind }) => kind === 'flip')) return 'flip';
  return all.some(({ kind }) => kind === 'swap') ? 'kind' : 'none';
}

/**
 * GNO-MAJ-2, GNO-TRN-4 An activation uses the pieces on its territory, a card from the hand all of the player's own.
 */
function actingIn(view: View, seat: Seat, moves: readonly Meaning[], choosing: Choosing): readonly ManView[] {
  const own = view.men.filter(({ owner }) => owner === seat);
  const [one, ...more] = moves;
  if (hasBegun(choosing) && one !== undefined && more.length === 0) {
    if (one.kind === 'play') return own;
    const site = one.kind === 'act' ? siteAt(view, one.target) : undefined;
    if (site !== undefined) return own.filter((man) => isSameSpace(man, site));
  }
  const actor = choosing.picked.actor ?? (view.phase === 'steps' ? agreedActor(moves) : undefined);
  const man = pieceAt(view, actor);
  return man === undefined ? [] : [man];
}

function lightOf(
  view: View,
  seat: Seat | undefined,
  all: readonly Meaning[],
  { choosing, drops }: Pressed,
  moves: readonly Meaning[],
  drawing: Drawing | undefined,
): (thing: Thing) => Light {
  const [now, again] = [lit(moves, choosing), lit(all, NOTHING)];
  const next = view.phase === 'turn' && !hasBegun(choosing) ? undefined : asked(moves, choosing)?.[1];
  const own = new Set(
    drawing === undefined || mayDrop(all, drawing.kind) ? view.hands[seat ?? -1]?.cards : [],
  );
  return (thing) => {
    const code = cardIn(thing);
    if (drawing !== undefined && code !== undefined)
      return { open: own.has(code), next: false, chosen: drops.has(code) };
    const open = drawing === undefined && (now.has(thing) || again.has(thing));
    return { open, next: open && (next?.has(thing) ?? false), chosen: isPicked(choosing, thing) };
  };
}

export function pressThing({ all, drawing }: Question, pressed: Pressed, thing: Thing): Pressed {
  const code = cardIn(thing);
  if (drawing === undefined || code === undefined)
    return { ...pressed, choosing: press(all, pressed.choosing, thing) };
  const drops = new Set(pressed.drops);
  if (!drops.delete(code)) drops.add(code);
  return { ...pressed, drops, count: undefined };
}
