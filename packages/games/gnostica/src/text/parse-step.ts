/** Reads a step: the actor, then what it does. */
import { fail, hasSeat, type Move, ok, type Refusal, type Result, type Seat } from '@hortus/kernel';
import { LEAST_HARM, strikesItself } from '../arcana/death.ts';
import { fetchedBy } from '../arcana/judgement.ts';
import { Board } from '../board/board.ts';
import { facingOf, spaceOf } from '../board/men.ts';
import type { Facing, Space } from '../board/space.ts';
import { type Card, cardNamed, worthOf } from '../cards/cards.ts';
import { judge } from '../legal.ts';
import { whyNotActor } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds, NONE, STEPS } from '../types.ts';
import { facingNamed, findMan, KIND, LETTERS, namedMan, PIECE, parseSpace } from './names.ts';
import { NO_CARD, NO_FACING, type Read, UNREADABLE } from './reading.ts';

const board = new Board();
const k = kinds;

const STEP = new RegExp(`^(${PIECE}) (\\S+) (\\S+)(?: (\\S+))?$`);
const SWORD2 = new RegExp(`^sword2 (${PIECE})\\+(self|${PIECE}) (\\d) (\\S+)$`);
/** A target and its new facing: `b1U`, `a1N>W`, `self>N`. */
const TARGET = new RegExp(`^(self|${KIND})(?:>(\\w+))?$`);
const WHOLE_KIND = new RegExp(`^${KIND}$`);
/** Cards of one step, joined as in a turn line. */
const SEVERAL = /^\w\w(?:,\w\w)+$/;
const LAY = /^#(\w\w)(\/x)?$/;

/** A card to lay after `#`, or `-` for none. */
interface Step {
  readonly actor: number;
  readonly what: string;
  readonly more: string | undefined;
}

/** Step : Piece Verb What More? | "sword2" Piece "+" (Piece | "self") Harm What */
export function parseStep(state: GnosticaState, seat: Seat, line: string): Read {
  const { ints } = state;
  board.read(ints);
  board.gatherMinions();
  const both = SWORD2.exec(line);
  if (both !== null) return sword2(state, seat, both);
  const match = STEP.exec(line);
  if (match === null) return withoutActor(state, seat, line);
  const actor = manNamed(ints, match[1]);
  if (actor === undefined) return fail(NO.noSuchMan);
  const step: Step = { actor, what: match[3], more: match[4] };
  switch (match[2]) {
    case 'cup':
      return cup(step, k.cup.pack, k.cupLike.pack, k.cupLay.pack);
    case 'cup+disc':
      return cup(step, k.sun.pack, k.sunLike.pack, k.sunLay.pack);
    case 'rod':
      return rod(step);
    case 'disc':
      return disc(step);
    case 'disc2':
      return disc2(step);
    case 'sword':
      return sword(step);
    case 'face':
      return face(step);
    case 'own':
      return onTarget(step, k.own.pack);
    case 'send':
      return send(state, seat, step);
    case 'swap':
      return swap(state, seat, step);
    case 'fetch':
      return fetching(state, seat, step);
    default:
      return fail(UNREADABLE);
  }
}

const VERBS = /^(?:cup(?:\+disc)?|rod|disc2?|sword|face|own|send|swap|fetch) /;

/** A step without its piece, if only one minion can do it; if all fail for the same reason, that reason. */
function withoutActor(state: GnosticaState, seat: Seat, line: string): Read {
  if (!VERBS.test(line) || !isUsing(state, seat)) return fail(UNREADABLE);
  const names = Array.from(board.actors.subarray(0, board.actorCount), (man) => namedMan(state.ints, man));
  const possible = new Set<Move>();
  const refusals = new Set<Refusal>();
  for (const name of names) {
    const read = parseStep(state, seat, `${name} ${line}`);
    const refusal = read.ok ? judge(state, seat, read.value) : read.fault;
    if (refusal !== undefined) refusals.add(refusal);
    else if (read.ok) possible.add(read.value);
  }
  const [move, another] = possible;
  if (move !== undefined) return another === undefined ? ok(move) : fail(UNREADABLE);
  const [refusal, other] = refusals;
  return fail(refusal === undefined || other !== undefined ? UNREADABLE : refusal);
}

function manNamed(ints: Int32Array, text: string): number | undefined {
  const [kind, where] = text.split('@');
  const space = parseSpace(where);
  return space === undefined ? undefined : findMan(ints, kind, space);
}

/** A target of the actor by kind: it's in the targeted space. */
function targetNamed(actor: number, text: string): number | undefined {
  return text === 'self' ? actor : findMan(board.ints, text, board.targetOf(actor));
}

/** Target and facing; without a facing it keeps the one it has. */
function target({ actor, what }: Step): Result<{ man: number; facing: Facing }, Refusal> {
  const match = TARGET.exec(what);
  if (match === null) return fail(UNREADABLE);
  const man = targetNamed(actor, match[1]);
  if (man === undefined) return fail(NO.notTargeted);
  const facing =
    match[2] === undefined ? facingOf(board.ints[at.man + man]) : (facingNamed(match[2]) ?? NONE);
  return facing === NONE ? fail(NO_FACING) : ok({ man, facing });
}

