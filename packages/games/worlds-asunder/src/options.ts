/** WA-E-12 What can be agreed before a match of Worlds Asunder is dealt. Every seat accepts all of it (WA-VAR-3). */
import { choice, integer, type OptionsOf } from '@hortus/kernel';
import { COMMON_OPTIONS } from '@hortus/sway';

export const OPTIONS = {
  ...COMMON_OPTIONS,
  'finale.order': choice('what comes first in the finale step', ['experience', 'equalise']),
  'unlock.rights': choice(
    'whether experience cards can cut in as battle and be played without a permission as rescue',
    ['off', 'on'],
  ),
  'experience.open': choice('whether everybody sees the cards in the experience', ['off', 'on']),
  cap: integer(
    'turns without a destiny card taken or a round ended, after which nobody wins; 0: none',
    0,
    0,
    1000,
  ),
} as const;
export type WorldsAsunderTable = OptionsOf<typeof OPTIONS>;
