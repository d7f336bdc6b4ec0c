/**
 * People who play as one: sentences name a group by all of its names. Groups may change with the era. A scene also notes
 * whether a turn has had no card yet.
 */
import type { PackedJson, Seat, SeenEntry } from '@hortus/kernel';
import { type Cast, type Scene, whoIs } from '@hortus/words';

/** The part of a view that says who plays with whom. */
interface Grouped {
  readonly era: number;
  readonly groups?: readonly (readonly (readonly Seat[])[])[];
}

const ERA = 'era';
const CARDLESS = 'cardless';
const NOBODY: Scene = new Map();

/** `0.1` → 0: in the first era, the second seat belongs to the player whose first seat is 0. */
function sceneIn({ groups = [] }: Grouped, era: number): Scene {
  const scene = new Map([[ERA, era]]);
  for (const [at, players] of groups.entries())
    for (const seats of players) for (const seat of seats) scene.set(`${at}.${seat}`, seats[0] ?? seat);
  return scene;
}

export const sceneOf = (view: unknown): Scene => {
  const grouped = view as Grouped;
  return grouped.groups === undefined ? NOBODY : sceneIn(grouped, grouped.era);
};

const dealsIn = (told: readonly PackedJson[]): number => told.filter(({ kind }) => kind === 'dealt').length;

/** Each deal began an era, up to the one that is shown. */
export function scenes(entries: readonly SeenEntry[], view: unknown): ReadonlyMap<number, Scene> {
  const found = new Map<number, Scene>();
  const grouped = view as Grouped | undefined;
  if (grouped === undefined) return found;
  let era = grouped.era - entries.reduce((deals, { told }) => deals + dealsIn(told), 0);
  let cardless = 0;
  for (const { seq, told } of entries) {
    found.set(seq, new Map(sceneIn(grouped, era)).set(CARDLESS, cardless));
    era += dealsIn(told);
    for (const { kind } of told) cardless = cardlessAfter(kind) ?? cardless;
  }
  return found;
}

const cardlessAfter = (kind: string): number | undefined =>
  kind === 'turns' ? 1 : kind === 'played' ? 0 : undefined;

export function after(scene: Scene, { kind, era }: PackedJson): Scene {
  if (kind === 'dealt' && scene.has(ERA)) return new Map(scene).set(ERA, Number(era));
  const cardless = cardlessAfter(kind);
  return cardless === undefined ? scene : new Map(scene).set(CARDLESS, cardless);
}

/** Has no card been played in the turn so far? False if the log doesn't say. */
export const isCardless = (scene: Scene | undefined): boolean => scene?.get(CARDLESS) === 1;

/** The player this seat belongs to, as sentences name them. */
export function partyOf(
  cast: Cast,
  seat: Seat,
): { readonly who: string; readonly you: boolean; readonly many?: true } {
  const { scene = NOBODY, names, you } = cast;
  const firstOf = (one: Seat): Seat => scene.get(`${scene.get(ERA)}.${one}`) ?? one;
  const persons = [...names.keys()].filter((one) => firstOf(one) === firstOf(seat));
  if (persons.length < 2) return whoIs(cast, seat);
  return {
    who: persons.map((one) => names[one]).join(' & '),
    you: you !== undefined && persons.includes(you),
    many: true,
  };
}
