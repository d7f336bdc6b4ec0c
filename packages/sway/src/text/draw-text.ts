/** A view for human eyes. */
import type { Viewer } from '@hortus/kernel';
import type { SwayState } from '../rules.ts';
import { view } from '../view.ts';

export const draw = (state: SwayState, viewer: Viewer): string => JSON.stringify(view(state, viewer));
