// What engines only approximate, made of the four operations. Apart from the rest: a first game of Garden needs none of it.
export { exponential } from './exponential.ts';
export { logarithm } from './logarithm.ts';
