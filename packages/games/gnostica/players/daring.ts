import type { Seat } from '@hortus/kernel';
import { type GnosticaState, playersLeft } from '../src/index.ts';
import { CHANCE, CUPS, SCORE, WIDTH } from './facts.ts';
import { dragging, extremity, lateness } from './late.ts';
import type { Outlook } from './outlook.ts';

/** Late in a game, how much less than the goal may be left after the others' turns, and held. */
const [LESS_LEFT, LESS_HELD] = [6, 1];
/** How much less still in long games of more than two. */
const LESS_AMONG_MANY = 3;

/**
 * Enough points are held, the others can't take more than can be won back, and there are `spare` points more where
 * others are near. Late in a game, less will do: with more than two players, either the game ends or one player fewer is
 * left; between two, only if the game seems to have no end otherwise.
 */
export function dares(outlook: Outlook, state: GnosticaState, seat: Seat, spare = 0): boolean {
  const { target } = state.rules.options;
  const many = playersLeft(state) > 2;
  const late = many ? lateness(state.ints) : extremity(state.ints);
  const hoped = reach(outlook, state, seat);
  const { facts } = outlook;
  const wanted = Math.min(spare, facts.exposed(seat)) * (1 - late);
  const drags = many ? dragging(state) : 0;
  const held = target - (late > 0.5 ? LESS_HELD : 0) - LESS_AMONG_MANY * drags;
  return hoped >= target + wanted - LESS_LEFT * late && facts.rows[seat * WIDTH + SCORE] >= held;
}

/** The score to be hoped for after one more turn. */
export function reach({ facts }: Outlook, state: GnosticaState, seat: Seat): number {
  facts.read(state, seat);
  const { rows } = facts;
  const row = seat * WIDTH;
  const enemies = playersLeft(state) - 1;
  const means = rows[row + CUPS] + rows[row + CUPS + 1] + rows[row + CUPS + 4];
  return rows[row + SCORE] - facts.losses(seat, enemies) + (means > 0 ? rows[row + CHANCE] : 0);
}
