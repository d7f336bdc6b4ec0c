/** What Hermit and trades leave alone, and what everybody knows about hands. */
import { expect, test } from 'vitest';
import { B0, table } from '../testing/scene.ts';

test('[GNO-HER-2] [GNO-R-42] a territory is sent to no wasteland with enemies, but under own pieces', () => {
  const men = 'a1E@0,0 b1U@2,0 a2S@-2,0 c1U@0,1';
  const hermit = table({ seats: 3, men, hands: 'a 09' }).play('play 09');
  expect(hermit.no('a1E@0,0 send # 2,0')).toBe('lands-on-enemy GNO-HER-2');
  expect(hermit.no('a1E@0,0 send # 0,-1')).toBe('lands-on-card GNO-HER-2');
  expect(hermit.listed('send #').some((text) => text.endsWith(' 2,0'))).toBe(false);
  hermit.play('a1E@0,0 send # -2,0');
  expect([hermit.cardAt('-2,0'), hermit.cardAt('1,0'), hermit.menAt('-2,0')]).toEqual(['CQ', '..', 'a2S']);
});

test('[GNO-R-44] [GNO-R-67] players who traded know each other’s cards; their own hand isn’t part of that', () => {
  const men = 'a1E@0,0 b1W@1,0 c1U@0,1';
  const justice = table({ seats: 3, men, cards: B0, hands: 'a 11,C2; b C3; c 12' });
  justice.play('play 11', 'a1E@0,0 swap b');
  expect([justice.hand('a'), justice.hand('b'), justice.field('known')]).toEqual(['C3', 'C2', 'C2:a C3:b']);
  // Traded back, every card is again where its first owner knows it.
  const back = table({ seats: 3, men, turn: 'b', hands: 'a C3; b C2,12', more: 'known C2:a C3:b' });
  back.play('play 12', 'skip', 'b1W@1,0 swap a');
  expect([back.hand('a'), back.hand('b'), back.field('known')]).toEqual(['C2', 'C3', 'C2:b C3:a']);
});

test('[GNO-R-67] [GNO-R-66] what is fetched from the open discard pile everybody knows', () => {
  const judgement = table({ men: 'a2U@0,0 b1U@0,1', hands: 'a 20,C2', out: 'SK' }).play('play 20');
  judgement.play('a2U@0,0 fetch SK', 'a2U@0,0 fetch 20');
  expect([judgement.hand('a'), judgement.field('known')]).toEqual(['C2,SK,20', 'SK:* 20:*']);
  expect([judgement.view(1).hands[0].cards, judgement.view().hands[0].cards]).toEqual([
    ['SK', '20'],
    ['SK', '20'],
  ]);
});
