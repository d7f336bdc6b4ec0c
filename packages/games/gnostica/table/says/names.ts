/** Gnostica in words: cards, pieces, spaces and moves. */

import { words } from '@hortus/frame/page/words.ts';
import type { Move, Seat } from '@hortus/kernel';
import { capital, type Key, type Params } from '@hortus/words';
import {
  actsIn,
  cardNamed,
  FACINGS,
  givesOf,
  isMajor,
  type ManView,
  MOVES,
  type View,
  worthOf,
} from '../../src/index.ts';
import {
  cardIn,
  droppedBy,
  firstLike,
  keepsItsFacing,
  type Meaning,
  manIn,
  meaningsOf,
  pipsAfter,
  siteAt,
  type Thing,
} from '../../src/press/index.ts';
import { cardName as nameOf } from '../../words/card-name.ts';
import { sentenceOf } from '../../words/sentence.ts';

export function said(key: string, code: string, params: Params = {}): string {
  const found = words.value.find(`web.gnostica.${key}`);
  return found === undefined ? code : words.value.say(found, params);
}

const cardOf = (code: string): number => cardNamed(code) ?? 0;
export const isMajorCode = (code: string): boolean => isMajor(cardOf(code));

/** `Ace of Cups`, `The Tower`. */
export const cardName = (code: string): string => nameOf(words.value, cardOf(code));

/** What using it does. */
export const cardDoes = (code: string): string =>
  sentenceOf(givesOf(cardOf(code)), (key, params) => said(`deed.${key}`, '', params));

/** GNO-SCO-2 What a territory of this card scores. */
export const worth = (code: string): number => worthOf(cardOf(code));

export const facingName = (facing: string): string => said(`facing.${facing}`, facing);

/** A space by its card, wasteland by the card next to it: the same words as in the log. */
export function spaceName(view: View, x: number, y: number): string {
  const teller = words.value.teller('gnostica');
  return teller?.place?.(words.value, teller.scene?.(view) ?? new Map(), x, y) ?? `${x},${y}`;
}

/** As it is quoted in a sentence. */
const quoted = (code: string): string => said('card', code, { card: cardName(code) });

type Names = readonly string[];

/** With its facing, which shows what it can target. */
export function manName(view: View, man: ManView, names: Names, you: Seat | undefined): string {
  return said(man.owner === you ? 'man.own' : 'man', '', manParams(view, man, names));
}

/** The same on a space that is already named. */
export const manHere = (man: ManView, names: Names, you: Seat | undefined): string =>
  said(man.owner === you ? 'man.own.here' : 'man.here', '', {
    size: said(`size.${man.pips}`, String(man.pips)),
    who: names[man.owner] ?? '',
    facing: facingName(man.facing),
  });

const manParams = (view: View, man: ManView, names: Names): Params => ({
  size: said(`size.${man.pips}`, String(man.pips)),
  who: names[man.owner] ?? '',
  facing: facingName(man.facing),
  where: spaceName(view, man.x, man.y),
});

/** Without the facing, if no other piece could be meant. */
function shortName(view: View, index: number, names: Names, you: Seat | undefined): string {
  const man = view.men[index];
  if (man === undefined) return '';
  const twin = view.men.some(
    (one, i) =>
      firstLike(view, i) !== firstLike(view, index) &&
      one.owner === man.owner &&
      one.pips === man.pips &&
      one.x === man.x &&
      one.y === man.y,
  );
  if (twin) return said(man.owner === you ? 'man.own.twin' : 'man.twin', '', manParams(view, man, names));
  return said(man.owner === you ? 'man.own.short' : 'man.short', '', manParams(view, man, names));
}

/** A space, piece or card of the table. */
function thingName(thing: Thing | undefined, view: View, names: Names, you: Seat | undefined): string {
  const [man, card, site] = [manIn(thing), cardIn(thing), siteAt(view, thing)];
  if (man !== undefined) return shortName(view, man, names, you);
  if (card !== undefined) return quoted(card);
  return site === undefined ? said('void', '') : spaceName(view, site.x, site.y);
}

