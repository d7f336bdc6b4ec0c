/** Sessions and eras: deal, study, claims, carry-over, who wins in the end. */
import { contentHash, contentsOf, invariant, packsOf, referOptions, refuse } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { fields, packOf, trial } from './tarn.testing.ts';

const COLOURS = packOf({
  cards: [
    '1 Red field Type "Adventure" Affiliation "Red" Roleplay "Battle" AdventureCommonCosts Q 1',
    '2 Blue field Type "Adventure" Affiliation "Blue" Roleplay "Battle" AdventureCommonCosts Q 1',
    '3 Field Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
    '11 Red flag Type "Support" Affiliation "Red" AdventureResources Q 1',
    '12 Blue flag Type "Support" Affiliation "Blue" AdventureResources Q 1',
    '13 Flag Type "Support" AdventureResources Q 1',
    '14 Red crown | gold Type "Support" Affiliation "Red" AdventureResources Q 2',
    '15 Blue crown | gold Type "Support" Affiliation "Blue" AdventureResources Q 2',
    '16 Late crown | gold Type "Support" Affiliation "Red" AdventureResources Q 2',
  ],
  eras: { Dawn: ['1-3', '11-13', '13', '14-15'], Dusk: ['1-3', '11-13', '16'] },
  head: ['affiliations: Red, Blue'],
});

const dealt = (options: object, seats = 2, pack = COLOURS) =>
  scene(cgs, { seats, options: { pack: { text: pack }, ...options } });
const opsOf = (at: { position(): string }): number[] =>
  fields(at, 'ops').map((field) =>
    field
      .split(' ')[2]
      .split(',')
      .reduce((sum, card) => sum + Number(card.split('*')[1] ?? 1), 0),
  );

test('[CGS-SC-20] CGS-DEAL-1, CGS-DEAL-2, CGS-DEAL-3, CGS-CLAIM-1, CGS-CLAIM-2, CGS-R-67, CGS-R-72, CGS-CARD-3, CGS-CARD-4, CGS-ZONE-3: silver cards are dealt one by one, and nobody repeats an affiliation', () => {
  const s = dealt({ first: 'a' }, 3);
  expect(opsOf(s)).toEqual([3, 2, 2]);
  expect(s.position()).not.toMatch(/1[456]/);
  s.play('0: ready', '1: ready', '2: ready', 'claim Red');
  expect(s.refused('claim Red')).toEqual(refuse('affiliation-taken', 'CGS-CLAIM-2'));
  expect(s.refused('claim Green')).toEqual(refuse('no-such-affiliation', 'CGS-CLAIM-1'));
  s.play('claim Blue');
  expect(fields(s, 'turn', 'affiliations')).toEqual(['turn a', 'affiliations a "Red", b "Blue"']);
});

test('[CGS-SC-21] CGS-CLAIM-3, CGS-CLAIM-4, CGS-CLAIM-5, CGS-R-69, CGS-R-70, CGS-R-71, CGS-AFF-1, CGS-AFF-3: claims take silver cards from rivals and gold ones from the void', () => {
  const s = trial('phase claim | first a | ops a 3,12 | ops b 1,11,13', { pack: COLOURS });
  s.play('claim Red', 'claim Blue');
  expect(fields(s, 'ops')).toEqual(['ops a 1,3,11,14', 'ops b 12,13,15']);
  const alone = trial('phase claim | first a | ops a 3,12 | ops b 1,11,13', {
    pack: COLOURS.replace('affiliations: Red, Blue\n', '').replaceAll('"Blue"', '"Red"'),
  });
  alone.play('claim Red');
  expect(fields(alone, 'ops')).toEqual(['ops a 1,3,11,12,14,15', 'ops b 13']);
});

test('CGS-R-68, CGS-R-144, CGS-PACK-11, CGS-CLAIM-6: fixed affiliations are not chosen, and a deck without any has no claims', () => {
  const fixed = COLOURS.replace('affiliations: Red, Blue', 'affiliations: Red, Blue\nseats Dawn: Blue, Red');
  const s = dealt({ first: 'b' }, 2, fixed).play('0: ready', '1: ready');
  expect(fields(s, 'turn', 'affiliations')).toEqual(['turn b', 'affiliations a "Blue", b "Red"']);
  const plain = packOf({ cards: ['1 Field Type "Adventure" Roleplay "Battle"'] });
  expect(fields(dealt({ first: 'a' }, 2, plain).play('0: ready', '1: ready'), 'turn')).toEqual(['turn a']);
});

