/** Requests, offers, sitting out, groups, time, and leaving. */
import { moveList, refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { CARDS, fields, packOf, trial } from './tarn.testing.ts';

test('[CGS-SC-22] CGS-REQA-1, CGS-REQA-3, CGS-REQA-4, CGS-R-55, CGS-R-56, CGS-R-154: a refused request runs for a round', () => {
  const start = trial('turn a | ops a 2,8').play('play 2', 'pass', 'end adventure', 'refuse', 'pass');
  expect(fields(start, 'asked', 'turn')).toEqual(['turn a', 'asked b adventure']);
  const played = trial(start.position()).play('play 8', 'pass');
  expect(fields(played, 'asked', 'hero')).toEqual(['hero a 2']);
  start.play('pass');
  expect(fields(start, 'turn', 'ops', 'hero')).toEqual(['turn b', 'ops a 2,8']);
  const note = trial(`${played.position()} | set nextAfterUnanswered=note`);
  note.play('end adventure', 'refuse', 'pass', 'pass');
  expect(fields(note, 'turn', 'hero')).toEqual(['turn a']);
});

test('CGS-REQE-1, CGS-REQE-2, CGS-REQE-3, CGS-REQE-4, CGS-R-57, CGS-R-58, CGS-R-123, CGS-R-124, CGS-R-125: the end of an era is requested between adventures', () => {
  const s = trial('turn a | ops a 2 | ops b 21').play('end era', 'refuse');
  expect(s.legal()).toEqual(['play 2', 'pass']);
  s.play('pass', 'end era', 'refuse', 'pass');
  expect(s.outcome()).toBeDefined();
  const void_ = trial('turn a | ops a 2 | ops b 21').play(
    'end era',
    'refuse',
    'pass',
    'end era',
    'refuse',
    'play 21',
  );
  expect(fields(void_, 'asked')).toEqual([]);
});

test('[CGS-SC-44] CGS-TRADE-1, CGS-TRADE-2, CGS-TRADE-3, CGS-TRADE-4, CGS-TRADE-6, CGS-R-62, CGS-R-64, CGS-R-66, CGS-R-142, CGS-R-160: offers', () => {
  const start = 'turn a | ops a 7,8 | ops b 9,10 | ops c 11';
  const s = trial(start, { seats: 3 }).play('0: offer 7 for b:9', '0: offer 7 for c:11');
  expect(fields(s, 'offers', 'ops')).toEqual([
    'ops a 7,8',
    'ops b 9,10',
    'ops c 11',
    'offers a:7>b:9, a:7>c:11',
  ]);
  expect(s.refused('0: offer 7 for b:9')).toEqual(refuse('offered-already', 'CGS-R-160'));
  expect(s.refused('1: offer 9 for a:7')).toEqual(refuse('accept-instead', 'CGS-R-160'));
  s.play('1: decline a:7 for 9', '1: offer 10 for a:8', '0: offer 8 for c:11', '2: accept a:7 for 11');
  expect(fields(s, 'ops', 'offers')).toEqual(['ops a 8,11', 'ops b 9,10', 'ops c 7', 'offers b:10>a:8']);
  s.play('0: accept b:10 for 8');
  expect(fields(s, 'turn', 'step', 'ops', 'offers')).toEqual([
    'turn a',
    'ops a 10,11',
    'ops b 8,9',
    'ops c 7',
  ]);
  const both = trial(start, { seats: 3 }).play(
    '0: offer 7 for b:9',
    '0: offer 7 for c:11',
    '2: accept a:7 for 11',
  );
  expect(fields(both, 'offers')).toEqual([]);
  const twin = trial(start.replace('7,8', '7*2,8'), { seats: 3 });
  twin.play('0: offer 7 for b:9', '0: offer 7 for c:11', '2: accept a:7 for 11');
  expect(fields(twin, 'offers')).toEqual(['offers a:7>b:9']);
  const wide = trial('turn a | ops a 7,8,12,14,17 | ops b 9').play(
    ...[7, 8, 12, 14].map((card) => `0: offer ${card} for b:9`),
  );
  expect(wide.refused('0: offer 17 for b:9')).toEqual(refuse('offers-open', 'CGS-R-160'));
  wide.play('0: withdraw 7 for b:9');
  for (let i = 0; i < 8; i++) wide.play('0: offer 7 for b:9', '0: withdraw 7 for b:9');
  expect(wide.refused('0: offer 7 for b:9')).toEqual(refuse('offers-made', 'CGS-R-160'));
  expect(wide.refused('1: accept a:7 for 9')).toEqual(refuse('no-such-offer', 'CGS-R-160'));
  wide.play('pass', '0: offer 7 for b:9');
});

test('CGS-R-163, CGS-R-160: nobody sits out and rejoins without end', () => {
  const s = trial('turn a | ops a 7,8 | ops b 9 | ground a 40 | hero a 40');
  s.play('1: offer 9 for a:7');
  for (let i = 0; i < 11; i++) s.play('1: sit out', '1: rejoin');
  expect(s.refused('1: sit out')).toEqual(refuse('sat-often', 'CGS-R-163'));
  expect(s.refused('1: offer 9 for a:8')).toEqual(refuse('offers-made', 'CGS-R-160'));
  expect(fields(s, 'made')).toEqual(['made b 12']);
  expect(cgs.asides(s.state, 1, moveList(cgs))).toBe(1);
  // On one's own turn it is just a pass, and it can be undone.
  const out = trial('turn b | ops b 9 | ground a 40 | hero a 40 | made b 12').play('1: sit out');
  expect(fields(out, 'out')).toEqual(['out b']);
  out.play('1: rejoin', '1: sit out');
  s.play('pass', 'pass', '1: sit out');
});

test('CGS-R-160, CGS-R-142: offers that mirror each other once no copy is barred are one', () => {
  const s = trial('turn a | ops a 12,12! | ops b 9 | ground a 40 | hero a 40 | offers a:12!>b:9, b:9>a:12');
  s.play('end adventure', 'agree');
  expect(fields(s, 'ops', 'offers')).toEqual(['ops a 12*2,40', 'ops b 9', 'offers a:12>b:9']);
});

test('[CGS-SC-45] CGS-R-159, CGS-PADV-6, CGS-R-63, CGS-TRADE-3: no trade inside an action', () => {
  const s = trial('turn a | ops a 7,8,31 | ops b 9,10 | ops c 11', { seats: 3 }).play('1: offer 9 for c:11');
  s.play('play 31', 'add 8');
  const busy = refuse('in-an-action', 'CGS-R-159');
  expect(s.refused('2: accept b:9 for 11')).toEqual(busy);
  expect(s.refused('1: offer 10 for a:7')).toEqual(busy);
  s.play('close', '2: accept b:9 for 11');
  expect(fields(s, 'ops', 'site', 'wreck')).toEqual([
    'ops a 7',
    'ops b 10,11',
    'ops c 9',
    'site a 31',
    'wreck a 8',
  ]);
  const asked = trial('turn a | ops b 9 | ops c 11 | ground a 2 | hero a 2', { seats: 3 });
  asked.play('end adventure', '1: offer 9 for c:11', '2: accept b:9 for 11');
  expect(fields(asked, 'answers', 'ops')).toEqual(['ops b 11', 'ops c 9', 'answers b,c']);
});

test('[CGS-SC-46] CGS-R-163, CGS-R-60, CGS-R-55, CGS-WRAP-6, CGS-WRAP-7, CGS-PASS-1, CGS-PASS-2: sitting out', () => {
  const s = trial('turn a | ops a 2,12 | ops b 13 | ops c 8', { seats: 3 });
  s.play('play 2', 'pass', 'sit out');
  expect(fields(s, 'turn', 'out')).toEqual(['turn c', 'out b']);
  s.play('play 8', 'end adventure');
  expect(s.toAct()).toEqual([0]);
  s.play('refuse', 'pass', 'play 12', 'pass');
  expect(fields(s, 'turn', 'asked')).toEqual(['turn c']);
  s.play('1: rejoin', 'pass', 'pass', 'play 13', 'pass', 'sit out');
  expect(s.refused('1: sit out')).toEqual(refuse('power-open', 'CGS-R-163'));
  s.play('pass');
  expect(s.legal()).toEqual(['disable a:12', 'done', 'end adventure', 'pass']);
  s.play('done', 'sit out');
  expect(fields(s, 'turn', 'out')).toEqual(['turn a', 'out b,c']);
  s.play('sit out');
  expect(fields(s, 'turn', 'out', 'ops', 'hero')).toEqual(['turn b', 'ops a 2,12', 'ops b 13', 'ops c 8']);
  expect(s.refused('2: sit out')).toEqual(refuse('no-adventure', 'CGS-R-163'));
});

test('[CGS-SC-50] CGS-REQA-2, CGS-REQA-3, CGS-R-55, CGS-R-60: a request among three', () => {
  const ask = (position = 'turn a | ops a 8 | ground a 2 | hero a 2') =>
    trial(position, { seats: 3 }).play('play 8', 'end adventure');
  expect(ask().toAct()).toEqual([1, 2]);
  const refused = ask().play('2: refuse');
  expect(refused.toAct()).toEqual([0]);
  expect(refused.refused('1: agree')).toEqual(refuse('not-asked', 'CGS-R-60'));
  refused.play('pass', 'pass', 'pass');
  expect(fields(refused, 'turn', 'hero')).toEqual(['turn a']);
  expect(fields(ask().play('1: agree', '2: agree'), 'turn', 'hero')).toEqual(['turn b']);
  expect(fields(ask().play('1: agree', '2: time'), 'turn', 'step', 'asked')).toEqual([
    'turn a',
    'step pass',
    'asked a adventure',
  ]);
  const out = ask('turn a | ops a 8 | ground a 2 | hero a 2 | out c');
  expect(out.toAct()).toEqual([1]);
  expect(fields(out.play('agree'), 'turn', 'hero')).toEqual(['turn b']);
});

const GROUP = { seats: 3, options: { groups: '2,1' } };

test('[CGS-SC-48] CGS-GRP-1, CGS-GRP-3, CGS-GRP-4, CGS-GRP-6, CGS-R-75, CGS-R-107, CGS-R-151, CGS-R-161, CGS-R-162: a group is one player', () => {
  const s = trial('turn a | ops a1 2,7 | ops a2 8,9 | ops b 12', GROUP);
  expect(s.toAct()).toEqual([0, 1]);
  s.play('0: play 2');
  expect(s.refused('1: play 8')).toEqual(refuse('played-already', 'CGS-TURN-3'));
  s.play('1: pass', 'end adventure');
  expect(s.toAct()).toEqual([0, 1]);
  s.play('0: refuse', 'pass');
  expect(s.refused('0: play 8')).toEqual(refuse('mates-card', 'CGS-GRP-4'));
  s.play('1: play 8');
  expect(s.refused('0: offer 9 for b:12')).toEqual(refuse('mates-card', 'CGS-R-151'));
  expect(s.refused('0: offer 7 for a2:9')).toEqual(refuse('no-rival', 'CGS-R-151'));
  s.play('1: offer 9 for b:12', '2: accept a2:9 for 12');
  expect(fields(s, 'ops', 'ground')).toEqual([
    'ops a1 7',
    'ops a2 12',
    'ops b 9',
    'ground a1 2',
    'ground a2 8',
  ]);
  s.play('0: end adventure', '2: agree');
  expect(fields(s, 'ops')).toEqual(['ops a1 2,7', 'ops a2 8,12', 'ops b 9']);
  s.play('0: resign');
  expect(fields(s, 'ops', 'gone')).toEqual(['ops a2 2,7,8,12', 'ops b 9', 'gone a1']);
  expect(s.play('1: resign').outcome()).toMatchObject({
    winners: [2],
    reasons: [{ code: 'alone', clause: 'CGS-R-107' }],
  });
});

test('[CGS-SC-39] CGS-GRP-2, CGS-GRP-3, CGS-GRP-5, CGS-R-139: the cards of a player are split among his group', () => {
  const s = trial('phase study | first a | ops a1 #30 | ops a2 #30 | ops b #60', {
    seats: 3,
    options: { groups: '2,1' },
  });
  s.play('0: ready', '1: ready', '2: ready');
  const faces = s.view('table').ops.map((ops) => ops.length);
  expect(faces).toEqual([30, 30, 60]);
  expect(s.toAct()).toEqual([0, 1]);
});

test('[CGS-SC-58] CGS-DEAL-4, CGS-TURN-4, CGS-R-108, CGS-R-167: time that runs out passes, and eliminates nobody', () => {
  const power = trial('turn b | ground a 2,12 | ground b 13 | hero a 2 | pending b 13').play('1: time');
  expect(fields(power, 'turn', 'pending', 'ground a')).toEqual(['turn a', 'ground a 2,12']);
  const batch = trial('turn a | ops a 8,31,17').play('play 31', 'add 8', '0: time');
  expect(fields(batch, 'turn', 'site', 'wreck')).toEqual(['turn b', 'site a 31', 'wreck a 8']);
  const asked = trial('turn a | ground a 2 | hero a 2').play('end adventure', '1: time');
  expect(fields(asked, 'turn', 'asked', 'gone')).toEqual(['turn a', 'asked a adventure']);
  const effect = trial('turn a | ops a 25 | ground a 40 | hero a 40 | wreck b 8').play('play 25', '0: time');
  expect(fields(effect, 'turn', 'doing', 'wreck')).toEqual(['turn b', 'wreck b 8']);
});

test('[CGS-SC-59] CGS-R-107, CGS-R-156, CGS-R-10, CGS-CON-9: leaving in the middle', () => {
  const asked = trial('turn b | ops a 7 | ops c 9 | ground b 2 | ground c 8 | hero b 2', { seats: 3 });
  asked.play('end adventure', '0: agree', '2: resign');
  expect(fields(asked, 'turn', 'hero', 'ops', 'gone', 'wreck')).toEqual([
    'turn a',
    'ops a 7',
    'ops b 2',
    'gone c',
  ]);
  const special = trial('turn a | ops a 13 | ground b 2,12 | hero b 2', { seats: 3 }).play(
    'play 13',
    'pass',
    'pass',
  );
  special.play('2: resign');
  expect(special.legal()).toContain('disable b:12');
  const hero = trial('turn a | ground a 13 | ground b 2,12 | ground c 8 | hero b 2 | last Battle won c', {
    seats: 3,
  });
  hero.play('1: resign');
  expect(fields(hero, 'turn', 'hero', 'ops', 'wreck', 'last')).toEqual([
    'turn a',
    'ops a 13',
    'ops c 8',
    'last Battle won c',
  ]);
  expect(hero.refused('1: pass')).toEqual(refuse('left', 'CGS-R-107'));
});

test('CGS-R-107: the last one left wins, whatever was going on', () => {
  const s = trial(
    'turn a | ops b 7 | ground a 2,12 | ground b 13 | hero a 2 | pending b 13 | affiliations a "Red", b "Blue"',
    {
      pack: packOf({
        cards: [...CARDS, '41 R Type "Support" Affiliation "Red"', '42 B Type "Support" Affiliation "Blue"'],
      }),
    },
  ).play('0: resign');
  expect(s.outcome()).toMatchObject({ winners: [1], reasons: [{ code: 'alone', clause: 'CGS-R-107' }] });
  expect(fields(s, 'hero', 'pending', 'ops', 'affiliations')).toEqual([
    'ops b 7,13',
    'affiliations b "Blue"',
  ]);
});

test('CGS-R-107: a player who leaves takes his requests, offers, powers and answers with him', () => {
  const turning = trial(
    'turn a | ops a 7 | ops b 8 | ops c 9 | ground a 13 | ground b 2 | hero b 2 | offers a:7>b:8, c:9>a:7',
    {
      seats: 3,
    },
  );
  turning.play('end adventure', '0: resign');
  expect(fields(turning, 'turn', 'asked', 'answers', 'offers', 'pending', 'ground')).toEqual([
    'turn b',
    'ground b 2',
  ]);
  const all = trial('turn c | ground b 2 | hero b 2 | out a,b', { seats: 3 }).play('2: resign');
  expect(fields(all, 'turn', 'hero', 'ops')).toEqual(['turn a', 'ops b 2']);
});
