/** What the ledger says about all sessions, and rulings on how to read it. */
import { CONDITIONAL, type ConditionalCategory, checkPack } from '@hortus/cards/language';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const STATES = packOf({
  cards: [
    '1 Palace Type "Adventure" Roleplay "Battle" EraResources Coin 99',
    '2 Hut Type "Adventure" Roleplay "Battle" EraResources Coin 1',
    '3 Hall Type "Adventure" Roleplay "Competition" CommonBuildsite "Yes" EraResources Coin 9 AdventureCommonCosts Q 1',
    '11 Oar Type "Support" AdventureResources Q 1',
    '12 Net Type "Support" AdventureResources Q 1',
  ],
  eras: { One: ['1-3', '11-12 x4'], Two: ['1-3', '11-12 x4'], Three: ['1-3', '11-12 x4'] },
});

test('CGS-GEN-2, CGS-EOS-2: the most points win an era, the most eras the session, whatever the points were', () => {
  const first = trial('turn a | site a 1 | site b 2', { pack: STATES }).play('end era', 'agree');
  expect(fields(first, 'era', 'wins')).toEqual(['era 2', 'wins a 1']);
  const last = trial('era 3 | turn a | site b 2 | wins a 1 | latest a 1 | wins b 1 | latest b 2', {
    pack: STATES,
  });
  expect(last.play('end era', 'agree').outcome()).toMatchObject({ winners: [1], scores: [1, 2] });
});

