/** Moves as text, after the ledger's notation: `play 18`, `a2E@-1,0 rod 1>U`, `draw -C3,05 +2`, `skip`, `!`. */
import type { Move, Seat } from '@hortus/kernel';
import { attackerOf, attackerOn } from '../arcana/death.ts';
import { senderFrom, senderOf } from '../arcana/hermit.ts';
import { strongest } from '../arcana/judgement.ts';
import { Board } from '../board/board.ts';
import { pipsOf } from '../board/men.ts';
import { type Card, CODES, worthOf } from '../cards/cards.ts';
import { deedIn, topFrame } from '../cards/frames.ts';
import { nthInHand } from '../cards/piles.ts';
import { traderWith } from '../powers/trade.ts';
import { at, type GnosticaState, kinds, MOST_IN_HAND, MOVES } from '../types.ts';
import { facingText, namedKind, namedMan, seatName, spaceText } from './names.ts';

const board = new Board();

export function makeMove(state: GnosticaState, seat: Seat, move: Move): string {
  const { ints } = state;
  const k = kinds;
  if (k.bid.is(move)) return `bid ${CODES[k.bid.get.card(move)]}`;
  if (k.take.is(move)) return `take ${CODES[k.take.get.card(move)]}`;
  if (k.play.is(move)) return `play ${CODES[k.play.get.card(move)]}`;
  if (k.copy.is(move)) return `copy ${CODES[k.copy.get.card(move)]}`;
  if (k.draw.is(move)) return exchangeText(ints, seat, 'draw', k.draw.get.drop(move), k.draw.get.count(move));
  if (k.redraw.is(move))
    return exchangeText(ints, seat, 'redraw', k.redraw.get.drop(move), k.redraw.get.count(move));
  if (k.rest.is(move)) return '.';
  if (k.announce.is(move)) return '!';
  board.read(ints);
  if (k.act.is(move)) return `act ${siteText(k.act.get.site(move))}`;
  if (k.put.is(move)) return `put ${siteText(k.put.get.site(move))} ${facingText(k.put.get.facing(move))}`;
  if (k.turn.is(move))
    return `turn ${namedMan(ints, k.turn.get.man(move))}>${facingText(k.turn.get.facing(move))}`;
  board.gatherMinions();
  return stepText(ints, move) ?? MOVES.kindOf(move) ?? '';
}

const siteText = (site: number): string => spaceText(board.spaces[site]);

/** `draw -C3,05 +2`, `draw +1`, `pass`. */
function exchangeText(ints: Int32Array, seat: Seat, verb: string, drop: number, count: number): string {
  const cards = Array.from({ length: MOST_IN_HAND }, (_, nth) => nth)
    .filter((nth) => ((drop >> nth) & 1) === 1)
    .map((nth) => CODES[nthInHand(ints, seat, nth)]);
  if (cards.length === 0 && count === 0 && verb === 'draw') return 'pass';
  return [verb, ...(cards.length === 0 ? [] : [`-${cards.join()}`]), `+${count}`].join(' ');
}

/** Steps start with the actor; if any would do, with the first that can. */
function stepText(ints: Int32Array, move: Move): string | undefined {
  const by = (actor: number | undefined, what: string): string =>
    actor === undefined ? what : `${namedMan(ints, actor)} ${what}`;
  const k = kinds;
  const actor = k.cup.get.actor(move);
  const man = k.rod.get.man(move);
  if (k.cup.is(move)) return by(actor, `cup ${facingText(k.cup.get.facing(move))}`);
  if (k.cupLike.is(move)) return by(actor, `cup ${namedKind(ints, k.cupLike.get.man(move))}`);
  if (k.cupLay.is(move)) return by(actor, `cup =${CODES[k.cupLay.get.card(move)]}`);
  if (k.cupTop.is(move)) return by(actor, 'cup =top');
  if (k.rod.is(move)) {
    const far = k.rod.get.far(move) + 1;
    const facing = k.rod.get.facing(move);
    return by(
      actor,
      actor === man ? `rod ${far}>${facingText(facing)}` : `rod ${far} ${whom(ints, actor, man, facing)}`,
    );
  }
  if (k.rodCard.is(move)) return by(actor, `rod ${k.rodCard.get.far(move) + 1} #`);
  if (k.disc.is(move)) return by(actor, `disc ${whom(ints, actor, man, k.disc.get.facing(move))}`);
  if (k.discLay.is(move))
    return by(actor, `disc #${CODES[k.discLay.get.card(move)]}${k.discLay.get.from(move) === 1 ? '/x' : ''}`);
  if (k.sword.is(move)) {
    const harm = k.sword.get.harm(move) + 1;
    return by(actor, `sword ${harm} ${victim(ints, actor, man, harm, k.sword.get.facing(move))}`);
  }
  if (k.swordLay.is(move)) {
    const card = k.swordLay.get.card(move);
    const loss = worthOf(targetCard(actor)) - worthOf(card);
    return by(actor, `sword ${loss} #${CODES[card]}${k.swordLay.get.from(move) === 1 ? '/x' : ''}`);
  }
  if (k.raze.is(move)) return by(actor, `sword ${worthOf(targetCard(actor))} #-`);
  return shortcutText(ints, move) ?? majorText(ints, move, by);
}

