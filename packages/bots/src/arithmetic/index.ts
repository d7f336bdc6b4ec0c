// Functions that engines only approximate, built from the four operations. They're kept apart because a first game of
// Garden needs none of them.
export { exponential } from './exponential.ts';
export { logarithm } from './logarithm.ts';
