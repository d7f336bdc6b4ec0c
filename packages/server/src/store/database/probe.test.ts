import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { SmallDisk } from '../../crash/small-disk.ts';
import { launch } from '../../postgres/launcher.ts';
import { testDatabase } from '../../testing/database.ts';
import { openTestStore } from '../../testing/open-store.ts';
import { sampleAppend, sampleTable } from '../../testing/samples.ts';

test('a full disk is noticed, even if small rows still fit into existing pages', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hortus-full-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const disk = SmallDisk.mount(dataFolder);
  // Only root may mount a disk to fill.
  if (disk === undefined) return;
  try {
    const { url, stop } = await launch({ dataFolder, say: () => {}, initdb: ['--no-sync'] });
    const store = await openTestStore({ url });
    const client = new pg.Client(url);
    await client.connect();
    const touch = `update nodes set at = 1 where id = 'process'`;
    try {
      const { id } = sampleTable();
      await store.createTable(sampleTable({ id, status: 'playing' }));
      await store.beat('process', 0, 0);
      await store.probe?.();
      disk.fill();
      await expect(store.append(sampleAppend(id, 1))).rejects.toThrow('No space left');
      expect((await client.query(touch)).rowCount).toBe(1);
      for (let i = 0; i < 3; i++) await expect(store.probe?.()).rejects.toThrow('No space left');
      disk.free();
      await store.probe?.();
      expect(await store.append(sampleAppend(id, 1))).toBe('stored');
    } finally {
      await client.end();
      await store.close();
      await stop();
    }
  } finally {
    disk.unmount();
  }
});

test('a backup in progress isn’t reported as a fault', async () => {
  const url = await testDatabase();
  const store = await openTestStore({ url });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin; lock table probe, nodes in access share mode');
  await store.probe?.();
  await client.query('commit');
  await client.end();
  await store.close();
});
