/**
 * Games played by the engine and by the second implementation: the same moves at every step, the same table after it.
 */
import { FastLuck, Hearing, type Move, moveList, type Seat, seatsOf } from '@hortus/kernel';
import { CODES } from '../../cards/cards.ts';
import { gnostica } from '../../index.ts';
import { EVENTS, type GnosticaState, MOVES } from '../../types.ts';
import { actorsOf, offersTo, play } from './play.ts';
import { bidsText, preparedText } from './prepared.ts';
import { disagreement } from './probe.ts';
import { startText } from './starts.ts';
import { ahead, bidKeyOf, isSame, isVoid, menAt, type Reading, readFrom } from './table.ts';
import { differences } from './told.ts';
import { nameOf, type Wish, wishOf } from './wish.ts';

const list = moveList(gnostica);

/** Out of a hundred choices, how many continue with the card rather than leave it, and how many use a card rather than draw. */
const EAGERNESS = 90;
/** A rare move is taken if there is one, except one time in this many. */
const RARENESS = 4;
const IDLE = ['skip', 'draw', 'turn', 'announce', 'resign'];

/** Picks a move, each kind equally likely; rare moves more often. */
function pick(moves: readonly Move[], isRare: (move: Move) => boolean, luck: FastLuck): Move {
  const kindOf = (move: Move): string => MOVES.kindOf(move) ?? '';
  const rare = luck.below(RARENESS) > 0 ? moves.filter(isRare) : [];
  if (rare.length > 0) return rare[luck.below(rare.length)];
  const busy = moves.filter((move) => !IDLE.includes(kindOf(move)));
  const among = busy.length > 0 && luck.below(100) < EAGERNESS ? busy : moves;
  const found = [...new Set(among.map(kindOf))];
  const kind = found[luck.below(found.length)];
  const like = among.filter((move) => kindOf(move) === kind);
  return like[luck.below(like.length)];
}

/** Bidding everybody's lowest card makes bids tie again and again. */
function isLowest(table: Reading, card: string): boolean {
  const hand = table.hands.find((cards) => cards.includes(card)) ?? [];
  return hand.every((other) => bidKeyOf(other) >= bidKeyOf(card));
}

/** A rod that leaves an obligation, or a card that is wanted. */
function isRare(table: Reading, wish: Wish | undefined, wanted: readonly string[]): boolean {
  const { kind, actor, man, amount = 0 } = wish ?? { kind: '' };
  if (kind === 'play') return wanted.includes(wish?.card ?? '');
  if (kind === 'copy') return true;
  if (kind === 'bid') return isLowest(table, wish?.card ?? '');
  if (kind === 'act')
    return table.lands.some(
      (land) => wanted.includes(land.card) && wish?.space !== undefined && isSame(land, wish.space),
    );
  if (kind !== 'rod' || actor === undefined || man === undefined) return false;
  const end = ahead(man, actor.facing, amount);
  return isVoid(table, end) || menAt(table, end).length > 2;
}

export interface Compared {
  moves: number;
  listed: number;
  /** How often each kind of move was made and each rare situation occurred. */
  kinds: Map<string, number>;
}

interface Chosen {
  readonly seat: Seat;
  readonly move: Move;
  readonly wish: Wish;
}
/** One in this many moves is a player leaving, on their turn or not; more often during an obligation. */
const [LEAVING, LEAVING_OWING] = [40, 4];
function leaverIn(state: GnosticaState, luck: FastLuck): Chosen | undefined {
  const seat = luck.below(state.rules.seats);
  const kind = luck.below(3) === 0 ? 'time' : 'resign';
  const move = MOVES.kinds[kind].pack();
  return gnostica.judge(state, seat, move) === undefined ? { seat, move, wish: { kind } } : undefined;
}

const count = ({ kinds }: Compared, what: string): void => {
  kinds.set(what, (kinds.get(what) ?? 0) + 1);
};
/** Counts rare situations that must have occurred. */
function countRare(compared: Compared, table: Reading): void {
  if (table.todo !== null) count(compared, `todo ${table.todo.kind}`);
  if (table.frames.length > 0) count(compared, `depth ${table.frames.length}`);
  if (table.result !== null) count(compared, `over ${table.result.end}`);
  if (table.isShuffled) count(compared, 'shuffled');
  for (const { card, copied } of table.frames.slice(-1)) count(compared, `card ${copied ?? card}`);
}

/** What chance decided: cards taken from the draw pile, and a randomly chosen seat. */
function toldIn(hearing: Hearing, kind: string): string[] {
  return hearing.told.flatMap((one) => {
    const event = EVENTS.seenBy(one, 'all');
    if (event?.kind === 'got' && event.from === 0) return [CODES[Number(event.card)]];
    if (event?.kind === 'flipped' || (event?.kind === 'laid' && kind === 'cupTop'))
      return [CODES[Number(event.card)]];
    if (event?.kind === 'first' && event.how === 1) return [String(event.seat)];
    return [];
  });
}

