export { StoreDown } from './down.ts';
export { openStore } from './open.ts';
