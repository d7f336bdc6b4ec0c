/** Ratings as people know them from chess: 400 points more mean ten games won for every one lost. */
import { type Figures, figureOf } from './figures.ts';
import { LADDERS, stepName, stepsOf } from './levels.ts';

const CLUB = 1500;
/** Finer ratings would claim more than the games can tell. */
const ROUNDED = 50;

const gained = (share: number): number => 400 * Math.log10(share / (1 - share));

/** Each level's rating, from its games against the level below; the club's is fixed. */
export function ratingsOf(title: string, figures: Figures): Record<string, number> {
  const ladder = LADDERS.find((one) => one.title === title);
  if (ladder === undefined) throw new Error(`there is no ladder of ${title}`);
  const [lowest = ''] = Object.keys(ladder.players.levels);
  const above = new Map([[lowest, 0]]);
  for (const [stronger, weaker] of stepsOf(ladder.players)) {
    const name = stepName(title, stronger, weaker);
    const row = figureOf(figures, { name, against: 'at most' });
    if (row === undefined) throw new Error(`${name} hasn't been measured`);
    above.set(stronger, (above.get(weaker) ?? 0) + gained(row.value / 100));
  }
  const club = above.get('club') ?? 0;
  return Object.fromEntries(
    [...above].map(([level, points]) => [level, Math.round((CLUB + points - club) / ROUNDED) * ROUNDED]),
  );
}
