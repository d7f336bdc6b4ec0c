/** Faults of a position say where they are. */
import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';

const parsed = garden.parseOptions({}, 2);
if (!parsed.ok) throw new Error('the usual options');
const options = parsed.value;
const ROWS = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';

const placesIn = (text: string): string[] => {
  const read = garden.notation.parsePosition(text, options, 2, new FastLuck(1));
  return read.ok ? [] : read.fault.map(({ code, line, column }) => `${code} ${line}:${column}`);
};

test.each([
  ['nothing', '', 'not-a-position 1:1'],
  ['no top', `${ROWS} move X`, 'not-a-position 1:55'],
  ['no move', `${ROWS} top - mve X`, 'not-a-position 1:61'],
  ['an end too soon', `${ROWS} top - move`, 'not-a-position 1:65'],
  ['a field that isn’t known', `${ROWS} top - move X\nformt vp10`, 'not-a-position 2:1'],
  [
    'a row too long',
    `Ms Mt Mb Mr Cs / Ct Cb Cr\n/ Ps Pt Pb Pr / Is It Ib Ir top - move X`,
    'not-four-rows 1:1',
  ],
  ['a row too short', ROWS.replace('Pt ', '').concat(' top - move X'), 'not-four-rows 1:29'],
  ['too few', 'Ms Mt Mb Mr top - move X', 'not-sixteen 1:13'],
  ['too many', `${ROWS.replaceAll(' /', '')} Ms top - move X`, 'not-sixteen 1:49'],
  ['a top tile before the first move', `${ROWS} top Ms move X`, 'top-in-garden 1:59'],
  ['no top tile after it', `${ROWS.replace('Ms', 'X')} top - move O`, 'bad-top 1:58'],
  ['too many tokens', `${ROWS.replace('Ms Mt', 'X X')} top Ms move O`, 'bad-tokens 1:3'],
  ['the wrong player', `${ROWS}\ntop - move O`, 'bad-mover 2:12'],
  ['nobody, with moves to make', `${ROWS} top - move -`, 'not-over 1:66'],
  [
    'a value that a field doesn’t have',
    `${ROWS} top - move X first C format vp10 score A 1 B 2`,
    'bad-field 1:74',
  ],
  ['a score that isn’t one', `${ROWS} top - move X format vp10 score A 1 B x`, 'bad-field 1:92'],
  ['a field given twice', `${ROWS} top - move X first A first A`, 'field-twice 1:76'],
])('%s', (_, text, place) => {
  expect(placesIn(text)).toContain(place);
});
