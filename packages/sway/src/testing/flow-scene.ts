/** For the suites of the flow: where a game keeps lives, and fields of a position. */
import { at } from '../state/layout.ts';
import { homeOf } from '../state/zones.ts';
import { SET } from '../types.ts';
import { namesIn } from './bare.ts';
import { type Fields, fieldsOf } from './combo.ts';
import { type SceneSetup, type SwayGame, type SwayScene, sceneOf } from './scene.ts';

/** Lives and recruits lie in the reserve, or where there is none in the experience. */
export function homeField(game: SwayGame): 'reserve' | 'experience' {
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('the default options are refused');
  return game.create(options.value, 2).rules.hasReserve ? 'reserve' : 'experience';
}

/** Names in the reserve of the seat's side, or in its experience. */
export function cardsAtHome({ state }: SwayScene, seat: number): string[] {
  const { rules } = state;
  return rules.hasReserve
    ? namesIn(state, at.reserve + (seat & 1) * SET)
    : namesIn(state, at.experience + homeOf(rules, seat) * SET);
}

/** A field of the position; '' if it is absent. */
export const fieldOf = (one: SwayScene, key: string): string => fieldsOf(one)[key] ?? '';
export const hasField = (one: SwayScene, key: string): boolean => Object.hasOwn(fieldsOf(one), key);

/**
 * Two lives for each side, and a destiny that isn't empty,
 * unless the fields say otherwise; '' leaves a field out.
 */
export function flowOf(game: SwayGame, fields: Fields, told: SceneSetup = {}): SwayScene {
  const home = homeField(game);
  const all = {
    pool: 'plain 1',
    unseen: 'Rope, Cart, Heron',
    [`${home} a`]: 'Reed Fire, Reed Feast',
    [`${home} b`]: 'Stone Fire, Stone Feast',
    ...fields,
  };
  const said = Object.entries(all).filter(
    ([key, value]) => value !== '' || key === 'plotted' || key === 'finale',
  );
  return sceneOf(game, Object.fromEntries(said), told);
}

/** The moves of this kind among those listed, without the kind. */
export const choices = (one: SwayScene, kind: string): string[] =>
  one.legal().flatMap((move) => (move.startsWith(`${kind} `) ? [move.slice(kind.length + 1)] : []));
