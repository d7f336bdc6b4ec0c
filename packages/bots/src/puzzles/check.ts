/** Proves a puzzle again: everything wrong with it, in words for whoever makes puzzles. */
import type { Game, Seat, State } from '@hortus/kernel';
import { after, askedIn, isReached, type Prover, type Puzzle, puzzleState, readMove } from './puzzle.ts';

export function faultsOf(game: Game, prover: Prover, puzzle: Puzzle): string[] {
  const { seat, line, aim } = puzzle;
  const faults: string[] = [];
  if (aim !== prover.aim) faults.push(`nobody proves “${aim}”`);
  if (line.length === 0) faults.push('there is nothing to find');
  let state = puzzleState(game, puzzle);
  for (const [i, { move: text, answers, wrong }] of line.entries()) {
    const values = askedIn(game, state) === seat ? prover.values(state, seat) : undefined;
    if (values === undefined) return [...faults, `step ${i + 1} can’t be proved`];
    const right = [...values].flatMap(([move, value]) =>
      value === 1 ? [game.notation.makeMove(state, seat, move)] : [],
    );
    if (right.join() !== text) faults.push(`step ${i + 1}: right is ${right.join(' and ')}, not ${text}`);
    for (const [tried, answer] of Object.entries(wrong)) {
      const fault = spoils(game, prover, state, seat, tried, answer);
      if (fault !== undefined) faults.push(`step ${i + 1}: ${fault}`);
    }
    const move = readMove(game, state, seat, text);
    if (move === undefined) return [...faults, `step ${i + 1}: ${text} isn’t legal`];
    state = after(game, state, seat, move);
    for (const told of answers) {
      const other = askedIn(game, state);
      const answer = other === undefined ? undefined : readMove(game, state, other, told);
      if (other === undefined || other === seat || answer === undefined)
        return [...faults, `step ${i + 1}: nobody answers ${told}`];
      state = after(game, state, other, answer);
    }
  }
  if (!isCertain(game, prover, state, seat)) faults.push('the aim isn’t certain at the end');
  return faults;
}

/** The aim is reached or still certain; once somebody proved the last move, nothing else needs to be. */
function isCertain(game: Game, prover: Prover, state: State, seat: Seat): boolean {
  if (isReached(game, prover, state, seat)) return true;
  const values = askedIn(game, state) === seat ? prover.values(state, seat) : undefined;
  return values === undefined ? game.outcome(state) === undefined : [...values.values()].includes(1);
}

function spoils(
  game: Game,
  prover: Prover,
  state: State,
  seat: Seat,
  tried: string,
  answer: string,
): string | undefined {
  const move = readMove(game, state, seat, tried);
  if (move === undefined) return `${tried} isn’t legal`;
  const next = after(game, state, seat, move);
  const other = askedIn(game, next);
  const spoiling = other === undefined || other === seat ? undefined : readMove(game, next, other, answer);
  if (other === undefined || spoiling === undefined) return `nobody can answer ${tried} with ${answer}`;
  return (prover.values(next, other)?.get(spoiling) ?? -1) < 0
    ? `${answer} doesn’t spoil ${tried}`
    : undefined;
}