test('[CGS-SC-49] CGS-DEAL-4, CGS-ERA-5, CGS-R-158, CGS-R-63: the study ends when all are ready', () => {
  const s = dealt({ first: 'b' });
  expect(s.toAct()).toEqual([0, 1]);
  s.play('0: ready');
  expect(s.refused('0: ready')).toEqual(refuse('ready-already', 'CGS-R-158'));
  expect(s.refused('1: claim Red')).toEqual(refuse('still-studying', 'CGS-R-158'));
  expect(s.refused('0: offer 3 for b:3')).toEqual(refuse('no-trading-now', 'CGS-R-63'));
  s.play('1: ready');
  expect(s.toAct()).toEqual([1]);
  expect(dealt({ first: 'b' }).play('0: ready', '1: time').toAct()).toEqual([1]);
});

test('[CGS-SC-54] CGS-SES-1, CGS-SES-2, CGS-DEAL-2, CGS-CLAIM-1, CGS-R-157, CGS-E-4, CGS-INV-8, CGS-R-72: the first turn is drawn by lot, or named', () => {
  const named = dealt({ first: 'b' }, 3).play('0: ready', '1: ready', '2: ready');
  expect(opsOf(named)).toEqual([2, 3, 2]);
  named.play('1: claim Red', '2: claim Blue');
  const turns = ['pass', 'pass', 'pass'].map((move) => {
    const [turn] = fields(named, 'turn');
    named.play(move);
    return turn;
  });
  expect(turns).toEqual(['turn b', 'turn c', 'turn a']);
  const firstOf = (seed: number): string =>
    fields(scene(cgs, { seats: 3, seed: String(seed), options: { pack: { text: COLOURS } } }), 'first')[0];
  expect(firstOf(7)).toBe(firstOf(7));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 300; seed++) counts.set(firstOf(seed), (counts.get(firstOf(seed)) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual(['first a', 'first b', 'first c']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
});

const ERAS = packOf({
  cards: [
    '1 Old road Type "Adventure" Roleplay "Battle" MultiEra "Yes" EraResources Coin 4 Feats Road 1',
    '2 Old well Type "Adventure" Roleplay "Cooperation" CommonBuildsite "Yes" MultiEra "Yes" AdventureCommonCosts Q 1 Feats Well "Yes"',
    '3 Old hall Type "Adventure" Roleplay "Cataclysm" CommonBuildsite "Yes" MultiEra "Yes" AdventureCommonCosts Q 1 Feats Hall "Yes"',
    '4 New town Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1 PlayIfBuildsite Feats.Well = "Yes" Feats.Hall = "Yes"',
    '5 New road Type "Adventure" Roleplay "Battle" AdventureCommonCosts Q 1',
    '11 Share Type "Support" StockHolding 2',
    '12 Shovel Type "Support" AdventureResources Q 1',
  ],
  eras: { First: ['1-3', '11-12 x2'], Second: ['1', '4-5', '12 x4'] },
});

test('[CGS-SC-33] CGS-ERA-1, CGS-ERA-2, CGS-ERA-3, CGS-R-101, CGS-R-102, CGS-MERA-1, CGS-MERA-2, CGS-SES-3: MultiEra adventures stay and score again, everything else goes', () => {
  const s = trial('turn a | ops a 12 | site a 1,11 | site b 5 | common 2 | wreck b 12', { pack: ERAS });
  expect(s.view(0).eras[0].points).toBe(6);
  s.play('end era', 'agree');
  expect(fields(s, 'era', 'site', 'common', 'wreck', 'wins')).toEqual([
    'era 2',
    'site a 1',
    'common 2',
    'wins a 1',
  ]);
  expect(s.view(0).eras[0].points).toBe(4);
  expect(opsOf(s)).toEqual([3, 3]);
});

test('[CGS-SC-34] CGS-SES-4, CGS-SES-5, CGS-ERA-4, CGS-CBS-1, CGS-CBS-2, CGS-R-105: a skipped era leaves its common MultiEra adventures', () => {
  const s = dealt({ skip: 1, first: 'a' }, 2, ERAS);
  expect(fields(s, 'era', 'common', 'site')).toEqual(['common 2,3']);
  expect(s.position()).not.toContain('11');
  const open = trial('turn a | ops a 4 | common 2,3', { pack: ERAS, options: { skip: 1 } });
  expect(open.legal()).toContain('play 4');
  expect(cgs.parseOptions({ pack: { text: ERAS }, skip: 2 }, 2)).toMatchObject({ ok: false });
});

test('[CGS-SC-41] CGS-R-73, CGS-R-74, CGS-EOE-12: the next era begins with the player after the last who turned', () => {
  const s = trial('turn a', { pack: ERAS, seats: 3 }).play('end era', '1: agree', '2: agree');
  expect(fields(s, 'era', 'first')).toEqual(['era 2', 'first b']);
  const unanswered = trial('turn a', { pack: ERAS, seats: 3 }).play(
    'end era',
    '1: refuse',
    'pass',
    'pass',
    'pass',
  );
  expect(fields(unanswered, 'era', 'first')).toEqual(['era 2', 'first a']);
});

test('CGS-R-73, CGS-R-55: whoever turns after an adventure by the note, between eras the order goes on', () => {
  const note = { pack: ERAS, seats: 3, options: { nextAfterUnanswered: 'note' } };
  const s = trial('turn a', note).play('end era', '1: refuse', 'pass', 'pass', 'pass');
  expect(fields(s, 'era', 'first')).toEqual(['era 2', 'first a']);
});

test('[CGS-SC-55] CGS-EOS-1, CGS-EOS-2, CGS-R-106, CGS-R-164: ties of a session', () => {
  const end = (position: string, options: object = {}, seats = 2) =>
    trial(`era 2 | ${position}`, { pack: ERAS, options, seats }).outcome();
  const over = (wins: string, options?: object, seats?: number) =>
    end(`phase over | ${wins}`, options, seats);
  const each = 'wins a 1 | latest a 1 | wins b 1 | latest b 2';
  expect(over(each)).toMatchObject({ winners: [], reasons: [{ code: 'shared', clause: 'CGS-EOS-1' }] });
  expect(over(each, { sessionTie: 'lastEra' })).toMatchObject({
    winners: [1],
    reasons: [{ code: 'last-era', clause: 'CGS-R-164' }],
  });
  const three = `${each.replace('latest a 1', 'latest a 2')} | wins c 1 | latest c 1`;
  expect(over(three, {}, 3)).toMatchObject({ winners: [], scores: [1, 1, 1] });
  expect(over(three, { sessionTie: 'lastEra' }, 3)).toMatchObject({ winners: [0, 1] });
  for (const sessionTie of ['shared', 'lastEra'])
    expect(over('first a', { sessionTie })).toMatchObject({
      winners: [],
      reasons: [{ code: 'no-era-won', clause: 'CGS-R-106' }],
    });
  expect(over('wins a 2 | latest a 2')).toMatchObject({
    winners: [0],
    reasons: [{ code: 'eras', clause: 'CGS-EOS-1' }],
  });
});

test('CGS-PACK-10, CGS-PACK-12, CGS-R-153, CGS-GEN-3: the pack says how many may play', () => {
  const seatsFor = (options: object, seats = 2) => {
    const parsed = cgs.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    return cgs.seatsFor(parsed.value);
  };
  expect(seatsFor({})).toEqual([2, 3, 4]);
  expect(seatsFor({ pack: 'lowwater' })).toEqual([2]);
  expect(seatsFor({ groups: '2,2,1' }, 5)).toEqual([5]);
  expect(seatsFor({ pack: { text: COLOURS } })).toEqual([2, 3, 4, 5, 6]);
});

test('CGS-FILE-6, CGS-R-166: a pack that is brought is content, known by the hash of its canonical text', () => {
  const referred = referOptions(cgs, { pack: { text: `# A remark.\n${COLOURS}` }, skip: 1 });
  invariant(referred.ok, 'a pack without a fault');
  const { options, contents } = referred.value;
  const [{ name, hash, text }] = contents;
  expect(options).toEqual({ pack: { name: 'Trial', hash }, skip: 1 });
  expect([name, contentHash(text)]).toEqual(['Trial', hash]);
  expect(packsOf(cgs, options, 2, contentsOf(contents))).toEqual({ pack: hash });
  expect(Object.keys(packsOf(cgs, { pack: 'lowwater' }, 2))).toEqual(['Lowwater']);
  expect(referOptions(cgs, { pack: { text: '[pack X]' } })).toMatchObject({ ok: false });
});

test('CGS-ERA-5: bad options are refused with all their faults', () => {
  const faults = (options: object) => {
    const parsed = cgs.parseOptions(options, 2);
    return parsed.ok ? [] : parsed.fault.map(({ code }) => code);
  };
  expect(faults({ pack: 'no-such-pack', overflow: 'much' })).toEqual(['bad-option', 'bad-option']);
  expect(faults({ pack: { text: '[pack X]\nplayer: 2' } }).length).toBeGreaterThan(1);
  expect(faults({ groups: '2;1', first: 'f', skip: 9 })).toEqual(['bad-option', 'bad-option', 'bad-option']);
});

test('CGS-GRP-1: sizes of groups are plain numbers', () => {
  for (const groups of ['0x1,1', '1e0,1', '-1,3', '1,,1', 'two'])
    expect(cgs.parseOptions({ groups }, 2).ok, groups).toBe(false);
  expect(cgs.parseOptions({ groups: '2,1' }, 3).ok).toBe(true);
});
