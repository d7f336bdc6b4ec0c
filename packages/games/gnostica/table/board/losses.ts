/** What the others took from a player since that player last acted: found from the board and what was told. */
import type { PackedJson, Seat } from '@hortus/kernel';
import { CODES, cardNamed, REACH, worthOf } from '../../src/index.ts';
import { type Happened, turnsOf } from './lately.ts';

/** A board as far as points go: cards by space, and the pieces. */
interface Standing {
  readonly cards: ReadonlyMap<string, string>;
  readonly men: readonly Standee[];
}
interface Standee {
  readonly owner: number;
  readonly pips: number;
  readonly at: string;
}

/** What a board shows of itself. */
interface Shown {
  readonly sites: readonly { readonly x: number; readonly y: number; readonly card: string | null }[];
  readonly men: readonly {
    readonly owner: number;
    readonly pips: number;
    readonly x: number;
    readonly y: number;
  }[];
}

/** By the event that did it, the clause that allows it. */
export const CLAUSES = {
  cleared: 'GNO-SWD-9',
  exchanged: 'GNO-SWD-7',
  lifted: 'GNO-ROD-9',
  destroyed: 'GNO-SWD-3',
  replaced: 'GNO-HIE-1',
  fell: 'GNO-SPC-5',
  pushed: 'GNO-ROD-3',
  shared: 'GNO-SCO-1',
} as const;

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

const spaceOf = ({ x, y }: PackedJson): string => `${Number(x) - REACH},${Number(y) - REACH}`;
const manOf = (event: PackedJson): Standee => ({
  owner: Number(event.owner),
  pips: Number(event.pips),
  at: spaceOf(event),
});
const isSame = (one: Standee, other: Standee): boolean =>
  one.owner === other.owner && one.pips === other.pips && one.at === other.at;

function without(men: readonly Standee[], gone: Standee): readonly Standee[] {
  const i = men.findIndex((one) => isSame(one, gone));
  return i < 0 ? men : men.toSpliced(i, 1);
}
const withCard = ({ cards, men }: Standing, event: PackedJson, comes: boolean): Standing => {
  const next = new Map(cards);
  if (comes) next.set(spaceOf(event), CODES[Number(event.card)] ?? '');
  else next.delete(spaceOf(event));
  return { cards: next, men };
};
const withMan = ({ cards, men }: Standing, event: PackedJson, comes: boolean): Standing => ({
  cards,
  men: comes ? [...men, manOf(event)] : without(men, manOf(event)),
});

/** `touched` tells a piece as it was, before one of the others that it becomes. */
const COMES = ['created', 'grown', 'shrunk', 'entered', 'turned'];
const GOES = ['touched', 'destroyed', 'fell', 'replaced'];

/** The board after an event, or before it. */
function changed(standing: Standing, event: PackedJson, forward: boolean): Standing {
  if (event.kind === 'laid') return withCard(standing, event, forward);
  if (event.kind === 'cleared' || event.kind === 'lifted') return withCard(standing, event, !forward);
  if (COMES.includes(event.kind)) return withMan(standing, event, forward);
  return GOES.includes(event.kind) ? withMan(standing, event, !forward) : standing;
}

/** GNO-SCO-1 What a space scores for a player. */
function scoreOn({ cards, men }: Standing, space: string, you: Seat): number {
  const card = cardNamed(cards.get(space) ?? '');
  const there = men.filter(({ at }) => at === space);
  return card !== undefined && there.length > 0 && there.every(({ owner }) => owner === you)
    ? worthOf(card)
    : 0;
}

const scoreOf = (standing: Standing, you: Seat): number =>
  [...standing.cards.keys()].reduce((sum, space) => sum + scoreOn(standing, space, you), 0);

/** How an event took a space from a player. */
function howOf(event: PackedJson, next: PackedJson | undefined, space: string, you: Seat): Loss['how'] {
  const { kind } = event;
  if (kind === 'cleared') return next?.kind === 'laid' && spaceOf(next) === space ? 'exchanged' : 'cleared';
  if (kind === 'lifted' || kind === 'destroyed' || kind === 'replaced' || kind === 'fell') return kind;
  return kind === 'touched' && Number(event.owner) === you ? 'pushed' : 'shared';
}

export interface Losses {
  /** Fewer points than before. */
  readonly count: number;
  readonly losses: readonly Loss[];
}

/** Points that somebody lost to others, space by space, each by what happened there last. */
export function lossesOf({ sites, men }: Shown, lately: readonly Happened[], you: Seat): Losses {
  const now: Standing = {
    cards: new Map(sites.flatMap(({ x, y, card }) => (card === null ? [] : [[`${x},${y}`, card]]))),
    men: men.map(({ owner, pips, x, y }) => ({ owner, pips, at: `${x},${y}` })),
  };
  const all = lately.flatMap(({ told }) => told);
  const before = all.reduceRight((standing, event) => changed(standing, event, false), now);
  const found = new Map<string, Loss>();
  let standing = before;
  for (const { seat, told } of turnsOf(lately)) {
    let using: string | undefined;
    for (const [i, event] of told.entries()) {
      if (['activated', 'played', 'flipped', 'copied'].includes(event.kind))
        using = CODES[Number(event.card)];
      const then = changed(standing, event, true);
      for (const [space, card] of standing.cards)
        if (scoreOn(then, space, you) < scoreOn(standing, space, you)) {
          const how = howOf(event, told[i + 1], space, you);
          const instead = how === 'exchanged' ? CODES[Number(told[i + 1]?.card)] : undefined;
          found.set(space, { card, instead, how, clause: CLAUSES[how], by: seat, using });
        }
      standing = then;
    }
  }
  const losses = [...found].flatMap(([space, loss]) =>
    scoreOn(before, space, you) > scoreOn(now, space, you) ? [loss] : [],
  );
  return { count: scoreOf(before, you) - scoreOf(now, you), losses };
}
