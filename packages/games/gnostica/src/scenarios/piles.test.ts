/** The ledger's scenarios of piles, the Fool, setup and hands (GNO-S-82 to 97). */
import { expect, test } from 'vitest';
import { CODES } from '../cards/cards.ts';
import { gnostica } from '../index.ts';
import { B0, b0With, dealt, type Table, table } from '../testing/scene.ts';
import { kinds } from '../types.ts';

interface Scarce {
  readonly hand: string;
  readonly pile?: string;
  readonly out?: string;
  readonly cards?: string;
  readonly men: string;
  readonly turn?: string;
  readonly more?: string;
}

/**
 * Six players and piles as small as given: unnamed majors are
 * in the hands of b to e, the minors on an island far away.
 */
function scarce({ hand, pile = '-', out = '-', cards = B0, men, turn = 'a', more }: Scarce): Table {
  const named = new Set([hand, pile, out, cards.replace(/\S+:/g, '')].join(' ').split(/[ ,]/));
  const free = CODES.filter((code) => !named.has(code));
  const majors = free.filter((code) => /^\d/.test(code));
  const minors = free.filter((code) => !/^\d/.test(code));
  const island = minors.map((code, i) => `${100 + (i % 8)},${100 + Math.floor(i / 8)}:${code}`);
  const others = [...'bcde'].map((seat, i) => `${seat} ${majors.slice(6 * i, 6 * i + 6).join() || '-'}`);
  return table({
    seats: 6,
    cards: [cards, ...island].join(' '),
    men,
    turn,
    hands: [`a ${hand}`, ...others].join('; '),
    pile,
    out,
    ...(more === undefined ? {} : { more }),
  });
}
const piles = (at: Table): [number, string[]] => [at.view().pile.count, at.out()];

test('[GNO-S-82] [GNO-R-9] [GNO-R-23] [GNO-R-36] [GNO-R-87] nothing to flip', () => {
  const alone = scarce({ hand: '00', men: 'a1E@0,0' });
  expect(alone.can('play 00')).toBe(false);
  alone.play('play 00');
  expect([alone.told().map(({ kind }) => kind), alone.out()]).toEqual([['discarded'], ['00']]);
  const world = scarce({ hand: '-', pile: '21', cards: b0With('0,0:00', '1,-1:D9'), men: 'a1E@0,0' });
  world.play('act 0,0', 'flip');
  // 21 itself is left out of a reshuffle while it would flip, so copying 00 finds no card.
  expect([piles(world), world.legal()]).toEqual([[0, ['21']], ['skip']]);
  world.play('skip', 'flip');
  expect([world.field('frames'), world.legal()]).toEqual(['00/board:0 21/flipped:1', ['skip']]);
  expect(world.play('skip').phase).toBe('end');
});

test('[GNO-S-83] [GNO-PIL-2] [GNO-FOO-2] [GNO-JUD-1] [GNO-R-9] [GNO-R-35] [GNO-R-48] Judgement as the last card', () => {
  const flip = (more?: string) =>
    scarce({
      hand: '00,C2,C3',
      pile: '20',
      out: 'SK,C8,D7',
      men: 'a3U@0,0',
      ...(more === undefined ? {} : { more }),
    }).play('play 00', 'flip');
  const eager = flip();
  expect(piles(eager)).toEqual([3, ['00', '20']]);
  eager.play('a3U@0,0 fetch 20', 'a3U@0,0 fetch 00');
  expect([eager.hand('a'), eager.legal()]).toEqual(['C2,C3,00,20', ['flip', 'skip']]);
  eager.play('flip');
  expect(['SK', 'C8', 'D7']).toContain(eager.out()[0]);
  const lazy = flip('set reshuffle=lazy');
  expect(piles(lazy)).toEqual([0, ['C8', 'D7', 'SK', '00', '20']]);
  lazy.play('a3U@0,0 fetch SK', 'a3U@0,0 fetch D7', 'a3U@0,0 fetch 20');
  expect([lazy.hand('a'), lazy.field('frames')]).toEqual(['C2,C3,D7,SK,20', '00/hand:1']);
});

