/** What hangs in the air: powers still to act, requests that run, and whom the table waits for. */
import { words } from '@hortus/frame/page/words.ts';
import { type Desk, playerName, playersOf, titleOf } from './desk.ts';
import { said } from './names.ts';

export function States({ desk }: { readonly desk: Desk }) {
  const { view, cards, me, world } = desk;
  const who = (player: number) => ({ who: playerName(desk, player), you: player === me });
  const lines: string[] = [];
  for (const player of playersOf(desk)) {
    const pending = view.pending[player] ?? null;
    if (pending !== null) {
      const design = cards.designs[pending];
      const freezes = design?.card.attributes.globals.has('Freeze') === true;
      const values = { ...who(player), card: design === undefined ? '' : titleOf(design) };
      if (view.turn === player) lines.push(said('state.power.now', values));
      else lines.push(said(freezes ? 'state.freeze' : 'state.power', values), said('state.special'));
    }
    const asked = view.asked[player];
    if (asked === 'adventure' || asked === 'era') lines.push(said(`state.asked.${asked}`, who(player)));
  }
  if (view.phase === 'answer')
    lines.push(
      said('state.awaited', { who: words.value.list(view.answers.map((one) => playerName(desk, one))) }),
    );
  if (view.phase === 'study' && world.rules.seats > view.ready.length)
    lines.push(
      said('state.awaited', {
        who: words.value.list(desk.names.filter((_, seat) => !view.ready.includes(seat))),
      }),
    );
  if (lines.length === 0) return null;
  return (
    <ul class="cgs-states">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