test('CGS-GEN-4: one deck is dealt to all, and any of its cards may come to anybody', () => {
  const holders = new Set<number>();
  for (let seed = 0; seed < 30; seed++) {
    const s = scene(cgs, { seats: 3, seed: String(seed), options: { pack: { text: STATES } } });
    const ops = s.view('table').ops.map((faces) => faces.map((face) => face >> 1));
    expect(ops.flat().sort()).toEqual([0, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    holders.add(ops.findIndex((cards) => cards.includes(0)));
  }
  expect(holders).toEqual(new Set([0, 1, 2]));
});

test.each(['1.5', '1,5', '1/2', '-1', '1e3', '½', '٣'])(
  'CGS-GEN-7: numbers are whole, so no card costs %s',
  (number) => {
    const card = (value: string): string =>
      `1 Toll Type "Adventure" Roleplay "Battle" EraResources Q ${value}`;
    expect(cgs.parseOptions({ pack: { text: packOf({ cards: [card('1')] }) } }, 2).ok).toBe(true);
    expect(cgs.parseOptions({ pack: { text: packOf({ cards: [card(number)] }) } }, 2).ok).toBe(false);
  },
);

/** What the conditions of a category decide. */
const GOVERNS: Readonly<Record<ConditionalCategory, 'play' | 'power' | 'effect'>> = {
  AcceptSupportIf1: 'play',
  PlayIfBuildsite: 'play',
  PlayIfBuildsiteSum: 'play',
  PlayIfBuildsite1: 'play',
  DisableIf: 'power',
  DisableIf1: 'power',
  DivertIf: 'power',
  DivertIf1: 'power',
  WreckIf: 'power',
  WreckIf1: 'power',
  ImmuneIf1: 'effect',
  SeizeIf: 'effect',
  SeizeIf1: 'effect',
};

test.each(CONDITIONAL)('CGS-LANG-22: what the conditions of %s decide', (category) => {
  const accepts = category === 'AcceptSupportIf1';
  const may = (mark: number) => {
    const pack = packOf({
      cards: [
        `1 Fight Type "Adventure" Roleplay "Battle" ${accepts ? `${category} Mark = 1` : ''}`,
        `2 Keep Type "Adventure" Mark ${mark} Roleplay "Battle"`,
        `11 Thing Type "Support" Mark ${mark}`,
        `12 Card Type "Support" ${accepts ? `Mark ${mark}` : `${category} Mark = 1`}`,
        `13 Blow Type "Support" Mark ${mark} DisableIf1 Mark = 9`,
      ],
    });
    const s = trial('turn a | ops a 12 | ops b 11 | ground b 1,11,13 | hero b 1 | site a 2', { pack });
    const play = s.legal().includes('play 12');
    const effect =
      play &&
      s
        .play('play 12')
        .legal()
        .some((move) => move.includes(' b:'));
    if (effect) s.play('done');
    const power =
      play &&
      s
        .play('pass', 'pass')
        .legal()
        .some((move) => move.includes(' b:'));
    return { play, power, effect };
  };
  const [holds, fails] = [may(1), may(2)];
  const decided = (['play', 'power', 'effect'] as const).filter((what) => holds[what] !== fails[what]);
  expect(decided).toEqual([GOVERNS[category]]);
  expect(holds[GOVERNS[category]]).toBe(true);
});

test('CGS-R-93, CGS-R-92, CGS-LINT-43, CGS-EOE-13: nobody gets the era resources of an adventure in the common buildsite', () => {
  const s = trial('turn a | ground a 3,11 | hero a 3', { pack: STATES }).play('end adventure', 'agree');
  expect(fields(s, 'common')).toEqual(['common 3']);
  expect(s.view(0).eras.map(({ points, bill }) => [points, bill])).toEqual([
    [0, []],
    [0, []],
  ]);
  expect(checkPack(STATES).findings.map(({ code, card }) => `${code} ${card}`)).toContain('LINT-43 Hall 3');
});

test('CGS-R-138, CGS-LINT-34: an excessive power is a warning to its author; a table plays it', () => {
  const pack = packOf({
    cards: [
      '1 Fight Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
      '11 Crew Type "Support" Reuse 9',
      '12 Oar Type "Support" AdventureResources Q 1',
    ],
    eras: { Only: ['all x9'] },
  });
  const warned = checkPack(pack).findings.filter(({ code }) => code === 'LINT-34');
  expect(warned.map(({ severity, card }) => `${severity} ${card}`)).toEqual(['warning Crew 11']);
  const s = trial('turn a | ops a 11 | ground a 1 | hero a 1 | wreck b 12*9', { pack }).play('play 11');
  for (let i = 0; i < 9; i++) s.play('reuse b:12');
  expect(fields(s, 'ops', 'doing')).toEqual(['ops a 12*9']);
});

/**
 * One clause allows it and one forbids it:
 * which takes precedence is decided here once and for all (CGS-CON-5).
 */
const COLLISIONS = [
  // The special round allows shields, an earlier Freeze forbids them.
  ['CGS-R-14', 'turn b | ops b 19 | ground a 40,18,13 | hero a 40 | pending a 13', 'play 19', 'CGS-FRZ-2'],
  // A Freeze forbids every play, but its own special round allows shields.
  ['CGS-FRZ-2', 'turn b | ops b 19 | ground a 40,18 | hero a 40 | pending a 18', 'play 19', undefined],
  // The same with frozen costs and a shield that has some.
  ['CGS-R-18', 'turn b | ops b 28 | ground a 40,26 | hero a 40 | pending a 26', 'play 28', undefined],
  ['CGS-R-17', 'turn b | ops b 28 | ground a 40,26 | hero a 40', 'play 28', 'CGS-FACC-2'],
  // Recover1 takes back a card, but not a protected one.
  ['CGS-POW-5', 'turn a | ops a 20 | ground a 40,14,9 | hero a 40', 'play 20; recover 14', 'CGS-POW-4'],
  // Any card may be traded at any time, but not in the middle of an action.
  ['CGS-R-159', 'turn a | ops a 8,31 | ops b 9', 'play 31; offer 8 for b:9', 'CGS-R-159'],
] as const;

test.each(COLLISIONS)(
  'CGS-R-111, CGS-CON-5, %s: where two clauses collide, in %s',
  (_, position, moves, clause) => {
    for (let again = 0; again < 2; again++) {
      const s = trial(position);
      const before = moves.split('; ');
      const last = before.pop() ?? '';
      s.play(...before);
      if (clause === undefined) expect(s.legal()).toContain(last);
      else expect(s.refused(`${s.toAct()[0]}: ${last}`).clause).toBe(clause);
    }
  },
);
