/** Cards in use, outermost first and inner ones inside; what is done is ticked off, what was skipped is crossed out. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { PackedJson } from '@hortus/kernel';
import type { PowerName, View } from '../../src/index.ts';
import { PowerSign, signsOf } from '../cards/signs.tsx';
import { cardName, manName, said, spaceName } from '../says/names.ts';
import { skippedIn } from './skipped.ts';

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  large(code: string): void;
  /** What happened so far. */
  happened?: (() => readonly (readonly PackedJson[])[]) | undefined;
}

export function Script({ view, names, you, large, happened }: Props) {
  const { say } = words.value;
  if (view.frames.length === 0) return null;
  const skipped = skippedIn(happened?.() ?? [], view.frames);
  return (
    <div class="gno-scripts">
      <ol class="gno-script" aria-label={say('web.gnostica.script')}>
        {view.frames.map(({ card, copied, left, source }, i) => {
          const signs = scriptOf(copied ?? card, left);
          const done = signs.length - left;
          const inner = i === view.frames.length - 1;
          return (
            <li key={i} class={inner ? 'now' : 'waits'} style={`--depth: ${i}`}>
              <button type="button" class="subtle" onClick={() => large(copied ?? card)}>
                {copied === null
                  ? cardName(card)
                  : say('web.gnostica.as', { card: cardName(card), copied: cardName(copied) })}
              </button>
              <span class="visually-hidden">{said(`source.${source}`, '')}</span>
              <span class="gno-powers">
                {signs.map((sign, n) => {
                  const state =
                    n < done
                      ? skipped[i]?.[n] === true
                        ? 'skipped'
                        : 'done'
                      : n === done && inner
                        ? 'doing'
                        : '';
                  return (
                    <span key={n} class={state} aria-current={state === 'doing' ? 'step' : undefined}>
                      {state === 'done' ? <Icon name="check" /> : <PowerSign sign={sign} />}
                      {state === 'skipped' ? <s>{said(`sign.${sign}`, sign)}</s> : said(`sign.${sign}`, sign)}
                      {state === 'done' ? (
                        <span class="visually-hidden"> {say('web.gnostica.done')}</span>
                      ) : state === 'skipped' ? (
                        <em> {say('web.gnostica.skipped')}</em>
                      ) : null}
                    </span>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ol>
      {view.todo === null || view.todo.kind === 'draw' ? null : (
        <p class="gno-todo">
          {view.todo.kind === 'transit'
            ? say('web.gnostica.todo.transit', { man: manName(view, view.todo.man, names, you) })
            : say('web.gnostica.todo.three', { site: spaceName(view, view.todo.x, view.todo.y) })}
        </p>
      )}
    </div>
  );
}

/** Judgement may have more steps left than signs: it fetches one by one. */
function scriptOf(card: string, left: number): readonly PowerName[] {
  const signs = signsOf(card);
  const more = Math.max(0, left - signs.length);
  return [...signs, ...Array.from({ length: more }, () => signs.at(-1) ?? 'fetch')];
}
