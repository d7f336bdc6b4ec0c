/**
 * What bots never do among themselves and CGS-PK-22 asks for, played with the packs' own cards from a position. The
 * balance reports name these tests (`report/shown.ts`).
 */
import { refuse } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';

const laid = (pack: string, position: string, seats = 2) =>
  scene(cgs, position, { options: { pack }, seats });
const fields = (position: string, ...names: readonly string[]): string[] =>
  position.split(' | ').filter((field) => names.some((name) => field.startsWith(`${name} `)));

test.each([
  // The Recruiting Scholar seizes The Difference Loom, which was offered for Souvenir Spyglass.
  ['comet-year', 'era 2 | turn a | ops a 101,145 | ops b 121,125 | ground a 31 | hero a 31', 145, 125, 101],
  // Cut Moorings, a berth, and a plain card.
  ['lowwater', 'turn a | ops a 61,185 | ops b 62,109 | ground a 7 | hero a 7', 185, 109, 61],
] as const)(
  '[CGS-PK-22] [CGS-TRADE-5] a card seized while offers are open, in %s',
  (pack, position, by, card, other) => {
    const table = laid(pack, position).play(`1: offer ${card} for a:${other}`);
    expect(fields(table.position(), 'offers')).toEqual([`offers b:${card}>a:${other}`]);
    table.play(`play ${by}`);
    // Until the seizing is over the offer waits: nobody accepts or withdraws it.
    expect(table.refused(`0: accept b:${card} for ${other}`)).toEqual(refuse('in-an-action', 'CGS-R-159'));
    expect(table.refused(`1: withdraw ${card} for a:${other}`)).toEqual(refuse('in-an-action', 'CGS-R-159'));
    table.play(`seize b:${card}`);
    expect(fields(table.position(), 'offers')).toEqual([]);
    expect(fields(table.position(), 'ops')[0]).toBe(`ops a ${other},${card}`);
  },
);

test('[CGS-PK-22] [CGS-SZE-1] an adventure seized, in comet-year', () => {
  // The Plagiarist walks off with an adventure that lends Ink, and leaves the rest.
  const table = laid('comet-year', 'turn a | ops a 88 | ops b 7,42 | ground a 5 | hero a 5').play('play 88');
  expect(table.legal()).toEqual(['seize b:7', 'done']);
  table.play('seize b:7');
  expect(fields(table.position(), 'ops')).toEqual(['ops a 7', 'ops b 42']);
});

test('[CGS-PK-22] [CGS-EOE-3] a Doomsday lost: every competitor wins the era, in comet-year', () => {
  // The Date of the End lacks its Sums when its hero lets it end.
  const table = laid('comet-year', 'turn a | ops a 56,57 | ground a 14 | hero a 14', 3);
  table.play('end adventure', '1: agree', '2: agree');
  expect(table.told('table')).toContainEqual(expect.objectContaining({ kind: 'resolved', seat: 0, won: 0 }));
  expect(fields(table.position(), 'era', 'wins')).toEqual(['era 2', 'wins b 1', 'wins c 1']);
});
