/** How the second implementation and the view of everything differ. */

import type { SwayView } from '../../types.ts';
import { standing } from './offers.ts';
import type { Laid, Reading } from './table.ts';
import { totalOf } from './table.ts';

type Facts = Readonly<Record<string, unknown>>;

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** The pool's name for a right; one that only draws has none when there is nothing to draw. */
function classOf(table: Reading, right: Reading['rights'][number]): string[] {
  const now = standing(table, right);
  if (now === undefined || now.of === 'logistics') return [];
  if (now.of === 'vision' || now.of === 'enlist') return [`${now.of}${now.sway}`];
  if (now.of === 'valor') return [now.drawn ? 'valor' : 'undrawn'];
  return [now.of === 'vengeance' && now.drawn ? 'sending' : now.of];
}

function factsOf(table: Reading): Facts {
  const { cards } = table.rules.deck;
  const name = (card: number): string => cards[card].name;
  const names = (some: Iterable<number>): string[] => sorted([...some].map(name));
  const story = (laid: Laid | undefined): string | null => (laid === undefined ? null : name(laid.card));
  return {
    phase: table.phase,
    task: table.task,
    asked: table.end === undefined ? table.asked : null,
    turn: table.turn,
    turns: table.turns,
    idle: table.idle,
    ops: table.ops.map(names),
    experience: table.experience.map(names),
    reserve: table.reserve.map(names),
    void: names(table.void),
    unseen: names(table.unseen),
    under: table.under.map(name),
    looked: names(table.looked),
    marked: names(table.marked),
    fresh: names(table.fresh),
    line: table.line.map(({ card, seat, as, hidden, doubled, naming }) =>
      [seat, name(card), as ?? '', hidden, doubled, naming].join(),
    ),
    totals: [totalOf(table, 0), totalOf(table, 1)],
    pool: sorted(table.rights.flatMap((right) => classOf(table, right))),
    strike: table.strike,
    barred: [...table.barred],
    waived: [...table.waived],
    countdowns: sorted(table.countdowns.map(({ side, left }) => `${side} ${left}`)),
    unlocked: table.unlocked.map((some) => sorted([...some])),
    finale: table.finale,
    loser: table.loser ?? null,
    tales: table.tales.map(({ ruin, triumph }) => [story(ruin), story(triumph)]),
    end: table.end === undefined ? null : [table.end.winner, sorted(table.end.why)],
  };
}

function factsIn(view: SwayView): Facts {
  const held = (zones: SwayView['ops']): string[][] =>
    zones.map((zone) => sorted(zone.cards.map(({ card }) => card)));
  const cards = [...view.ops, ...view.experience].flatMap((zone) => zone.cards);
  return {
    phase: view.phase,
    task: view.task,
    asked: view.asked,
    turn: view.turn,
    turns: view.turns,
    idle: view.idle,
    ops: held(view.ops),
    experience: held(view.experience),
    reserve: view.reserve.map(sorted),
    void: sorted(view.void),
    unseen: sorted(view.destiny.cards ?? []),
    under: view.destiny.under.map(({ card }) => card),
    looked: sorted((view.looked?.cards ?? []).map(({ card }) => card ?? '')),
    marked: sorted(cards.flatMap(({ card, marked }) => (marked === true ? [card] : []))),
    fresh: sorted(cards.flatMap(({ card, fresh }) => (fresh === true ? [card] : []))),
    line: view.engaged.map(({ card, seat, as, hidden, doubled, naming }) =>
      [seat, card, as ?? '', hidden !== undefined, doubled === true, naming === true].join(),
    ),
    totals: view.totals,
    pool: sorted(
      Object.entries(view.pool).flatMap(([name, count]) =>
        name === 'refill' ? [] : Array.from({ length: count }, () => name),
      ),
    ),
    strike: view.strike,
    barred: view.barred,
    waived: view.waived,
    countdowns: sorted(view.countdowns.map(({ side, left }) => `${side} ${left}`)),
    unlocked: view.unlocked.map(sorted),
    finale: view.finale,
    loser: view.loser,
    tales: view.tales.map(({ ruin, triumph }) => [ruin, triumph]),
    end: view.end === null ? null : [view.end.winner, sorted(view.end.why.split(','))],
  };
}

/** The facts in which they differ; none if they agree. */
export function differences(table: Reading, view: SwayView): string[] {
  const [own, seen] = [factsOf(table), factsIn(view)];
  return Object.keys(own).flatMap((key) => {
    const [mine, theirs] = [JSON.stringify(own[key]), JSON.stringify(seen[key])];
    return mine === theirs ? [] : [`${key}: ${mine} by the reading, ${theirs} by the engine`];
  });
}
