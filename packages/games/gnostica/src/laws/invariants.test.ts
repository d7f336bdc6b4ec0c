/** What holds after every move of random games of every player count (GNO-E-7), beyond the laws that every game keeps. */
import { FastLuck, type Move, moveList, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { CODES } from '../cards/cards.ts';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { at, type GnosticaState, kinds, type View } from '../types.ts';

const { face } = kinds;
const WORTH: Readonly<Record<string, number>> = { spot: 1, royalty: 2, major: 3 };
const classOf = (code: string): string =>
  /^\d/.test(code) ? 'major' : 'PNQK'.includes(code[1]) ? 'royalty' : 'spot';

function cardsOf(state: GnosticaState): string[] {
  const text = gnostica.notation.makePosition(state);
  const list = (line: string): string[] => (line === '-' ? [] : line.split(','));
  return text.split('\n').flatMap((line) => {
    const [key, ...rest] = line.split(' ');
    if (key === 'cards') return rest.filter((one) => one !== '-').map((one) => one.split(':')[1]);
    if (key === 'hand') return list(rest[1]);
    if (key === 'bids') return rest.slice(1).flatMap((bid) => list(bid.split(':')[1]));
    return ['pile', 'out', 'pool'].includes(key) ? list(rest[0]) : [];
  });
}

/** GNO-SCO-1..3 computed again from the view alone. */
function scoresOf({ sites, men, hands }: View): number[] {
  return hands.map((_, seat) =>
    sites.reduce((sum, { x, y, card }) => {
      const owners = new Set(men.filter((man) => man.x === x && man.y === y).map(({ owner }) => owner));
      const isHeld = card !== null && owners.size === 1 && owners.has(seat);
      return isHeld ? sum + WORTH[classOf(card)] : sum;
    }, 0),
  );
}

function holds(state: GnosticaState): void {
  const all = cardsOf(state);
  expect([all.length, new Set(all).size]).toEqual([CODES.length, CODES.length]);
  const view = gnostica.view(state, 'table');
  for (const [seat, stash] of view.stashes.entries()) {
    const mine = view.men.filter(({ owner }) => owner === seat);
    const bySize = [1, 2, 3].map((pips) => mine.filter((man) => man.pips === pips).length);
    expect(bySize.map((n, i) => n + stash[i])).toEqual(view.gone.includes(seat) ? [0, 0, 0] : [5, 5, 5]);
    expect(view.hands[seat].count).toBeLessThanOrEqual(6);
  }
  const ground = new Set(view.sites.map(({ x, y }) => `${x},${y}`));
  const transit = view.todo?.kind === 'transit' ? view.todo.man : undefined;
  for (const { x, y } of view.men)
    if (x !== transit?.x || y !== transit.y) expect(ground.has(`${x},${y}`)).toBe(true);
  expect(view.scores).toEqual(scoresOf(view));
  expect(view.open === null || !view.gone.includes(view.open)).toBe(true);
  if (view.phase === 'end') expect(view.open).toBeNull();
}

/** Other players' pieces by kind and facing, before and after a move that doesn't turn them. */
const facingsOf = ({ men }: View, seat: number): string[] =>
  men.filter(({ owner }) => owner !== seat).map(({ owner, facing }) => `${owner}${facing}`);

function keepsFacings(before: View, after: View, seat: number, move: Move): void {
  if (face.is(move)) return;
  const had = facingsOf(before, seat);
  for (const facing of facingsOf(after, seat)) expect(had).toContain(facing);
}

test.each(gnostica.seats.map((seats) => [seats]))(
  '[GNO-E-7] [GNO-PIL-7] [GNO-CMP-2] [GNO-PIL-3] [GNO-SPC-5] [GNO-SCO-4] [GNO-END-2] [GNO-TGT-9] random games of %i players: every card and piece in one place, nothing in the void, one announcement',
  (seats) => {
    const luck = new FastLuck(seats);
    const list = moveList(crowded);
    let announced = 0;
    for (const [game, options] of [
      [gnostica, {}],
      [crowded, { start: 'random', cap: 40 }],
      [crowded, { start: 'random', cap: 40, reshuffle: 'lazy', foolMinions: 'all' }],
    ] as const) {
      const parsed = game.parseOptions(options, seats);
      if (!parsed.ok) throw new Error('options');
      const state = game.create(parsed.value, seats);
      let toAct = game.setup(state, luck);
      holds(state);
      for (let step = 0; toAct !== 0 && step < 200; step++) {
        const acting = seatsOf(toAct);
        const seat = acting[luck.below(acting.length)];
        const before = game.view(state, 'table');
        const move = list[luck.below(game.legal(state, seat, list))];
        toAct = game.play(state, seat, move, luck);
        holds(state);
        keepsFacings(before, game.view(state, 'table'), seat, move);
        if (state.ints[at.open] >= 0) announced++;
      }
    }
    expect(announced).toBeGreaterThan(0);
  },
);
