export { count } from './count.ts';
export { instantiate } from './instantiate.ts';
export { type Foreseen, type LookaheadMeans, lookahead, WON } from './lookahead.ts';
export {
  type Layers,
  Network,
  type NetworkFile,
  readNetwork,
  sigmoid,
  weightCount,
  widened,
  writeNetwork,
} from './network.ts';
export { playouts } from './playouts.ts';
export { resample } from './resample.ts';
