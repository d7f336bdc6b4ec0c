import { EVERYONE, Hearing } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { type Bare, bareState, cardNamed, nameOf, namesIn } from '../testing/bare.ts';
import { TEST_DECK } from '../testing/decks.ts';
import { ABILITY, type AbilityName } from '../types.ts';
import type { DeckRecord } from './cards.ts';
import { at, ENTRY, ENTRY_BITS, NONE } from './layout.ts';
import {
  canBePersuaded,
  clearLines,
  countsAmong,
  endures,
  enterLine,
  entryCard,
  leaveLine,
  setNamed,
  shownTotal,
  totalOf,
  turnUp,
} from './lines.ts';

const DECK: DeckRecord = {
  ...TEST_DECK,
  cards: [
    ...TEST_DECK.cards,
    { name: 'Boulder', ability: 'endurance', sway: 2 },
    { name: 'Tall Tale', ability: 'leadership', sway: 2, epic: true },
    { name: 'Long Tale', ability: 'vision', sway: 1, epic: true },
    { name: 'Sage', ability: 'maven', sway: 1 },
  ],
};

interface Laid {
  readonly as?: AbilityName;
  readonly hidden?: boolean;
  readonly doubled?: boolean;
}

const lineOf = (bare: Bare = {}): SwayState => bareState({ deck: DECK, ...bare });
const enter = (state: SwayState, seat: number, name: string, { as, hidden, doubled }: Laid = {}): number =>
  enterLine(
    state,
    seat,
    cardNamed(state, name),
    as === undefined ? 0 : ABILITY[as] + 1,
    hidden === true,
    doubled === true,
  );
const names = (state: SwayState): string[] =>
  Array.from({ length: state.ints[at.engagedCount] }, (_, i) => nameOf(state, entryCard(state, i)));
const bounds = (state: SwayState, index: number): string[] =>
  (['noBattle', 'noCovert'] as const).filter(
    (bit) => (state.ints[at.engaged + index] & ENTRY_BITS[bit]) !== 0,
  );
/** Everything that is updated as cards come and go. */
const kept = ({ ints }: SwayState): number[] => [...ints.subarray(at.engagedCount, at.pool)];

const countsAs = (state: SwayState, index: number, ability: number): boolean =>
  countsAmong(state, state.ints[at.engaged + index], 1 << ability);

test('[GEN-CRD-5] [WA-CRD-5] [GEN-TEA-4] a side’s total is the sum of its sways, whichever mate engaged them', () => {
  const state = lineOf({ seats: 4 });
  enter(state, 0, 'Drum');
  enter(state, 1, 'Mill');
  enter(state, 2, 'Wolves');
  expect([totalOf(state, 0), totalOf(state, 1)]).toEqual([7, 3]);
  expect(names(state)).toEqual(['Drum', 'Mill', 'Wolves']);
});

test('[WA-EPI-1] [WA-EPI-2] [WA-R-37] [WA-R-38] [WA-S-9] each epic card adds the number of cards, at most 20', () => {
  const state = lineOf();
  enter(state, 0, 'Tall Tale');
  enter(state, 0, 'Reed Spears');
  enter(state, 0, 'Reed Weir');
  expect(totalOf(state, 0)).toBe(9);
  enter(state, 0, 'Long Tale');
  expect(totalOf(state, 0)).toBe(7 + 4 + 4);
  const own = state.rules.deck.cards.flatMap((card, i) =>
    card.faction === 0 || card.faction === 2 ? [i] : [],
  );
  const more = own.filter((card) => !names(state).includes(nameOf(state, card))).slice(0, 18);
  const sways = more.reduce((sum, card) => sum + state.rules.deck.sway[card], 7);
  for (const [i, card] of more.entries()) {
    enterLine(state, 0, card, 0, false, false);
    if (i === 15) expect(state.ints[at.lineCount]).toBe(20);
  }
  expect(totalOf(state, 0)).toBe(sways + 40);
  expect(totalOf({ ...state, rules: { ...state.rules, epicCap: 0 } }, 0)).toBe(sways);
});

test('[GEN-INS-1] [GEN-R-75] a doubled card counts twice while it lies there', () => {
  const state = lineOf();
  const index = enter(state, 0, 'Wolves', { doubled: true });
  enter(state, 0, 'Drum');
  expect(totalOf(state, 0)).toBe(11);
  leaveLine(state, index);
  expect(totalOf(state, 0)).toBe(3);
});

