/** Positions of either game with the deck for tests: the same names, factions and moves in both. */
import type { Game } from '@hortus/kernel';
import { type Scene, scene } from '@hortus/testkit';
import type { SwayState } from '../edition/rules.ts';
import { at } from '../state/layout.ts';
import { CLASS, SET, type SwayOptions, type SwayView } from '../types.ts';
import { namesIn } from './bare.ts';
import { TEST_DECK } from './decks.ts';
import { type Lying, layOut } from './lay-out.ts';

export type SwayGame = Game<SwayState, SwayOptions, SwayView>;
export type SwayScene = Scene<SwayState, SwayView>;

export interface SceneSetup extends Lying {
  readonly seats?: number;
  readonly options?: object;
}

const START = { sides: 'Reeds, Stones', first: 'a', turn: 'a', turns: '4' };

/**
 * Seat a plays the Reeds. Cards that no field names are in the void. Without a phase it is a's plot, with a
 * Drum on the table and b passing for the plot, so that nobody is asked in between.
 */
export function sceneOf(
  game: SwayGame,
  fields: Readonly<Record<string, string>>,
  told: SceneSetup = {},
): SwayScene {
  const { seats = 2, options = {}, ...lying } = told;
  const plot = { phase: 'plot', plotted: '', passed: 'b', engaged: 'a Drum' };
  const text = layOut(
    { ...START, ...(fields.phase === undefined ? plot : {}), ...fields },
    { deck: TEST_DECK.cards.length, ...lying },
  );
  return scene(game, text, { seats, options: { deck: TEST_DECK, ...options } });
}

/**
 * Positions with a game's own deck in its fourth turn, with the phase's own permission and these lives,
 * unless a test's fields say otherwise; an empty text leaves a field out.
 */
export const scenesFrom =
  (game: SwayGame, sides: string, lives: Readonly<Record<string, string>>) =>
  (fields: Readonly<Record<string, string>>, told: SceneSetup = {}): SwayScene => {
    const { seats = 2, options = {}, ...lying } = told;
    const start = { sides, first: 'a', turns: '4', pool: 'plain 1' };
    const all = Object.entries({ ...start, ...lives, ...fields }).filter(([, value]) => value !== '');
    return scene(game, layOut(Object.fromEntries(all), lying), { seats, options });
  };

/** Seat a has engaged the Heron, and its omen is not used yet. */
export const OMEN_OPEN = { phase: 'plot', plotted: '1', passed: 'b', engaged: 'a Heron', pool: 'omen 1' };

/** Names in ops, in the order of the deck. */
export const opsOf = ({ state }: SwayScene, seat: number): string[] => namesIn(state, at.ops + seat * SET);
export const opsCounts = ({ state }: SwayScene): number[] => [
  ...state.ints.subarray(at.opsCount, at.opsCount + state.rules.seats),
];
export const voidOf = ({ state }: SwayScene): string[] => namesIn(state, at.void);

/** What the pool has, by class. */
export const poolOf = ({ state }: SwayScene): Record<string, number> =>
  Object.fromEntries(
    CLASS.flatMap((name, i) => {
      const count = state.ints[at.pool + i];
      return count > 0 ? [[name, count]] : [];
    }),
  );

/** Events of one kind, as the viewer saw them in the last play. */
export const toldOf = (
  one: SwayScene,
  viewer: Parameters<SwayScene['told']>[0],
  ...kinds: readonly string[]
) => one.told(viewer).filter(({ kind }) => kinds.includes(kind));

export const cardsNamed = (...names: readonly string[]): number[] =>
  names.map((name) => TEST_DECK.cards.findIndex((card) => card.name === name));
