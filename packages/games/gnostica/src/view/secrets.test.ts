/** What is shown when, and therefore what can be taken back. */
import { copyState, Hearing, Match, type Move, NO_LUCK, secretFromSeed } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { type Table, table } from '../testing/scene.ts';
import { at } from '../types.ts';

/** Does this move show anybody something new? */
function reveals(given: Table, text: string): boolean {
  const { ints } = given.state;
  const seat = ints[at.turn];
  const move = gnostica.notation.parseMove(given.state, seat, text);
  if (!move.ok) throw new Error(`${text}: ${move.fault.code}`);
  const hearing = new Hearing();
  gnostica.play(copyState(given.state), seat, move.value, NO_LUCK, hearing);
  return hearing.told.some((one) => one.reveals);
}

test('[GNO-R-67] a card of the hand is shown when it is played, laid or discarded; pieces show nothing', () => {
  const start = table({ men: 'a1N@0,1', hands: 'a C3,R4' });
  expect(reveals(start, 'play C3')).toBe(true);
  expect(reveals(start, 'draw -C3 +0')).toBe(true);
  expect(reveals(start, 'turn a1N@0,1>U')).toBe(false);
  expect(reveals(start, 'pass')).toBe(false);
  const cup = start.play('play C3');
  expect(reveals(cup, 'a1N@0,1 cup =R4')).toBe(true);
  expect(reveals(cup, 'a1N@0,1 cup N')).toBe(false);
});

test('[GNO-R-23] an activation shows something only if nothing but the hidden hand makes it possible', () => {
  const disc = (men: string) => table({ men, hands: 'a RP' });
  // A large piece can't grow: there is only the card under it.
  expect(disc('a3U@0,-1').legal()).toContain('act 0,-1');
  expect(reveals(disc('a3U@0,-1'), 'act 0,-1')).toBe(true);
  expect(reveals(disc('a1U@0,-1'), 'act 0,-1')).toBe(false);
  const world = table({
    cards: '0,0:21 1,0:17 2,0:D2',
    men: 'a3U@0,0 a3W@2,0',
    hands: 'a RP',
  }).play('act 0,0');
  expect(reveals(world, 'copy 17')).toBe(false);
});

/** A match that starts from a position. */
function match(given: Table): Match {
  const seats = [0, 1].map((seat) => ({ name: `seat ${seat}`, kind: 'person' as const }));
  const terms = {
    id: 'take-back',
    game: gnostica.id,
    rulesVersion: gnostica.rulesVersion,
    options: {},
    packs: {},
    seats,
    position: given.position(),
  };
  const begun = Match.begin(gnostica, terms, [], secretFromSeed('x'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value as Match;
}

function hand(given: Match, text: string): void {
  const seat = given.state.ints[at.turn];
  const read = given.game.notation.parseMove(given.state, seat, text);
  const move: Move = read.ok ? read.value : -1;
  const done = given.submit({ seat, moves: [move] });
  if (!done.ok) throw new Error(`${text}: ${done.fault.code}`);
}

test('[GNO-E-1] steps, and the card played for them, can be taken back until something is shown or the turn is ended', () => {
  const lovers = match(table({ men: 'a1E@0,0 b1U@-1,0', hands: 'a C5; b C2' }));
  const start = lovers.hash;
  hand(lovers, 'act 0,0');
  hand(lovers, 'a1E@0,0 rod 1>N');
  hand(lovers, 'a1N@1,0 cup W');
  expect(lovers.mayTakeBack(0, 0)).toBe('free');
  expect(lovers.takeBack(0, 0).ok && lovers.hash).toBe(start);
  hand(lovers, 'act 0,0');
  hand(lovers, 'skip');
  hand(lovers, 'skip');
  hand(lovers, '.');
  expect(lovers.mayTakeBack(0, 0)).toBe('ask');
  const played = match(table({ men: 'a1E@0,0 b1U@-1,0', hands: 'a C5; b C2' }));
  hand(played, 'play C5');
  hand(played, 'a1E@0,0 cup N');
  expect(played.mayTakeBack(0, 0)).toBe('free');
  const flipped = match(table({ men: 'a1E@0,0 b1U@-1,0', hands: 'a 00; b C2' }));
  hand(flipped, 'play 00');
  expect(flipped.mayTakeBack(0, 0)).toBe('free');
  hand(flipped, 'flip');
  expect(flipped.mayTakeBack(0, 0)).toMatchObject({ code: 'something-was-revealed' });
});

test('[GNO-R-9] a Fool taken back into the hand while it is still in use is left out of a reshuffle all the same', () => {
  const fool = table({ men: 'a3U@0,0', hands: 'a 00', pile: '20,02,#66' }).play('play 00', 'flip');
  fool.play('a3U@0,0 fetch 00', 'skip', 'flip', 'redraw -00 +6');
  expect(fool.hand('a').split(',')).toHaveLength(6);
  expect(fool.out()).toContain('00');
});