describe('leaving', () => {
  test('takes a card out, closes the gap and leaves everything as if it had never been there', () => {
    const rest = ['Drum', 'Mill', 'Dusk', 'Tall Tale'];
    for (let gap = 0; gap <= rest.length; gap++) {
      const state = lineOf();
      const without = lineOf();
      for (const [i, name] of [...rest.slice(0, gap), 'Long Tale', ...rest.slice(gap)].entries()) {
        enter(state, i & 1, name);
        if (i !== gap) enter(without, i & 1, name);
      }
      expect(nameOf(state, leaveLine(state, gap))).toBe('Long Tale');
      expect(names(state)).toEqual(rest);
      expect(kept(state)).toEqual(kept(without));
    }
  });

  test('[GEN-R-64] [WA-R-61] of a face-down card turns it up, which bounds the others', () => {
    const state = lineOf();
    enter(state, 0, 'Dusk', { hidden: true });
    enter(state, 0, 'Drum', { hidden: true });
    expect(bounds(state, 1)).toEqual([]);
    leaveLine(state, 0);
    expect([bounds(state, 0), state.ints[at.hidden], state.ints[at.nextSlot]]).toEqual([['noBattle'], 1, 2]);
    leaveLine(state, 0);
    expect([state.ints[at.hidden], state.ints[at.nextSlot]]).toEqual([0, 0]);
  });
});

describe('[GEN-E-8] what all can tell of a face-down card', () => {
  test('an open covert card bounds it, laid before or after; so do battle and warfare; the other side’s do not', () => {
    for (const [open, bound] of [
      ['Dusk', 'noBattle'],
      ['Brawl', 'noCovert'],
      ['Wolves', 'noCovert'],
    ] as const)
      for (const before of [true, false]) {
        const state = lineOf();
        if (before) enter(state, 0, open);
        const index = enter(state, 0, 'Rope', { hidden: true });
        if (!before) enter(state, 0, open);
        expect(bounds(state, index)).toEqual([bound]);
        const other = lineOf();
        const alone = enter(other, 0, 'Rope', { hidden: true });
        enter(other, 1, open);
        expect(bounds(other, alone)).toEqual([]);
      }
  });

  test('[WA-R-73] the announcement of a hidden card is open and bounds the others, not itself; its face does not', () => {
    const state = lineOf();
    const first = enter(state, 0, 'Rope', { hidden: true, as: 'covert' });
    const second = enter(state, 0, 'Dusk', { hidden: true });
    const third = enter(state, 0, 'Cart', { hidden: true });
    expect([first, second, third].map((index) => bounds(state, index))).toEqual([
      [],
      ['noBattle'],
      ['noBattle'],
    ]);
  });

  test('[GEN-R-76] a name taken on bounds them too, and counts for the limits', () => {
    const state = lineOf();
    const sage = enter(state, 0, 'Sage');
    const back = enter(state, 0, 'Rope', { hidden: true });
    state.ints[at.engaged + sage] |= ENTRY_BITS.naming;
    setNamed(state, sage, ABILITY.covert);
    expect([bounds(state, back), state.ints[at.lineCoverts]]).toEqual([['noBattle'], 1]);
    expect([countsAs(state, sage, ABILITY.covert), countsAs(state, sage, ABILITY.maven)]).toEqual([
      true,
      true,
    ]);
    expect(ENTRY.read(state.ints[at.engaged + sage])).toMatchObject({ naming: 0, as: ABILITY.covert + 1 });
  });
});

test('[WA-R-26] [WA-R-121] limits count the printed and the announced ability', () => {
  const state = lineOf();
  enter(state, 0, 'Dusk', { as: 'warfare' });
  enter(state, 1, 'Brawl', { as: 'battle' });
  const { ints } = state;
  expect([...ints.subarray(at.lineCoverts, at.lineCoverts + 2)]).toEqual([1, 0]);
  expect([...ints.subarray(at.lineFights, at.lineFights + 2)]).toEqual([1, 1]);
  expect(countsAs(state, 0, ABILITY.warfare) && countsAs(state, 0, ABILITY.covert)).toBe(true);
  expect(countsAs(state, 0, ABILITY.battle)).toBe(false);
});

