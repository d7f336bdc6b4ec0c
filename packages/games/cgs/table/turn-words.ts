/** A rival's turn once it is over: what was played, and how it stands then. */
import type { Whose } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import type { View } from '../src/index.ts';
import { nameIn, personsIn, playerIn } from './players.ts';
import { said } from './say.ts';

/** These are told as they happened: they change more than a line can sum up. */
const EVENTFUL = [
  'resolved',
  'eraEnded',
  'disabled',
  'diverted',
  'wrecked',
  'traded',
  'offered',
  'left',
  'late',
];

export function whole(told: readonly PackedJson[], { seat, cast, view }: Whose<View>): string | undefined {
  if (view === undefined || told.some(({ kind }) => EVENTFUL.includes(kind))) return undefined;
  const played = told.filter((event) => event.kind === 'played' && event.seat === seat);
  if (played.length === 0) return undefined;
  const who = whoIs(cast, seat);
  const isOpened = played.some(({ card }) => Number(card) === view.current);
  const cards = words.value.list(played.map(({ card }) => cast.deck?.cards[Number(card)] ?? ''));
  const asked = told.some(({ kind }) => kind === 'asked') ? said('turn.asked') : '';
  const did = said(isOpened ? 'turn.opened' : 'turn.played', { ...who, card: cards });
  return [
    did,
    asked,
    isOpened ? '' : standsWords(view, playerIn(view, seat), whose(cast.you, view), cast.names),
  ]
    .filter(Boolean)
    .join(' ');
}

const whose = (you: number | undefined, view: View): number | undefined =>
  you === undefined ? undefined : playerIn(view, you);

/** Who leads, or how far the player who turned has come. */
function standsWords(view: View, player: number, me: number | undefined, names: readonly string[]): string {
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
    return rivals.length === 0
      ? said('turn.alone', of(winner))
      : said('turn.leads', { ...of(winner), mine: overflow[winner], theirs: Math.max(...rivals) });
  }
  const met = costs.filter(
    ({ required, covered }) => (covered[player] ?? 0) >= (required[player] ?? 0),
  ).length;
  if (met === 0) return '';
  return said('turn.covers', { ...of(player), met, all: costs.length });
}