test('[GNO-S-84] [GNO-PIL-2] [GNO-TOW-1] [GNO-STA-2] [GNO-R-9] after the last card was drawn', () => {
  const turn = (card: string, more?: string) =>
    scarce({
      hand: `${card},05`,
      pile: 'C2,C3',
      out: 'S2,S4,S5,S6,S7,S8,S9,ST,SP,SN',
      cards: b0With('1,-1:20'),
      men: 'a1E@0,0 f1U@1,1',
      turn: 'f',
      ...(more === undefined ? {} : { more }),
    }).play('draw +2', '.', `play ${card}`);
  const eager = turn('16');
  expect(eager.out()).toEqual(['16']);
  expect(eager.play('skip').listed('#')).toEqual([]);
  expect(turn('16', 'set reshuffle=lazy').play('skip').can('a1E@0,0 sword 1 #S9/x')).toBe(true);
  for (const more of [undefined, 'set reshuffle=lazy'])
    expect(turn('17', more).play('skip').can('a1E@0,0 disc #17/x')).toBe(true);
});

test('[GNO-S-85] [GNO-PIL-2] [GNO-WHE-1] [GNO-R-9] both piles empty', () => {
  const empty = () => scarce({ hand: 'C3,10,05', men: 'a1N@0,1' });
  expect(empty().no('draw +1')).toBe('no-cards-left GNO-R-9');
  expect(empty().play('draw -C3 +1').hand('a')).toBe('C3,05,10');
  expect(empty().play('play 10', 'a1N@0,1 cup =top').cardAt('0,2')).toBe('10');
  const board = scarce({ hand: 'C3,05', cards: b0With('0,0:10'), men: 'a1N@0,0 a1N@0,1' });
  board.play('act 0,0');
  expect(board.listed('cup =')).toEqual([]);
  const facing = scarce({ hand: 'C3,05', cards: b0With('0,1:10'), men: 'a1N@0,1' }).play('act 0,1');
  expect(facing.listed('cup =')).toEqual(['a1N@0,1 cup =C3']);
});

test('[GNO-S-86] [GNO-FOO-2] [GNO-R-35] [GNO-R-36] a flipped card is used later, not instead of being played', () => {
  const fool = table({ men: 'a2U@0,0', hands: 'a 00,C2,C3,C4,C5', pile: 'R9,20,#62' }).play(
    'play 00',
    'flip',
  );
  expect(fool.no('a2U@0,0 fetch R9')).toBe('other-power GNO-MAJ-6');
  expect(fool.no('a2U@0,0 cup =R9')).toBe('other-power GNO-MAJ-6');
  fool.play('skip', 'flip', 'a2U@0,0 fetch R9', 'a2U@0,0 fetch 00');
  expect([fool.hand('a'), fool.out(), fool.phase]).toEqual(['C2,C3,C4,C5,R9,00', ['20'], 'end']);
});

test('[GNO-S-87] [GNO-R-54] [GNO-R-80] no piece left: redraws can still be made, rods cannot', () => {
  const fool = (second: string) =>
    table({ men: 'a1E@0,0 b1U@0,1', hands: 'a 00,C2', pile: `S4,${second},#65` })
      .play('play 00', 'flip', 'a1E@0,0 sword 1 self')
      .play('flip');
  const priestess = fool('02').play('redraw -C2 +1', 'redraw +2');
  expect([priestess.view().hands[0].count, priestess.phase]).toEqual([3, 'end']);
  expect(priestess.legal()).toEqual(['.', '!']);
  expect(fool('R9').legal()).toEqual(['skip']);
});

test('[GNO-S-88] [GNO-R-28] [GNO-R-32] [GNO-R-70] destroyed and created again, a piece is a minion', () => {
  const fool = table({ cards: b0With('0,0:00'), men: 'a2U@0,0 a1N@0,0', pile: 'S4,14,#67' });
  fool.play('act 0,0', 'flip', 'a2U@0,0 sword 1 a1N');
  expect([fool.menAt('0,0'), fool.stash('a')]).toEqual(['a2U', '5/4/5']);
  fool.play('flip', 'a2U@0,0 cup N', 'a1N@0,0 cup E');
  expect(fool.men()).toBe('a1E@0,1 a1N@0,0 a2U@0,0');
});

test('[GNO-S-89] [GNO-HIE-1] [GNO-R-32] [GNO-R-69] a converted piece acts, not before', () => {
  const fool = table({ cards: b0With('0,0:00'), men: 'a1E@0,0 b3N@1,0 b2U@1,1', pile: '05,S4,#67' });
  fool.play('act 0,0', 'flip');
  expect(fool.no('b3N@1,0 own self>N')).toBe('not-a-minion GNO-TGT-3');
  fool.play('a1E@0,0 own b3N>N', 'flip', 'a3N@1,0 sword 2 b2U');
  expect(fool.men()).toBe('a1E@0,0 a3N@1,0');
});

