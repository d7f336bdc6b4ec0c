import { randomBytes } from 'node:crypto';
import { freshSecret } from '@hortus/kernel';
import { referee } from '../referee/stdio.ts';
import { shell } from '../shell.ts';

export const runReferee = (): Promise<void> =>
  referee(shell().stdin, shell().stdout, {
    now: () => performance.now(),
    freshSecret: () => freshSecret(randomBytes),
  });
