/** A scenario move by move, from the deal to where its text ends. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { parseTile } from '../src/index.ts';
import { TileArt } from '../table/art.tsx';
import { MiniGarden } from './MiniGarden.tsx';
import { playScenario, type Scenario } from './scenario.ts';

export function ScenarioBoard({ scenario, id }: { readonly scenario: Scenario; readonly id: string }) {
  const { say } = words.value;
  const { drawn } = useMemo(() => playScenario(scenario), [id]);
  const last = drawn.length - 1;
  const at = useSignal(last);
  const shown = drawn[at.value];
  if (shown === undefined) return null;
  const walk = (icon: 'previous' | 'next', to: number) => (
    <button
      type="button"
      class="subtle icon-button"
      aria-label={say(icon === 'previous' ? 'web.past.previous' : 'web.past.next')}
      aria-disabled={to < 0 || to > last}
      onClick={() => {
        at.value = Math.min(Math.max(to, 0), last);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <figure class="scenario mood-garden">
      <MiniGarden drawn={shown} />
      <figcaption>
        {shown.view.top === null ? null : (
          <span class="scenario-top" aria-hidden="true">
            <TileArt tile={parseTile(shown.view.top) ?? 0} />
          </span>
        )}
        {last === 0 ? (
          <span>{scenario.garden}</span>
        ) : (
          <>
            {walk('previous', at.value - 1)}
            <span role="status">
              {at.value === 0
                ? say('web.past.deal')
                : say('web.rules.after', {
                    move: scenario.moves[at.value - 1] ?? '',
                    number: at.value,
                    all: last,
                  })}
            </span>
            {walk('next', at.value + 1)}
          </>
        )}
      </figcaption>
    </figure>
  );
}
