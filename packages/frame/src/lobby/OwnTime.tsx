/** A custom time: a clock as people write it, or seconds per move. */

import type { TimeControl } from '@hortus/protocol';
import { capital } from '@hortus/words';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../page/words.ts';
import { timeWords } from '../says/terms.ts';
import { makeClock, parseClock } from './clock.ts';

export function OwnTime({ kind, time }: { readonly kind: string; readonly time: Signal<TimeControl> }) {
  const { say } = words.value;
  const now = time.value;
  if (kind === 'own-clock' && now.kind === 'clock') return <ClockField time={time} />;
  if (kind === 'own-move' && now.kind === 'move')
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