/** Plays on from a state for at most this many moves; throws if the two disagree. */
function playAlong(
  state: GnosticaState,
  luck: FastLuck,
  most: number,
  compared: Compared,
  where: string,
  wanted: readonly string[] = [],
): void {
  const table = readFrom(gnostica.view(state, 'all'));
  const lines: string[] = [];
  const begin = gnostica.notation.makePosition(state);
  for (let n = 0; n <= most; n++) {
    const view = gnostica.view(state, 'all');
    const part = (what: string): never => {
      throw new Error(
        `${what}\n${where}, from\n${begin}\nafter ${lines.slice(-8).join('; ')}\n${gnostica.notation.makePosition(state)}`,
      );
    };
    const apart = differences(table, view);
    if (apart.length > 0) part(apart.join('\n'));
    countRare(compared, table);
    const seats = seatsOf(gnostica.toAct(state));
    if (JSON.stringify(seats) !== JSON.stringify(actorsOf(table)))
      part(`to act: ${seats} or ${actorsOf(table)}`);
    if (seats.length === 0 || n === most) return;
    let chosen: Chosen | undefined;
    const actor = seats[luck.below(seats.length)];
    for (const seat of seats) {
      const moves = [...list.subarray(0, gnostica.legal(state, seat, list))];
      const named = moves.map((move) => nameOf(wishOf(move, seat, view)));
      const offered = new Map(offersTo(table, seat).map((wish) => [nameOf(wish), wish]));
      const listed = new Set(named);
      const more = named.filter((name) => !offered.has(name));
      const fewer = [...offered.keys()].filter((name) => !listed.has(name));
      if (listed.size < moves.length) part(`${moves.length - listed.size} moves are listed twice`);
      if (more.length + fewer.length > 0)
        part(
          `only by the engine: ${more.slice(0, 6).join(' | ')}\nonly by the reading: ${fewer.slice(0, 6).join(' | ')}`,
        );
      compared.listed += moves.length;
      const disagreed = disagreement(state, seat, moves, luck);
      if (disagreed !== undefined) part(disagreed);
      if (seat !== actor) continue;
      const move = pick(moves, (one) => isRare(table, offered.get(named[moves.indexOf(one)]), wanted), luck);
      const wish = offered.get(named[moves.indexOf(move)]);
      if (wish !== undefined) chosen = { seat, move, wish };
    }
    if (luck.below(table.todo === null ? LEAVING : LEAVING_OWING) === 0)
      chosen = leaverIn(state, luck) ?? chosen;
    if (chosen === undefined) return;
    const { seat, move, wish } = chosen;
    lines.push(`${'abcdef'[seat]} ${gnostica.notation.makeMove(state, seat, move)}`);
    const hearing = new Hearing();
    gnostica.play(state, seat, move, luck, hearing);
    compared.moves++;
    const kind = MOVES.kindOf(move) ?? '';
    count(compared, kind);
    const told = toldIn(hearing, kind);
    if (kind === 'bid' && told.length > 0) count(compared, 'lot');
    try {
      play(table, seat, wish, told);
    } catch (error) {
      part(String(error));
    }
  }
}

/** A dealt match. */
function dealtState(seats: number, options: unknown, luck: FastLuck): GnosticaState {
  const given = gnostica.parseOptions(options, seats);
  if (!given.ok) throw new Error('the settings are refused');
  const state = gnostica.create(given.value, seats);
  gnostica.setup(state, luck);
  return state;
}

/** A match from the text of a position. */
function stateFrom(text: string, seats: number, options: unknown, luck: FastLuck): GnosticaState {
  const given = gnostica.parseOptions(options, seats);
  if (!given.ok) throw new Error('the settings are refused');
  const read = gnostica.notation.parsePosition(text, given.value, seats, luck);
  if (!read.ok) throw new Error(`${read.fault.map(({ message }) => message).join('; ')}\n${text}`);
  return read.value;
}

const OPTIONS = [
  {},
  { reshuffle: 'lazy', foolMinions: 'all', draws: 'open' },
  { target: 8, reshuffle: 'lazy', passRule: 'off' },
  { target: 10, foolMinions: 'all', cap: 7, draws: 'open' },
];
/**
 * One game by its number: dealt, in the bidding, or in the
 * middle, for every number of players and many settings.
 */
export function readGame(number: number, most: number, compared: Compared): void {
  const luck = new FastLuck(number + 1);
  const seats = 2 + (number % 5);
  const options = OPTIONS[Math.floor(number / 5) % OPTIONS.length];
  const { target = 9 } = options;
  const where = `game ${number}`;
  const wanted = [
    String(Math.floor(number / 3) % 22).padStart(2, '0'),
    ...(number % 4 === 0 ? ['00', '21'] : []),
  ];
  const prepared = (text: string): GnosticaState => stateFrom(text, seats, options, luck);
  if (number % 8 === 3) {
    const start = startText(Math.floor(number / 8), target);
    playAlong(stateFrom(start.text, start.seats, options, luck), luck, most, compared, where, wanted);
  } else if (number % 16 === 7) {
    const start = luck.below(2) === 0 ? 'seat' : 'random';
    playAlong(dealtState(seats, { ...options, start, first: 'b' }, luck), luck, 4 * most, compared, where);
  } else if (number % 16 === 15)
    playAlong(prepared(bidsText(seats, target, luck)), luck, 4 * most, compared, where);
  else playAlong(prepared(preparedText(seats, target, luck, wanted)), luck, most, compared, where, wanted);
}
