/**
 * Garden for boardgame.io, as its own documentation recommends (turns of one move, luck from its plugin, an end by
 * `endIf`) and as fast as that allows: few fields, sets as numbers, undo switched off, its reducer called directly.
 * Without its turns, every player always to move, it would be 1.4 times as fast.
 */
import type { Rng } from '@hortus/kernel';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { BORDER, hasShape, matchingCells, TILES } from './garden-sets.ts';
import type { Tally } from './tally.ts';

interface Garden {
  /** By cell: the cells whose tile matches, itself left out. */
  readonly matching: readonly number[];
  readonly first: 0 | 1;
  x: number;
  o: number;
  open: number;
  ply: number;
}

const game = ProcessGameConfig<Garden>({
  name: 'garden',
  disableUndo: true,
  setup: ({ random }) => ({
    matching: matchingCells(random.Shuffle(TILES)),
    first: random.Die(2) === 1 ? 0 : 1,
    x: 0,
    o: 0,
    open: BORDER,
    ply: 0,
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.first, next: ({ ctx }) => 1 - ctx.playOrderPos },
  },
  moves: {
    take({ G }, cell) {
      if (((G.open >> cell) & 1) === 0) return INVALID_MOVE;
      if (G.ply % 2 === 0) G.x |= 1 << cell;
      else G.o |= 1 << cell;
      G.open = G.matching[cell] & ~(G.x | G.o);
      G.ply++;
      return undefined;
    },
  },
  endIf: ({ G }) =>
    G.open === 0 || hasShape[G.ply % 2 === 1 ? G.x : G.o] === 1
      ? { winner: G.ply % 2 === 1 ? 'X' : 'O' }
      : undefined,
});

const reduce = CreateGameReducer({ game });

/** Plays `games` random games. */
export function playouts(games: number, rng: Rng): Tally {
  let moves = 0;
  let firstWins = 0;
  for (let n = 0; n < games; n++) {
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const open = TILES.filter((cell) => (state.G.open >> cell) & 1);
      const args = [open[rng.below(open.length)]];
      const playerID = state.ctx.currentPlayer;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'take', args, playerID } });
    }
    moves += state.G.ply;
    firstWins += state.G.ply % 2;
  }
  return { games, moves, firstWins };
}
