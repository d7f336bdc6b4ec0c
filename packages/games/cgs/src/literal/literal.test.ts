/** Random sessions beside a plain implementation of the ledger: derived values are the same, and no card is lost. */
import { FastLuck, hasMember, moveList, type Seat, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, type CgsState, cgs, WORDS } from '../index.ts';
import { Literal } from './literal.testing.ts';

const list = moveList(cgs);

/** Plays at random, including offers and answers, and shows each state. */
function walk(
  options: object,
  seats: number,
  seed: number,
  most: number,
  see: (state: CgsState) => void,
): void {
  const parsed = cgs.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const luck = new FastLuck(seed);
  const state = cgs.create(parsed.value, seats);
  let toAct = cgs.setup(state, luck);
  for (let step = 0; toAct !== 0 && step < most; step++) {
    see(state);
    const aside = luck.below(4) === 0 ? someAside(state, luck) : undefined;
    const [seat, move] = aside ?? someMove(state, toAct, luck);
    toAct = cgs.play(state, seat, move, luck);
  }
}

function someMove(state: CgsState, toAct: number, luck: FastLuck): [Seat, number] {
  const acting = seatsOf(toAct);
  const seat = acting[luck.below(acting.length)];
  // Passing is one of many moves in normal play, but half of them at a table that gets nowhere.
  return [seat, list[luck.below(cgs.legal(state, seat, list))]];
}

function someAside(state: CgsState, luck: FastLuck): [Seat, number] | undefined {
  const seat = luck.below(state.rules.seats);
  const count = cgs.asides(state, seat, list);
  const move = count > 0 && luck.below(2) === 0 ? list[luck.below(count)] : cgs.sample(state, seat, luck);
  return move === undefined ? undefined : [seat, move];
}

/** CGS-INV-1 No copy lies in two zones. */
function expectConserved({ ints, rules }: CgsState): void {
  const twice: string[] = [];
  for (let card = 0; card < rules.cards.count; card++) {
    let zones = 0;
    for (let zone = at.ops; zone < at.barred; zone += WORDS) if (hasMember(ints, zone, card)) zones++;
    if (zones > 1) twice.push(rules.cards.designOf[card].label);
  }
  expect(twice).toEqual([]);
}

const isType = (type: string) => (card: { attributes: { globals: ReadonlyMap<string, unknown> } }) =>
  card.attributes.globals.get('Type') === type;

function expectInvariants(state: CgsState, plain: Literal): void {
  const view = cgs.view(state, 'table');
  expect(plain.common().filter(isType('Support'))).toEqual([]);
  for (const player of plain.players) {
    expect(plain.wreck(player).filter(isType('Adventure'))).toEqual([]);
    const supports = plain.site(player).filter(isType('Support'));
    expect(supports.every(({ attributes }) => attributes.globals.has('StockHolding'))).toBe(true);
    const adventures = plain.ground(player).filter(isType('Adventure'));
    expect(adventures).toEqual(player === view.hero && plain.current !== undefined ? [plain.current] : []);
    if (view.current === null) expect(plain.ground(player)).toEqual([]);
  }
}

function expectDerived(state: CgsState, plain: Literal): void {
  const { standing, eras } = cgs.view(state, 'table');
  if (standing !== null) expect(standing.winner).toBe(plain.winner() ?? null);
  const { names } = state.rules.cards;
  for (const player of plain.players) {
    expect(eras[player].points).toBe(plain.points(player));
    expect(eras[player].bill.every(([, required, covered]) => covered >= required)).toBe(
      plain.coversEra(player),
    );
    if (standing !== null) {
      expect(standing.covers[player]).toBe(plain.covers(player));
      if (plain.covers(player)) expect(standing.overflow[player]).toBe(plain.overflow(player));
    }
    const mine = new Map(
      standing?.costs.map(({ name, required, covered }) => [
        names[name],
        [required[player], covered[player]],
      ]),
    );
    for (const [name, sums] of plain.costs(player))
      expect([name, ...(mine.get(name) ?? [])]).toEqual([name, ...sums]);
  }
}

function expectSameMoves(state: CgsState, plain: Literal): number {
  const view = cgs.view(state, 'table');
  if (view.phase !== 'turn' || !['power', 'era', 'play'].includes(view.step)) return 0;
  const { play } = cgs.moves.kinds as typeof import('../types.ts').MOVES.kinds;
  const { designs } = state.rules.cards;
  for (const seat of seatsOf(cgs.toAct(state))) {
    const moves = [...list.subarray(0, cgs.legal(state, seat, list))].filter(play.is);
    const may = moves.map((move) => designs[play.get.face(move) >> 1].card.identifier).sort();
    expect(may, cgs.notation.makePosition(state)).toEqual(plain.playable(seat));
  }
  return 1;
}

test.each([
  ['Comet Year for two', {}, 2],
  ['Comet Year for three', { first: 'c' }, 3],
  ['Comet Year in groups', { groups: '2,1,1' }, 4],
  ['Lowwater', { pack: 'lowwater' }, 2],
])(
  'CGS-INV-1, CGS-INV-2, CGS-INV-3, CGS-INV-5, CGS-INV-7, CGS-ZONE-8, CGS-CON-3: %s beside a plain reading',
  (_, options, seats) => {
    let compared = 0;
    for (let seed = 1; seed <= 2; seed++)
      walk({ adventureCap: 30, ...options }, seats, seed, 200, (state) => {
        const plain = new Literal(state.rules, cgs.view(state, 'table'));
        expectConserved(state);
        expectInvariants(state, plain);
        expectDerived(state, plain);
        compared += expectSameMoves(state, plain);
      });
    expect(compared).toBeGreaterThan(30);
  },
);
