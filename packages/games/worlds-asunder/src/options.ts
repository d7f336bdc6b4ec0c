/** WA-E-12 What a match of Worlds Asunder can be told before the deal, and which of it everybody has to agree to. */
import { choice, integer, type OptionsOf } from '@hortus/kernel';
import { COMMON_OPTIONS } from '@hortus/sway';

export const OPTIONS = {
  ...COMMON_OPTIONS,
  'finale.order': choice('what comes first in the finale step', ['experience', 'equalise']),
  'unlock.rights': choice('the rights of unlocked battle and rescue', ['off', 'on']),
  'experience.open': choice('the faces of the experience', ['off', 'on']),
  cap: integer(
    'turns without a destiny card taken or a round ended, after which nobody wins; 0: none',
    0,
    0,
    1000,
  ),
} as const;
export type WorldsAsunderTable = OptionsOf<typeof OPTIONS>;

/** WA-VAR-3, WA-CST-2 What changes the official rules, by option; custom cards within their limits are not among it (WA-CUS-4). */
export const NEEDS_CONSENT: readonly string[] = [
  'finale.order',
  'unlock.rights',
  'experience.open',
  'cap',
  'overtime',
  'deck',
  'house',
];
