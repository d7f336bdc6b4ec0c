/** A line of the trail, written together with the change that it is about, or not at all. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Step } from '../../safety.ts';

export interface TrailRow {
  readonly at: number;
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly about: string;
}

/** With an id of its own, so that a step that is written twice is there once. */
export const trailRow = ({ at, who, what, about }: Step): TrailRow => ({
  ...{ at, what, id: randomBytes(9).toString('base64url') },
  ...{ who: JSON.stringify(who), about: JSON.stringify(about) },
});

/** In whatever transaction this connection is. */
export async function insertStep(client: pg.Client, step: Step): Promise<void> {
  const { at, id, who, what, about } = trailRow(step);
  await client.query('insert into audit (at, id, who, what, about) values ($1, $2, $3, $4, $5)', [
    ...[at, id, who, what, about],
  ]);
}