test('[GNO-S-90] [GNO-STA-2] [GNO-WOR-1] [GNO-R-84] the World reads the board when it is used', () => {
  const fool = () =>
    table({
      cards: b0With('0,0:SQ', '1,-1:D9'),
      men: 'a1U@1,0',
      hands: 'a 00',
      pile: '17,21,#66',
    }).play('play 00', 'flip', 'skip');
  const laid = fool().play('a1U@1,0 disc #17/x', 'flip');
  expect(laid.legal()).toEqual(['copy 17', 'skip']);
  expect(fool().play('skip', 'flip').legal()).toEqual(['skip']);
});

test('[GNO-S-91] [GNO-WOR-1] [GNO-R-49] the World copies what lies on the board only', () => {
  const world = table({ cards: b0With('1,-1:D9'), men: 'a1E@0,0', hands: 'a 21,16', out: '13' }).play(
    'play 21',
  );
  expect(world.legal()).toEqual(['copy 06', 'skip']);
  for (const code of ['16', '13']) expect(world.no(`copy ${code}`)).toBe('not-to-copy GNO-R-49');
});

test('[GNO-S-92] [GNO-SET-3] [GNO-ROD-14] [GNO-R-4] the nine cards are laid row by row; how a card lies is not stored', () => {
  const state = gnostica.create({ ...gnosticaOptions(), start: 'seat' }, 2);
  const order = 'CA R5 DK S3 06 CQ R2 D4 16'.split(' ').map((code) => CODES.indexOf(code));
  const others = CODES.map((_, card) => card).filter((card) => !order.includes(card));
  gnostica.setup(state, {
    below: () => 0,
    shuffle: (deck) => deck.set([...others.slice(0, 12), ...order, ...others.slice(12)]),
  });
  expect(gnostica.notation.makePosition(state)).toContain(`cards ${B0}\n`);
  // A territory's notation and view have no room for portrait or landscape.
  expect(Object.keys(gnostica.view(state, 'table').sites[0])).toEqual(['x', 'y', 'card']);
});

const gnosticaOptions = () => {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no default options');
  return options.value;
};

test('[GNO-S-93] [GNO-CMP-5] [GNO-CMP-6] [GNO-R-2] [GNO-R-3] royalty has the power of its suit and nothing else', () => {
  const use = (card: string) => table({ men: 'a1E@0,0 b1U@1,0', hands: `a ${card}` }).play(`play ${card}`);
  const verbs = (card: string) => [
    ...new Set(
      use(card)
        .legal()
        .map((text) => text.split(' ')[1] ?? text),
    ),
  ];
  expect([verbs('CN'), verbs('SK'), verbs('DP')]).toEqual([
    ['cup', 'skip'],
    ['sword', 'skip'],
    ['disc', 'skip'],
  ]);
  expect(table({ cards: '0,0:DP', men: 'a1U@0,0' }).score('a')).toBe(2);
});

test('[GNO-S-96] [GNO-BID-2] [GNO-R-66] [GNO-R-67] [GNO-R-76] [GNO-R-78] what is hidden and what is open', () => {
  const bids = dealt(3);
  const [card] = bids.view(0).hands[0].cards;
  bids.play(`0: bid ${card}`);
  expect([bids.view(1).bids, bids.view(0).bids]).toEqual([
    ['?', null, null],
    [card, null, null],
  ]);
  expect(bids.told(1)).toEqual([{ kind: 'bid', seat: 0 }]);

  const trade = table({
    seats: 3,
    men: 'a1E@0,0 a1N@0,1 b1U@1,0 c1U@-1,0',
    hands: 'a 11,C2,C3; b 05; c S2',
    out: 'R9,C8',
  });
  expect(trade.view(1).hands.map(({ count, cards }) => [count, cards])).toEqual([
    [3, []],
    [1, ['05']],
    [1, []],
  ]);
  expect([trade.view(1).pile.cards, trade.view(1).out]).toEqual([null, ['C8', 'R9']]);
  trade.play('play 11', 'a1E@0,0 swap b');
  const seen = (viewer: number) => trade.view(viewer).hands.map(({ cards }) => cards);
  expect(seen(0)).toEqual([['05'], ['C2', 'C3'], []]);
  expect(seen(1)).toEqual([['05'], ['C2', 'C3'], []]);
  expect(seen(2)).toEqual([[], [], ['S2']]);
  expect(trade.told(2).map(({ kind }) => kind)).toEqual(['played', 'swapped']);
  expect(trade.told(1).filter(({ kind }) => kind === 'received')).toHaveLength(3);
  const laying = table({ men: 'a1N@0,1', hands: 'a C3,R4' }).play('play C3', 'a1N@0,1 cup =R4');
  expect(laying.view(1).sites.find(({ card: code }) => code === 'R4')).toEqual({ x: 0, y: 2, card: 'R4' });
});

