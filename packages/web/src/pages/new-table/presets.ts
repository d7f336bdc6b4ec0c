/** Ways to play that need no form: they can be chosen as a whole, and are recognised if chosen one by one. */
import type { Options } from '@hortus/frame/lobby/OptionFields.tsx';
import type { Kit } from '@hortus/kit';
import type { TimeControl } from '@hortus/protocol';

export const PRESETS = ['quick', 'club', 'custom'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Agreed {
  readonly options: Options;
  readonly time: TimeControl;
  readonly takeBacks: boolean;
}

/** A clock only for play over the net; against a bot or on one screen nobody is hurried. */
export function presetsOf(
  { quick, club }: Pick<Kit, 'quick' | 'club'>,
  withFriends: boolean,
  takesBack: boolean,
): Readonly<Record<'quick' | 'club', Agreed>> {
  return {
    quick: { options: quick as Options, time: { kind: 'none' }, takeBacks: takesBack },
    club: withFriends
      ? { options: club as Options, time: { kind: 'clock', base: 900, increment: 10 }, takeBacks: false }
      : { options: club as Options, time: { kind: 'none' }, takeBacks: takesBack },
  };
}

/** A value that equals the default counts as not set. */
const plain = (options: Options, usual: Options): string =>
  JSON.stringify(
    Object.entries(options)
      .filter(([name, value]) => value !== usual[name])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isSame = (one: Agreed, other: Agreed, usual: Options): boolean =>
  plain(one.options, usual) === plain(other.options, usual) &&
  JSON.stringify(one.time) === JSON.stringify(other.time) &&
  one.takeBacks === other.takeBacks;

/** With a custom deck both presets may have the same options. */
export const withBrought = (
  { quick, club }: ReturnType<typeof presetsOf>,
  brought: Options,
): ReturnType<typeof presetsOf> => ({
  quick: { ...quick, options: { ...quick.options, ...brought } },
  club: { ...club, options: { ...club.options, ...brought } },
});

/** `last`: the last choice, which stays chosen as long as it fits. */
export function presetIn(
  agreed: Agreed,
  presets: ReturnType<typeof presetsOf>,
  usual: Options,
  last?: Preset,
): Preset {
  if (last === 'custom' || (last !== undefined && isSame(agreed, presets[last], usual))) return last;
  if (isSame(agreed, presets.quick, usual)) return 'quick';
  return isSame(agreed, presets.club, usual) ? 'club' : 'custom';
}

/** If both are the same there is nothing to choose. */
export const differ = ({ quick, club }: ReturnType<typeof presetsOf>, usual: Options): boolean =>
  !isSame(quick, club, usual);
