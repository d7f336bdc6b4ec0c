/** Imagined worlds compared with all possible ones: small positions whose worlds can be counted one by one. */
import { FastLuck, membersOf, type Viewer } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { underAt } from '../state/destiny.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { SET } from '../types.ts';
import { nameOf } from './bare.ts';
import type { SwayGame, SwayScene } from './scene.ts';

/** What is hidden somewhere: `ops a: Cart Drum | slot 0: Dusk | under 0: Mill`, empty zones left out. */
export function hiddenIn(state: SwayState): string {
  const { ints, rules } = state;
  const parts: string[] = [];
  const named = (set: number): string[] => membersOf(ints, set, SET).map((card) => nameOf(state, card));
  const add = (zone: string, names: readonly string[]): void => {
    if (names.length > 0) parts.push(`${zone}: ${[...names].sort().join(', ')}`);
  };
  for (let seat = 0; seat < rules.seats; seat++) {
    add(`ops ${'abcd'[seat]}`, named(at.ops + seat * SET));
    add(`experience ${'abcd'[seat]}`, named(at.experience + seat * SET));
  }
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    if ((entry & ENTRY_BITS.hidden) !== 0)
      add(`slot ${ENTRY.get.slot(entry)}`, [nameOf(state, ENTRY.get.card(entry))]);
  }
  for (let i = 0; i < ints[at.underCount]; i++) add(`under ${i}`, [nameOf(state, underAt(state, i))]);
  return parts.join(' | ');
}

/** Draws one imagined world, described by `say`. */
export function imagining(
  game: SwayGame,
  { state }: Pick<SwayScene, 'state'>,
  viewer: Viewer,
  say: (world: SwayState) => string = hiddenIn,
): () => string {
  const seen = game.view(state, viewer);
  const world: SwayState = { ints: state.ints.slice(), rules: state.rules };
  const luck = new FastLuck(11);
  return () => {
    game.imagine(seen, world, luck);
    return say(world);
  };
}

export interface Room {
  /** As in `hiddenIn`; the unseen part takes whatever is left. */
  readonly zone: string;
  readonly count: number;
  /** Cards known to be there. */
  readonly holds?: readonly string[];
  takes(card: string): boolean;
}

/** Every way to put these cards into the rooms, each once; cards that no room takes are unseen. */
export function everyWorld(
  cards: readonly string[],
  rooms: readonly Room[],
  could: (world: ReadonlyMap<string, readonly string[]>) => boolean = () => true,
): Record<string, number> {
  const weights: Record<string, number> = {};
  const laid = new Map(rooms.map(({ zone, holds = [] }) => [zone, [...holds]]));
  const fill = (i: number, from: number): void => {
    const room = rooms[i];
    if (room === undefined) {
      if (!could(laid)) return;
      const key = rooms
        .filter(({ zone }) => (laid.get(zone) ?? []).length > 0)
        .map(({ zone }) => `${zone}: ${[...(laid.get(zone) ?? [])].sort().join(', ')}`)
        .join(' | ');
      weights[key] = (weights[key] ?? 0) + 1;
      return;
    }
    const here = laid.get(room.zone) ?? [];
    if (here.length - (room.holds ?? []).length === room.count) return fill(i + 1, 0);
    const used = new Set([...laid.values()].flat());
    for (let c = from; c < cards.length; c++) {
      if (used.has(cards[c]) || !room.takes(cards[c])) continue;
      here.push(cards[c]);
      fill(i, c + 1);
      here.pop();
    }
  };
  fill(0, 0);
  return weights;
}
