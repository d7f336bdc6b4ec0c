import { expect, test } from 'vitest';
import { settle } from '../online/testing/fake-server.ts';
import { Lead } from './lead.ts';

/** Keeps playing whenever it may, as bots do. */
function running(lead: Lead, end: number) {
  const match = { seq: 0 };
  const done = (async () => {
    for (; match.seq < end; match.seq++) await lead.kept(() => match.seq);
  })();
  return { match, done };
}

test('bots stop when they are too far ahead of the page, and continue when it catches up', async () => {
  const lead = new Lead(3);
  const { match, done } = running(lead, 7);
  await settle();
  expect(match.seq).toBe(3);
  lead.shown(1);
  await settle();
  expect(match.seq).toBe(4);
  lead.shown(4);
  await done;
  expect(match.seq).toBe(7);
});

test('if nobody follows any more, bots play to the end', async () => {
  const lead = new Lead(3);
  const { match, done } = running(lead, 50);
  await settle();
  lead.release();
  await done;
  expect(match.seq).toBe(50);
});
