export { type ServeOptions, type Serving, serve } from './serve.ts';
export * from './store.ts';
