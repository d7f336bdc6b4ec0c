/**
 * Each seat's chance to win, as the expert's weighted sums judge a position; under an announcement, as such last turns
 * went.
 */
import type { Chances } from '@hortus/bots';
import { exponential } from '@hortus/bots/arithmetic';
import type { Seat } from '@hortus/kernel';
import {
  announcerOf,
  type GnosticaState,
  NONE,
  nextPlayer,
  OVER,
  phaseOf,
  turnOf,
  winnerOf,
} from '../src/index.ts';
import { CHANCE, CUPS, SCORE, WIDTH } from './facts.ts';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/**
 * Fitted to 961 last turns of two players, half of them announced with any score from four on, since bots rarely
 * announce with little, and people do.
 */
const KEPT = {
  /** At the goal, with nobody else to move before the last turn ends; each player who is still to move costs. */
  base: 3.84,
  toMove: -1.25,
  /** Per point: missing, more than enough, open to be taken, to be had in the last turn. */
  missing: { own: -1.94, others: -1.55 },
  more: { own: 0.98, others: 0.56 },
  losses: -0.51,
  hoped: { own: 0.73, others: 0.35 },
} as const;

export function gnosticaChances(weights: Weights, steep: number): Chances {
  const outlook = new Outlook(weights, steep);
  return (given) => {
    const state = given as GnosticaState;
    const seats = Array.from({ length: state.rules.seats }, (_, seat) => seat);
    if (phaseOf(state.ints) === OVER) {
      const winner = winnerOf(state.ints);
      if (seats.includes(winner)) return seats.map((seat) => (seat === winner ? 1 : 0));
    }
    const raw = seats.map((seat) => outlook.chance(state, seat));
    const open = phaseOf(state.ints) === OVER ? NONE : announcerOf(state.ints);
    if (open === NONE) return scaled(raw, 1);
    const kept = announced(outlook, state, open);
    const others = scaled(
      raw.map((chance, seat) => (seat === open ? 0 : chance)),
      1 - kept,
    );
    return others.map((chance, seat) => (seat === open ? kept : chance));
  };
}

function scaled(raw: readonly number[], to: number): number[] {
  const sum = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => to * (sum > 0 ? one / sum : 1 / raw.length));
}

/** How likely it is that an announcer has enough when its last turn is over. */
function announced({ facts }: Outlook, state: GnosticaState, open: Seat): number {
  const whose = turnOf(state.ints) === open ? 'own' : 'others';
  const left = toMove(state, open);
  facts.read(state, open);
  const row = open * WIDTH;
  const ahead = facts.rows[row + SCORE] - state.rules.options.target;
  const means = facts.rows[row + CUPS] + facts.rows[row + CUPS + 1] + facts.rows[row + CUPS + 4];
  const sum =
    KEPT.base +
    KEPT.toMove * left +
    KEPT.missing[whose] * Math.max(0, -ahead) +
    KEPT.more[whose] * Math.max(0, ahead) +
    KEPT.losses * facts.losses(open, left) +
    KEPT.hoped[whose] * (means > 0 ? facts.rows[row + CHANCE] : 0);
  return 1 / (1 + exponential(-sum));
}

/** How many players move before the announcer does. */
function toMove(state: GnosticaState, open: Seat): number {
  let count = 0;
  for (let seat = turnOf(state.ints); seat !== open; seat = nextPlayer(state, seat)) count++;
  return count;
}
