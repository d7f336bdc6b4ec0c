import { kept } from '@hortus/frame/page/kept.ts';

const BEEN = 'hortus.been-at-server';

/** Set once this browser has been at a table on the server; before that, there's nothing to ask it. */
export const noteServer = (): void => kept.set(BEEN, 'yes');
export const forgetServer = (): void => kept.forget(BEEN);
export const knowsServer = (): boolean => kept.get(BEEN) === 'yes';
