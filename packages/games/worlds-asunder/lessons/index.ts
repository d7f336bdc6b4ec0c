/** Worlds Asunder in five minutes: briefly what it shares with Genesis, and in more detail what is its own. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { during, engaged, goesOn, obstructed, seen } from '@hortus/sway/lessons/lessons.ts';
import { worldsAsunder } from '../src/index.ts';

const SIDES = 'sides Evergreen League, Swift League | first a | turns 4';
const LIVES = `experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours, Homecoming Tide`;
const START = `${SIDES}\n${LIVES}`;
const BATTLES = 'Pruning Hook, Windbreak, Cutlass Drill, Ramming Speed, Drawn Line, Spring Flood';

const lesson: Lesson = {
  game: worldsAsunder,
  steps: [
    {
      id: 'obstruct',
      position: `${START}\nturn a | phase obstruct | pool plain 1
engaged b Fleet Speaker; b Hammerfall; b Spoken Course
ops a Grey Arborist, Root Engine, Shared Table, Outer Depot, Mended Road
ops b #4 | unseen #114`,
      seat: 0,
      wants: { kind: 'reach', reached: obstructed, meanwhile: during('obstruct') },
    },
    // One epic card among six: each further card counts for one more.
    {
      id: 'epic',
      position: `${START}\nturn a | phase plot | passed b | pool plain 1
ops a Reader of Rings, Mother Tree, Unsent Letter, Sap Rising, Kitchen Door, Mended Road
ops b #7 | unseen #113`,
      seat: 0,
      wants: { kind: 'reach', reached: engaged(6), meanwhile: goesOn },
    },
    {
      id: 'battle',
      position: `${START}\nturn b | phase plot | plotted | pool plain 2 | task window
engaged b Fleet Speaker; b Admiral of None
ops a Pruning Hook, Stubborn Heir, Outer Depot
ops b #5 | unseen #116`,
      seat: 0,
      wants: { kind: 'reach', reached: obstructed, meanwhile: during('obstruct') },
    },
    // A round is lost: this step and the next two form one ending.
    {
      id: 'life',
      position: `${START}\nturn a | phase obstruct | pool plain 1
engaged b High Pilot; b Gale; b Fleet Speaker; b Ring Forge
ops a Mended Road, Closed Shutters, Tidal Yard
ops b Sail Wright, #2 | void First Warden, Dome Raising, Ferryman, Paper Boat, Wing Lancer
under Night Steward, Iron Hedge, Lamp Keeper, Stubborn Heir, #107`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase }) => phase === 'refill'),
        meanwhile: seen(({ phase }) => phase === 'obstruct' || phase === 'giving'),
      },
    },
    {
      id: 'recruit',
      position: `${SIDES}\nturn a | phase refill | loser a | asked a
experience a Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a Mended Road, Closed Shutters, Tidal Yard
ops b Sail Wright, #2 | void Long Frost, First Warden, Dome Raising, Ferryman, Paper Boat, Wing Lancer, High Pilot, Gale, Fleet Speaker, Ring Forge
under Night Steward, Iron Hedge, Lamp Keeper, Stubborn Heir, #107`,
      carriesOn: true,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase, experience }) => phase === 'unlock' && experience[0]?.count === 4),
        meanwhile: seen(({ phase }) => phase === 'refill' || phase === 'recruit'),
      },
      others: ['pass', 'recruit Wing Lancer', 'recruit High Pilot', 'unlock vision'],
    },
    {
      id: 'unlock',
      position: `${SIDES}\nturn a | phase unlock | loser a | asked a | steps 1 | unlocked b vision
experience a Harvest of Suns, Open Gate, First Warden, Dome Raising
experience b Falling Ember, Thousand Harbours, Homecoming Tide, Wing Lancer, High Pilot
ops a Mended Road, Closed Shutters, Tidal Yard
ops b Sail Wright, #2 | void Long Frost, Ferryman, Paper Boat, Gale, Fleet Speaker, Ring Forge
under #111`,
      carriesOn: true,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ unlocked }, seat) => (unlocked[seat]?.length ?? 0) > 0) },
    },
    // WA-S-12.
    {
      id: 'announce',
      position: `${SIDES}\nturn a | phase plot | passed b | pool plain 1 | unlocked a vision
experience a Harvest of Suns, Open Gate, Thorn Captain
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a Sap Rising, Night Steward, Rooftop Watcher, Tidal Yard
ops b #4 | void Long Frost | unseen #117`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ engaged }) => engaged.some(({ as }) => as === 'vision') && engaged.length > 1),
        meanwhile: goesOn,
      },
    },
    // After WA-S-10, with sabotage unlocked.
    {
      id: 'sabotage',
      position: `${SIDES}\nturn a | phase plot | pool plain 1 | unlocked a sabotage
experience a Harvest of Suns, Open Gate, Ferryman
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a League Assembly, Shared Table, Thorn Captain, Sap Rising
ops b High Pilot, Gale, Sail Wright, Flare at Dusk
void Long Frost, ${BATTLES} | unseen #111`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase, loser }) => phase === 'giving' && loser === 1),
        meanwhile: seen(({ phase, turn }) => phase !== 'giving' && (phase !== 'plot' || turn === 0)),
      },
      others: ['engage High Pilot', 'engage Gale', 'engage Sail Wright', 'finish', 'give Homecoming Tide'],
    },
    // After WA-S-11, with sacrifice unlocked.
    {
      id: 'sacrifice',
      position: `${SIDES}\nturn a | phase plot | pool plain 1 | unlocked a sacrifice
experience a Harvest of Suns, Open Gate, Ferryman
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a First Warden, Sap Rising, Iron Hedge
ops b Deck Cadet, High Pilot, Patch and Prayer
void Long Frost, ${BATTLES} | unseen #113`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase, loser }) => phase === 'giving' && loser === 1),
        meanwhile: seen(({ phase }) => phase !== 'giving'),
      },
      others: [
        ...['engage Deck Cadet', 'finish', 'engage High Pilot', 'engage Patch and Prayer', 'finish'],
        'give Homecoming Tide',
      ],
    },
    // WA-S-4.
    {
      id: 'finale',
      position: `${SIDES}\nturn a | phase obstruct | pool plain 1
engaged b Lantern Walk
experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours
ops a Mended Road, Iron Hedge, Gale, Thorn Captain, Tidal Yard
ops b Soft Voice, Wing Lancer, Hammerfall, One More Try
void #117`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: obstructed,
        meanwhile: during('obstruct', 'equalise'),
      },
    },
    {
      id: 'end',
      position: `${START}\nturn a | phase plot | pool plain 1
ops a Reader of Rings, Mother Tree, Unsent Letter, Sap Rising, Kitchen Door, Mended Road
ops b #7 | unseen #113`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};

export const lessons: readonly Lesson[] = [lesson];
