/** What somebody who pressed a thing that can't be used now probably meant, so that the rules can say why not. */
import type { Move, Refusal, Seat } from '@hortus/kernel';
import { powerNames } from '../arcana/of-any.ts';
import { FACINGS, UP } from '../board/space.ts';
import { CODES, cardNamed } from '../cards/cards.ts';
import type { PowerName } from '../cards/gives.ts';
import { kinds, type ManView, type View } from '../types.ts';
import { kindOf } from './meaning.ts';
import { ahead, cardIn, isSameSpace, manIn, pieceAt, siteAt, type Thing } from './things.ts';

/** The power whose turn it is. */
export function powerNow({ frames }: View): PowerName | undefined {
  const frame = frames.at(-1);
  if (frame === undefined) return undefined;
  const names = powerNames(CODES.indexOf(frame.copied ?? frame.card));
  return names[Math.max(0, names.length - frame.left)];
}

/** The steps of this power by this piece, on this piece, with this card; the likeliest first. */
function stepsOf(
  power: PowerName | undefined,
  actor: number,
  man: number,
  target: ManView | undefined,
  card: number,
): Move[] {
  const facing = Math.max(0, FACINGS.indexOf(target?.facing ?? 'U'));
  const far = 0;
  switch (power) {
    case 'cup':
      return [
        kinds.cupLike.make({ actor, man }),
        kinds.cup.make({ actor, facing: 0 }),
        kinds.cupLay.make({ actor, card }),
      ];
    case 'rod':
      return [kinds.rod.make({ actor, man, far, facing }), kinds.rodCard.make({ actor, far })];
    case 'disc':
      return [kinds.disc.make({ actor, man, facing }), kinds.discLay.make({ actor, card, from: 0 })];
    case 'sword':
      return [
        kinds.sword.make({ actor, man, harm: 0, facing }),
        kinds.swordLay.make({ actor, card, from: 0 }),
        kinds.raze.make({ actor }),
      ];
    case 'any':
      return (['cup', 'rod', 'disc', 'sword'] as const).flatMap((one) =>
        stepsOf(one, actor, man, target, card),
      );
    case 'turn':
      return [kinds.face.make({ actor, man, facing: (facing + 1) % FACINGS.length })];
    case 'own':
      return [kinds.own.make({ actor, man, facing })];
    case 'send':
      return [kinds.send.make({ man, site: 0, facing })];
    case 'fetch':
      return [kinds.fetch.make({ card })];
    case 'copy':
      return [kinds.copy.make({ card })];
    default:
      return [kinds.flip.make({})];
  }
}

/** Reasons that say little. */
const VAGUE: ReadonlySet<string> = new Set([
  ...['other-power', 'not-now', 'no-such-piece', 'not-a-move', 'no-card-in-use', 'lay-not-held'],
]);

interface Pressed {
  readonly view: View;
  readonly seat: Seat;
  readonly thing: Thing;
  /** The minion chosen, if there is one. */
  readonly actor: Thing | undefined;
  /** The rules' answer. */
  why(move: Move): Refusal | undefined;
}

/** The refused move that says most about why not; undefined if nothing like it is refused. */
export function likelyMeant({ view, seat, thing, actor, why }: Pressed): Move | undefined {
  const refused = candidates(view, seat, thing, actor).flatMap((move) => {
    const refusal = why(move);
    return refusal === undefined ? [] : [{ move, refusal }];
  });
  return (refused.find(({ refusal }) => !VAGUE.has(refusal.code)) ?? refused[0])?.move;
}

function candidates(view: View, seat: Seat, thing: Thing, chosen: Thing | undefined): readonly Move[] {
  const code = cardIn(thing);
  const card = code === undefined ? 0 : (cardNamed(code) ?? 0);
  switch (view.phase) {
    case 'bid':
      return [kinds.bid.make({ card })];
    case 'redraw':
      return [kinds.take.make({ card })];
    case 'end':
      return [kinds.play.make({ card })];
    case 'steps':
      return stepsMeant(view, seat, thing, chosen);
    default:
      return code === undefined ? optionsMeant(view, seat, thing) : [kinds.play.make({ card })];
  }
}

/** At the start of a turn: to turn a piece, or to use a territory; a player without pieces places one. */
function optionsMeant(view: View, seat: Seat, thing: Thing): readonly Move[] {
  const man = manIn(thing);
  const places = !view.men.some(({ owner }) => owner === seat);
  if (man !== undefined && !places) return [kinds.turn.make({ man, facing: UP })];
  // A player who places a piece and presses another's means the space it stands on.
  const piece = pieceAt(view, thing);
  const site =
    piece === undefined
      ? Number(thing.slice('site '.length))
      : view.sites.findIndex((one) => isSameSpace(one, piece));
  return places ? [kinds.put.make({ site, facing: UP })] : [kinds.act.make({ site })];
}

/** In the middle of a card: a step of its power. */
function stepsMeant(view: View, seat: Seat, thing: Thing, chosen: Thing | undefined): readonly Move[] {
  const power = powerNow(view);
  const minion = view.men.findIndex((man) => man.owner === seat && (view.allMinions || man.minion));
  const actor = manIn(chosen) ?? Math.max(0, minion);
  const code = cardIn(thing);
  if (code !== undefined) {
    const card = cardNamed(code) ?? 0;
    return [...stepsOf(power, actor, actor, undefined, card), kinds.play.make({ card })].filter(hasCard);
  }
  const held = cardNamed(view.hands[seat]?.cards[0] ?? 'CA') ?? 0;
  const by = (who: number, man: number): Move[] => stepsOf(power, who, man, view.men[man], held);
  const man = manIn(thing);
  // The player's own piece was meant to act, anybody else's to be acted on.
  if (man !== undefined)
    return view.men[man]?.owner === seat ? [...by(man, man), ...by(actor, man)] : by(actor, man);
  const site = siteAt(view, thing);
  const acting = view.men[actor];
  const target = acting === undefined ? { x: 0, y: 0 } : ahead(acting);
  const near = site !== undefined && isSameSpace(site, target);
  // To get the rules to say that a space is out of reach, ask about a piece that is out of reach.
  const far = view.men.findIndex((one, i) => i !== actor && !isSameSpace(one, target));
  const there = view.men.findIndex((one) => isSameSpace(one, target));
  if (!near && far >= 0) return by(actor, far).slice(0, 1);
  return by(actor, near && there >= 0 ? there : actor).slice(near ? 1 : 0);
}

/** Does the move lay or take a card? */
const hasCard = (move: Move): boolean => 'card' in kindOf(move)[1].fields;
