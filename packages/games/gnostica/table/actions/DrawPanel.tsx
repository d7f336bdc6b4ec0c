/** Discarding and drawing: cards of the hand are marked, and the number of new cards is shown beside them. */

import { words } from '@hortus/frame/page/words.ts';
import { type Drawing, drawsOf, isPass } from '../../src/press/index.ts';
import { moveName, said } from '../says/names.ts';
import type { ControlsProps } from './controls-props.ts';

export function DrawPanel(props: ControlsProps & { readonly drawing: Drawing }) {
  const { choice, view, names, you, drawing, play } = props;
  const { say } = words.value;
  const draws = drawsOf(choice.question.all, view, you, drawing);
  const most = Math.max(0, ...draws.keys());
  // If the number isn't fixed in advance, one card at a time: you see it before drawing the next (GNO-R-21).
  const proposed = view.options.draws === 'open' && draws.has(1) ? 1 : most;
  const count = drawing.count !== undefined && draws.has(drawing.count) ? drawing.count : proposed;
  const chosen = draws.get(count);
  return (
    <div class="gno-draw">
      {draws.size < 2 ? null : (
        <fieldset class="gno-counts">
          <legend>{say('web.gnostica.draw.count')}</legend>
          {[...draws.keys()].map((number) => (
            <button
              type="button"
              key={number}
              aria-pressed={number === count}
              onClick={() => choice.draw(drawing.drops, number)}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
      {chosen === undefined ? (
        <p>{say('web.gnostica.draw.none')}</p>
      ) : (
        <button type="button" class="main" data-kind={drawing.kind} onClick={() => play(chosen.move)}>
          {isPass(chosen) ? said('do.pass', '') : moveName(chosen, view, names, you)}
        </button>
      )}
    </div>
  );
}
