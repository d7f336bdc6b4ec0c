/** What a seat could do on its next turn as things are, and what its buildsites have unlocked. */
import { copyState, FastLuck, hasSeat, type Move, membersOf, type Seat } from '@hortus/kernel';
import { eraWinners } from '../ends/era.ts';
import { judge } from '../moves/judge.ts';
import { addableMask, adventureMask } from '../moves/playable.ts';
import { play } from '../play.ts';
import { designIn, faceOf } from '../state/faces.ts';
import { isIn, lies, openOf } from '../state/zones.ts';
import { at, type CgsState, MOVES, NONE, WORDS } from '../types.ts';
import { type Outlook, outlookAfter, toTurn } from './outlook.ts';

const mask = new Int32Array(WORDS);

/** The adventures in a seat's ops that it could open if none were in progress and it were its turn. */
export function openableFaces(state: CgsState, seat: Seat): ReadonlySet<number> {
  adventureMask(state, seat, mask);
  return new Set(membersOf(mask, 0, state.rules.cards.setSize).map((copy) => faceOf(state, copy)));
}

/**
 * The faces in a seat's ops that it could add to the adventure in progress, on its turn and without a special round.
 */
export function addableFaces(state: CgsState, seat: Seat): ReadonlySet<number> {
  if (state.ints[at.current] === NONE) return new Set();
  addableMask(state, seat, mask);
  return new Set(membersOf(mask, 0, state.rules.cards.setSize).map((copy) => faceOf(state, copy)));
}

/**
 * The standing if it were the seat's turn and it played this face, after those it has planned. What effects would do
 * meanwhile isn't known, so planned cards that have one don't count.
 */
export function outlookSoon(
  state: CgsState,
  seat: Seat,
  face: number,
  planned: readonly number[] = [],
): Outlook | undefined {
  const next = copyState(state);
  const { designs, is } = state.rules.cards;
  for (const one of planned) {
    toTurn(next, seat);
    const move: Move = MOVES.kinds.play.pack(one);
    if (one === face || isIn(is.effect, designs[designIn(one)].first)) continue;
    if (judge(next, seat, move) === undefined) play(next, seat, move, new FastLuck(1), undefined);
  }
  toTurn(next, seat);
  return outlookAfter(next, seat, MOVES.kinds.play.pack(face));
}

/** Do the buildsites have what the card asks for before it may be played? */
export const isOpenFor = ({ ints, rules }: CgsState, player: number, design: number): boolean =>
  lies(ints, openOf(player), rules.cards.designs[design].first);

/** Who would win the era if it ended now. */
export const eraLeaders = (state: CgsState): readonly number[] =>
  Array.from({ length: state.rules.players }, (_, i) => i).filter((player) =>
    hasSeat(eraWinners(state), player),
  );

/** Designs whose play condition mentions a feat of this one. */
export function unlockedBy({ rules }: CgsState, design: number): readonly number[] {
  const feats = rules.cards.designs[design].card.attributes.lists.get('Feats');
  if (feats === undefined) return [];
  const asks = ['PlayIfBuildsite', 'PlayIfBuildsiteSum', 'PlayIfBuildsite1'] as const;
  return rules.cards.designs
    .filter(({ card }) =>
      asks.some((one) =>
        card.attributes.conditions
          .get(one)
          ?.some(({ category, name }) => category === 'Feats' && feats.has(name)),
      ),
    )
    .map(({ index }) => index);
}
