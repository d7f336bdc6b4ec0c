export { StoreDown } from './down.ts';
export { openStore, type StoreOptions } from './open.ts';
