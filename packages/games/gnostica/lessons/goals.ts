/** What the steps of Gnostica's lessons check, and the table they begin on. */

import { type Holds, legalAt, type Wanted, WITHOUT_LUCK } from '@hortus/frame/lesson/lesson.ts';
import { copyState, type Game, type Seat, type State } from '@hortus/kernel';
import { type GnosticaState, gnostica, type View } from '../src/index.ts';

export const GAME: Game = gnostica;

/** Two players to nine points, on the learner's turn; whatever isn't named is in the draw pile. */
export const HEAD = 'to 9 | seats ab | turn a | open -';
/** The board of the ledger's scenarios. */
export const B0 = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
/** The same with other cards: `b0With('0,0:15')`. */
export const b0With = (...changes: readonly string[]): string =>
  changes.reduce(
    (cards, change) => cards.replace(new RegExp(`(^| )${change.split(':')[0]}:\\w\\w`), `$1${change}`),
    B0,
  );

/** A condition on the learner's view. */
export const seen =
  (holds: (view: View, seat: Seat) => boolean): Holds =>
  (_, state, seat) =>
    holds(gnostica.view(state as GnosticaState, seat), seat);

const menOf = (view: View): readonly string[] =>
  view.men.map(({ owner, pips, facing, x, y }) => `${'abcdef'[owner]}${pips}${facing}@${x},${y}`);

/** How many pieces match; `?` matches anything: `a1?@0,1`. */
function count(view: View, like: string): number {
  const pattern = new RegExp(`^${like.replaceAll('?', '.')}$`);
  return menOf(view).filter((man) => pattern.test(man)).length;
}
export const stands = (like: string, times = 1): Holds => seen((view) => count(view, like) >= times);
export const nobody = (like: string): Holds => seen((view) => count(view, like) === 0);

/** This card lies there; null: the space is bare. */
export const lies = (x: number, y: number, card: string | null): Holds =>
  seen((view) => (view.sites.find((site) => site.x === x && site.y === y)?.card ?? null) === card);

export const scores = (points: number): Holds => seen((view, seat) => (view.scores[seat] ?? 0) >= points);

export const both =
  (...all: readonly Holds[]): Holds =>
  (...given) =>
    all.every((holds) => holds(...given));

export const won: Holds = seen(({ result }, seat) => result?.winner === seat);

/** How many positions are tried; beyond that we take the learner's word. */
const MOST_TRIED = 3000;

/** Can it still be reached with what is left of this turn? */
export const within =
  (reached: Holds): Holds =>
  (game, state, seat) => {
    const { turns } = gnostica.view(state as GnosticaState, seat);
    let tried = 0;
    const can = (from: State): boolean => {
      for (const move of legalAt(game, from, seat)) {
        if (++tried > MOST_TRIED) return true;
        const after = copyState(from);
        game.play(after, seat, move, WITHOUT_LUCK);
        if (reached(game, after, seat)) return true;
        const { turn, turns: now } = gnostica.view(after as GnosticaState, seat);
        if (turn === seat && now === turns && can(after)) return true;
      }
      return false;
    };
    return can(state);
  };

/** To be reached within one turn; a step that makes it impossible is reported immediately. */
export const goal = (reached: Holds, slips: Readonly<Record<string, Holds>> = {}): Wanted => ({
  kind: 'reach',
  reached,
  meanwhile: within(reached),
  slips,
});
