/** How Gnostica is won, and what a turn consists of. */
import type { Guide, Rail, RailStep, Tip } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { View } from '../../src/index.ts';
import { said } from '../says/names.ts';
import { reason } from './reasons.ts';

/** Before the first turn, and in every turn. */
const START = ['bid', 'redraw', 'first'] as const;
const TURN = ['turn', 'steps', 'end'] as const;
/** GNO-TRN-1 For a player without a piece on the board. */
const PUT = ['put', 'end'] as const;

const stepOf = (name: string): RailStep => ({
  name: said(`rail.${name}`, name),
  about: said(`rail.${name}.about`, ''),
});

function rail({ phase, men, turn }: View): Rail {
  const steps: readonly string[] =
    phase === 'bid' || phase === 'redraw' ? START : men.some(({ owner }) => owner === turn) ? TURN : PUT;
  const now = phase === 'turn' ? 0 : steps.indexOf(phase);
  return { steps: steps.map(stepOf), now: now < 0 ? undefined : now };
}

/** A piece alone on a card, and a diamond for each point that is needed, as on the cards; those held are filled. */
function Drawing({ view, seat }: { readonly view: View; readonly seat: Seat | undefined }) {
  const { target } = view.options;
  const score = seat === undefined ? 0 : (view.scores[seat] ?? 0);
  return (
    <svg viewBox="0 0 60 18" aria-hidden="true" focusable="false">
      <rect class="goal-free" x="0.5" y="0.5" width="12" height="17" rx="1.5" />
      <path class="goal-x" d="M6.5 4.5L10.5 14H2.5Z" />
      {Array.from({ length: target }, (_, i) => (
        <path
          key={i}
          class={i < score ? 'goal-x' : 'goal-free'}
          d="M0 -4.2L3.3 0L0 4.2L-3.3 0Z"
          transform={`translate(${18.5 + (i % 5) * 8.3 + (i > 4 ? 4.1 : 0)} ${i > 4 ? 13.5 : 4.5})`}
        />
      ))}
    </svg>
  );
}

/** GNO-TGT-3 to 6: what reach and minions are, once the player has a piece. */
function tips({ men, phase }: View, seat: Seat): readonly Tip[] {
  if (phase === 'bid' || phase === 'redraw' || !men.some(({ owner }) => owner === seat)) return [];
  return ['reach', 'minions'].map((id) => ({ id, text: said(`tip.${id}`, '') }));
}

export const guide: Guide<View> = {
  goal(view, seat) {
    const { target } = view.options;
    const key = seat === undefined ? 'web.gnostica.goal.watch' : 'web.gnostica.goal';
    const held = { target, score: seat === undefined ? 0 : (view.scores[seat] ?? 0) };
    return {
      line: words.value.say(key, held),
      short: words.value.say(`${key}.short`, held),
      more: words.value.say('web.gnostica.goal.more', held),
    };
  },
  Drawing,
  tips,
  reason,
  rail,
};
