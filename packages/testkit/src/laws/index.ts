/** All laws, in the order in which they look at a position. */
import type { Law } from '../law.ts';
import { acting } from './acting.ts';
import { asides } from './asides.ts';
import { copies } from './copies.ts';
import { ends } from './ends.ts';
import { listed } from './listed.ts';
import { luck } from './luck.ts';
import { options } from './options.ts';
import { positions } from './positions.ts';
import { questions } from './questions.ts';
import { quitting } from './quitting.ts';
import { replays } from './replays.ts';
import { telling } from './telling.ts';
import { texts } from './texts.ts';
import { unlisted } from './unlisted.ts';
import { views } from './views.ts';
import { windows } from './windows.ts';
import { worlds } from './worlds.ts';

export const LAWS: readonly Law[] = [
  options,
  acting,
  listed,
  unlisted,
  asides,
  windows,
  questions,
  quitting,
  copies,
  texts,
  positions,
  luck,
  ends,
  views,
  worlds,
  telling,
  replays,
];
