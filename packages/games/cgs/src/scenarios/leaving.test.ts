/** Leaving in the middle of what others do, and groups that change after somebody left. */
import { expect, test } from 'vitest';
import { fields, packOf, trial } from './tarn.testing.ts';

const THREE = { seats: 3 };

test('CGS-R-107, CGS-R-3: with the hero goes what a rival was doing in his adventure, and the turn goes on at its step', () => {
  const effect = trial('turn b | ops b 2,25 | ground a 40 | hero a 40 | wreck c 8,9', THREE);
  effect.play('play 25', '0: resign');
  expect(fields(effect, 'turn', 'step', 'ops', 'doing', 'hero')).toEqual([
    'turn b',
    'step adventure',
    'ops b 2,25',
  ]);
  expect(effect.legal()).toEqual(['pass']);
  const power = trial(
    'turn b | ops b 2 | ground a 40 | ground b 29 | ground c 9,34,12 | hero a 40 | pending b 29',
    THREE,
  );
  power.play('wreck c:9', '0: resign');
  expect(fields(power, 'ops', 'wreck', 'pending', 'doing')).toEqual([
    'ops b 2,29',
    'ops c 12,34',
    'wreck b 9',
  ]);
  expect(power.legal()).toEqual(['end era', 'play 2', 'pass']);
  const asked = trial('turn b | ops b 2,7 | ground a 40 | hero a 40', THREE);
  asked.play('play 7', 'end adventure', '0: resign');
  expect(fields(asked, 'turn', 'step', 'ops', 'answers')).toEqual(['turn b', 'step pass', 'ops b 2,7']);
  expect(asked.legal()).toEqual(['pass']);
});

test('CGS-R-107, CGS-R-83: what is being done to a player who leaves is over', () => {
  const seizing = trial('turn b | ops a 12 | ops b 30 | ops c 9*2,12 | ground a 40 | hero a 40', THREE);
  seizing.play('play 30', 'seize c:9', '2: resign');
  expect(seizing.legal()).toEqual(['seize1 a:12', 'done']);
  expect(trial(seizing.position(), THREE).position()).toBe(seizing.position());
  const reusing = trial('turn b | ops b 25 | ground a 40 | hero a 40 | wreck a 10 | wreck c 8,9', THREE);
  reusing.play('play 25', 'reuse c:8', '2: resign');
  expect(fields(reusing, 'step', 'ops', 'doing')).toEqual(['step adventure', 'ops b 8']);
  const power = trial(
    'turn b | ground a 40,12 | ground b 29 | ground c 9,34 | hero a 40 | pending b 29',
    THREE,
  );
  power.play('wreck c:9', '2: resign');
  expect(power.legal()).toEqual(['disable a:12', 'done']);
  expect(fields(power, 'doing')).toEqual(['doing power b 29 disable1']);
});

test('CGS-R-107: with a player go his buildsite, his power and his request, and nothing of them fires later', () => {
  const start = 'turn a | ops a 40 | ground b 2,12 | ground c 13 | hero b 2 | site c 21 | pending c 13';
  const power = trial(start, THREE).play('2: resign');
  expect(fields(power, 'site', 'pending', 'ground')).toEqual(['ground b 2,12']);
  expect(power.legal()).not.toContain('disable b:12');
  const asked = trial('turn a | ops a 8 | ground b 2 | hero b 2 | asked c adventure', THREE).play(
    '2: resign',
  );
  expect(fields(asked, 'asked', 'hero')).toEqual(['hero b 2']);
  expect(fields(asked.play('pass', 'pass'), 'turn', 'hero')).toEqual(['turn a', 'hero b 2']);
});

const HOUSES = packOf({
  cards: [
    '1 Field Type "Adventure" Affiliation "Red" Roleplay "Battle"',
    '2 Flag Type "Support" Affiliation "Blue"',
    '3 Sail Type "Support" Affiliation "Green"',
  ],
});

test('CGS-R-107, CGS-CLAIM-1: a player who leaves during the study or while affiliations are chosen is neither waited for nor first', () => {
  const houses = { pack: HOUSES, seats: 3 };
  const study = trial('phase study | first b | ops b 1 | ops c 2 | ready a,c', houses).play('1: resign');
  expect(fields(study, 'phase', 'first', 'ops')).toEqual(['phase claim', 'first c', 'ops c 2']);
  expect(study.toAct()).toEqual([2]);
  const first = trial('phase study | first b | ops c 2 | ready a', houses).play('1: resign');
  expect(fields(first, 'phase', 'first')).toEqual(['phase study', 'first c']);
  const choosing = trial('phase claim | first b', houses).play('1: resign');
  expect(choosing.toAct()).toEqual([2]);
  expect(fields(choosing.play('claim Red', 'claim Blue'), 'turn', 'first')).toEqual(['first c', 'turn c']);
  const last = trial('phase claim | first a | affiliations a "Red", b "Blue"', houses).play('2: resign');
  expect(fields(last, 'turn', 'affiliations')).toEqual(['turn a', 'affiliations a "Red", b "Blue"']);
});

const LASTING = packOf({
  cards: [
    '1 Keep Type "Adventure" Roleplay "Battle" MultiEra "Yes" AdventureCommonCosts Q 1',
    '2 Oar Type "Support" AdventureResources Q 1',
    '3 Net Type "Support" AdventureResources Q 1',
  ],
  eras: { One: ['1 x2', '2-3'], Two: ['1-3'] },
});

test('CGS-GRP-5, CGS-R-107: a player whose new persons have all left goes with his buildsite', () => {
  const groups = { pack: LASTING, seats: 4, options: { groups: '2,1,1/1,2,1' } };
  const s = trial('turn a | ops a1 2 | ops b 3 | site a 1', groups);
  s.play('0: resign', '1: end era', '2: agree', '3: agree');
  expect(fields(s, 'era', 'site', 'gone')).toEqual(['era 2', 'gone a']);
  expect(trial(s.position(), groups).position()).toBe(s.position());
});

test('CGS-GRP-5, CGS-R-107: if then only one player is left he wins the session, and nothing lies about', () => {
  const s = trial('turn a | ops a1 2 | ops b 1 | site a 1 | wreck b 3', {
    pack: LASTING,
    seats: 3,
    options: { groups: '2,1/1,2' },
  });
  s.play('0: resign', '1: end era', '2: agree');
  expect(fields(s, 'era', 'phase', 'ops', 'site', 'wreck')).toEqual(['era 2', 'phase over']);
  expect(s.outcome()).toMatchObject({ winners: [1, 2], reasons: [{ code: 'alone', clause: 'CGS-R-107' }] });
});

test('CGS-R-107, CGS-R-161: persons who are one player win as one when the others have left', () => {
  const s = trial('turn a | ops a1 2 | ops b 3', { pack: LASTING, seats: 3, options: { groups: '2,1/1,2' } });
  expect(s.play('2: resign').outcome()).toMatchObject({ winners: [0, 1] });
});

test('CGS-R-102, CGS-DEAL-1: how many copies are dealt does not depend on which of them stays in a buildsite', () => {
  const counts = (position: string): number[] =>
    trial(position, { pack: LASTING })
      .play('end era', 'agree')
      .view('table')
      .ops.map((ops) => ops.length);
  expect(counts('turn a | ops a 1 | site b 1')).toEqual([1, 2]);
  expect(counts('turn a | site b 1 | ops a 1')).toEqual([1, 2]);
});