function onTarget(step: Step, pack: (actor: number, man: number, facing: Facing) => Move): Read {
  const read = step.more === undefined ? target(step) : fail(UNREADABLE);
  return read.ok ? ok(pack(step.actor, read.value.man, read.value.facing)) : read;
}

/** Cup : Facing | Kind | "=" Card | "=top" */
function cup(
  { actor, what, more }: Step,
  own: (actor: number, facing: Facing) => Move,
  like: (actor: number, man: number) => Move,
  lay: (actor: number, card: Card) => Move,
): Read {
  if (more !== undefined) return fail(UNREADABLE);
  if (what === '=top' && own === k.cup.pack) return ok(k.cupTop.pack(actor));
  if (what.startsWith('=')) {
    const card = cardNamed(what.slice(1));
    return card === undefined ? fail(NO_CARD) : ok(lay(actor, card));
  }
  const facing = facingNamed(what);
  if (facing !== undefined) return ok(own(actor, facing));
  if (!WHOLE_KIND.test(what)) return fail(UNREADABLE);
  const man = targetNamed(actor, what);
  return man === undefined ? fail(NO.notTargeted) : ok(like(actor, man));
}

/** Rod : Far (">" Facing)? | Far Target | Far "#" */
function rod(step: Step): Read {
  const { actor, more } = step;
  const match = /^(\d+)(>\w+)?$/.exec(step.what);
  if (match === null || (match[2] !== undefined && more !== undefined)) return fail(UNREADABLE);
  const far = Number(match[1]);
  if (far < 1 || far > 3) return fail(NO.tooFar);
  if (more === '#') return ok(k.rodCard.pack(actor, far - 1));
  const read = target({ ...step, what: more ?? `self${match[2] ?? ''}` });
  return read.ok ? ok(k.rod.pack(actor, read.value.man, far - 1, read.value.facing)) : read;
}

/** Lay : "#" Card "/x"? */
function lay(what: string): Result<{ card: Card; from: number }, Refusal> | undefined {
  const match = LAY.exec(what);
  if (match === null) return undefined;
  const card = cardNamed(match[1]);
  return card === undefined ? fail(NO_CARD) : ok({ card, from: match[2] === undefined ? 0 : 1 });
}

function disc(step: Step): Read {
  const card = lay(step.what);
  if (card === undefined || step.more !== undefined) return onTarget(step, k.disc.pack);
  return card.ok ? ok(k.discLay.pack(step.actor, card.value.card, card.value.from)) : card;
}

function disc2(step: Step): Read {
  const card = lay(step.what);
  if (card === undefined || step.more !== undefined) return onTarget(step, k.disc2.pack);
  if (!card.ok) return card;
  return card.value.from === 1 ? fail(NO.onlyStar) : ok(k.disc2Lay.pack(step.actor, card.value.card));
}

/** GNO-SWD-4, GNO-R-29 More damage than the victim can take destroys it, if the attackers could do that much. */
const enough = (harm: number, whole: number, most: number): number =>
  harm <= most ? Math.min(harm, whole) : harm;

/** Sword : Harm Target | Harm Lay | Harm "#-" ; the harm to a territory is what it loses. */
function sword(step: Step): Read {
  const { actor, what, more } = step;
  if (!/^\d+$/.test(what) || more === undefined) return fail(UNREADABLE);
  const harm = Number(what);
  if (harm < 1) return fail(NO.noHarm);
  if (harm > 3) return fail(NO.tooHard);
  const site = board.siteAt(board.targetOf(actor));
  const value = site === NONE || board.cards[site] === NONE ? NONE : worthOf(board.cards[site]);
  const most = board.pips(actor);
  if (more === '#-')
    return value === NONE || value === enough(harm, value, most)
      ? ok(k.raze.pack(actor))
      : fail(NO.otherHarm);
  const card = lay(more);
  if (card !== undefined) {
    if (!card.ok) return card;
    if (value !== NONE && value > worthOf(card.value.card) && value - worthOf(card.value.card) !== harm)
      return fail(NO.otherHarm);
    return ok(k.swordLay.pack(actor, card.value.card, card.value.from));
  }
  const read = target({ ...step, what: more });
  if (!read.ok) return read;
  const { man, facing } = read.value;
  return ok(k.sword.pack(actor, man, enough(harm, board.pips(man), most) - 1, facing));
}

