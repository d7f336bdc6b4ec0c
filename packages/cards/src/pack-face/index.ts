/** Fronts, backs and sheets of cards of the Card Game System, the same for screen and print (CGS-CARD-12 … 16). */
export { packBack, packEmblem, packFace } from './cards.ts';
export { emblemOf } from './emblem.ts';
export type { Face } from './face.ts';
export { type PrintedPack, type PrintOptions, printPack } from './sheets.ts';
