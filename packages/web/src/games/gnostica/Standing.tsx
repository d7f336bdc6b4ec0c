/** Scores, stashes, hands as counts, piles, bids, the announcement, and the script of the card in use. */
import type { View } from '@hortus/gnostica';
import { words } from '../../app/words.ts';
import { signsOf } from './CardArt.tsx';
import { cardName, said } from './names.ts';
import { LETTERS } from './Piece.tsx';

export function Standing({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  const { say } = words.value;
  return (
    <ul class="gno-standing" aria-label={say('web.gnostica.standing')}>
      {names.map((name, seat) => {
        const [small = 0, medium = 0, large = 0] = view.stashes[seat] ?? [];
        const bid = view.bids[seat] ?? null;
        return (
          <li
            key={seat}
            class={`owner-${seat}${view.turn === seat ? ' turn' : ''}${view.gone.includes(seat) ? ' gone' : ''}`}
          >
            <span class="gno-who">
              <b aria-hidden="true">{LETTERS[seat]}</b> {name}
            </span>
            <strong class="gno-score">{view.scores[seat] ?? 0}</strong>
            <span class="gno-stash">
              <span class="visually-hidden">{say('web.gnostica.stash', { small, medium, large })}</span>
              <span class="gno-stash-signs" aria-hidden="true">
                <Sign size={6} />
                {small} <Sign size={8} />
                {medium} <Sign size={10} />
                {large}
              </span>
            </span>
            <span class="gno-count">
              <span class="visually-hidden">
                {say('web.gnostica.cards', { count: view.hands[seat]?.count ?? 0 })}
              </span>
              <span class="gno-stash-signs" aria-hidden="true">
                <svg viewBox="0 0 14 18" aria-hidden="true" focusable="false">
                  <rect x="1" y="1" width="12" height="16" rx="2" />
                </svg>
                {view.hands[seat]?.count ?? 0}
              </span>
            </span>
            {view.open === seat ? <em>{say('web.gnostica.announced')}</em> : null}
            {bid === null ? null : <em>{bid === '?' ? say('web.gnostica.bid.laid') : cardName(bid)}</em>}
          </li>
        );
      })}
    </ul>
  );
}

/** A pyramid from the side, as large as it is. */
const Sign = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={`M10 ${19 - size * 1.8}L${10 + size * 0.8} 19H${10 - size * 0.8}Z`} />
  </svg>
);

export function Piles({ view, open }: { readonly view: View; open(): void }) {
  const { say } = words.value;
  return (
    <p class="gno-piles">
      <span>{say('web.gnostica.pile', { count: view.pile.count })}</span>
      <button type="button" onClick={open}>
        {say('web.gnostica.out', { count: view.out.length })}
      </button>
      <span>{say('web.gnostica.target', { count: view.options.target })}</span>
    </p>
  );
}

/** Cards in use, outermost first; what is done is ticked off. */
export function Script({ view }: { readonly view: View }) {
  const { say } = words.value;
  if (view.frames.length === 0) return null;
  return (
    <ol class="gno-script" aria-label={say('web.gnostica.script')}>
      {view.frames.map(({ card, copied, left }, i) => {
        const signs = signsOf(copied ?? card);
        const done = Math.max(0, signs.length - left);
        return (
          <li key={i}>
            <b>
              {copied === null
                ? cardName(card)
                : say('web.gnostica.as', { card: cardName(card), copied: cardName(copied) })}
            </b>
            {signs.map((sign, n) => (
              <span key={n} class={n < done ? 'done' : ''}>
                {n < done ? '✓ ' : ''}
                {said(`sign.${sign}`, sign)}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
