/** A rival's turn once it is over: what was played, and how things stand then. */
import type { Whose } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { type Cast, whoIs } from '@hortus/words';
import { CAUSES, type View } from '../../src/index.ts';
import { partyOf } from '../../words/groups.ts';
import { nameIn, personsIn, playerIn } from '../players.ts';
import { said } from './say.ts';

/** These are told as they happened: they change more than a line can sum up. */
const EVENTFUL = ['eraEnded', 'disabled', 'diverted', 'recovered', 'traded', 'offered', 'left', 'late'];

export function whole(told: readonly PackedJson[], { seat, cast, view }: Whose<View>): string | undefined {
  if (view === undefined || told.some(({ kind }) => EVENTFUL.includes(kind))) return undefined;
  const played = told.filter((event) => event.kind === 'played' && event.seat === seat);
  const resolved = told.findLast(({ kind }) => kind === 'resolved');
  if (played.length === 0 && resolved === undefined) return undefined;
  if (resolved !== undefined && CAUSES[Number(resolved.cause)] === 'rewind') return undefined;
  const isOpened = played.some(({ card }) => Number(card) === view.current);
  const cards = words.value.list(played.map(({ card }) => cast.deck?.cards[Number(card)] ?? ''));
  const did = said(isOpened ? 'turn.opened' : 'turn.played', { ...whoIs(cast, seat), card: cards });
  const reader = whose(cast.you, view);
  return [
    played.length === 0 ? '' : did,
    resolved !== undefined
      ? overWords(resolved, cast)
      : isOpened
        ? ''
        : standsWords(view, playerIn(view, seat), reader, cast.names),
  ]
    .filter(Boolean)
    .join(' ');
}

const overWords = ({ seat, won }: PackedJson, cast: Cast): string =>
  Number(won) === 1 ? said('turn.over.won', partyOf(cast, Number(seat))) : said('turn.over.lost');

const whose = (you: number | undefined, view: View): number | undefined =>
  you === undefined ? undefined : playerIn(view, you);

/** Who leads, or how far the player who turned has come. */
export function standsWords(
  view: View,
  player: number,
  me: number | undefined,
  names: readonly string[],
): string {
  const { standing } = view;
  if (standing === null) return '';
  const of = (one: number) => ({
    who: nameIn(view, names, one),
    you: one === me,
    many: personsIn(view, one).length > 1,
  });
  const { winner, overflow, covers, costs } = standing;
  if (winner !== null) {
    const rivals = overflow.filter((_, one) => one !== winner && covers[one]);
    if (rivals.length === 0) return said('turn.alone', of(winner));
    // If they cover the costs together, nobody leads.
    return Math.max(...rivals) >= (overflow[winner] ?? 0)
      ? said('turn.all')
      : said('turn.leads', { ...of(winner), mine: overflow[winner], theirs: Math.max(...rivals) });
  }
  const met = costs.filter(
    ({ required, covered }) => (covered[player] ?? 0) >= (required[player] ?? 0),
  ).length;
  if (met === 0) return '';
  if (standing.isJoint === true) return said('turn.covers.joint', { met, count: costs.length });
  return said('turn.covers', { ...of(player), met, count: costs.length });
}
