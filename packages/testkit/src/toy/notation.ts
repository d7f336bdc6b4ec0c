/** Moves as text (`bid 2`, `put p3`, `done`, `scout 1`, `p5`, `strike b7`, `pass`, `resign`, `time`) and the drawing. */
import {
  fail,
  type Move,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Viewer,
} from '@hortus/kernel';
import { CARD_NAMES, MOVES, type ToyState, type ZoneView } from './types.ts';
import { view } from './view.ts';

const { bid, put, done, scout, engage, strike, pass, resign, time } = MOVES.kinds;
const BARE = { done, pass, resign, time } as const;

export function makeMove(_: ToyState, __: Seat, move: Move): string {
  if (bid.is(move)) return `bid ${bid.get.amount(move)}`;
  if (put.is(move)) return `put ${CARD_NAMES[put.get.card(move)]}`;
  if (scout.is(move)) return `scout ${scout.get.seat(move)}`;
  if (engage.is(move)) return CARD_NAMES[engage.get.card(move)];
  if (strike.is(move)) return `strike ${CARD_NAMES[strike.get.card(move)]}`;
  return MOVES.kindOf(move) ?? '';
}

/** Move : "bid" Amount | "put" Card | "scout" Seat | Card | "strike" Card | "done" | "pass" | "resign" | "time" */
export function parseMove(_: ToyState, __: Seat, text: string): Result<Move, Refusal> {
  const [word = '', more] = text.trim().split(/\s+/, 2);
  const bare = more === undefined ? Object.entries(BARE).find(([name]) => name === word)?.[1] : undefined;
  if (bare !== undefined) return ok(bare.pack());
  if (word === 'bid') return number(more, bid.fields.amount, bid.pack, refuse('no-such-bid', 'TOY-BID-1'));
  if (word === 'scout')
    return number(more, scout.fields.seat, scout.pack, refuse('no-such-seat', 'TOY-SCT-1'));
  const pack = word === 'put' ? put.pack : word === 'strike' ? strike.pack : engage.pack;
  const card = CARD_NAMES.indexOf(pack === engage.pack ? word : (more ?? ''));
  return card === -1 ? fail(refuse('no-such-card', 'TOY-CMP-2')) : ok(pack(card));
}

const number = (
  text: string | undefined,
  range: number,
  pack: (value: number) => Move,
  refusal: Refusal,
): Result<Move, Refusal> =>
  text !== undefined && /^\d$/.test(text) && Number(text) < range ? ok(pack(Number(text))) : fail(refusal);

/** Made from the view, so that it cannot show more. */
export function draw(state: ToyState, viewer: Viewer): string {
  const seen = view(state, viewer);
  const zone = ({ count, cards }: ZoneView): string =>
    (cards ?? Array.from({ length: count }, () => '??')).join(' ') || '-';
  const scouted = (seat: Seat): string => {
    const scout = seen.scouts[seat];
    if (scout === null) return '';
    return `  has seen ${scout.card ?? 'a card'} of ${scout.of}`;
  };
  return [
    `${seen.phase}, points ${seen.points.join(' : ')}`,
    ...seen.hands.map(
      (hand, seat) =>
        `${seen.turn === seat ? '>' : ' '}${seat}  bid ${seen.bids[seat] ?? '-'}  ${zone(hand)}${scouted(seat)}`,
    ),
    `stock ${zone(seen.stock)}   aside ${zone(seen.aside)}`,
    `table ${seen.engaged ?? '-'}   spent ${seen.spent.join(' ') || '-'}`,
  ].join('\n');
}
