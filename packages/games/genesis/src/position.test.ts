/** Positions as text: every phase and question written and read back, all faults at once with their places. */
import { type Diagnostic, FastLuck } from '@hortus/kernel';
import { at } from '@hortus/sway';
import { DARK_DECK, optionsFor, readBackEverywhere, readPosition, TEST_DECK } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';
import { OF_TWO, WILD_DECK } from './laws/laws.testing.ts';

const TEST = optionsFor(genesis, { deck: TEST_DECK, experience: 'on', abilities: 'all' });
const read = (text: string) => readPosition(genesis, text, 2, TEST);

function faults(text: string): Diagnostic[] {
  const position = genesis.notation.parsePosition(text, TEST, 2, new FastLuck(1));
  return position.ok ? [] : position.fault;
}
const codes = (text: string) => faults(text).map(({ code }) => code);

test('a position from every phase and question reads back as it was written', () => {
  const house = 'no "|" here\nat all';
  const seen = readBackEverywhere(
    genesis,
    [
      [{ deck: WILD_DECK, abilities: 'all', experience: 'on', recruits: 1 }, 2],
      [{ deck: DARK_DECK, abilities: 'all', experience: 'on' }, 4],
      [{ abilities: 'all', recruitable: 'on', recruits: 6, custom: OF_TWO, house }, 2],
    ],
    15,
  );
  for (const phase of ['draft', 'opening', 'obstruct', 'plot', 'equalise', 'giving', 'refill'])
    expect(seen).toContain(`${phase} none`);
  for (const task of ['trim', 'omen', 'send', 'recruit', 'window'])
    expect([...seen].join()).toContain(` ${task}`);
});

const PLOT = 'sides Reeds, Stones | first a | turn a | phase plot';

test('fields in any order and case, with lines or bars between, cards by count, the rest in the void', () => {
  const state = read(`PHASE plot\nops A drum, #2 | turn a|first a\nsides reeds, stones\nunseen #3`);
  const { ints } = state;
  expect([...ints.subarray(at.opsCount, at.opsCount + 2), ints[at.unseenCount]]).toEqual([3, 0, 3]);
  expect(genesis.notation.makePosition(state)).toContain('void ');
});

test('one zone may have all the rest', () => {
  expect(read(`${PLOT} | ops a Drum | unseen *`).ints[at.unseenCount]).toBe(TEST_DECK.cards.length - 1);
  expect(codes(`${PLOT} | void * | unseen *`)).toEqual(['rest-twice']);
});

test('what the options say comes from the text where it says something', () => {
  const state = read(`set experience=off\n${PLOT}`);
  expect(state.rules.hasExperience).toBe(false);
  expect(codes(`set expereince=off recruits=many\n${PLOT}`)).toEqual(['unknown-option', 'bad-option']);
  expect(faults(`set expereince=off\n${PLOT}`)).toMatchObject([
    { line: 1, column: 5, hint: 'did you mean experience?' },
  ]);
});

test('all faults are told at once, each with its place and a hint', () => {
  const text = [
    'sides Reeds, Stones',
    'first a',
    'turn e',
    'phase plto',
    'ops a Drumm, Mill, Mill',
    'ops b Reed Elder, #99',
    'engaged a Cart sideways',
    'pool plain x, luck 2',
    'known Drum abt',
    'colour red',
    'first b',
  ].join('\n');
  expect(faults(text).map(({ code, line, column }) => [code, line, column])).toEqual([
    ['not-a-seat', 3, 6],
    ['unknown-word', 4, 7],
    ['no-such-card', 5, 7],
    ['card-twice', 5, 20],
    ['other-faction', 6, 7],
    ['too-many-cards', 6, 19],
    ['unknown-word', 7, 11],
    ['not-a-number', 8, 12],
    ['unknown-word', 8, 15],
    ['bad-knowledge', 9, 7],
    ['unknown-field', 10, 1],
    ['field-twice', 11, 1],
  ]);
  expect(faults('phase plto')).toMatchObject([{ hint: 'did you mean plot?' }]);
  expect(faults(`${PLOT} | ops a Drumm`)).toMatchObject([{ hint: 'did you mean Drum?' }]);
});

