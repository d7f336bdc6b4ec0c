import type { Tellers } from '../tellers.ts';

export const tellers: Tellers = {};
