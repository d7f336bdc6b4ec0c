/** What the bars and the words beside the names mean. */
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { said } from '../says/say.ts';

const BARS = ['solid', 'ghost', 'pale', 'hatched', 'notch'] as const;
const FLAGS = ['hero', 'locked', 'vain', 'out'] as const;

export function Legend({ close }: { close(): void }) {
  return (
    <Dialog title={said('legend')} onClose={close}>
      <dl class="cgs-legend cgs-of-0">
        {BARS.map((bar) => (
          <div key={bar}>
            <dt>
              <span class="cgs-rung" aria-hidden="true">
                <i class={bar} style={bar === 'notch' ? { left: '50%' } : { width: '100%' }} />
              </span>
            </dt>
            <dd>{said(`legend.${bar}`)}</dd>
          </div>
        ))}
        {FLAGS.map((flag) => (
          <div key={flag}>
            <dt>{said(flag)}</dt>
            <dd>{said(`legend.${flag}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{said('tip.costs')}</p>
    </Dialog>
  );
}