/** Two actors that both target the victim, or one and the victim itself (GNO-R-45). */
function sword2(state: GnosticaState, seat: Seat, [, one, two, number, what]: RegExpExecArray): Read {
  const { ints } = state;
  const first = manNamed(ints, one);
  if (first === undefined) return fail(NO.noSuchMan);
  const harm = Number(number);
  const read = what.startsWith('#') ? undefined : target({ actor: first, what, more: undefined });
  if (read !== undefined && !read.ok) return read;
  const man = read?.value.man;
  const second = two === 'self' ? man : manNamed(ints, two);
  if (second === undefined) return fail(NO.noSuchMan);
  const space = man === undefined ? board.targetOf(first) : spaceOf(ints[at.man + man]);
  if (isUsing(state, seat)) {
    const refusal = whyNotPair(first, second, man, space, harm);
    if (refusal !== undefined) return fail(refusal);
  }
  const most = board.pips(first) + board.pips(second);
  if (read === undefined || man === undefined) return sword2Territory(space, harm, most, what);
  const done = enough(harm, Math.max(LEAST_HARM, board.pips(man)), most);
  if (done < 1 || done > 3) return fail(done < 1 ? NO.tooLittle : NO.overkill);
  return ok(k.sword2.pack(man, done - 1, read.value.facing));
}

function sword2Territory(space: Space, harm: number, most: number, what: string): Read {
  const site = board.siteAt(space);
  if (site === NONE || board.cards[site] === NONE) return fail(NO.attackBare);
  const value = worthOf(board.cards[site]);
  if (harm < 1) return fail(NO.tooLittle);
  if (what === '#-') return value === enough(harm, value, most) ? ok(k.raze2.pack(site)) : fail(NO.otherHarm);
  const card = lay(what);
  if (card === undefined) return fail(UNREADABLE);
  if (!card.ok) return card;
  if (card.value.from === 1) return fail(NO.onlyStar);
  const loss = value - worthOf(card.value.card);
  return loss > 0 && loss !== harm ? fail(NO.otherHarm) : ok(k.sword2Lay.pack(site, card.value.card));
}

/** GNO-R-45 Why the two can't do it together. */
function whyNotPair(
  first: number,
  second: number,
  man: number | undefined,
  space: Space,
  harm: number,
): Refusal | undefined {
  const refusal = whyNotActor(board, first);
  if (refusal !== undefined) return refusal;
  if (first === man) return NO.notTargeted;
  if (man !== undefined && second === man) return strikesItself(board, man) ? undefined : NO.notTargeted;
  const other = whyNotActor(board, second);
  if (other !== undefined) return other;
  if (board.targetOf(second) !== space || board.targetOf(first) !== space) return NO.notTargeted;
  return harm > board.pips(first) + board.pips(second) ? NO.deathWeak : undefined;
}

/** Face : Facing | Target */
function face(step: Step): Read {
  const facing = facingNamed(step.what);
  if (facing !== undefined && step.more === undefined) return ok(k.face.pack(step.actor, step.actor, facing));
  return step.what.includes('>') ? onTarget(step, k.face.pack) : fail(NO_FACING);
}

/** Is this seat using a card? Then an actor that the move doesn't encode is judged here. */
const isUsing = ({ ints }: GnosticaState, seat: Seat): boolean =>
  ints[at.phase] === STEPS && ints[at.turn] === seat && !hasSeat(ints[at.gone], seat);

const whyNotNamed = (state: GnosticaState, seat: Seat, actor: number): Refusal | undefined =>
  isUsing(state, seat) ? whyNotActor(board, actor) : undefined;

/** Send : Target Space | "#" Space */
function send(state: GnosticaState, seat: Seat, step: Step): Read {
  const refusal = whyNotNamed(state, seat, step.actor);
  if (refusal !== undefined) return fail(refusal);
  const space = step.more === undefined ? undefined : parseSpace(step.more);
  if (space === undefined) return fail(UNREADABLE);
  const to = board.siteAt(space);
  if (to === NONE) return fail(NO.theVoid);
  if (step.what === '#') {
    const site = board.siteAt(board.targetOf(step.actor));
    return site === NONE ? fail(NO.theVoid) : ok(k.sendCard.pack(site, to));
  }
  const read = target(step);
  return read.ok ? ok(k.send.pack(read.value.man, to, read.value.facing)) : read;
}

/** GNO-R-44 With the owner of a piece that this actor targets. */
function swap(state: GnosticaState, seat: Seat, { actor, what, more }: Step): Read {
  const refusal = whyNotNamed(state, seat, actor);
  if (refusal !== undefined) return fail(refusal);
  const other = what.length === 1 ? LETTERS.indexOf(what) : NONE;
  if (other === NONE || more !== undefined) return fail(UNREADABLE);
  return board.targetsPieceOf(actor, other) ? ok(k.swap.pack(other)) : fail(NO.noTrade);
}

/** GNO-JUD-3 One of the cards that this actor's pips allow, whatever another's would. */
function fetching(state: GnosticaState, seat: Seat, { actor, what, more }: Step): Read {
  const refusal = whyNotNamed(state, seat, actor);
  if (refusal !== undefined) return fail(refusal);
  if (more !== undefined) return fail(UNREADABLE);
  if (SEVERAL.test(what)) return fail(NO.oneByOne);
  if (isUsing(state, seat) && fetchedBy(state.ints) >= board.pips(actor)) return fail(NO.actorHasFetched);
  const card = cardNamed(what);
  return card === undefined ? fail(NO_CARD) : ok(k.fetch.pack(card));
}
