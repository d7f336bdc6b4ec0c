import { kept } from '@hortus/frame/page/kept.ts';

const BEEN = 'hortus.been-at-server';

/** Set once this browser has been at a table of the server; before that, nothing need be asked of it. */
export const noteServer = (): void => kept.set(BEEN, 'yes');
export const knowsServer = (): boolean => kept.get(BEEN) === 'yes';
