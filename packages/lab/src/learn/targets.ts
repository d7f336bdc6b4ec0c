/**
 * What to learn from each position where games are mostly luck: partly how the game ended, partly the estimate of the
 * next position, which is known much sooner (TD(λ), Sutton 1988).
 */
import type { Samples } from './samples.ts';

/** With `trust` 1, only how the game ended. Sets `targets`; `thought` estimates the chance in position i. */
export function mixTargets(samples: Samples, trust: number, thought: (i: number) => number): void {
  const { games, sides, results, targets, count } = samples;
  if (trust === 1) return void targets.set(results.subarray(0, count));
  const whole = sumOfSides(samples);
  for (const [game, from] of games.entries()) {
    const to = games[game + 1] ?? count;
    let after = 0;
    for (let i = to - 1; i >= from; i--) {
      let target = results[i];
      if (i + 1 < to) {
        const next = (1 - trust) * after + trust * targets[i + 1];
        target = sides[i + 1] === sides[i] ? next : whole - next;
      }
      after = thought(i);
      targets[i] = Math.min(Math.max(target, 0), 1);
    }
  }
}

/** What both sides' results add up to on average: less than 1 if draws count less than half. */
function sumOfSides({ games, sides, results, count }: Samples): number {
  let sum = 0;
  let both = 0;
  for (const [game, from] of games.entries()) {
    const to = games[game + 1] ?? count;
    for (let i = from + 1; i < to; i++)
      if (sides[i] !== sides[i - 1]) {
        sum += results[i] + results[i - 1];
        both++;
      }
  }
  return both === 0 ? 1 : sum / both;
}
