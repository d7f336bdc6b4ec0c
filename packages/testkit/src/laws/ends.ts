import { allSeats, canonicalJson, copyState, type Outcome, seatSet, seatsOf } from '@hortus/kernel';
import type { Check, Law, Trial } from '../law.ts';
import { seatsUpTo } from './tools.ts';

export const ends: Law = {
  name: 'ends',
  says: 'teams share out the seats; a game ends within its bound; its outcome has reasons, scores, and whole teams for winners',
  watch(trial, check) {
    const { game, options, seats, bound } = trial;
    const teams = game.teams(options, seats);
    const union = teams.reduce((set, team) => set | team, 0);
    check(union === allSeats(seats), () => `the teams have the seats ${seatsOf(union)}, not all ${seats}`);
    check(
      teams.every((team) => team !== 0) &&
        teams.reduce((sum, team) => sum + seatsOf(team).length, 0) === seats,
      () => `the teams overlap, or one is empty: ${teams.map(seatsOf).join(' | ')}`,
    );
    return {
      spot({ state, step, toAct }) {
        check(step < bound || toAct === 0, () => `the game is not over after ${bound} moves`);
        const outcome = game.outcome(state);
        if (outcome === undefined) return;
        checkOutcome(trial, check, outcome);
        check(
          canonicalJson(game.outcome(copyState(state)) ?? null) === canonicalJson(outcome),
          'the outcome is another one when asked again',
        );
      },
    };
  },
};

function checkOutcome({ game, options, seats, isClause }: Trial, check: Check, outcome: Outcome): void {
  const { winners, reasons, scores } = outcome;
  check(canonicalJson(outcome) !== '', 'an outcome is data');
  const set = seatSet(winners);
  check(
    winners.every((seat, i) => seatsUpTo(seats).includes(seat) && (i === 0 || seat > winners[i - 1])),
    () => `strange winners: ${winners}`,
  );
  for (const team of game.teams(options, seats))
    check(
      (team & set) === 0 || (team & set) === team,
      () => `of the team ${seatsOf(team)} only ${seatsOf(team & set)} wins`,
    );
  const teams = game.teams(options, seats);
  check(winners.length < seats || teams.length === 1, 'all seats win, though not as one team');
  check(
    scores.length === seats && scores.every(Number.isSafeInteger),
    () => `scores ${scores} for ${seats} seats`,
  );
  check(reasons.length > 0, 'the outcome has no reason');
  for (const { code, clause } of reasons) {
    check(/^[a-z][a-z0-9-]*$/.test(code), () => `a strange reason: ${JSON.stringify(code)}`);
    check(isClause(clause), () => `${code} is by ${clause}, which is no clause`);
  }
}
