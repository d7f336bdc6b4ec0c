import { randomBytes } from 'node:crypto';
import { freshSecret } from '@hortus/kernel';
import { referee } from '../referee/stdio.ts';

export const runReferee = (): Promise<void> =>
  referee(process.stdin, process.stdout, {
    now: () => performance.now(),
    freshSecret: () => freshSecret(randomBytes),
  });
