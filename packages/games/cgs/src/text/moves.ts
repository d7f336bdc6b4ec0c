/** Moves as text: `play 7`, `disable b:12`, `offer 12 for b:31` (ledger, Notation). */
import { fail, type Move, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import { copyIn, isBarredFace } from '../state/faces.ts';
import { personsOf, playerOf } from '../state/players.ts';
import { groundOf, opsOf, wreckOf } from '../state/zones.ts';
import { at, type CgsState, DOING, MOVES, NONE, POWER, POWERS, SEIZE1 } from '../types.ts';
import { faceName, faceWritten, playerName, playerNamed, seatName, seatNamed } from './names.ts';

const { kinds } = MOVES;
const { claim, play, add, hit, recover, reuse, seize, shield, offer, accept, decline, withdraw } = kinds;

const BARE = {
  ready: kinds.ready,
  close: kinds.close,
  done: kinds.done,
  'end adventure': kinds.endAdventure,
  'end era': kinds.endEra,
  agree: kinds.agree,
  refuse: kinds.refuse,
  pass: kinds.pass,
  'sit out': kinds.sitOut,
  rejoin: kinds.rejoin,
  resign: kinds.resign,
  time: kinds.time,
} as const;

/** The powers of the card that is being resolved, or is waiting to be. */
function powersNow({ ints, rules }: CgsState): number {
  const resolving = ints[at.phase] === DOING && ints[at.doing] === POWER;
  const source = resolving ? ints[at.doCard] : ints[at.pending + ints[at.turn]];
  return source === NONE ? 0 : rules.cards.designOf[source].powers;
}

/** `disable` and `disable1` are distinguished only on a card that has both. */
function powerName(state: CgsState, power: number): string {
  const both = 3 << (power & ~1);
  return (powersNow(state) & both) === both ? POWERS[power] : POWERS[power & ~1];
}

/** The plain word means whichever form the card has. */
function powerNamed(state: CgsState, word: string): number {
  const named = (POWERS as readonly string[]).indexOf(word);
  const powers = powersNow(state);
  const onlySingle = ((powers >>> named) & 3) === 2;
  return named >= 0 && (named & 1) === 0 && onlySingle ? named + 1 : named;
}

const seizeName = ({ ints, rules }: CgsState): string =>
  ints[at.doing] === SEIZE1 && rules.cards.designOf[ints[at.doCard]].seizes !== undefined
    ? 'seize1'
    : 'seize';

export function makeMove(state: CgsState, seat: Seat, move: Move): string {
  const of = (owner: Seat, face: number): string => `${seatName(state, owner)}:${faceName(state, face)}`;
  if (claim.is(move)) return `claim ${state.rules.cards.affiliations[claim.get.affiliation(move)] ?? '?'}`;
  if (play.is(move)) return `play ${faceName(state, play.get.face(move))}`;
  if (add.is(move)) return `add ${faceName(state, add.get.face(move))}`;
  if (hit.is(move)) {
    const { power, seat: layer, face } = hit.read(move);
    return `${powerName(state, power)} ${of(layer, face)}`;
  }
  if (recover.is(move)) {
    const { seat: layer, face } = recover.read(move);
    const alone = layer === seat && personsOf(state, playerOf(state, seat)).length === 1;
    return `recover ${alone ? faceName(state, face) : of(layer, face)}`;
  }
  if (reuse.is(move)) {
    const { player, face } = reuse.read(move);
    return `reuse ${playerName(player)}:${faceName(state, face)}`;
  }
  if (seize.is(move)) return `${seizeName(state)} ${of(seize.get.seat(move), seize.get.face(move))}`;
  if (shield.is(move)) return `immune ${of(shield.get.seat(move), shield.get.face(move))}`;
  const trade = [offer, withdraw, accept, decline].find((kind) => kind.is(move));
  if (trade === undefined) return Object.entries(BARE).find(([, kind]) => kind.is(move))?.[0] ?? '';
  const { seat: other, mine, theirs } = trade.read(move);
  return trade === offer || trade === withdraw
    ? `${trade.name} ${faceName(state, mine)} for ${of(other, theirs)}`
    : `${trade.name} ${of(other, theirs)} for ${faceName(state, mine)}`;
}

const noSuchCard = (): Result<Move, Refusal> => fail(refuse('no-such-card', 'CGS-CARD-11'));
const notAMove = (): Result<Move, Refusal> => fail(refuse('not-a-move', 'CGS-CON-8'));

export function parseMove(state: CgsState, seat: Seat, text: string): Result<Move, Refusal> {
  const line = text.trim().replace(/\s+/g, ' ');
  const bare = line.toLowerCase();
  if (Object.hasOwn(BARE, bare)) return ok(BARE[bare as keyof typeof BARE].pack());
  const cut = line.indexOf(' ');
  if (cut === -1) return notAMove();
  const [word, rest] = [bare.slice(0, cut), line.slice(cut + 1)];
  switch (word) {
    case 'claim': {
      const affiliation = affiliationNamed(state, rest);
      return affiliation === -1
        ? fail(refuse('no-such-affiliation', 'CGS-CLAIM-1'))
        : ok(claim.pack(affiliation));
    }
    case 'play':
    case 'add': {
      const face = faceWritten(state, rest);
      return face === NONE ? noSuchCard() : ok((word === 'play' ? play : add).pack(face));
    }
    case 'recover':
      return owned(
        state,
        isOwned(state, rest) ? rest : `${seatName(state, seat)}:${rest}`,
        'ground',
        recover.pack,
      );
    case 'reuse':
      return owned(state, rest, 'wreck', reuse.pack);
    case 'seize':
    case 'seize1':
      return owned(state, rest, 'ops', seize.pack);
    case 'immune':
      return owned(state, rest, 'ground', shield.pack);
    case 'offer':
    case 'withdraw':
    case 'accept':
    case 'decline':
      return parseTrade(state, seat, word, rest);
  }
  const power = powerNamed(state, word);
  return power === -1
    ? notAMove()
    : owned(state, rest, 'ground', (owner, face) => hit.pack(power, owner, face));
}

function affiliationNamed({ rules }: CgsState, name: string): number {
  const { affiliations } = rules.cards;
  const exact = affiliations.indexOf(name);
  return exact === -1 ? affiliations.findIndex((one) => one.toLowerCase() === name.toLowerCase()) : exact;
}

/** `b:12`, rather than a title with a colon in it. */
const isOwned = (state: CgsState, text: string): boolean =>
  seatNamed(state, text.slice(0, Math.max(0, text.indexOf(':'))).toLowerCase()) !== NONE;

type Where = 'ops' | 'ground' | 'wreck';

/** `b:12`: a card in a zone of another player. */
function readOwned(state: CgsState, text: string, where: Where): { owner: number; face: number } | undefined {
  const cut = text.indexOf(':');
  const [name, card] = [text.slice(0, Math.max(0, cut)).toLowerCase(), text.slice(cut + 1).trim()];
  const owner = cut === -1 ? NONE : where === 'wreck' ? playerNamed(state, name) : seatNamed(state, name);
  const face = faceWritten(state, card);
  if (owner === NONE || face === NONE) return undefined;
  const zone = where === 'wreck' ? wreckOf(owner) : where === 'ops' ? opsOf(owner) : groundOf(owner);
  return { owner, face: lyingFace(state, zone, face) };
}

/** A card written without `!` also means a barred copy, if only that is there. */
function lyingFace(state: CgsState, zone: number, face: number): number {
  if (isBarredFace(face) || copyIn(state, zone, face) !== NONE) return face;
  return copyIn(state, zone, face + 1) === NONE ? face : face + 1;
}

function owned(
  state: CgsState,
  text: string,
  where: Where,
  pack: (owner: number, face: number) => Move,
): Result<Move, Refusal> {
  const read = readOwned(state, text, where);
  return read === undefined ? noSuchCard() : ok(pack(read.owner, read.face));
}

/** More than any two titles have. */
const MOST_CUTS = 8;

/** Trade : "offer" Card "for" Owner ":" Card | "accept" Owner ":" Card "for" Card | … */
function parseTrade(
  state: CgsState,
  seat: Seat,
  word: 'offer' | 'withdraw' | 'accept' | 'decline',
  rest: string,
): Result<Move, Refusal> {
  const answers = word === 'accept' || word === 'decline';
  const cuts = [...rest.matchAll(/ (?=for )/gi)].slice(0, MOST_CUTS).map(({ index }) => index);
  // A title may contain the word, too.
  for (const cut of cuts) {
    const [left, right] = [rest.slice(0, cut), rest.slice(cut + 5)];
    const mine = faceWritten(state, answers ? right : left);
    const theirs = readOwned(state, answers ? left : right, 'ops');
    if (mine === NONE || theirs === undefined) continue;
    const own = lyingFace(state, opsOf(seat), mine);
    return answers
      ? ok((word === 'accept' ? accept : decline).pack(theirs.owner, theirs.face, own))
      : ok((word === 'offer' ? offer : withdraw).pack(own, theirs.owner, theirs.face));
  }
  return cuts.length === 0 ? notAMove() : noSuchCard();
}
