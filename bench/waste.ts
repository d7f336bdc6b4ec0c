/**
 * Not about speed: in how many obstructions the experts of Genesis and Worlds Asunder waste a card although nothing is
 * left to answer. They play against themselves, and worlds are counted instead of time, so every machine plays the same games.
 * `HORTUS_GAMES=10` plays fewer than usual. Continues where it stopped.
 */
import { botOf } from '@hortus/bots';
import type { SwayGame } from '@hortus/sway';
import { wasteOf } from '../packages/sway/players/testing/waste.ts';
import { HIDING, type Hiding } from './bots.ts';
import { keptGames, mostGoal } from './contests.ts';
import { mostRows } from './most.ts';
import type { Goal, Measured } from './row.ts';

/** A game has about twelve obstructions, and about 500 are wanted. */
const GAMES = Number(process.env.HORTUS_GAMES ?? 45);
/** Nothing was tuned on these deals. */
const FIRST = 30_000;
const MOST = 0.01;

const nameOf = ({ title }: Hiding): string => `${title} waste: obstructions with a needless card`;

export const WASTE_GOALS: readonly Goal[] = HIDING.map((hiding) => mostGoal(nameOf(hiding)));

/** A game as a letter: how many obstructions it had, and how many of them wasted a card. */
const [ZERO, STEP] = [48, 128];

function sumOf(letters: string): { readonly obstructions: number; readonly wasteful: number } {
  let [obstructions, wasteful] = [0, 0];
  for (const letter of letters) {
    const code = letter.charCodeAt(0) - ZERO;
    obstructions += code % STEP;
    wasteful += Math.floor(code / STEP);
  }
  return { obstructions, wasteful };
}

export function howMuchIsWasted(hiding: Hiding): Measured[] {
  const { obstructions, wasteful } = sumOf(played(hiding));
  return mostRows(nameOf(hiding), wasteful, obstructions, MOST);
}

function played(hiding: Hiding): string {
  const { players } = hiding;
  const game = players.game as SwayGame;
  const expert = botOf(players, 'expert');
  if (expert === undefined) throw new Error(`${game.id} has no expert`);
  const said = (letters: string): string => {
    const { obstructions, wasteful } = sumOf(letters);
    return `${wasteful} of ${obstructions} obstructions with a needless card`;
  };
  const { before, keep } = keptGames(nameOf(hiding), `from ${FIRST}`, GAMES, said);
  let letters = before;
  while (letters.length < GAMES) {
    const { obstructions, wasteful } = wasteOf(game, expert, FIRST + letters.length);
    letters += String.fromCharCode(ZERO + Math.min(obstructions, STEP - 1) + STEP * wasteful);
    keep(letters);
  }
  return letters;
}
