/** Time and patience at a table with friends. */

import type { TimeControl } from '@hortus/protocol';
import { capital } from '@hortus/words';
import { type Signal, useSignal } from '@preact/signals';
import { words } from '../page/words.ts';
import { Choice, type Chosen } from '../parts/Choice.tsx';
import { awayWords, timeWords } from '../says/terms.ts';
import { makeClock } from './clock.ts';
import { OwnTime } from './OwnTime.tsx';

/** What most people choose; anything else can be put together. */
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
      <OwnTime kind={chosen.value} time={time} />
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
