/** GEN-E-18 What can be agreed before a match of Genesis is dealt. Every seat accepts all of it (GEN-VAR-3). */
import {
  choice,
  type Diagnostic,
  fail,
  hintFor,
  integer,
  type OptionsOf,
  ok,
  type Result,
} from '@hortus/kernel';
import { type AbilityName, COMMON_OPTIONS } from '@hortus/sway';
import { CUSTOM } from './abilities/index.ts';

/** GEN-ADV-1 One option for each part of advanced play. */
export const OPTIONS = {
  ...COMMON_OPTIONS,
  experience: choice('whether players have an experience, a second hand for cards they store', ['off', 'on']),
  recruits: integer('how many cards each player may recruit before the game starts', 0, 0, 20),
  abilities: {
    kind: 'text',
    longest: 200,
    initial: 'none',
    about: 'the custom abilities to play with: none, all, or their names separated by commas',
  },
  recruitable: choice('whether custom cards may let their player recruit', ['off', 'on']),
} as const;
export type GenesisTable = OptionsOf<typeof OPTIONS>;

/** GEN-CST-2 For custom cards, if everybody has agreed to them. */
export const CUSTOM_ABILITIES: readonly AbilityName[] = CUSTOM.map(({ name }) => name);

/** The abilities that a list names, in the order of CUSTOM; or the first unknown word. */
export function agreedAbilities(list: string): readonly AbilityName[] | { readonly unknown: string } {
  const words = list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'none');
  if (words.includes('all')) return CUSTOM_ABILITIES;
  const unknown = words.find((word) => !CUSTOM_ABILITIES.some((ability) => ability === word));
  return unknown === undefined ? CUSTOM_ABILITIES.filter((ability) => words.includes(ability)) : { unknown };
}

/** Normalises the options, so that they parse to themselves. */
export function tidy(options: GenesisTable): Result<GenesisTable, Diagnostic[]> {
  const agreed = agreedAbilities(options.abilities);
  if ('unknown' in agreed)
    return fail([
      {
        code: 'bad-option',
        message: `abilities names ${agreed.unknown}, which is no custom ability`,
        hint: hintFor(agreed.unknown, [...CUSTOM_ABILITIES, 'all', 'none']),
        path: 'options.abilities',
        clause: 'GEN-CUS-3',
      },
    ]);
  const all = agreed.length === CUSTOM_ABILITIES.length;
  return ok({ ...options, abilities: all ? 'all' : agreed.join(',') || 'none' });
}
