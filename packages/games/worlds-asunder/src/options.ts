/** WA-E-12 What can be agreed before a match of Worlds Asunder is dealt. Every seat accepts all of it (WA-VAR-3). */
import { choice, integer, type OptionsOf } from '@hortus/kernel';
import { COMMON_OPTIONS } from '@hortus/sway';

export const OPTIONS = {
  ...COMMON_OPTIONS,
  'finale.order': choice(
    'what happens first in the finale: experience goes to the hands, or hands are made equal',
    ['experience', 'equalise'],
  ),
  'unlock.rights': choice('whether cards played as unlocked battle may cut in, and as rescue always answer', [
    'off',
    'on',
  ]),
  'experience.open': choice('whether everybody sees the cards in everybody’s experience', ['off', 'on']),
  cap: integer(
    'nobody wins after this many turns without a card drawn or a round won; 0 for no limit',
    0,
    0,
    1000,
  ),
} as const;
export type WorldsAsunderTable = OptionsOf<typeof OPTIONS>;
