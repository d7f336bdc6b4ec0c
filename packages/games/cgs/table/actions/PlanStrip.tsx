/** The planned cards, in order, and why the plan stopped. */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { type Desk, designOf, titleOf } from '../desk.ts';
import { said } from '../says/say.ts';
import type { Plan } from './use-plan.ts';

export function PlanStrip({ desk, plan }: { readonly desk: Desk; readonly plan: Plan }) {
  const { faces, runs, surprise } = plan;
  if (faces.length === 0 && surprise === undefined) return null;
  return (
    <section class="cgs-plan" aria-label={said('plan')}>
      <p role="status">
        {surprise === undefined ? said(runs ? runsKey(desk) : 'plan') : said(`plan.${surprise}`)}
      </p>
      {faces.length === 0 ? null : (
        <div class="cgs-planned">
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              class="chip"
              aria-label={said('plan.drop', { card: titleOf(designOf(desk, face)) })}
              onClick={() => plan.drop(face)}
            >
              <span>{titleOf(designOf(desk, face))}</span>
              <Icon name="close" />
            </button>
          ))}
        </div>
      )}
      {!runs && faces.length > 0 ? (
        <button type="button" class="main" title={said('plan.about')} onClick={() => plan.start()}>
          {said(plan.isMine ? 'plan.start' : 'plan.start.later')}
        </button>
      ) : null}
      <button type="button" class="subtle" onClick={() => plan.clear()}>
        {said(faces.length === 0 ? 'plan.seen' : 'plan.clear')}
      </button>
    </section>
  );
}

/** The next card waits for the reader's next turn, and this turn for the reader. */
const runsKey = ({ view, me }: Desk): string =>
  view.phase === 'turn' && view.turn === me && view.step !== 'play' ? 'plan.runs.waits' : 'plan.runs';
