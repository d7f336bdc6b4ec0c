/** What the second implementation offers, and one move of it. */
import type { Seat } from '@hortus/kernel';
import { bid, takeFromPool, taker } from './bidding.ts';
import { close, count, endTurn, flip, goOn, hasMen, isLastPass, nameMinions, spend, use } from './course.ts';
import { playCard } from './deeds.ts';
import { leave } from './leave.ts';
import { exchanges } from './majors.ts';
import { countOf, exchange } from './piles.ts';
import { canStep, copy, inUse, step, stepsOf } from './steps.ts';
import { copyOf, FACINGS, landAt, menAt, menOf, type Reading, wastelandsOf } from './table.ts';
import type { Wish } from './wish.ts';

/** Who may act. */
export function actorsOf(table: Reading): Seat[] {
  switch (table.phase) {
    case 'bid':
      return table.bids.flatMap((card, seat) => (card === null && !table.gone.includes(seat) ? [seat] : []));
    case 'redraw': {
      const seat = taker(table);
      return seat === undefined ? [] : [seat];
    }
    default:
      return table.turn === null ? [] : [table.turn];
  }
}

export function offersTo(table: Reading, seat: Seat): Wish[] {
  switch (table.phase) {
    case 'bid':
      return table.hands[seat].map((card): Wish => ({ kind: 'bid', card }));
    case 'redraw':
      return table.pool.map((card): Wish => ({ kind: 'take', card }));
    case 'turn': {
      const wishes = hasMen(table) ? options(table, seat) : placements(table);
      const passes = hasMen(table) || wishes.some(({ kind }) => kind === 'stuck');
      return passes && isLastPass(table, 1) ? [...wishes, { kind: 'announce' }] : wishes;
    }
    case 'steps': {
      const steps = stepsOf(table);
      if (table.todo !== null) return steps;
      const more: Wish[] = isLastPass(table, 0)
        ? [{ kind: 'skip' }, { kind: 'announce' }]
        : [{ kind: 'skip' }];
      return [...steps, ...more];
    }
    case 'end': {
      const ends: Wish[] = mayAnnounce(table) ? [{ kind: 'rest' }, { kind: 'announce' }] : [{ kind: 'rest' }];
      return table.todo === null ? ends : [...moreDraws(table, seat), ...ends];
    }
    default:
      return [];
  }
}

/** GNO-TRN-1, GNO-R-51 */
function placements(table: Reading): Wish[] {
  const free = [...table.lands, ...wastelandsOf(table)].filter((space) => menAt(table, space).length === 0);
  if (free.length === 0) return [{ kind: 'stuck' }];
  return free.flatMap(({ x, y }) =>
    FACINGS.map((facing): Wish => ({ kind: 'put', space: { x, y }, facing })),
  );
}

/** GNO-TRN-3 to GNO-TRN-6 */
function options(table: Reading, seat: Seat): Wish[] {
  const wishes: Wish[] = exchanges(table, 'draw');
  for (const man of menOf(table, seat))
    for (const facing of FACINGS) if (facing !== man.facing) wishes.push({ kind: 'turn', man, facing });
  for (const { x, y } of table.lands)
    if (menAt(table, { x, y }).some(({ owner }) => owner === seat))
      wishes.push({ kind: 'act', space: { x, y } });
  for (const card of table.hands[seat]) wishes.push({ kind: 'play', card });
  return wishes.filter((wish) => !['act', 'play'].includes(wish.kind) || isUseful(table, seat, wish));
}

