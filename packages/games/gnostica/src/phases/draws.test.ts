/** Drawing without saying in advance how many, as a setting (GNO-R-21). */
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { table } from '../testing/scene.ts';

const OPEN = { men: 'a1U@0,0 b1U@0,1', hands: 'a C3,C4,C5', more: 'set draws=open' };

test('[GNO-R-21] [GNO-TRN-5] where the number is open, whoever draws goes on until they stop or hold six', () => {
  const drawn = table(OPEN).play('draw -C3 +1');
  expect([drawn.phase, drawn.field('todo'), drawn.turn]).toEqual(['end', 'draw', 'a']);
  expect(drawn.legal()).toEqual(['draw +1', 'draw +2', 'draw +3', '.', '!']);
  expect(drawn.no('draw -C4 +1')).toBe('discarded-before GNO-R-21');
  expect(drawn.no('draw +4')).toBe('hand-full GNO-PIL-3');
  expect(drawn.no('play C4')).toBe('not-now GNO-E-1');
  expect(drawn.again().play('.').turn).toBe('b');
  expect(drawn.again().play('!').field('to')).toBe('9 | seats ab | turn b | open a');
  drawn.play('draw +1', 'draw +2');
  expect([drawn.field('todo'), drawn.view().hands[0].count]).toEqual(['announce', 6]);
});

test('[GNO-R-21] said in advance it is one choice, as ever, and a pass stays a pass', () => {
  expect(
    table({ ...OPEN, more: 'turns 0' })
      .play('draw +1')
      .field('todo'),
  ).toBe('announce');
  expect(table(OPEN).play('pass').field('todo')).toBe('announce');
});

test('[GNO-R-21] [GNO-END-2] [GNO-END-3] with an announcement open the turn ends when the drawing does', () => {
  const other = table({ ...OPEN, open: 'b' }).play('draw +1');
  expect(other.legal()).toEqual(['draw +1', 'draw +2', '.']);
  expect(other.no('!')).toBe('not-at-the-end GNO-END-2');
  expect(other.play('.').turn).toBe('b');
  expect(table({ ...OPEN, open: 'a' }).play('draw +1', '.').end).toBe('b last-left failed');
});

test('[GNO-R-21] a position is at such an end only where more can be drawn', () => {
  const at =
    (more: string, hands = OPEN.hands) =>
    () =>
      table({ ...OPEN, hands, more });
  expect(at('set draws=open\ntodo draw')().can('draw +1')).toBe(true);
  expect(at('todo draw')).toThrow('no more can be drawn');
  expect(at('set draws=open\ntodo draw', 'a C2,C3,C4,C5,C6,C7')).toThrow('no more can be drawn');
});

test('[GNO-R-59] [GNO-R-21] at the cap nobody announces, and the game is drawn once the drawing is over', () => {
  const capped = table({ ...OPEN, more: 'set draws=open cap=5\nturns 4' }).play('draw +1');
  expect(capped.legal()).toEqual(['draw +1', 'draw +2', '.']);
  expect(capped.play('.').end).toBe('- cap');
});

test('[GNO-E-8] options are as they were where the setting is as usual', () => {
  const options = (input: object) => {
    const parsed = gnostica.parseOptions(input, 2);
    return parsed.ok ? Object.keys(parsed.value) : [];
  };
  expect(options({})).not.toContain('draws');
  expect(options({ draws: 'said' })).not.toContain('draws');
  expect(options({ draws: 'open' })).toContain('draws');
});
