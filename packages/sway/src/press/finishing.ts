/** The moves that have a button of their own: their order, the most likely one, and what ending a phase gives up. */
import type { Move } from '@hortus/kernel';
import type { SwayView } from '../types.ts';
import { type ByThing, has, type Kind, kindOf, M } from './by-thing.ts';
import { answersNothing } from './standing.ts';

/** These end something; they come last. */
const ENDS: readonly Kind[] = ['finish', 'done', 'pass', 'waive'];

/** Is it a sentence of an ability, lost at the end of the phase? */
export const isSentence = (move: Move): boolean =>
  M.refill.is(move) || M.draw.is(move) || M.omen.is(move) || M.negotiate.is(move) || M.negotiateFor.is(move);

/** A sentence for different numbers of cards, the largest first. */
export type Sentence = readonly [Move, ...Move[]];

function keyOf(move: Move): string {
  if (M.draw.is(move)) return `draw ${M.draw.get.by(move)}`;
  return M.negotiateFor.is(move) ? 'negotiate' : kindOf(move);
}

function sentencesIn(moves: readonly Move[]): readonly Sentence[] {
  const groups = new Map<string, [Move, ...Move[]]>();
  for (const move of moves) {
    const key = keyOf(move);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [move]);
    else group.push(move);
  }
  return [...groups.values()];
}

const countIn = (move: Move): number | undefined =>
  M.refill.is(move)
    ? M.refill.get.count(move)
    : M.draw.is(move)
      ? M.draw.get.count(move)
      : M.omen.is(move)
        ? M.omen.get.count(move)
        : undefined;

/** How many cards each of these is for, if that is all they differ in; undefined if it isn't, or if one does nothing. */
export function countsOf(moves: readonly Move[]): readonly number[] | undefined {
  const counts = moves.map((move) => countIn(move) ?? 0);
  const isOneSentence = moves.length > 1 && new Set(moves.map(keyOf)).size === 1;
  return isOneSentence && counts.every((count) => count > 0) ? counts : undefined;
}

export interface Buttons {
  readonly sentences: readonly Sentence[];
  readonly unlocks: readonly Move[];
  readonly ends: readonly Move[];
  /**
   * What most players would do next: the largest option, or ending what is done; never passing something up. Undefined
   * while a card can be recruited or an ability unlocked, which lead to a dialog.
   */
  readonly main: Move | undefined;
}

export function buttonsOf(view: SwayView, moves: ByThing): Buttons {
  const { others, cards } = moves;
  const ends = ENDS.flatMap((kind) => others.filter((move) => kindOf(move) === kind));
  const goesOn = view.phase === 'plot' && has(moves, 'engage');
  return {
    sentences: sentencesIn(others.filter((move) => !ends.includes(move) && !M.unlock.is(move))),
    unlocks: others.filter(M.unlock.is),
    ends,
    main:
      others.find(M.done.is) ??
      // Cutting in is the exception: a player who isn't sure should let the plot continue.
      (view.task === 'window' ? others.find(M.pass.is) : undefined) ??
      others.find(isSentence) ??
      // A card to recruit has a button of its own, and comes before the end.
      (has(moves, 'recruit')
        ? undefined
        : cards.size === 0 || (losing(view) === undefined && !goesOn && !answersNothing(view))
          ? others.find(M.finish.is)
          : undefined),
  };
}

/** The move would end a plot before its first card. */
export const losesByEnding = (move: Move, view: SwayView): boolean =>
  M.finish.is(move) && losing(view) === 'nothing';

/** What would be lost by ending the phase as it stands. */
function losing({ phase, plotted, turn, totals }: SwayView): 'nothing' | 'short' | undefined {
  if (phase === 'plot') return plotted === 0 ? 'nothing' : undefined;
  const side = turn & 1;
  return totals[side] < totals[1 - side] ? 'short' : undefined;
}

export interface GivenUp {
  /** Nothing engaged at all; too little; permissions unused; sentences open. */
  readonly why: 'nothing' | 'short' | 'unused' | 'open';
  readonly sentences: readonly Sentence[];
}

/** What finishing now would give up; undefined if there is no need to ask. */
export function givenUpBy(move: Move, view: SwayView, moves: ByThing): GivenUp | undefined {
  if (!M.finish.is(move)) return undefined;
  const sentences = moves.others.filter(isSentence);
  const loss = losing(view);
  // A player who has answered enough keeps the other cards for the plot.
  const could = has(moves, 'engage') && (view.phase === 'plot' || loss !== undefined);
  const open = Object.values(view.pool).some((count) => count > 0);
  if (!(could && open) && sentences.length === 0) return undefined;
  const why = loss === 'nothing' || could ? (loss ?? 'unused') : 'open';
  return { why, sentences: sentencesIn(sentences) };
}

/** Say only once that permissions are lost with the phase; whoever continued has been told. */
export const isHeard = ({ why, sentences }: GivenUp, isWarned: boolean): boolean =>
  isWarned && why === 'unused' && sentences.length === 0;