test('[GEN-SAB-3] [WA-SAB-3] [WA-R-75] all face-down cards of a side are turned up, in order, before everybody', () => {
  const state = lineOf();
  enter(state, 1, 'Stone Elder');
  enter(state, 1, 'Dusk', { hidden: true });
  enter(state, 1, 'Stone Weir', { hidden: true, as: 'omen' });
  const hearing = new Hearing();
  expect([turnUp(state, 0, hearing), turnUp(state, 1, hearing)]).toEqual([0, 2]);
  expect(hearing.told.map(({ event, known, reveals }) => [EVENTS.toJson(event), known, reveals])).toEqual([
    [{ kind: 'turnedUp', seat: 1, slot: 0, card: cardNamed(state, 'Dusk') }, EVERYONE, true],
    [{ kind: 'turnedUp', seat: 1, slot: 1, card: cardNamed(state, 'Stone Weir') }, EVERYONE, true],
  ]);
  expect([state.ints[at.hidden], state.ints[at.nextSlot]]).toEqual([0, 0]);
  expect(ENTRY.read(state.ints[at.engaged + 2])).toEqual({
    card: cardNamed(state, 'Stone Weir'),
    as: ABILITY.omen + 1,
    seat: 1,
    hidden: 0,
    doubled: 0,
    naming: 0,
    slot: 0,
    noBattle: 0,
    noCovert: 0,
    recruited: 0,
    beforeRuin: 0,
    beforeTriumph: 0,
  });
});

test('[WA-E-6] outsiders see the total of open cards, hidden ones counted as cards', () => {
  const state = lineOf();
  enter(state, 0, 'Tall Tale');
  enter(state, 0, 'Wolves', { hidden: true });
  enter(state, 0, 'Long Tale', { hidden: true });
  expect([totalOf(state, 0), shownTotal(state, 0, true), shownTotal(state, 0, false)]).toEqual([13, 13, 5]);
});

test('[GEN-OBS-6] [WA-OBS-6] [GEN-WIN-7] [WA-RND-9] both timelines go to the void', () => {
  const state = lineOf({ set: { abilities: 0 } });
  const hearing = new Hearing();
  clearLines(state, false, hearing);
  expect(hearing.told).toEqual([]);
  enter(state, 0, 'Drum');
  enter(state, 1, 'Boulder');
  clearLines(state, false, hearing);
  expect(namesIn(state, at.void).sort()).toEqual(['Boulder', 'Drum']);
  expect(kept(state)).toEqual(kept(lineOf()));
  expect(hearing.told.map(({ event }) => EVENTS.toJson(event))).toEqual([{ kind: 'cleared', kept: 0 }]);
});

test('[GEN-END-1] [GEN-R-72] [GEN-R-73] endurance stays and counts, unless face down or doubled, until everything goes', () => {
  const state = lineOf();
  enter(state, 0, 'Drum');
  const boulder = enter(state, 0, 'Boulder');
  enter(state, 1, 'Mill');
  expect([endures(state, boulder), canBePersuaded(state, 0)]).toEqual([true, true]);
  const hearing = new Hearing();
  clearLines(state, false, hearing);
  expect([names(state), totalOf(state, 0), canBePersuaded(state, 0)]).toEqual([['Boulder'], 2, false]);
  expect(EVENTS.toJson(hearing.told[0]!.event)).toEqual({ kind: 'cleared', kept: 1 });
  clearLines(state, true);
  expect(names(state)).toEqual([]);
  for (const laid of [{ doubled: true }, { hidden: true }]) {
    const other = lineOf();
    const index = enter(other, 0, 'Boulder', laid);
    expect([endures(other, index), canBePersuaded(other, 0), canBePersuaded(other, 1)]).toEqual([
      false,
      true,
      false,
    ]);
  }
});

describe('[GEN-R-100] [WA-RND-7] ruin and triumph last engaged', () => {
  const tale = ({ ints }: SwayState, side = 0): number[] => [ints[at.ruin + side], ints[at.triumph + side]];

  test('by side, the latest', () => {
    const state = lineOf();
    expect([tale(state), tale(state, 1)]).toEqual([
      [NONE, NONE],
      [NONE, NONE],
    ]);
    enter(state, 0, 'Reed Fire');
    enter(state, 0, 'Reed Feast');
    enter(state, 1, 'Stone Song');
    enter(state, 0, 'Reed Song');
    expect(tale(state)).toEqual([cardNamed(state, 'Reed Fire'), cardNamed(state, 'Reed Song')]);
    expect(tale(state, 1)).toEqual([NONE, cardNamed(state, 'Stone Song')]);
  });

  test('one played face down tells the story once it is turned up, unless a later one has', () => {
    for (const [first, second, told] of [
      ['Reed Feast', 'Drum', 'Reed Feast'],
      ['Reed Feast', 'Reed Song', 'Reed Song'],
    ] as const)
      for (const persuaded of [true, false]) {
        const state = lineOf();
        enter(state, 0, first, { hidden: true });
        expect(tale(state)).toEqual([NONE, NONE]);
        enter(state, 0, second);
        if (persuaded) leaveLine(state, 0);
        else turnUp(state, 0);
        expect(tale(state)).toEqual([NONE, cardNamed(state, told)]);
      }
  });
});
