/** What counts at the end of an adventure or an era, and what doesn't. */
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const PACK = packOf({
  cards: [
    '1 Dive Type "Adventure" Roleplay "Solo" AdventureCommonCosts Q 2',
    '2 Well Type "Adventure" Roleplay "Battle" EraResources Coin 4 Feats Q 3',
    '3 Fair Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Q 2',
    '4 War Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 2 R 0',
    '5 Mill Type "Adventure" Roleplay "Battle" EraResources Coin 4',
    '6 Hall Type "Adventure" Roleplay "Battle" EraResources Coin 4 EraCosts Salt 1',
    '7 Race Type "Adventure" Roleplay "Battle" EraResources Salt 3',
    '11 Share Type "Support" StockHolding 2 EraResources Coin 5 AdventureResources Q 1',
    '12 Loan Type "Support" EraCosts Coin 1 EraResources Coin 5',
    '13 Debt Type "Support" MustPlay "Yes"',
    '14 Oar Type "Support" AdventureResources Q 2',
    '15 Raft Type "Support" AdventureResources Q 9 AdventureCosts S 1',
  ],
});
const at = (position: string, seats = 2) => trial(position, { pack: PACK, seats });

test('CGS-WIN-6: nobody but its hero wins a Solo, whatever others have built', () => {
  const s = at('turn a | ops a 1 | site b 2').play('play 1', 'close');
  expect(fields(s, 'ops', 'site')).toEqual(['ops a 1', 'site b 2']);
});

test('CGS-R-89, CGS-WRAP-4: a holding is wrecked with a lost cooperative adventure, and with a Battle that is won', () => {
  const lost = at('turn a | ground a 3,11 | hero a 3').play('end adventure', 'agree');
  expect(fields(lost, 'site', 'wreck')).toEqual(['wreck a 11']);
  const battle = at('turn a | ground a 4,11,14 | hero a 4').play('end adventure', 'agree');
  expect(fields(battle, 'site', 'wreck')).toEqual(['site a 4', 'wreck a 11,14']);
});

test('CGS-EOE-8, CGS-ER-1, CGS-EOE-7, CGS-VP-1: resources count in the buildsite alone, costs in the wreckage too', () => {
  const [a, b] = at('turn a | ops a 12 | ground b 4,12 | hero b 4 | wreck a 12 | site b 5').view(0).eras;
  expect([a.points, b.points]).toEqual([-1, 4]);
  expect(a.bill.map(([, required, covered]) => [required, covered])).toEqual([[1, 0]]);
});

test('CGS-VP-2, CGS-EOE-9: points add up all names alike, and each cost is covered only by its own', () => {
  const s = at('turn a | site a 6 | site b 6,7');
  expect(s.view(0).eras.map(({ points }) => points)).toEqual([3, 6]);
  s.play('end era', 'agree');
  expect(fields(s, 'wins')).toEqual(['wins b 1']);
});

test('CGS-EOE-6, CGS-MUST-2, CGS-R-96: a player who holds a card that must be played loses the era even with the most points', () => {
  const s = at('turn a | ops a 13 | site a 2,5 | site b 5').play('end era', 'agree');
  expect(fields(s, 'wins')).toEqual(['wins b 1']);
  const played = at('turn a | wreck a 13 | site a 2,5 | site b 5').play('end era', 'agree');
  expect(fields(played, 'wins')).toEqual(['wins a 1']);
});

test('CGS-EOA-4, CGS-R-134: a cost of 0 needs no coverage', () => {
  expect(at('turn a | ground a 4,14 | hero a 4').view(0).standing).toMatchObject({
    covers: [true, false],
    overflow: [2, 0],
    winner: 0,
  });
});

test('CGS-R-46: a player who doesn’t cover has no overflow, so the one who does wins and others don’t tie', () => {
  const one = at('turn a | ground a 4,14 | ground b 15 | hero a 4').view(0).standing;
  expect(one).toMatchObject({ covers: [true, false], winner: 0 });
  const three = at('turn a | ground a 4 | ground b 14 | ground c 11 | hero a 4', 3).view(0).standing;
  expect(three).toMatchObject({ covers: [false, true, false], winner: 1 });
});

test('CGS-R-103, CGS-R-100, CGS-WRAP-2: after a finale its cards lie in the playgrounds until the era is over', () => {
  const pack = packOf({
    cards: [
      '1 Crown Type "Adventure" Roleplay "Epic" AdventureCommonCosts Q 1',
      '11 Oar Type "Support" AdventureResources Q 1',
    ],
  });
  for (const ground of ['1', '1,11']) {
    const s = trial(`turn a | ground a ${ground} | ground b 11 | hero a 1`, { pack }).play(
      'end adventure',
      'agree',
    );
    expect(fields(s, 'phase', 'ground', 'site', 'wreck', 'ops')).toEqual([
      'phase over',
      `ground a ${ground}`,
      'ground b 11',
    ]);
  }
});

const AFFILIATED = packOf({
  cards: [
    '1 Field Type "Adventure" Affiliation "Red" Roleplay "Battle"',
    '2 Flag Type "Support" Affiliation "Blue"',
    '3 Sail Type "Support" Affiliation "Green"',
    '4 Oar | gold Type "Support" Affiliation "Black"',
  ],
  eras: { One: ['1-4'], Two: ['1-3'] },
  head: ['affiliations: Red, Blue, Green, Black'],
});

test('CGS-R-143, CGS-R-153, CGS-PACK-12: a published pack is for two to as many as its poorest deck has affiliations', () => {
  const seatsFor = (text: string, options = {}): readonly number[] => {
    const parsed = cgs.parseOptions({ pack: { text }, ...options }, 2);
    return parsed.ok ? cgs.seatsFor(parsed.value) : [];
  };
  const published = AFFILIATED.replace('type: session', 'type: edition');
  expect(seatsFor(published)).toEqual([2, 3]);
  expect(seatsFor(published, { skip: 1 })).toEqual([2, 3]);
  expect(seatsFor(published.replace('1-3', '1-4'))).toEqual([2, 3, 4]);
  expect(seatsFor(AFFILIATED)).toEqual([2, 3, 4, 5, 6]);
});
