/** Games of several shapes, for tests and benches that should not fit one game alone. */
import type { Game } from '@hortus/kernel';
import { toy } from '../toy/index.ts';
import { nim } from './nim.ts';
import { pig } from './pig.ts';

export const toys: readonly Game[] = [toy, nim, pig];
