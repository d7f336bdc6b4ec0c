import { afterEach, expect, test, vi } from 'vitest';
import { becomeGuest } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('requests made while a guest is being created get the same guest', async () => {
  let guests = 0;
  const answer = (): Response => new Response(JSON.stringify({ name: `Guest ${++guests}` }));
  vi.stubGlobal('fetch', async () => answer());
  expect(await Promise.all([becomeGuest(), becomeGuest()])).toEqual([
    { name: 'Guest 1' },
    { name: 'Guest 1' },
  ]);
  expect(await becomeGuest()).toEqual({ name: 'Guest 2' });
});