function shortcutText(ints: Int32Array, move: Move): string | undefined {
  const k = kinds;
  const actor = k.sun.get.actor(move);
  const by = namedMan;
  if (k.disc2.is(move))
    return `${by(ints, actor)} disc2 ${whom(ints, actor, k.disc2.get.man(move), k.disc2.get.facing(move))}`;
  if (k.disc2Lay.is(move)) return `${by(ints, actor)} disc2 #${CODES[k.disc2Lay.get.card(move)]}`;
  if (k.sun.is(move)) return `${by(ints, actor)} cup+disc ${facingText(k.sun.get.facing(move))}`;
  if (k.sunLike.is(move)) return `${by(ints, actor)} cup+disc ${namedKind(ints, k.sunLike.get.man(move))}`;
  if (k.sunLay.is(move)) return `${by(ints, actor)} cup+disc =${CODES[k.sunLay.get.card(move)]}`;
  if (k.sword2.is(move)) {
    const man = k.sword2.get.man(move);
    const harm = k.sword2.get.harm(move) + 1;
    const first = attackerOf(board, man) ?? man;
    const second = harm <= 2 * pipsOf(ints[at.man + first]) ? namedMan(ints, first) : 'self';
    const whole = victim(ints, -1, man, harm, k.sword2.get.facing(move));
    return `sword2 ${namedMan(ints, first)}+${second} ${harm} ${whole}`;
  }
  if (!k.sword2Lay.is(move) && !k.raze2.is(move)) return undefined;
  const site = k.raze2.get.site(move);
  const first = namedMan(ints, attackerOn(board, board.spaces[site]) ?? 0);
  const value = worthOf(board.cards[site]);
  if (k.raze2.is(move)) return `sword2 ${first}+${first} ${value} #-`;
  const card = k.sword2Lay.get.card(move);
  return `sword2 ${first}+${first} ${value - worthOf(card)} #${CODES[card]}`;
}

function majorText(
  ints: Int32Array,
  move: Move,
  by: (actor: number | undefined, what: string) => string,
): string | undefined {
  const k = kinds;
  if (k.face.is(move)) {
    const actor = k.face.get.actor(move);
    const man = k.face.get.man(move);
    const facing = facingText(k.face.get.facing(move));
    const deed = ints[at.depth] > 0 ? deedIn(topFrame(ints)) : undefined;
    if (actor !== man) return by(actor, `face ${namedKind(ints, man)}>${facing}`);
    return by(
      actor,
      deed?.do === 'turn' && deed.whom === 'target' ? `face self>${facing}` : `face ${facing}`,
    );
  }
  if (k.own.is(move)) {
    const actor = k.own.get.actor(move);
    const man = k.own.get.man(move);
    const target = actor === man ? 'self' : namedKind(ints, man);
    return by(actor, `own ${target}>${facingText(k.own.get.facing(move))}`);
  }
  if (k.send.is(move)) {
    const man = k.send.get.man(move);
    const sender = senderOf(board, man);
    return by(
      sender,
      `send ${whom(ints, sender, man, k.send.get.facing(move))} ${siteText(k.send.get.site(move))}`,
    );
  }
  if (k.sendCard.is(move)) {
    const sender = senderFrom(board, board.spaces[k.sendCard.get.site(move)]);
    return by(sender, `send # ${siteText(k.sendCard.get.to(move))}`);
  }
  if (k.swap.is(move))
    return by(traderWith(board, k.swap.get.seat(move)), `swap ${seatName(k.swap.get.seat(move))}`);
  if (k.fetch.is(move)) return by(strongest(board), `fetch ${CODES[k.fetch.get.card(move)]}`);
  return undefined;
}

/** `self>N`, `a1N>W`, or an enemy, whose facing stays: `b1U`. */
function whom(ints: Int32Array, actor: number | undefined, man: number, facing: number): string {
  const name = actor === man ? 'self' : namedKind(ints, man);
  return board.isOwn(man) ? `${name}>${facingText(facing)}` : name;
}

/** A destroyed piece has no facing. */
const victim = (ints: Int32Array, actor: number, man: number, harm: number, facing: number): string =>
  harm === pipsOf(ints[at.man + man])
    ? actor === man
      ? 'self'
      : namedKind(ints, man)
    : whom(ints, actor, man, facing);

const targetCard = (actor: number): Card => board.cards[board.siteAt(board.targetOf(actor))];
