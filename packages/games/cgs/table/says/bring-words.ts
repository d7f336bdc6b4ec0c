/** What a press leads to, said on its button, and what it would give away. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { type Bring, bringOf, bringOfEnd, isLockedOut, nextAfter, pointsAfter } from '../../src/index.ts';
import { currentOf, type Desk, isOpenToAll, M, playerName, playersOf, whoIn } from '../desk.ts';
import { houseWords } from './house.ts';
import { targetWords } from './names.ts';
import { said, signed } from './say.ts';

const ASKS = [M.endAdventure, M.endEra];
const ENDS = [...ASKS, M.agree, M.refuse, M.pass];

/** The result if everybody who is then asked agrees; undefined for moves that only concern cards. */
function broughtBy({ world, seat }: Desk, move: Move): Bring | undefined {
  if (seat === undefined || ![...ENDS, M.sitOut].some((kind) => kind.is(move))) return undefined;
  return bringOf(world, seat, move);
}

/** What a house brings, or what agreeing, refusing, asking or passing would lead to, including whose turn is next. */
export function bringWords(desk: Desk, move: Move): string {
  const { me, view } = desk;
  if (M.claim.is(move)) return houseWords(desk, M.claim.get.affiliation(move));
  if (M.close.is(move)) return said(isWon(desk, move) ? 'bring.close.won' : 'bring.close.lost');
  const brought = broughtBy(desk, move);
  if (brought === undefined) return targetWords(desk, move);
  const { ends, next } = brought;
  const turn = M.pass.is(move) && next === me && ends === null ? said('bring.again') : nextWords(desk, next);
  if (M.refuse.is(move)) return `${said(`bring.refuse.${view.request}`)}; ${turn}`;
  if (ends === null) return M.sitOut.is(move) ? said('bring.sitOut') : turn;
  const what = endWords(desk, brought);
  const whole = ends === 'session' ? what : `${what}; ${turn}`;
  if (M.agree.is(move)) return whole;
  const asks = ASKS.some((kind) => kind.is(move)) && !isAgreed(desk, move);
  return said(asks ? 'bring.if' : 'bring.ends', { what: whole });
}

const nextWords = (desk: Desk, next: number): string =>
  said('bring.next', { who: playerName(desk, next), you: next === desk.me });

/** Whose turn follows if this card is played and the turn ended. */
export function passWords(desk: Desk, move: Move): string {
  const { world, seat, me } = desk;
  if (seat === undefined) return '';
  const next = nextAfter(world, seat, move);
  return next === me ? said('bring.again') : nextWords(desk, next);
}

/** Everybody else sits out, and so agrees to the end of the adventure. */
export const isAgreed = (desk: Desk, move: Move): boolean =>
  M.endAdventure.is(move) &&
  playersOf(desk).every(
    (one) => one === desk.me || desk.view.out.includes(one) || desk.view.lost.includes(one),
  );

/** What ends, and who wins it. */
export function endWords(desk: Desk, { ends, winner, winners }: Bring): string {
  if (ends === 'adventure') {
    const what = winner === null ? said('bring.nobody') : said('bring.wins', whoIn(desk, winner));
    return `${what}${gainWords(desk)}`;
  }
  const [first] = winners;
  if (first === undefined) return said('bring.era.nobody');
  return winners.length === 1 ? said('bring.era.wins', whoIn(desk, first)) : sharedWords(desk, winners);
}

/** ` (+5 for you)`: by stock, an adventure can bring points to players who don't win it. */
function gainWords({ world, view, me }: Desk): string {
  if (me === undefined) return '';
  const gain = (pointsAfter(world)?.[me] ?? 0) - (view.eras[me]?.points ?? 0);
  return gain === 0 ? '' : ` ${said('bring.gain', { change: `${gain > 0 ? '+' : ''}${signed(gain)}` })}`;
}

