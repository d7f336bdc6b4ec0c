/** Genesis in six minutes. Positions are those of the ledger's scenarios where one fits. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { during, engaged, goesOn, obstructed, seen } from '@hortus/sway/lessons/lessons.ts';
import { genesis } from '../src/index.ts';

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
/** The learner plots, and the other player has passed for this plot. */
const PLOT = `${START}\nturn a | phase plot | passed b`;
const BATTLES = 'Wildfire Break, Felling Day, Boarding Axe, Broadside, Crossed Staves, Breaking Dam';

const lesson: Lesson = {
  game: genesis,
  steps: [
    {
      id: 'plot',
      position: `${PLOT} | pool plain 1
ops a First Warden, Iron Hedge, Tidal Yard, Many Hands, Burning Almanac, Deer Track, Full Granary
ops b #7 | unseen #112`,
      seat: 0,
      wants: { kind: 'reach', reached: engaged(1) },
    },
    // There are up to fifteen permissions; the two cards that give none come last.
    {
      id: 'combo',
      position: `${PLOT} | pool plain 1
ops a First Warden, March of Oaks, Iron Hedge, Gale, Orchard Mother, Deer Track, Full Granary
ops b #7 | unseen #112`,
      seat: 0,
      wants: { kind: 'reach', reached: engaged(7), meanwhile: goesOn },
    },
    // After GEN-S-3: exactly 7 by vision.
    {
      id: 'vision',
      position: `${PLOT} | pool plain 1
ops a Still Water, Burning Almanac, Upward Path, Boar Riders, March of Oaks
ops b #7 | unseen #114`,
      seat: 0,
      wants: { kind: 'reach', reached: engaged(5), meanwhile: goesOn },
    },
    {
      id: 'obstruct',
      position: `${START}\nturn a | phase obstruct | pool plain 1
engaged b Fleet Speaker; b Hammerfall; b Rope and Whistle
ops a Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Deer Track
ops b #4 | unseen #114`,
      seat: 0,
      wants: { kind: 'reach', reached: obstructed, meanwhile: during('obstruct') },
    },
    // GEN-S-3, after Closed Shutters.
    {
      id: 'covert',
      position: `${START}\nturn a | phase plot | plotted | barred b | pool plain 1
engaged a Closed Shutters
ops a Iron Hedge, Thorn Captain, Night Steward, Master Grafter
ops b #7 | unseen #114`,
      seat: 0,
      wants: { kind: 'refusal' },
    },
    // After GEN-S-8.
    {
      id: 'battle',
      position: `${START}\nturn b | phase plot | plotted | pool plain 2 | task window
engaged b Fleet Speaker; b Storm Council
ops a Wildfire Break, Many Hands, Outer Depot
ops b #5 | unseen #116`,
      seat: 0,
      wants: { kind: 'reach', reached: obstructed, meanwhile: during('obstruct') },
    },
    // GEN-S-9.
    {
      id: 'draw',
      position: `${PLOT} | plotted | pool navigation 1
engaged a Deer Track
ops a Night Steward, Sap Rising, Thorn Captain, Lamp Keeper, Warm Loaf
ops b Fleet Speaker, Hammerfall, #5
under Young Bosun, Goose Girl, Tender Boats, Upward Path, #109`,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ ops }, seat) => ops[seat]?.count === 7) },
      others: ['discard Young Bosun', 'discard Fleet Speaker'],
    },
    {
      id: 'loss',
      position: `${START}\nturn a | phase obstruct | pool plain 1
engaged b High Pilot; b Gale; b Fleet Speaker; b Ring Forge
ops a Deer Track, Closed Shutters, Tidal Yard
ops b #3 | unseen #116`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase }) => phase === 'refill'),
        meanwhile: seen(({ phase }) => phase === 'obstruct' || phase === 'giving'),
      },
    },
    // GEN-S-7, before E's plot.
    {
      id: 'finale',
      position: `sides Evergreens, Swifts | first a | turns 20 | finale
turn a | phase plot | pool plain 1
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours
ops a Iron Hedge, Gale, Thorn Captain, Tidal Yard
ops b Soft Voice, Wing Lancer, Hammerfall, One More Try
void ${BATTLES}, #113`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ turn, totals }) => turn === 1 && totals[0] === 31),
        meanwhile: during('plot'),
      },
      others: [
        ...['bring Falling Ember', 'bring Thousand Harbours', 'engage Falling Ember'],
        ...['engage Thousand Harbours', 'engage Soft Voice', 'persuade Open Gate', 'engage Wing Lancer'],
        ...['engage Hammerfall', 'engage One More Try', 'finish', 'finish'],
      ],
    },
    {
      id: 'end',
      position: `${START}\nturn a | phase plot | pool plain 1
ops a First Warden, Iron Hedge, Tidal Yard, Many Hands, Burning Almanac, Deer Track, Full Granary
ops b #7 | unseen #112`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};

export const lessons: readonly Lesson[] = [lesson];
