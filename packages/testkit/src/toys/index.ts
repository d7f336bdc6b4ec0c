/** Games of several kinds, for tests and benches that shouldn't fit only one game. */
import type { Game } from '@hortus/kernel';
import { toy } from '../toy/index.ts';
import { nim } from './nim.ts';
import { pig } from './pig.ts';

export const toys: readonly Game[] = [toy, nim, pig];
