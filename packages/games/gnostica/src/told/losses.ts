/** What the others took from a player since that player last acted: found from the board and what was told. */
import type { PackedJson, Seat } from '@hortus/kernel';
import { REACH } from '../board/space.ts';
import { CODES, cardNamed, worthOf } from '../cards/cards.ts';
import { holderOf, isSameSpace } from '../press/things.ts';
import type { ManView, SiteView, View } from '../types.ts';
import { CLAUSES } from './clause.ts';

/** What scoring needs to know about a board. */
interface Standing {
  readonly sites: readonly Place[];
  readonly men: readonly Standee[];
}
type Place = Pick<SiteView, 'x' | 'y' | 'card'>;
type Standee = Pick<ManView, 'x' | 'y' | 'owner' | 'pips'>;

/** One entry of the log: who acted, and the events. */
export interface Happened {
  readonly seat: Seat;
  readonly told: readonly PackedJson[];
}

export interface Loss {
  /** The territory as it was. */
  readonly card: string;
  /** What lies there instead, if it was exchanged. */
  readonly instead: string | undefined;
  readonly how: keyof typeof CLAUSES;
  readonly clause: string;
  readonly by: Seat;
  /** The card in use; undefined if none was. */
  readonly using: string | undefined;
}

export interface Losses {
  /** Fewer points than before. */
  readonly count: number;
  readonly losses: readonly Loss[];
}

/** Events count coordinates from the corner of the reach (GNO-R-90). */
const spaceOf = ({ x, y }: PackedJson) => ({ x: Number(x) - REACH, y: Number(y) - REACH });
const siteOf = (event: PackedJson): Place => ({
  ...spaceOf(event),
  card: CODES[Number(event.card)] ?? null,
});
const manOf = (event: PackedJson): Standee => ({
  ...spaceOf(event),
  owner: Number(event.owner),
  pips: Number(event.pips),
});

const withSite = ({ sites, men }: Standing, event: PackedJson, comes: boolean): Standing => {
  const others = sites.filter((one) => !isSameSpace(one, spaceOf(event)));
  return { sites: comes ? [...others, siteOf(event)] : others, men };
};
function withMan({ sites, men }: Standing, event: PackedJson, comes: boolean): Standing {
  const man = manOf(event);
  if (comes) return { sites, men: [...men, man] };
  const i = men.findIndex((one) => isSameSpace(one, man) && one.owner === man.owner && one.pips === man.pips);
  return { sites, men: i < 0 ? men : men.toSpliced(i, 1) };
}

/** `touched` describes a piece as it was, before the event for what it becomes. */
const COMES = ['created', 'grown', 'shrunk', 'entered', 'turned'];
const GOES = ['touched', 'destroyed', 'fell', 'replaced'];

/** The board after an event, or before it. */
function changed(standing: Standing, event: PackedJson, forward: boolean): Standing {
  if (event.kind === 'laid') return withSite(standing, event, forward);
  if (event.kind === 'cleared' || event.kind === 'lifted') return withSite(standing, event, !forward);
  if (COMES.includes(event.kind)) return withMan(standing, event, forward);
  return GOES.includes(event.kind) ? withMan(standing, event, !forward) : standing;
}

/** GNO-SCO-2 What a player has on a space. */
function scoreOn(standing: Standing, space: Pick<Place, 'x' | 'y'>, you: Seat): number {
  const site = standing.sites.find((one) => isSameSpace(one, space));
  return site !== undefined && holderOf(standing, site) === you
    ? worthOf(cardNamed(site.card ?? '') ?? 0)
    : 0;
}
const scoreOf = (standing: Standing, you: Seat): number =>
  standing.sites.reduce((sum, site) => sum + scoreOn(standing, site, you), 0);

/**
 * GNO-END-4 The points of a player whose pieces have just left the board, which no event tells: their pieces as everything
 * that was told since the deal has left them.
 */
export function pointsBeforeOut(
  { sites, men }: Pick<View, 'sites' | 'men'>,
  told: readonly PackedJson[],
  seat: Seat,
): number {
  const nobody: Standing = { sites: [], men: [] };
  const all = told.reduce((then, event) => changed(then, event, true), nobody).men;
  return scoreOf({ sites, men: [...men, ...all.filter(({ owner }) => owner === seat)] }, seat);
}

/** How an event took a space from a player. */
function howOf(event: PackedJson, next: PackedJson | undefined, you: Seat): Loss['how'] {
  const { kind } = event;
  if (kind === 'cleared')
    return next?.kind === 'laid' && isSameSpace(spaceOf(next), spaceOf(event)) ? 'exchanged' : 'cleared';
  if (kind === 'lifted' || kind === 'destroyed' || kind === 'replaced' || kind === 'fell') return kind;
  return kind === 'touched' && Number(event.owner) === you ? 'pushed' : 'shared';
}

const USES = ['activated', 'played', 'flipped', 'copied'];

/** Points that a player lost to others, space by space, each by the last thing that happened there. */
export function lossesOf(now: Pick<View, 'sites' | 'men'>, lately: readonly Happened[], you: Seat): Losses {
  const told = lately.flatMap(({ seat, told: events }) => events.map((event) => ({ seat, event })));
  const before = told.reduceRight<Standing>((then, { event }) => changed(then, event, false), now);
  const found = new Map<string, { readonly site: Place; readonly loss: Loss }>();
  let standing = before;
  let using: string | undefined;
  for (const [i, { seat, event }] of told.entries()) {
    if (seat !== told[i - 1]?.seat) using = undefined;
    if (USES.includes(event.kind)) using = CODES[Number(event.card)];
    const then = changed(standing, event, true);
    for (const site of standing.sites)
      if (scoreOn(then, site, you) < scoreOn(standing, site, you)) {
        const next = told[i + 1]?.event;
        const how = howOf(event, next, you);
        const instead = how === 'exchanged' ? CODES[Number(next?.card)] : undefined;
        const loss = { card: site.card ?? '', instead, how, clause: CLAUSES[how], by: seat, using };
        found.set(`${site.x},${site.y}`, { site, loss });
      }
    standing = then;
  }
  const losses = [...found.values()].flatMap(({ site, loss }) =>
    scoreOn(before, site, you) > scoreOn(now, site, you) ? [loss] : [],
  );
  return { count: scoreOf(before, you) - scoreOf(now, you), losses };
}
