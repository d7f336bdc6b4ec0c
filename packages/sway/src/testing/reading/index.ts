/**
 * Random games of either kind, played by the engine and by the second implementation: the same moves, the same state
 * after each.
 */
import { FastLuck, Hearing, type Move, moveList, seatsOf } from '@hortus/kernel';
import type { GivenSetting } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { EVENTS } from '../../game/events.ts';
import { MOVES } from '../../game/moves.ts';
import type { SwayGame } from '../scene.ts';
import { offersOf } from './offers.ts';
import { play } from './play.ts';
import { readFrom } from './table.ts';
import { differences } from './told.ts';

const ENDING = ['finish', 'pass', 'waive', 'done', 'store'];
const TAKING = ['drew', 'routed', 'saw'];
/** How often in a hundred a player continues if possible: most games should see long combos. */
const EAGERNESS = [80, 97, 100];

/** Picks a move, usually one that continues, with each kind equally likely. */
function pick(moves: readonly Move[], eagerness: number, luck: FastLuck): Move {
  const kindOf = (move: Move): string => MOVES.kindOf(move) ?? '';
  const onward = moves.filter((move) => !ENDING.includes(kindOf(move)));
  const among = onward.length > 0 && luck.below(100) < eagerness ? onward : moves;
  const found = [...new Set(among.map(kindOf))];
  const kind = found[luck.below(found.length)];
  const like = among.filter((move) => kindOf(move) === kind);
  return like[luck.below(like.length)];
}

/**
 * Plays one game to its end and returns the kinds of moves in it; throws if the two implementations disagree.
 */
function playAlong(game: SwayGame, { options = {}, seats = 2 }: GivenSetting, seed: number): string[] {
  const given = game.parseOptions(options, seats);
  if (!given.ok) throw new Error('the settings are refused');
  const luck = new FastLuck(seed);
  const state = game.create(given.value, seats);
  const list = moveList(game);
  const lines: string[] = [];
  const made = new Set<string>();
  game.setup(state, luck);
  const table = readFrom(state.rules, game.view(state, 'all'));
  for (let toAct = game.toAct(state); ; toAct = game.toAct(state)) {
    const where = (): string => `seed ${seed}, after ${lines.slice(-6).join('; ')}`;
    const apart = differences(table, game.view(state, 'all'));
    if (apart.length > 0) throw new Error(`${apart.join('\n')}\n${where()}`);
    const [seat] = seatsOf(toAct);
    if (seat === undefined) return [...made];
    const listed = [...list.subarray(0, game.legal(state, seat, list))];
    const offered = new Set(offersOf(table));
    const text = (move: Move): string => game.notation.makeMove(state, seat, move);
    const more = listed.filter((move) => !offered.delete(move)).map(text);
    const fewer = [...offered].map(text);
    if (more.length + fewer.length > 0)
      throw new Error(`listed only by the engine: ${more}\nonly by the reading: ${fewer}\n${where()}`);
    const move = pick(listed, EAGERNESS[seed % EAGERNESS.length], luck);
    lines.push(`${seat} ${text(move)}`);
    made.add(MOVES.kindOf(move) ?? '');
    const hearing = new Hearing();
    game.play(state, seat, move, luck, hearing);
    const told = hearing.told.flatMap((one) => EVENTS.seenBy(one, 'all') ?? []);
    play(
      table,
      move,
      told.flatMap(({ kind, card }) => (TAKING.includes(kind) ? [Number(card)] : [])),
    );
  }
}

/** `kinds` are moves that must have been made, so that nothing is skipped unnoticed. */
export function readTwice(
  game: SwayGame,
  id: string,
  settings: readonly GivenSetting[],
  kinds: readonly string[],
  games = 6,
): void {
  test(
    `[${id}] engine and second reading list the same moves and come to the same states`,
    () => {
      const made = new Set<string>();
      for (const [i, setting] of settings.entries())
        for (let n = 0; n < games; n++)
          for (const kind of playAlong(game, setting, 1000 * (i + 1) + n)) made.add(kind);
      expect(kinds.filter((kind) => !made.has(kind))).toEqual([]);
    },
    games * 20_000,
  );
}
