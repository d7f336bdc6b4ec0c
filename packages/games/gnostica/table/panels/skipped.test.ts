import type { PackedJson } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { CODES, type View } from '../../src/index.ts';
import { skippedIn } from './skipped.ts';

const card = (code: string): number => CODES.indexOf(code);
const frame = (code: string, left: number, copied: string | null = null): View['frames'][number] => ({
  card: code,
  source: 'hand',
  copied,
  left,
});
const played = (code: string): PackedJson[] => [{ kind: 'played', seat: 0, card: card(code) }];
const flipped = (code: string): PackedJson[] => [{ kind: 'flipped', card: card(code) }];
const skip: PackedJson[] = [{ kind: 'skipped', seat: 0 }];
const use: PackedJson[] = [{ kind: 'turned', owner: 0 }];

test('[GNO-MAJ-5] a power that was skipped is told apart from one that was used', () => {
  expect(skippedIn([played('18'), skip], [frame('18', 1)])).toEqual([[true]]);
  expect(skippedIn([played('18'), use], [frame('18', 1)])).toEqual([[false]]);
  expect(skippedIn([played('15'), use, skip], [frame('15', 1)])).toEqual([[false, true]]);
});

test('what happened before this card, and players who leave meanwhile, don’t count', () => {
  const out: PackedJson[] = [{ kind: 'out', seat: 1, fate: 1 }];
  expect(skippedIn([played('15'), skip, played('18'), out, use], [frame('18', 1)])).toEqual([[false]]);
});

test('[GNO-FOO-1] [GNO-R-36] cards that a Fool flips have their own powers, and leave when they are done', () => {
  const first = [played('00'), flipped('18'), skip];
  expect(skippedIn(first, [frame('00', 1), frame('18', 1)])).toEqual([[false], [true]]);
  const second = [...first, use, flipped('15'), skip];
  expect(skippedIn(second, [frame('00', 0), frame('15', 2)])).toEqual([[false, false], [true]]);
});

test('[GNO-MAJ-4] two powers used at once leave no trace in the next card', () => {
  const told = [played('00'), flipped('08'), use, flipped('18'), skip];
  expect(skippedIn(told, [frame('00', 0), frame('18', 1)])).toEqual([[false, false], [true]]);
});

test('[GNO-WOR-2] the World has the powers of the card it copies', () => {
  const told = [played('21'), [{ kind: 'copied', card: card('18') }], skip];
  expect(skippedIn(told, [frame('21', 1, '18')])).toEqual([[true]]);
});

test('a log that doesn’t fit says nothing', () => {
  expect(skippedIn([], [frame('18', 1)])).toEqual([[]]);
  expect(skippedIn([played('18')], [frame('18', 1)])).toEqual([[]]);
});
