/** The registry: a game is a folder in packages/games and one line here. */
export { kit as cgs } from '@hortus/cgs/kit';
export { kit as garden } from '@hortus/garden/kit';
export { kit as genesis } from '@hortus/genesis/kit';
export { kit as gnostica } from '@hortus/gnostica/kit';
export { kit as worldsAsunder } from '@hortus/worlds-asunder/kit';
