/** The few parts of boardgame.io that the bench calls, so that types are checked where it is not installed. */
declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/internal' {
  export interface Context {
    readonly currentPlayer: string;
    readonly playOrderPos: number;
    readonly gameover?: unknown;
  }

  export interface State<G> {
    readonly G: G;
    readonly ctx: Context;
  }

  export interface Action {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export interface Game<G> {
    readonly name: string;
    readonly disableUndo: boolean;
    setup(given: { random: { Shuffle<T>(deck: readonly T[]): T[]; Die(sides: number): number } }): G;
    readonly turn: {
      readonly minMoves: number;
      readonly maxMoves: number;
      readonly order: { first(given: { G: G }): number; next(given: { ctx: Context }): number };
    };
    readonly moves: Readonly<Record<string, (given: { G: G }, cell: number) => 'INVALID_MOVE' | undefined>>;
    endIf(given: { G: G }): unknown;
  }

  export function ProcessGameConfig<G>(game: Game<G>): Game<G>;
  export function InitializeGame<G>(given: { game: Game<G>; numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(given: {
    game: Game<G>;
  }): (state: State<G>, action: Action) => State<G>;
}
