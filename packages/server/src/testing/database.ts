import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

/** The address of a fresh database with all tables, for one test or one file of tests. */
export async function testDatabase(): Promise<string> {
  const answer = JSON.parse(await text(connect(inject('databaseDoor'))));
  if (answer.error) throw new Error(answer.error);
  return answer.url;
}
