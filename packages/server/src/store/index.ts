export { StoreDown } from './database/down.ts';
export { openStore } from './open.ts';
