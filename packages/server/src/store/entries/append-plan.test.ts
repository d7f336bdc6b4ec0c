import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { sampleAppend } from '../../testing/samples.ts';
import { APPEND_SETTINGS, appendQuestion } from './append-statement.ts';

test.each([
  { nothingDue: true },
  { nothingDue: true, ends: true },
  { nothingDue: false },
  { nothingDue: false, ends: true },
])(
  'a move is stored by the keys alone, also by a plan that was made when the tables were empty (%o)',
  async (about) => {
    const client = new pg.Client(await testDatabase());
    await client.connect();
    try {
      await client.query(APPEND_SETTINGS);
      const { text } = appendQuestion([sampleAppend('table', 1, about)], ['{}']);
      const { rows } = await client.query(`explain (generic_plan) ${text}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/using entries_pkey/);
      expect(plan).not.toMatch(/Seq Scan|hashed SubPlan/);
      if (about.ends) expect(plan).toMatch(/using sitters_table/);
    } finally {
      await client.end();
    }
  },
);