test.each([
  ['no phase', 'turn a', 'no-phase'],
  ['a phase that is not in force', `${PLOT.replace('plot', 'reveal')}`, 'bad-phase'],
  ['a draft where nobody drafts', `${PLOT.replace('plot', 'draft')}`, 'bad-phase'],
  ['a question without what it is about', `${PLOT} | task omen`, 'bad-task'],
  ['a window that is not due', `${PLOT} | task window`, 'bad-task'],
  ['a trim of nobody above seven', `${PLOT} | ops b #3 | task trim b`, 'bad-task'],
  [
    'a pool outside a combo',
    'phase giving | turn a | loser b | reserve b Stone Fire | pool plain 1',
    'bad-pool',
  ],
  ['giving by nobody', 'phase giving | turn a | reserve b Stone Fire', 'bad-loser'],
  ['giving with nothing to give', 'phase giving | turn a | loser b', 'bad-phase'],
  ['marks on cards elsewhere', `${PLOT} | ops b Drum | marked Drum`, 'bad-marked'],
  ['covert beside warfare', `${PLOT} | engaged a Dusk; a Wolves`, 'bad-engaged'],
  ['backs on both sides', `${PLOT} | engaged a hidden Drum slot 0; b hidden Mill slot 1`, 'bad-engaged'],
  ['a back beyond its bounds', `${PLOT} | engaged a hidden Wolves slot 0 no-battle`, 'bad-engaged'],
  ['a card of the other side engaged', `${PLOT} | engaged a Stone Raft`, 'bad-engaged'],
  ['somebody knows where an open card lies', `${PLOT} | void * | known Drum: b`, 'bad-known'],
  ['a trace past the truth', `${PLOT} | ops a Drum | trace Drum: b ops.b`, 'bad-trace'],
  ['an end in the middle', `${PLOT} | end a resign`, 'bad-end'],
  ['over without an end', 'phase over | turn a', 'bad-end'],
  ['over for a reason of the other game', 'phase over | turn a | end a won-by last-life', 'bad-end'],
  ['cards that lie nowhere', `${PLOT} | void Drum`, 'card-nowhere'],
])('%s is refused', (_, text, code) => {
  expect(codes(text)).toContain(code);
});

test('a text far too long is not read at all', () => {
  expect(codes('phase plot '.repeat(6000))).toEqual(['too-long']);
});

test('ends are written as they were', () => {
  for (const end of ['a resign', 'b time', 'a won-by no-reserve, all-spent']) {
    const text = genesis.notation.makePosition(read(`phase over | turn a | end ${end}`));
    expect(text).toContain(`end ${end}`);
  }
  expect(genesis.notation.makePosition(read('phase over | turn a | end b won-by reserve'))).toContain(
    'end b won-by no-reserve',
  );
});

test('a card whose name begins with the word for face down lies open or face down, as it is written', () => {
  const deck =
    'deck Odd (R, S)\ncard Hidden Vale (covert 2, R)\ncard Vale of R (ruin 2, R)\ncard Vale of S (ruin 2, S)';
  const text = (engaged: string) =>
    `${deck}\nsides R, S\nturn b\nphase obstruct\nengaged ${engaged}\nunseen *`;
  for (const engaged of ['a Hidden Vale', 'a hidden Hidden Vale slot 0', 'a hidden Vale of R slot 0'])
    expect(genesis.notation.makePosition(read(text(engaged)))).toContain(`engaged ${engaged}`);
});

test('a long word where a setting belongs is looked through once', () => {
  expect(codes(`set ${'a'.repeat(59_000)}`)).toContain('not-a-setting');
});
