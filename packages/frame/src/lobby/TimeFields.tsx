/** Time and patience at a table with friends. */
import type { TimeControl } from '@hortus/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Choice, type Chosen } from '../parts/Choice.tsx';
import { awayWords, timeWords } from '../says/terms.ts';
import { makeClock, parseClock } from './clock.ts';

/** What most people choose; any other can be put together. */
const TIMES = {
  none: { kind: 'none' },
  short: { kind: 'clock', base: 60, increment: 2 },
  usual: { kind: 'clock', base: 300, increment: 5 },
  long: { kind: 'clock', base: 900, increment: 10 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'move', seconds: 3 * 86_400 },
} as const satisfies Record<string, TimeControl>;
type Usual = keyof typeof TIMES;
type TimeChoice = Usual | 'own-clock' | 'own-move';

/** The matching preset, or a custom one. */
function choiceOf(time: TimeControl): TimeChoice {
  const is = JSON.stringify(time);
  const usual = (Object.keys(TIMES) as Usual[]).find((key) => JSON.stringify(TIMES[key]) === is);
  return usual ?? (time.kind === 'clock' ? 'own-clock' : 'own-move');
}

/** How long to wait for somebody who is away, in seconds; 0 is for ever. */
const WAITS = [60, 120, 600, 3600, 86_400, 0];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface TimeProps {
  readonly time: Signal<TimeControl>;
  readonly awayLimit: Signal<number>;
}

export function TimeFields({ time, awayLimit }: TimeProps) {
  const { say } = words.value;
  const chosen = useSignal<TimeChoice>(choiceOf(time.value));
  const choose = (value: TimeChoice): void => {
    chosen.value = value;
    if (value === 'own-clock') time.value = { kind: 'clock', base: 600, increment: 10 };
    else if (value === 'own-move') time.value = { kind: 'move', seconds: 120 };
    else time.value = TIMES[value];
  };
  return (
    <>
      <Choice
        legend={say('web.time')}
        value={chosen.value}
        onChoose={choose}
        choices={[
          ...(Object.keys(TIMES) as Usual[]).map((value) => choiceFor(value)),
          { value: 'own-clock' as const, name: say('web.time.own-clock') },
          { value: 'own-move' as const, name: say('web.time.own-move') },
        ]}
      />
      <OwnTime chosen={chosen.value} time={time} />
      <label class="field">
        <span>{say('web.new.away')}</span>
        <select
          value={String(awayLimit.value)}
          onChange={(event) => {
            awayLimit.value = Number(event.currentTarget.value);
          }}
        >
          {WAITS.map((seconds) => (
            <option key={seconds} value={String(seconds)}>
              {capital(awayWords(words.value, seconds))}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** A clock goes by its short name, with what it means below. */
function choiceFor(value: Usual): Chosen<TimeChoice> {
  const time = TIMES[value];
  const name = capital(timeWords(words.value, time));
  return time.kind === 'clock' ? { value, name: makeClock(time), about: name } : { value, name };
}

/** A custom time: a clock as people write it, or seconds per move. */
function OwnTime({ chosen, time }: { readonly chosen: TimeChoice; readonly time: Signal<TimeControl> }) {
  const { say } = words.value;
  const now = time.value;
  if (chosen === 'own-clock' && now.kind === 'clock') return <ClockField time={time} />;
  if (chosen === 'own-move' && now.kind === 'move')
    return (
      <div class="own-time">
        <NumberField
          label={say('web.time.seconds-each')}
          value={now.seconds}
          least={5}
          most={86_400}
          set={(seconds) => (time.value = { ...now, seconds })}
        />
      </div>
    );
  return null;
}

/** Anything that isn't a clock stays as typed, and the form isn't sent. */
function ClockField({ time }: { readonly time: Signal<TimeControl> }) {
  const { say } = words.value;
  const hint = useId();
  const typed = useSignal(time.value.kind === 'clock' ? makeClock(time.value) : '');
  const clock = parseClock(typed.value);
  return (
    <div class="own-time">
      <label class="field">
        <span>{say('web.time.clock-field')}</span>
        <input
          value={typed.value}
          required
          autoComplete="off"
          aria-describedby={hint}
          aria-invalid={clock === undefined}
          onInput={(event) => {
            const field = event.currentTarget;
            typed.value = field.value;
            const read = parseClock(field.value);
            field.setCustomValidity(read === undefined ? say('web.time.no-clock') : '');
            if (read !== undefined) time.value = read;
          }}
        />
        <span class="soft" id={hint}>
          {clock === undefined ? say('web.time.no-clock') : capital(timeWords(words.value, clock))}
        </span>
      </label>
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

function NumberField({ label, value, least, most, set }: NumberProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        required
        min={least}
        max={most}
        step={1}
        value={String(value)}
        onInput={(event) => {
          const typed = Math.round(event.currentTarget.valueAsNumber);
          if (typed >= least && typed <= most) set(typed);
        }}
      />
    </label>
  );
}
