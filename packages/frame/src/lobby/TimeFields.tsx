/** Time and patience at a table with friends. */
import type { TimeControl } from '@hortus/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { words } from '../page/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { awayWords, timeWords } from '../says/terms.ts';

/** What most people choose; any other can be put together. */
const TIMES = {
  none: { kind: 'none' },
  quick: { kind: 'clock', base: 60, increment: 2 },
  calm: { kind: 'clock', base: 300, increment: 5 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'move', seconds: 3 * 86_400 },
} as const satisfies Record<string, TimeControl>;
type Usual = keyof typeof TIMES;
type TimeChoice = Usual | 'own-clock' | 'own-move';

/** How long somebody who went away is waited for, in seconds; 0 is for ever. */
const WAITS = [60, 120, 600, 3600, 86_400, 0];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface TimeProps {
  readonly time: Signal<TimeControl>;
  readonly awayLimit: Signal<number>;
}

export function TimeFields({ time, awayLimit }: TimeProps) {
  const { say } = words.value;
  const chosen = useSignal<TimeChoice>('none');
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
          ...(Object.keys(TIMES) as Usual[]).map((value) => ({
            value,
            name: capital(timeWords(words.value, TIMES[value])),
          })),
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

/** A time of one's own, in minutes and seconds. */
function OwnTime({ chosen, time }: { readonly chosen: TimeChoice; readonly time: Signal<TimeControl> }) {
  const { say } = words.value;
  const now = time.value;
  if (chosen === 'own-clock' && now.kind === 'clock')
    return (
      <div class="own-time">
        <NumberField
          label={say('web.time.minutes')}
          value={now.base / 60}
          least={1}
          most={1440}
          set={(minutes) => (time.value = { ...now, base: minutes * 60 })}
        />
        <NumberField
          label={say('web.time.seconds-more')}
          value={now.increment}
          least={0}
          most={3600}
          set={(increment) => (time.value = { ...now, increment })}
        />
      </div>
    );
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
