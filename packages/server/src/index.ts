export { type ServeOptions, type Serving, serve } from './serve.ts';
export { SETTINGS, type Settings } from './settings.ts';
export { type StartOptions, StartTrouble, startServer } from './start.ts';
export type { Store } from './store.ts';
