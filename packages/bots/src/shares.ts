/** The results of one player's matches against others, and their certainty. */

/** One letter per match, as one player sees it: won, lost, drawn by everybody, or a victory shared by that many players. */
export type Letter = 'w' | 'l' | 'd' | `${number}`;

/** The letter of a match, from the number of its winners and whether the player is one of them. */
export const letterOf = (winners: number, isAmong: boolean, sides: number): Letter =>
  winners === 0 || winners === sides ? 'd' : !isAmong ? 'l' : winners === 1 ? 'w' : `${winners}`;

export interface Shares {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  /** A draw counts as its share: with two players half, with four a quarter; a victory of two among four half. */
  readonly share: number;
  /**
   * Wilson's 95 % interval of the share, as if the games of one deal were independent. One seat is mostly the better one,
   * so the true interval is a little narrower (by 4 to 7 % over 300 gardens played from both sides).
   */
  readonly low: number;
  readonly high: number;
}

/** Sums up the letters of matches with this many players. */
export function sharesOf(letters: string, players: number): Shares {
  const games = letters.length;
  const count = (letter: Letter): number => letters.split(letter).length - 1;
  const won = count('w');
  let drawn = count('d');
  let points = won + drawn / players;
  for (const sharing of letters.replace(/[wld]/g, '')) {
    drawn++;
    points += 1 / Number(sharing);
  }
  const share = points / games;
  return { games, won, drawn, share, ...wilson(share, games) };
}

/** This many standard errors to either side cover 95 %. */
export const Z = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilson(share: number, games: number): { readonly low: number; readonly high: number } {
  const whole = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / whole;
  const spread = (Z / whole) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { low: middle - spread, high: middle + spread };
}
