/** The chances along the slider: the same axis, so that a press on the curve goes where the thumb would be. */
import { words } from '@hortus/frame/page/words.ts';
import type { ReplayModel } from '../model.ts';
import { type CurveLine, chanceWords, curveLines, reviewTurns } from './curve.ts';

/** The drawing is stretched to the width of the slider. */
const WIDE = 1000;
const TALL = 100;

export function Curve({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const judge = model.judge.value;
  if (!model.over || judge === 'nobody') return null;
  const lines = curveLines(model);
  if (lines !== undefined) return <Drawn model={model} lines={lines} />;
  const [reviewing, judging] = [model.reviewing.value, model.judging.value];
  const far = typeof judging === 'object' && 'far' in judging ? judging.far : undefined;
  if (far !== undefined || reviewing === 'asked')
    return (
      <div class="curve">
        <progress
          aria-label={say('web.replay.thinking')}
          {...(far === undefined ? {} : { value: far, max: 1 })}
        />
      </div>
    );
  return (
    <div class="curve">
      {judge === undefined || reviewing === 'none' || judging === 'none' ? null : (
        <button type="button" onClick={() => void (judge === 'solver' ? model.review() : model.follow())}>
          {say('web.replay.curve.ask')}
        </button>
      )}
    </div>
  );
}

function Drawn({ model, lines }: { readonly model: ReplayModel; readonly lines: readonly CurveLine[] }) {
  const last = Math.max(1, model.frames.value.length - 1);
  const x = (at: number): number => (at / last) * WIDE;
  const y = (chance: number): number => (1 - chance) * TALL;
  const line = ({ chances, isExact }: CurveLine): string =>
    chances
      .map((chance, at) => {
        if (at === 0) return `M0 ${y(chance)}`;
        return isExact ? `H${x(at - 0.5)}V${y(chance)}H${x(at)}` : `L${x(at)} ${y(chance)}`;
      })
      .join('');
  const [only] = lines.length === 1 ? lines : [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keys
    <div
      class="curve"
      role="img"
      aria-label={summary(model, lines)}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        model.running.value = false;
        model.goTo(Math.min(Math.max(Math.round(((event.clientX - left) / width) * last), 0), last));
      }}
    >
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {only === undefined ? null : <path class="chart-first" d={`${line(only)}V${TALL / 2}H0Z`} />}
        <path class="chart-axis" d={`M0 ${TALL / 2}H${WIDE}`} />
        {lines.map((one) => (
          <path key={one.seat} class={`course-line course-${one.seat}`} d={line(one)} />
        ))}
        <path class="chart-now" d={`M${x(model.at.value)} 0V${TALL}`} />
      </svg>
      {reviewTurns(model).map(({ after, told, isDecided }) => {
        const at = Math.max(
          0,
          model.frames.value.findIndex(({ sight }) => sight.seq >= after),
        );
        return (
          <span
            key={after}
            class={isDecided ? 'curve-turn decided' : 'curve-turn'}
            title={told}
            style={{ left: `${x(at) / (WIDE / 100)}%`, top: `${y(only?.chances[at] ?? 0.5)}%` }}
          />
        );
      })}
    </div>
  );
}

function summary(model: ReplayModel, lines: readonly CurveLine[]): string {
  const { say } = words.value;
  const names = model.shown.value?.names.value ?? [];
  const [only] = lines;
  const count = reviewTurns(model).length;
  const course =
    lines.length > 1 || only === undefined
      ? say('web.replay.curve.all')
      : say('web.replay.curve.of', {
          name: names[only.seat] ?? '',
          from: chanceWords(model, only.chances[0] ?? 0.5),
          to: chanceWords(model, only.chances.at(-1) ?? 0.5),
        });
  return count === 0 ? course : `${course}. ${say('web.replay.curve.turns', { count })}`;
}
