/** The four abilities that draw a number of cards; what comes after the draw is in their deeds. */
import {
  EVERYONE,
  invariant,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import { drawCards, mostToDraw } from '../acts/draw.ts';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import { destinyCount } from '../state/destiny.ts';
import { NONE } from '../state/layout.ts';
import { isOpen, openIn, useUp } from '../state/pool.ts';
import { ABILITY, type AbilityName, POOL } from '../types.ts';
import { type Ability, type Act, ability, act, classAfter } from './ability.ts';
import { DEEDS, deedOf } from './deeds.ts';

const { draw } = MOVES.kinds;

/**
 * `draw n by …`: up to `most` cards, the number named first and carried out as one operation (GEN-R-8,
 * WA-R-6). It uses up one of class `cls` and opens one of class `after` (GEN-R-20, GEN-E-6), or NONE if
 * nothing follows; without an experience vengeance has nowhere to send cards to (GEN-R-5).
 */
function drawAct(name: AbilityName, cls: number, most: number, after: number): Act {
  const by = ABILITY[name];

  function list(state: SwayState, seat: Seat, out: MoveList, from: number): number {
    let n = from;
    for (let count = mostToDraw(state, seat, most); count > 0; count--) out[n++] = draw.pack(by, count);
    return n;
  }

  return act(
    'draw',
    [cls],
    list,
    (state, seat, move) => {
      const count = draw.get.count(move);
      if (destinyCount(state) === 0) return 'destiny-empty';
      if (!isOpen(state, cls)) return 'not-open';
      if (count === 0) return 'too-few';
      if (count > most) return 'too-many';
      const possible = mostToDraw(state, seat, most);
      if (possible === 0) return 'ops-full';
      return count > possible ? 'too-many' : undefined;
    },
    (state, seat, move, rng, told) => drawBy(state, seat, move, cls, after, rng, told),
    (_, move) => draw.get.by(move) === by,
  );
}

/** An ability that draws as many cards as its deed says, then does what follows; `more` are further moves. */
export function drawing(name: AbilityName, more: readonly Act[] = []): Ability {
  const deed = deedOf(DEEDS[name], 'draw');
  invariant(deed !== undefined, `${name} does not draw`);
  const after = deed.next === undefined ? NONE : classAfter(deed.next);
  const cls = UNDRAWN[after] ?? POOL.navigation;
  return ability(name, {
    open: (state) => openIn(state, cls, 1),
    acts: [drawAct(name, cls, deed.count, after), ...more],
  });
}

/** The class of a draw not yet made, by what follows it. */
const UNDRAWN: Readonly<Record<number, number>> = {
  [POOL.plain]: POOL.engineering,
  [POOL.valor]: POOL.undrawn,
  [POOL.sending]: POOL.vengeance,
};

function drawBy(
  state: SwayState,
  seat: Seat,
  move: Move,
  cls: number,
  after: number,
  rng: Rng,
  told?: Sink,
): void {
  const count = draw.get.count(move);
  useUp(state, cls);
  if (after !== NONE && (after !== POOL.sending || state.rules.hasExperience)) openIn(state, after, 1);
  told?.tell(EVENTS.kinds.draws.pack(seat, draw.get.by(move) + 1, count), EVERYONE, false);
  drawCards(state, seat, count, rng, told);
}

/**
 * GEN-ENG-1, WA-ENG-1 Draw up to 1, then one permission; paying with it first gives up the draw (GEN-R-20).
 */
export const engineering = drawing('engineering');
/** GEN-NAV-1, WA-NAV-1 Draw up to 2; no permission. */
export const navigation = drawing('navigation');
/** GEN-VAL-1, GEN-VAL-2, WA-VAL-1, WA-VAL-2 Draw up to 1, then one permission that only a valor card can use. */
export const valor = drawing('valor');
