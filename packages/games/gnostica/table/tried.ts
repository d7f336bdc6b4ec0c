/** What pressing a quiet thing might have meant, so that the rules can say why not. */

import type { Move, Refusal, Seat } from '@hortus/kernel';
import { CODES, type ManView, MOVES, type View } from '../src/index.ts';
import { signsOf } from './CardArt.tsx';
import { ahead, kindOf, type Thing } from './meaning.ts';

const { kinds } = MOVES;
const FACINGS = 'NESWU';

/** The power whose turn it is, by its sign. */
function powerNow({ frames }: View): string | undefined {
  const frame = frames.at(-1);
  if (frame === undefined) return undefined;
  const signs = signsOf(frame.copied ?? frame.card);
  return signs[Math.max(0, signs.length - frame.left)];
}

/** What a step of this power would be, by this piece, on this piece, with this card. */
function stepsOf(
  sign: string,
  actor: number,
  man: number,
  target: ManView | undefined,
  card: number,
): Move[] {
  const facing = Math.max(0, FACINGS.indexOf(target?.facing ?? 'U'));
  const far = 0;
  switch (sign) {
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
      return ['cup', 'rod', 'disc', 'sword'].flatMap((one) => stepsOf(one, actor, man, target, card));
    case 'turn':
      return [kinds.face.make({ actor, man, facing: (facing + 1) % 5 })];
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
const VAGUE = ['other-power', 'not-now', 'no-such-piece', 'not-a-move', 'no-card-in-use', 'lay-not-held'];

interface Tried {
  readonly view: View;
  readonly seat: Seat;
  readonly thing: Thing;
  /** The minion chosen, if there is one. */
  readonly actor: Thing | undefined;
  why(move: Move): Refusal | undefined;
}

export function tried({ view, seat, thing, actor, why }: Tried): Move | undefined {
  const moves = movesFor(view, seat, thing, actor);
  const refused = moves.filter((move) => why(move) !== undefined);
  return refused.find((move) => !VAGUE.includes(why(move)?.code ?? '')) ?? refused[0];
}

function movesFor(view: View, seat: Seat, thing: Thing, chosen: Thing | undefined): readonly Move[] {
  const [what, which = ''] = thing.split(' ');
  const card = what === 'card' ? CODES.indexOf(which) : 0;
  if (view.phase === 'bid') return [kinds.bid.make({ card })];
  if (view.phase === 'redraw') return [kinds.take.make({ card })];
  if (view.phase === 'end') return [kinds.play.make({ card })];
  if (view.phase === 'turn' || view.phase === 'over') {
    if (what === 'card') return [kinds.play.make({ card })];
    if (what === 'man') return [kinds.turn.make({ man: Number(which), facing: 4 })];
    const site = Number(which);
    const places = !view.men.some(({ owner }) => owner === seat);
    return places ? [kinds.put.make({ site, facing: 4 })] : [kinds.act.make({ site })];
  }
  const sign = powerNow(view) ?? '';
  const minion = view.men.findIndex((man) => man.owner === seat && (view.allMinions || man.minion));
  const actor = chosen === undefined ? Math.max(0, minion) : Number(chosen.slice(4));
  if (what === 'card')
    return [...stepsOf(sign, actor, actor, undefined, card), kinds.play.make({ card })].filter(hasCard);
  const held = CODES.indexOf(view.hands[seat]?.cards[0] ?? 'CA');
  const by = (who: number, man: number): Move[] => stepsOf(sign, who, man, view.men[man], held);
  if (what === 'man') {
    const man = Number(which);
    // One's own piece was meant to act, anybody else's to be acted on.
    return view.men[man]?.owner === seat ? [...by(man, man), ...by(actor, man)] : by(actor, man);
  }
  const site = view.sites[Number(which)];
  const acting = view.men[actor];
  const [x, y] = acting === undefined ? [0, 0] : ahead(acting);
  const near = site !== undefined && site.x === x && site.y === y;
  // Of a space out of reach the rules speak by a piece out of reach.
  const far = view.men.findIndex((man, i) => i !== actor && (man.x !== x || man.y !== y));
  const there = view.men.findIndex((man) => man.x === x && man.y === y);
  if (!near && far >= 0) return by(actor, far).slice(0, 1);
  return by(actor, near && there >= 0 ? there : actor).slice(near ? 1 : 0);
}

/** Steps that a card is laid or taken by. */
const hasCard = (move: Move): boolean => 'card' in kindOf(move)[1].fields;
