/** Moves as text (`bid 2`, `put p3`, `done`, `scout 1`, `p5`, `strike b7`, `pass`, `resign`, `time`; `offer 1 p3`, `accept 0 p3 b1`, `decline 0 p3`, `withdraw`) and the drawing. */
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

const { bid, put, done, scout, engage, strike, pass, offer, accept, decline, withdraw, resign, time } =
  MOVES.kinds;
const BARE = { done, pass, withdraw, resign, time } as const;

export function makeMove(_: ToyState, __: Seat, move: Move): string {
  if (bid.is(move)) return `bid ${bid.get.amount(move)}`;
  if (put.is(move)) return `put ${CARD_NAMES[put.get.card(move)]}`;
  if (scout.is(move)) return `scout ${scout.get.seat(move)}`;
  if (engage.is(move)) return CARD_NAMES[engage.get.card(move)];
  if (strike.is(move)) return `strike ${CARD_NAMES[strike.get.card(move)]}`;
  if (offer.is(move)) return `offer ${offer.get.seat(move)} ${CARD_NAMES[offer.get.card(move)]}`;
  if (accept.is(move)) {
    const { seat, theirs, mine } = accept.read(move);
    return `accept ${seat} ${CARD_NAMES[theirs]} ${CARD_NAMES[mine]}`;
  }
  if (decline.is(move)) return `decline ${decline.get.seat(move)} ${CARD_NAMES[decline.get.theirs(move)]}`;
  return MOVES.kindOf(move) ?? '';
}

/** Move : "bid" Amount | "put" Card | "scout" Seat | Card | "strike" Card | "done" | "pass" | "resign" | "time" | Trade */
export function parseMove(_: ToyState, __: Seat, text: string): Result<Move, Refusal> {
  const [word = '', more, ...rest] = text.trim().split(/\s+/, 5);
  if (word === 'offer' || word === 'accept' || word === 'decline')
    return parseTrade(word, [more ?? '', ...rest]);
  const bare = more === undefined ? Object.entries(BARE).find(([name]) => name === word)?.[1] : undefined;
  if (bare !== undefined) return ok(bare.pack());
  if (word === 'bid') return number(more, bid.fields.amount, bid.pack, refuse('no-such-bid', 'TOY-BID-1'));
  if (word === 'scout')
    return number(more, scout.fields.seat, scout.pack, refuse('no-such-seat', 'TOY-SCT-1'));
  const pack = word === 'put' ? put.pack : word === 'strike' ? strike.pack : engage.pack;
  const card = CARD_NAMES.indexOf(pack === engage.pack ? word : (more ?? ''));
  return card === -1 ? fail(refuse('no-such-card', 'TOY-CMP-2')) : ok(pack(card));
}

/** Trade : "offer" Seat Card | "accept" Seat Card Card | "decline" Seat Card | "withdraw" */
function parseTrade(
  word: 'offer' | 'accept' | 'decline',
  [seat = '', ...names]: string[],
): Result<Move, Refusal> {
  const cards = names.map((name) => CARD_NAMES.indexOf(name));
  if (!/^[0-3]$/.test(seat)) return fail(refuse('no-such-seat', 'TOY-TRD-1'));
  if (cards.length !== (word === 'accept' ? 2 : 1) || cards.includes(-1))
    return fail(refuse('no-such-card', 'TOY-CMP-2'));
  return ok({ offer, accept, decline }[word].pack(Number(seat), ...cards));
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
  const offers = (seat: Seat): string => {
    const offer = seen.offers?.[seat];
    return offer?.to === undefined ? '' : `  offers ${offer.card} to ${offer.to}`;
  };
  return [
    `${seen.phase}, points ${seen.points.join(' : ')}`,
    ...seen.hands.map(
      (hand, seat) =>
        `${seen.turn === seat ? '>' : ' '}${seat}  bid ${seen.bids[seat] ?? '-'}  ${zone(hand)}${scouted(seat)}${offers(seat)}`,
    ),
    `stock ${zone(seen.stock)}   aside ${zone(seen.aside)}`,
    `table ${seen.engaged ?? '-'}   spent ${seen.spent.join(' ') || '-'}`,
  ].join('\n');
}