/** GNO-R-21 If the number isn't fixed in advance: more, up to six, as long as there are cards. */
function moreDraws(table: Reading, seat: Seat): Wish[] {
  if (table.options.draws !== 'open') return [];
  const most = Math.min(6 - table.hands[seat].length, countOf(table));
  return Array.from({ length: most }, (_, i): Wish => ({ kind: 'draw', drop: [], amount: i + 1 }));
}
function stopsToDraw(table: Reading, seat: Seat): boolean {
  if (moreDraws(table, seat).length === 0) return false;
  table.phase = 'end';
  table.todo = { kind: 'draw' };
  return true;
}
/** GNO-END-2, GNO-R-59 */
const mayAnnounce = ({ open, options, turns }: Reading): boolean =>
  open === null && !(options.cap > 0 && turns + 1 >= options.cap);

/** GNO-R-23 At least one step is possible, perhaps after skipping others. */
function isUseful(table: Reading, seat: Seat, wish: Wish): boolean {
  const tried = copyOf(table);
  open(tried, seat, wish);
  return canStep(tried);
}
/** A card comes into use. */
function open(table: Reading, seat: Seat, { kind, card, space }: Wish): void {
  if (kind === 'play' && card !== undefined) {
    playCard(table, card);
    table.all = true;
    count(table, false);
    use(table, card, 'hand');
    return;
  }
  const land = space && landAt(table, space);
  if (land === undefined || !menAt(table, land).some(({ owner }) => owner === seat))
    throw new Error('nobody stands there');
  nameMinions(table, land);
  count(table, true);
  use(table, land.card, 'board');
}

export function play(table: Reading, seat: Seat, wish: Wish, told: readonly string[]): void {
  table.told = [...told];
  table.isShuffled = false;
  make(table, seat, wish);
  if (table.told.length > 0) throw new Error(`the engine took more: ${table.told}`);
}

function make(table: Reading, seat: Seat, wish: Wish): void {
  const { kind, card = '' } = wish;
  switch (kind) {
    case 'resign':
      return leave(table, seat, 'resignation');
    case 'time':
      return leave(table, seat, 'time');
    case 'bid':
      return bid(table, seat, card);
    case 'take':
      return takeFromPool(table, seat, card);
    case 'put':
      if (wish.space !== undefined && wish.facing !== undefined)
        table.men.push({
          x: wish.space.x,
          y: wish.space.y,
          owner: seat,
          pips: 1,
          facing: wish.facing,
          minion: false,
        });
      count(table, false);
      return endTurn(table);
    case 'stuck':
      count(table, true);
      return endTurn(table);
    case 'draw':
      exchange(table, seat, wish.drop ?? [], wish.amount ?? 0);
      count(table, wish.drop?.length === 0 && wish.amount === 0);
      return table.quiet === 0 && stopsToDraw(table, seat) ? undefined : endTurn(table);
    case 'turn':
      table.men = table.men.map((man) =>
        man === wish.man && wish.facing !== undefined ? { ...man, facing: wish.facing } : man,
      );
      count(table, false);
      return endTurn(table);
    case 'act':
    case 'play':
      return open(table, seat, wish);
    case 'rest':
    case 'announce':
      if (table.phase === 'end' && table.todo !== null) {
        endTurn(table);
        if (table.phase !== 'end') return;
      }
      if (kind === 'rest') return goOn(table, seat);
      if (table.phase === 'turn') count(table, true);
      table.open = seat;
      return goOn(table, seat);
    default:
      return inSteps(table, wish);
  }
}

function inSteps(table: Reading, wish: Wish): void {
  switch (wish.kind) {
    case 'skip':
      spend(table, inUse(table) === '20' ? table.frames[table.frames.length - 1].left : 1);
      break;
    case 'flip':
      count(table, false);
      flip(table);
      break;
    case 'copy':
      copy(table, wish);
      break;
    default:
      count(table, false);
      step(table, wish);
      if (wish.kind === 'fetch') endFetching(table);
  }
  close(table);
}

/** GNO-JUD-1 One step, taken card by card: it is over when no more can be taken. */
function endFetching(table: Reading): void {
  const { left } = table.frames[table.frames.length - 1];
  if (left > 0 && stepsOf(table).length === 0) spend(table, left);
}
