/** What is pending: powers still to act, open requests, offers, and whom the table is waiting for. */
import { words } from '@hortus/frame/page/words.ts';
import { type Desk, designOf, playerName, playersOf, titleOf, whoIn } from '../desk.ts';
import { sharersOf } from '../says/bring-words.ts';
import { isPowerNow } from '../says/names.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  openTrade(): void;
}

export function States({ desk, openTrade }: Props) {
  const { view, seat, names, props } = desk;
  const lines = [
    ...new Set([...playersOf(desk).flatMap((player) => hanging(desk, player)), ...awaited(desk)]),
  ];
  const offers = props.manner === 'still' ? [] : view.offers.filter(([, , to]) => to === seat);
  const [offer] = offers;
  return (
    <ul class="cgs-states bare">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {offer === undefined ? null : (
        <li class="cgs-offered">
          {said('offer', {
            who: names[offer[0]] ?? '',
            mine: titleOf(designOf(desk, offer[1])),
            other: said('you'),
            theirs: titleOf(designOf(desk, offer[3])),
          })}{' '}
          <button type="button" class="subtle" onClick={openTrade}>
            {said('offer.look')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** A power of the player's that hasn't acted yet, and an open request of theirs. */
function hanging(desk: Desk, player: number): string[] {
  const { view, cards } = desk;
  const pending = view.pending[player] ?? null;
  const asked = view.asked[player];
  const lines: string[] = [];
  if (pending !== null) {
    const design = cards.designs[pending];
    const freezes = design?.card.attributes.globals.has('Freeze') === true;
    const values = { ...whoIn(desk, player), card: design === undefined ? '' : titleOf(design) };
    if (isPowerNow(view, player)) lines.push(said('state.power.now', values));
    else lines.push(said(freezes ? 'state.freeze' : 'state.power', values), specialWords(desk, player));
  }
  if (asked === 'adventure' || asked === 'era') lines.push(said(`state.asked.${asked}`, whoIn(desk, player)));
  return lines;
}

/** Until the power acts: whose turns are still to come, and what they may play. */
function specialWords(desk: Desk, player: number): string {
  const order = playersOf(desk).map((_, i, all) => (player + i) % all.length);
  const from = order.indexOf(desk.view.turn);
  const left = order.slice(Math.max(1, from)).filter((one) => !desk.view.lost.includes(one));
  const rest = sharersOf(desk, left);
  return said(rest.who === '' ? 'state.special.you' : 'state.special', rest);
}

/** The others who haven't answered yet, or aren't ready; the reader is asked in the status. */
function awaited(desk: Desk): string[] {
  const { view, names, me, seat: own } = desk;
  const others =
    view.phase === 'answer'
      ? view.answers.filter((one) => one !== me).map((one) => playerName(desk, one))
      : view.phase === 'study' && view.ready.length > 0
        ? names.filter((_, seat) => seat !== own && !view.ready.includes(seat))
        : [];
  return others.length === 0 ? [] : [said('state.awaited', { who: words.value.list(others) })];
}
