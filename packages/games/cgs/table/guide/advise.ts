/** A hint as a command with its reason: `Sit out this adventure: you can’t cover Lamps.` */
import type { Hint } from '@hortus/frame/board/guide.ts';
import type { Move } from '@hortus/kernel';
import { capital } from '@hortus/words';
import { beyond, coveredBy, designIn, isOpenToAll, MOVES, type View } from '../../src/index.ts';
import { playerIn } from '../players.ts';
import { commandOf, kindOf } from '../says/command.ts';
import { said } from '../says/say.ts';
import { isDecidedByFinale, sessionCards } from '../session-cards.ts';
import { gainWords, roleIn } from './opening-words.ts';

const M = MOVES.kinds;
type OwnHint = Hint<View> & { readonly me: number };

const isRich = ({ eras }: View, me: number): boolean =>
  eras.every(({ points }, one) => one === me || points < (eras[me]?.points ?? 0));
const mostOfOthers = ({ eras }: View, me: number): number =>
  Math.max(...eras.filter((_, one) => one !== me).map(({ points }) => points));

function openingReason({ now, after, me, seat, options, moves: [first = 0] }: OwnHint): string {
  const players = after.eras.map((_, one) => one);
  const why =
    beyond(after, me).length > 0
      ? 'best'
      : players.some((one) => one !== me && beyond(after, one).length > 0)
        ? 'alone'
        : 'can';
  const gain = M.play.is(first) ? gainWords(now, seat, options, designIn(M.play.get.face(first))) : '';
  return [said(`hint.why.${why}`), gain].filter(Boolean).join(' ');
}

function playReason(own: OwnHint): string {
  const { now, after, me } = own;
  if (now.standing === null) return openingReason(own);
  const { standing } = after;
  if (standing !== null && standing.winner === me && now.standing.winner !== me) {
    if (!isContest(own)) return said('hint.why.can-win');
    const [mine = 0, theirs] = [standing.overflow[me], Math.max(0, ...rivalTotals(after, me))];
    return theirs > 0 ? said('hint.why.leads', { mine, theirs }) : said('hint.why.wins');
  }
  const more = coveredBy(after, me) - coveredBy(now, me);
  if (more > 0) return said('hint.why.covers', { count: more });
  if (after.pending[me] !== null && after.pending[me] !== now.pending[me]) return said('hint.why.power');
  const raised = (standing?.costs ?? []).some(({ name, required }) => {
    const was = now.standing?.costs.find((one) => one.name === name)?.required;
    return required.some((value, one) => one !== me && value > (was?.[one] ?? 0));
  });
  if (raised) return said('hint.why.raises');
  const [before, points] = [now.eras[me]?.points ?? 0, after.eras[me]?.points ?? 0];
  return points > before ? said('hint.why.points', { before, points }) : said('hint.why.best');
}

/** Elsewhere only the hero can win, and nobody leads. */
function isContest({ now, options }: OwnHint): boolean {
  const current =
    now.current === null ? undefined : sessionCards(options, now.ops.length)?.designs[now.current];
  return current !== undefined && isOpenToAll(current);
}

const rivalTotals = ({ standing }: View, me: number): readonly number[] =>
  (standing?.overflow ?? []).filter((_, one) => one !== me && standing?.covers[one]);

/** Why no card is played. */
function idleReason({ now, me, options }: OwnHint): string {
  if (now.standing === null) return said('hint.why.nothing');
  // The rest of a turn: there's no card left to be played.
  if (now.step === 'adventure') return said('hint.why.played');
  // CGS-EOE-2 If a Cataclysm is lost, nobody wins the era.
  if (now.standing.winner === null && roleIn(now, options) === 'Cataclysm') {
    const values = { mine: now.eras[me]?.points ?? 0, theirs: mostOfOthers(now, me) };
    return said(values.mine < values.theirs ? 'hint.why.fatal.behind' : 'hint.why.fatal', values);
  }
  if (now.standing.winner === me) return said('hint.why.ahead');
  if (beyond(now, me).length > 0) return said('hint.why.locked');
  return said('hint.why.save');
}

/** Why something should end, or not yet. */
function endReason({ now, after, me, options }: OwnHint, what: 'era' | 'adventure', ends: boolean): string {
  const { winner } = now.standing ?? {};
  if (what === 'adventure') {
    if (winner === me) return said(ends ? 'hint.why.end.mine' : 'hint.why.more');
    // Stock earns points for players who don't win it.
    const count = (after.eras[me]?.points ?? 0) - (now.eras[me]?.points ?? 0);
    if (ends && count > 0 && after.era === now.era) return said('hint.why.end.gain', { count });
    if (ends) return winner === null ? said('hint.why.end.nobody') : said('hint.why.end.lost');
    return said('hint.why.open-yet');
  }
  if (isDecidedByFinale(now, options)) return said(ends ? 'hint.why.era.done' : 'hint.why.era.by-finale');
  const values = { mine: now.eras[me]?.points ?? 0, theirs: mostOfOthers(now, me) };
  if (ends) return isRich(now, me) ? said('hint.why.era.ahead', values) : said('hint.why.era.done');
  return isRich(now, me) ? said('hint.why.era.more') : said('hint.why.era.behind', values);
}

function reasonOf(own: OwnHint, move: Move): string {
  const { now } = own;
  switch (kindOf(move)) {
    case 'play':
    case 'add':
    case 'hit':
    case 'recover':
    case 'shield':
      return playReason(own);
    case 'pass':
    case 'sitOut':
      return idleReason(own);
    case 'endAdventure':
      return endReason(own, 'adventure', true);
    case 'endEra':
      return endReason(own, 'era', true);
    case 'agree':
    case 'refuse':
      return endReason(own, now.request === 'era' ? 'era' : 'adventure', kindOf(move) === 'agree');
    case 'ready':
      return said('hint.why.ready');
    case 'claim':
      return said('hint.why.claim');
    case 'offer':
      return said('hint.why.offer');
    default:
      return said('hint.why.best');
  }
}

export function advise(hint: Hint<View>): string | undefined {
  const own = { ...hint, me: playerIn(hint.now, hint.seat) };
  const [first] = hint.moves;
  if (first === undefined) return undefined;
  // A turn has at most a card and its end worth mentioning.
  const steps = hint.moves.filter(
    (move, i) => i === 0 || (i < 3 && M.play.is(first) && (M.pass.is(move) || M.endAdventure.is(move))),
  );
  const command = steps.map((move) => commandOf(move, own.now, own.cast)).join(said('hint.then'));
  return said('hint.line', { command: capital(command), reason: reasonOf(own, first) });
}