/** Turning a piece, changing it and placing a new one word the facing differently. */
function thenFacing(kind: Meaning['kind']): string {
  if (kind === 'turn' || kind === 'face') return 'then.face';
  return /^(disc|sword)/.test(kind) ? 'then.face.also' : 'then.facing';
}

/** A move as a button says it; `facing` only if it is a choice. */
export function moveName(
  one: Meaning,
  view: View,
  names: Names,
  you: Seat | undefined,
  facing = true,
): string {
  const { kind, move, actor, target } = one;
  const self = actor !== undefined && actor === target;
  const name = (thing: Thing | undefined): string => thingName(thing, view, names, you);
  const get = MOVES.kinds[kind].get as Readonly<Record<string, (move: Move) => number>>;
  const left = pipsAfter(one, view);
  const destroys = (kind === 'sword' || kind === 'sword2') && left <= 0;
  const drops = kind === 'draw' || kind === 'redraw' ? droppedBy(view, you, kind, move) : undefined;
  const act = drops?.length === 0 ? 'draw.none' : `${kind}${self ? '.self' : ''}${destroys ? '.0' : ''}`;
  const base = said(`do.${act}`, kind, {
    actor: name(actor),
    man: name(kind === 'turn' ? actor : target),
    site: name(target),
    to: name(one.to),
    card: one.card === undefined && kind === 'copy' ? name(target) : name(one.card),
    count: get.count?.(move) ?? (one.amount ?? 0) + 1,
    result: said(`left.${left}`, ''),
    who: names[get.seat?.(move) ?? view.men[manIn(target) ?? -1]?.owner ?? -1] ?? '',
    from: get.from?.(move) === 1 ? said('from.discards', '') : '',
    drop: listed(drops ?? []),
  });
  const sentence = capital(base);
  if (!facing || one.facing === undefined || destroys || keepsItsFacing(one, view, you)) return sentence;
  return sentence + said(thenFacing(kind), '', { facing: facingName(FACINGS[one.facing] ?? '') });
}

/** A move of any seat, as the reader would say it. */
export function moveWords(
  view: View,
  seat: Seat,
  move: Move,
  { names, you }: { readonly names: Names; readonly you: Seat | undefined },
): string | undefined {
  const [one] = meaningsOf(view, [move]);
  if (one === undefined) return undefined;
  // Cards are identified by their places in the moving seat's hand.
  const drops = one.kind === 'draw' || one.kind === 'redraw';
  return moveName(one, view, names, drops ? seat : you);
}

/** Who makes the move: ` (with your large piece on Four of Discs)`. */
export const actorName = ({ actor }: Meaning, view: View, names: Names, you: Seat | undefined): string =>
  said('do.with', '', { actor: thingName(actor, view, names, you) });

const listed = (codes: readonly string[]): string =>
  codes.length === 0 ? said('drop.none', '') : words.value.list(codes.map(quoted));

export function describe(view: View, names: Names, you?: Seat): string {
  const acts = actsIn(view);
  const who = { who: names[acts ?? 0] ?? '', you: you !== undefined && acts === you };
  if (view.phase === 'over') return words.value.say('web.gnostica.asks.over');
  if (view.phase === 'bid') {
    if (you === undefined) return words.value.say('web.gnostica.asks.bid.watch');
    const own = view.bids[you] ?? null;
    return words.value.say(own === null ? 'web.gnostica.asks.bid' : 'web.gnostica.asks.bid.wait');
  }
  if (view.phase === 'redraw') return words.value.say('web.gnostica.asks.redraw', who);
  const { open } = view;
  if (view.phase === 'turn' && who.you && open !== null && open !== you)
    return words.value.say('web.gnostica.asks.stop', {
      who: names[open] ?? '',
      score: view.scores[open] ?? 0,
      target: view.options.target,
    });
  const first = view.phase === 'turn' && !view.men.some(({ owner }) => owner === view.turn);
  return words.value.say(`web.gnostica.asks.${first ? 'put' : view.phase}` as Key, who);
}
