export { StartTrouble } from './environment.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { SETTINGS, type Settings } from './settings.ts';
export { type StartOptions, startServer } from './start.ts';
export type { Store } from './store.ts';
