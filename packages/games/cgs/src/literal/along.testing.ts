/** A random session beside one that is played along from the ledger's words: the same moves, and the same table after each. */
import { FastLuck, moveList, type Seat, seatsOf } from '@hortus/kernel';
import { expect } from 'vitest';
import { type CgsState, cgs } from '../index.ts';
import { CARDS, packOf } from '../scenarios/tarn.testing.ts';
import { awaited, fieldsOf, legal, play } from './moves.testing.ts';
import { Session } from './session.testing.ts';

const list = moveList(cgs);
const { makeMove, makePosition } = cgs.notation;

/**
 * Fields with several values become several fields;
 * the action in progress and the settings are compared through their moves.
 */
const fields = (state: CgsState): string[] =>
  makePosition(state)
    .split(' | ')
    .flatMap((field) => {
      const [key, ...rest] = field.split(' ');
      if (key === 'doing' || key === 'set') return [];
      if (key !== 'offers' && key !== 'affiliations') return [field];
      return rest
        .join(' ')
        .split(', ')
        .map((one) => `${key} ${one}`);
    })
    .sort();

const listed = (state: CgsState, seat: Seat): string[] =>
  [...list.subarray(0, cgs.legal(state, seat, list))].map((move) => makeMove(state, seat, move)).sort();

interface Walk {
  readonly options: object;
  readonly seats: number;
  readonly seed: number;
  readonly most: number;
}

/** Returns the words of the moves that were made. */
export function playAlong({ options, seats, seed, most }: Walk): Set<string> {
  const parsed = cgs.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const luck = new FastLuck(seed);
  const state = cgs.create(parsed.value, seats);
  cgs.setup(state, luck);
  const along = new Session(state.rules);
  const made = new Set<string>();
  for (let step = 0; step < most; step++) {
    if (along.undealt) deal(along, state);
    const where = (): string => `step ${step} of seed ${seed}: ${makePosition(state)}`;
    expect(fieldsOf(along), where()).toEqual(fields(state));
    const acting = seatsOf(cgs.toAct(state));
    expect(awaited(along), where()).toEqual(acting);
    if (acting.length === 0) break;
    for (const seat of acting) expect(legal(along, seat).sort(), where()).toEqual(listed(state, seat));
    const [seat, move] = chosen(state, acting, luck);
    const text = makeMove(state, seat, move);
    made.add(text.replace(/ [^a-z]?[\w"]*[:\d"].*| (?!out|era|adventure).*/, ''));
    cgs.play(state, seat, move, luck);
    play(along, seat, text);
  }
  return made;
}

function deal(along: Session, state: CgsState): void {
  const { ops, first } = cgs.view(state, 'table');
  const names = ops.map((faces) => faces.map((face) => state.rules.cards.designs[face >> 1]!.label));
  expect(along.deal(first, names)).toBeUndefined();
}

const KINDS = cgs.moves.kinds as typeof import('../types.ts').MOVES.kinds;
/** Moves that end something: if all moves were equally likely, few adventures would see a third card. */
const ENDS = [KINDS.endEra, KINDS.endAdventure, KINDS.agree, KINDS.sitOut, KINDS.pass, KINDS.done];

/** Random moves, including running out of time and asides. */
function chosen(state: CgsState, acting: readonly Seat[], luck: FastLuck): [Seat, number] {
  const lot = luck.below(40);
  const seat = acting[luck.below(acting.length)]!;
  if (lot === 0) return [seat, KINDS.time.pack()];
  if (lot === 39 && luck.below(6) === 0) {
    const leaver = luck.below(state.rules.seats);
    if (cgs.judge(state, leaver, KINDS.resign.pack()) === undefined) return [leaver, KINDS.resign.pack()];
  }
  if (lot < 8) {
    const other = luck.below(state.rules.seats);
    const count = cgs.asides(state, other, list);
    const aside = count > 0 && lot < 6 ? list[luck.below(count)] : cgs.sample(state, other, luck);
    if (aside !== undefined) return [other, aside];
  }
  const all = [...list.subarray(0, cgs.legal(state, seat, list))];
  const lively = all.filter((move) => !ENDS.some((kind) => kind.is(move)));
  const moves = lot < 34 && lively.length > 0 ? lively : all;
  const hits = moves.filter(KINDS.hit.is);
  const among = hits.length > 0 ? hits : moves;
  return [seat, among[luck.below(among.length)]!];
}

/** Rich in powers and effects, and quick to play. */
const PLOYS = {
  text: packOf({
    cards: [
      ...CARDS,
      '41 Dig Type "Adventure" Roleplay "Cooperation" StockOffering 3 AdventureCommonCosts StarshipFlyRange 1',
      '42 Flood Type "Adventure" Roleplay "Cataclysm" CommonBuildsite "Yes" MultiEra "Yes" AdventureCommonCosts StarshipFlyRange 1',
      '43 Share Type "Support" StockHolding 2 EraResources Sway 1 AdventureResources StarshipFlyRange 1',
      '44 Lure Type "Support" DivertIf1 AR.StarshipFlyRange > 1 ',
      '45 Debt Type "Support" MustPlay "Yes" AdventureResources StarshipFlyRange 1',
      '46 Flag Type "Support" Affiliation "Red" AdventureResources StarshipFirePower 2',
      '47 Sail Type "Support" Affiliation "Blue" AdventureResources StarshipFlyRange 2',
      '48 Crown | gold Type "Support" Affiliation "Red" UniqueAny "Crown" AdventureResources StarshipFlyRange 3',
      '49 Back Type "Support" RewindAdventure "Yes"',
      '50 End Type "Adventure" Roleplay "Epic" AdventureCommonCosts StarshipFlyRange 2',
    ],
    eras: { Ebb: ['1-49', '7-10', '43'], Flood: ['2', '7-18', '40-50'] },
  }),
};

export const ALONG: readonly (readonly [string, object, number])[] = [
  ['ploys for two', { pack: PLOYS, adventureCap: 30 }, 2],
  [
    'ploys for three',
    { pack: PLOYS, adventureCap: 20, rewind: 'afterSpecialRound', rewindFinale: 'lost' },
    3,
  ],
  [
    'ploys, read otherwise',
    { pack: PLOYS, requestInSpecialRound: 'literal', overflow: 'surplus', nextAfterUnanswered: 'note' },
    4,
  ],
  ['groups', { pack: PLOYS, groups: '2,2,1/1,2,2', adventureCap: 20 }, 5],
  ['Comet Year', { adventureCap: 12 }, 3],
  ['Lowwater', { pack: 'lowwater', adventureCap: 6 }, 2],
];
