/** Random positions in the middle of a game: crowds, islands, majors in hands, short piles. */
import type { FastLuck } from '@hortus/kernel';
import { CODES } from '../../cards/cards.ts';
import { FACINGS, isMajor, type Space, spaceName } from './table.ts';

const LETTERS = 'abcdef';
const pick = <T>(from: readonly T[], luck: FastLuck): T => from[luck.below(from.length)];

/** Some spaces near each other, now and then with a gap. */
function landOf(count: number, luck: FastLuck): Space[] {
  const spaces: Space[] = [{ x: 0, y: 0 }];
  while (spaces.length < count) {
    const { x, y } = pick(spaces, luck);
    const far = luck.below(6) === 0 ? 2 : 1;
    const [dx, dy] = pick(
      [
        [far, 0],
        [-far, 0],
        [0, far],
        [0, -far],
      ],
      luck,
    );
    if (!spaces.some((one) => one.x === x + dx && one.y === y + dy)) spaces.push({ x: x + dx, y: y + dy });
  }
  return spaces;
}

/** Pieces crowd on few spaces, where they reach each other. */
function menOn(lands: readonly Space[], seats: number, luck: FastLuck): string[] {
  const left = new Map<string, number>();
  const around = lands.flatMap(({ x, y }) => [
    { x, y },
    { x, y },
    { x, y },
    { x: x + 1, y },
    { x, y: y - 1 },
  ]);
  const spaces = Array.from({ length: 2 + luck.below(5) }, () => pick(around, luck));
  return Array.from({ length: 1 + luck.below(6 * seats) }, () => {
    const kind = `${LETTERS[luck.below(luck.below(3) === 0 ? seats : 2)]}${1 + luck.below(3)}`;
    left.set(kind, (left.get(kind) ?? 5) - 1);
    return (left.get(kind) ?? 0) < 0 ? '' : `${kind}${pick(FACINGS, luck)}@${spaceName(pick(spaces, luck))}`;
  }).filter((man) => man !== '');
}

/**
 * The text of a position at the start of a turn; wanted cards are more likely in the first player's hand, on
 * the board and in the pile.
 */
export function preparedText(
  seats: number,
  target: number,
  luck: FastLuck,
  wanted: readonly string[] = [],
): string {
  const deck = [...CODES];
  const draw = (fits: (card: string) => boolean): string => {
    const among = deck.filter(fits);
    const card = pick(among.length > 0 ? among : deck, luck);
    deck.splice(deck.indexOf(card), 1);
    return card;
  };
  const any = (): boolean => true;
  const asked = new Set(wanted);
  const isWanted = (card: string): boolean => asked.has(card);
  const hands = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: luck.below(7) }, () =>
      draw(seat > 0 ? any : luck.below(2) === 0 ? isWanted : luck.below(3) > 0 ? isMajor : any),
    ),
  );
  const isHuge = luck.below(12) === 0;
  const lands = landOf(isHuge ? deck.length - luck.below(4) : 1 + luck.below(11), luck);
  const cards = lands.map(
    (space) =>
      `${spaceName(space)}:${draw(luck.below(4) === 0 ? isWanted : luck.below(3) === 0 ? isMajor : any)}`,
  );
  const pile = Array.from({ length: Math.min(deck.length, luck.below(5)) }, () =>
    draw(luck.below(3) === 0 ? isWanted : luck.below(2) === 0 ? isMajor : any),
  );
  const out = luck.below(4) === 0 ? deck.splice(0, luck.below(4)) : deck.splice(0);
  const men = menOn(lands, seats, luck);
  return [
    `to ${target} | seats ${LETTERS.slice(0, seats)} | turn a | open ${pick(['-', '-', 'a', 'b'], luck)}`,
    ...(luck.below(4) === 0 ? [`quiet ${luck.below(3 * seats)}`] : []),
    `cards ${cards.join(' ')}`,
    ...(men.length > 0 ? [`men ${men.join(' ')}`] : []),
    ...hands.map((hand, seat) => `hand ${LETTERS[seat]} ${hand.join() || '-'}`),
    `pile ${[...pile, ...deck].join() || '-'}`,
    `out ${out.join() || '-'}`,
  ].join('\n');
}

/** Bidding in which the best bids often tie: as many seats as there are suits hold the same ranks. */
export function bidsText(seats: number, target: number, luck: FastLuck): string {
  const ranks = luck.below(2) === 0 ? '56789T' : '89TPNQ';
  const hands = Array.from({ length: seats }, (_, seat) =>
    seat < 4
      ? [...ranks].map((rank) => `${'CRDS'[seat]}${rank}`)
      : ['CA', 'RA', 'DA', 'SA', 'C2', 'R2', 'D2', 'S2', 'C3', 'R3', 'D3', 'S3']
          .slice(6 * (seat - 4))
          .slice(0, 6),
  );
  const deck = CODES.filter((card) => !hands.flat().includes(card));
  const lands = landOf(9, luck);
  return [
    `to ${target} | seats ${LETTERS.slice(0, seats)} | turn - | open -`,
    `cards ${lands.map((space, i) => `${spaceName(space)}:${deck[3 * i]}`).join(' ')}`,
    ...hands.map((hand, seat) => `hand ${LETTERS[seat]} ${hand.join()}`),
    `bids 1 ${hands.map((_, seat) => `${LETTERS[seat]}:-`).join(' ')}`,
  ].join('\n');
}