const sharedWords = (desk: Desk, winners: readonly number[]): string =>
  said('bring.era.share', sharersOf(desk, winners));

/** For sentences about several players: the reader separate from the others. */
export function sharersOf(
  desk: Desk,
  players: readonly number[],
): { readonly who: string; readonly you: boolean } {
  const others = players.filter((one) => one !== desk.me).map((one) => playerName(desk, one));
  return { who: words.value.list(others), you: desk.me !== undefined && players.includes(desk.me) };
}

/** Does the reader win what is ending? */
export function isWon(desk: Desk, move: Move): boolean {
  if (M.close.is(move)) return desk.outlook.adventure?.winner === desk.me;
  const { ends, winner, winners } = broughtBy(desk, move) ?? {};
  if (ends === 'adventure') return winner === desk.me;
  return winners?.includes(desk.me ?? -1) === true;
}

/** Would the reader win the era together with others? */
export const isShared = (desk: Desk, move: Move): boolean => (broughtBy(desk, move)?.winners.length ?? 0) > 1;

/** What the press would give away, in a sentence; if there is something, it takes a second press. */
export function stakeOf(desk: Desk, move: Move): string | undefined {
  const { me, outlook, props, view } = desk;
  if (me === undefined || props.manner === 'lesson') return undefined;
  const leads = outlook.adventure?.winner === me;
  if (M.close.is(move)) return leads ? undefined : said('stake.close');
  const brought = broughtBy(desk, move);
  if (brought === undefined) return undefined;
  const { ends, winners } = brought;
  if (M.sitOut.is(move) && ends === null)
    return leads ? said('stake.sitOut') : isFatal(desk) ? said('stake.sitOut.era') : ownStake(desk);
  if (ends === 'adventure') return gaveUp(desk, move, brought);
  if ((ends !== 'era' && ends !== 'session') || winners.includes(me)) return undefined;
  const values = {
    who: words.value.list(winners.map((one) => playerName(desk, one))),
    many: winners.length > 1 || whoIn(desk, winners[0] ?? me).many,
    mine: view.eras[me]?.points ?? 0,
    theirs: view.eras[winners[0] ?? me]?.points ?? 0,
  };
  const key = winners.length === 0 ? 'nobody' : values.theirs > values.mine ? 'points' : 'era';
  const told = said(`stake.${key}`, values);
  return ASKS.some((kind) => kind.is(move)) ? said('stake.if', { what: told }) : told;
}

/** A hero who could still cover the costs gives up their own adventure. */
const ownStake = ({ view, outlook, me = -1 }: Desk): string | undefined =>
  view.hero === me && !isLockedOut(outlook, me) ? said('stake.sitOut.own') : undefined;

/** A press that ends something the reader doesn't win, asks for that, or gives up the adventure. */
export function isGrave(desk: Desk, move: Move): boolean {
  if (desk.props.manner === 'lesson' || isWon(desk, move)) return false;
  if (M.close.is(move) || M.sitOut.is(move)) return true;
  return (broughtBy(desk, move)?.ends ?? null) !== null;
}

/** If the adventure in progress is lost, the era ends with it and nobody wins. */
export function isFatal({ world }: Pick<Desk, 'world'>): boolean {
  const { ends, winners = [] } = bringOfEnd(world) ?? {};
  return (ends === 'era' || ends === 'session') && winners.length === 0;
}

/** An adventure that ends with the press, and that the reader could still win. */
function gaveUp(desk: Desk, move: Move, { winner }: Bring): string | undefined {
  const { me = -1, view, outlook } = desk;
  const design = currentOf(desk);
  if (design === undefined || winner === me || (!M.sitOut.is(move) && !isAgreed(desk, move)))
    return undefined;
  const mayWin = isOpenToAll(design) || view.hero === me;
  if (!mayWin || isLockedOut(outlook, me)) return undefined;
  return winner === null ? said('stake.adventure.nobody') : said('stake.adventure', whoIn(desk, winner));
}