test('[GNO-S-97] [GNO-TRN-5] [GNO-R-21] [GNO-R-38] a draw is declared as one choice', () => {
  const draw = table({ men: 'a1U@0,0', hands: 'a C3,C4', pile: 'S2,S4,S5,#64' }).play('draw -C3 +2');
  expect([draw.phase, draw.hand('a')]).toEqual(['end', 'C4,S2,S4']);
  const priestess = table({ men: 'a1U@0,0', hands: 'a 02,C3', pile: 'S2,S4,S5,#64' }).play(
    'play 02',
    'redraw -C3 +2',
  );
  expect([priestess.hand('a'), priestess.can('redraw -S2 +1')]).toEqual(['S2,S4', true]);
});

test('[GNO-WHE-1] [GNO-PIL-2] [GNO-R-9] the Wheel takes the last card: eager shuffles at once, lazy does not', () => {
  const wheel = (more?: string) =>
    scarce({
      hand: '10,C2',
      pile: '12',
      out: 'SK,C8',
      men: 'a1N@0,1',
      ...(more === undefined ? {} : { more }),
    }).play('play 10', 'a1N@0,1 cup =top');
  expect([wheel().cardAt('0,2'), piles(wheel())]).toEqual(['12', [3, []]]);
  expect(piles(wheel('set reshuffle=lazy'))).toEqual([0, ['C8', 'SK', '10']]);
});

test('[GNO-R-9] [GNO-E-2] [GNO-R-36] a World used as the Fool is left out of the reshuffle that its flip causes', () => {
  const world = scarce({ hand: '-', pile: '21,D5', out: 'S9', cards: b0With('0,0:00'), men: 'a1E@0,0' });
  world.play('act 0,0', 'flip', 'copy 00', 'flip');
  expect([piles(world), world.field('pile')]).toEqual([[1, ['D5', '21']], 'S9']);
  // The last card leaves again while the World is still in use; with the World resolved the outer Fool may flip it.
  world.play('skip', 'flip');
  expect(piles(world)).toEqual([1, ['S9', '21']]);
  world.play('skip', 'flip');
  expect([world.field('frames'), piles(world)]).toEqual(['00/board:0 D5/flipped:1', [2, ['D5']]]);
});

test('[GNO-JUD-1] [GNO-JUD-3] no more cards than the strongest minion has pips, whatever the room', () => {
  const one = table({ men: 'a1U@0,0 b1U@0,1', hands: 'a 20', out: 'SK,C8,D7' }).play('play 20');
  expect(one.play('a1U@0,0 fetch SK').phase).toBe('end');
  const two = table({ men: 'a1U@0,0 a2N@1,0 b1U@0,1', hands: 'a 20', out: 'SK,C8,D7' }).play('play 20');
  two.play('a2N@1,0 fetch SK', 'a2N@1,0 fetch C8');
  expect([two.phase, two.hand('a')]).toEqual(['end', 'C8,SK']);
});

test('[GNO-R-9] [GNO-HPR-1] a Fool fetched and discarded again while it flips cannot be drawn', () => {
  const fool = scarce({ hand: '00', pile: '20,02', men: 'a1U@0,0' });
  fool.play('play 00', 'flip', 'a1U@0,0 fetch 00', 'flip');
  // 20 was shuffled when 02 left the pile; 02 itself may be shuffled, 00 may not.
  expect([piles(fool), fool.hand('a')]).toEqual([[1, ['02']], '00']);
  expect([fool.can('redraw -00 +2'), fool.can('redraw -00 +3')]).toEqual([true, false]);
  expect(fool.no('redraw -00 +3')).toBe('no-cards-left GNO-R-9');
});

test('[GNO-HPR-1] [GNO-R-38] to exchange nothing is to skip', () => {
  const priestess = table({ men: 'a1U@0,0', hands: 'a 02,C3' }).play('play 02');
  expect(priestess.can('redraw +0')).toBe(false);
  expect(gnostica.judge(priestess.state, 0, kinds.redraw.pack(0, 0))?.code).toBe('nothing-drawn');
  priestess.play('redraw +0');
  expect(priestess.told().map(({ kind }) => kind)).toEqual(['skipped']);
});
