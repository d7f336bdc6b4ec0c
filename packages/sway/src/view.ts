/** What each viewer sees, built from nothing (GEN-E-13). */
import { invariant, type Viewer } from '@hortus/kernel';
import type { SwayState } from './rules.ts';
import type { SwayView } from './types.ts';

export const view = (_state: SwayState, _viewer: Viewer): SwayView => invariant(false, 'not yet') as never;
