/** A pack of sixteen designs for two players: one short era, for a first look and for tests. */
import { ADVENTURES } from './adventures.ts';
import { SUPPORTS } from './supports.ts';

const HEAD = `[pack Harbour Lights]
game: Harbour Lights
type: edition
eras: One Winter
components: 14 adventure, 34 support
session: 10-15
setup: 1
wrapup: 1
analysis: 2
turn: 1
players: 2
affiliations: Pilots, Wardens
level: beginner

[era One Winter]
1-7 x2
11-16 x3
17-20 x2
21-28
`;

export const SMALL: string = `${HEAD}
${ADVENTURES}
${SUPPORTS}`;
