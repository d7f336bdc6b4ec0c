/** The turning points: a small chart, the mistakes in words, and all of it as a table. */

import { words } from '@hortus/frame/page/words.ts';
import { useEffect } from 'preact/hooks';
import type { ReplayModel } from '../model.ts';
import type { ReviewedLog } from '../replayed.ts';
import { Chart } from './Chart.tsx';
import { showMoment } from './show-moment.ts';
import { steadyWords, turnWords, whereWords } from './turn-words.ts';

export function ReviewPanel({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const reviewing = model.reviewing.value;
  useEffect(() => {
    void model.review();
  }, [model]);
  if (reviewing === 'none') return <p>{say('review.none')}</p>;
  if (typeof reviewing !== 'object') return <p role="status">{say('web.replay.thinking')}</p>;
  return <Reviewed model={model} reviewed={reviewing} />;
}

function Reviewed({ model, reviewed }: { readonly model: ReplayModel; readonly reviewed: ReviewedLog }) {
  const { say } = words.value;
  const { review, seqs } = reviewed;
  return (
    <div class="review">
      <Chart model={model} reviewed={reviewed} />
      <div role="status">
        {review.turns.length === 0 ? (
          <p>{steadyWords(model, reviewed)}</p>
        ) : (
          <p class="visually-hidden">{say('web.replay.turns', { count: review.turns.length })}</p>
        )}
      </div>
      {review.turns.length === 0 ? null : (
        <ol class="review-turns">
          {review.turns.map((index) => (
            <li key={index}>
              <button
                type="button"
                class="log-line"
                aria-current={seqs[index] === model.seq.value + 1 ? 'step' : undefined}
                onClick={() => showMoment(model, (seqs[index] ?? 1) - 1)}
              >
                {turnWords(model, reviewed, index)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {review.exact || review.turns.length === 0 ? null : <p>{say('review.cut')}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={model.valued.value}
          onChange={() => {
            model.valued.value = !model.valued.value;
          }}
        />
        {say('web.replay.values')}
      </label>
      <p class="soft">{say('web.replay.legend')}</p>
      <details class="more review-table">
        <summary>{say('web.replay.table')}</summary>
        <ReviewTable model={model} reviewed={reviewed} />
      </details>
    </div>
  );
}

const stands = (value: number): 'web.replay.won' | 'web.replay.drawn' | 'web.replay.lost' =>
  value > 0 ? 'web.replay.won' : value < 0 ? 'web.replay.lost' : 'web.replay.drawn';

function ReviewTable({ model, reviewed }: { readonly model: ReplayModel; readonly reviewed: ReviewedLog }) {
  const { say } = words.value;
  const { review, seqs } = reviewed;
  const names = model.shown.value?.names.value ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <div class="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('web.replay.column.move')}</th>
            <th scope="col">{say('web.replay.column.who')}</th>
            <th scope="col">{say('web.replay.column.played')}</th>
            <th scope="col">{say('web.replay.column.before')}</th>
            <th scope="col">{say('web.replay.column.after')}</th>
            <th scope="col">{say('web.replay.column.best')}</th>
          </tr>
        </thead>
        <tbody>
          {review.moves.map((one, i) => {
            const text = (move: number): string => model.moveText((seqs[i] ?? 1) - 1, one.seat, move);
            const value = (key: 'before' | 'after'): string =>
              one.points === undefined
                ? say(stands(one[key]))
                : `${say(stands(one[key]))} (${one.points[key]})`;
            return (
              <tr key={seqs[i]} class={review.turns.includes(i) ? 'turned' : ''}>
                <th scope="row">{whereWords(reviewed, i)}</th>
                <td>{names[one.seat]}</td>
                <td>{text(one.move)}</td>
                <td>{value('before')}</td>
                <td>{value('after')}</td>
                <td>{one.best.map(text).join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
