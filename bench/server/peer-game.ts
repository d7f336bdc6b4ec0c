/**
 * Garden to 20 points for boardgame.io, in the manner of `boardgame-io-garden.ts`: few fields, sets as numbers, undo
 * switched off. The winner made the last move and the loser begins the next game, so turns simply alternate.
 */
import { BORDER, hasShape, matchingCells, TILES } from '../garden-sets.ts';

interface Random {
  Shuffle<T>(deck: readonly T[]): T[];
  Die(sides: number): number;
}

export interface PeerState {
  /** By cell: the cells whose tile matches, itself left out. */
  matching: number[];
  readonly first: 0 | 1;
  /** The cells of the player who moved first in this game, and of the other. */
  x: number;
  o: number;
  open: number;
  ply: number;
  score: [number, number];
}

const MOST_POINTS = 9;
const TARGET = 20;

export const peerGarden = {
  name: 'garden',
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }: { random: Random }): PeerState => ({
    matching: matchingCells(random.Shuffle(TILES)),
    first: random.Die(2) === 1 ? 0 : 1,
    x: 0,
    o: 0,
    open: BORDER,
    ply: 0,
    score: [0, 0],
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }: { G: PeerState }) => G.first,
      next: ({ ctx }: { ctx: { playOrderPos: number } }) => 1 - ctx.playOrderPos,
    },
  },
  moves: {
    take(
      { G, playerID, random }: { G: PeerState; playerID: string; random: Random },
      cell: number,
    ): 'INVALID_MOVE' | undefined {
      if (((G.open >> cell) & 1) === 0) return 'INVALID_MOVE';
      const own = (G.ply % 2 === 0 ? G.x : G.o) | (1 << cell);
      if (G.ply % 2 === 0) G.x = own;
      else G.o = own;
      const free = TILES.length - ++G.ply;
      G.open = G.matching[cell] & ~(G.x | G.o);
      if (G.open !== 0 && hasShape[own] === 0) return undefined;
      G.score[Number(playerID)] += Math.min(MOST_POINTS, free);
      if (G.score[Number(playerID)] >= TARGET) return undefined;
      G.matching = matchingCells(random.Shuffle(TILES));
      G.x = G.o = G.ply = 0;
      G.open = BORDER;
      return undefined;
    },
  },
  endIf: ({ G }: { G: PeerState }) => {
    const winner = G.score.findIndex((score) => score >= TARGET);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};
