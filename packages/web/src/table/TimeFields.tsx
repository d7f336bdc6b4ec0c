/** Time and take-backs of a table with a friend. */
import type { TimeControl } from '@hortus/protocol';
import type { Signal } from '@preact/signals';
import { words } from '../app/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { timeWords } from './terms.ts';

/** What people choose from; the server takes any. */
const TIMES = {
  none: { kind: 'none' },
  quick: { kind: 'clock', base: 60, increment: 2 },
  calm: { kind: 'clock', base: 300, increment: 5 },
  move: { kind: 'move', seconds: 60 },
  days: { kind: 'move', seconds: 3 * 86_400 },
} as const satisfies Record<string, TimeControl>;
export type TimeChoice = keyof typeof TIMES;

export const timeOf = (chosen: TimeChoice): TimeControl => TIMES[chosen];

interface TimeProps {
  readonly time: Signal<TimeChoice>;
  readonly takeBacks: Signal<boolean>;
}

export function TimeFields({ time, takeBacks }: TimeProps) {
  const { say } = words.value;
  return (
    <>
      <Choice
        legend={say('web.time')}
        value={time.value}
        onChoose={(value) => {
          time.value = value;
        }}
        choices={(Object.keys(TIMES) as TimeChoice[]).map((value) => {
          const text = timeWords(words.value, TIMES[value]);
          return { value, name: text.charAt(0).toUpperCase() + text.slice(1) };
        })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={takeBacks.value}
          onChange={(event) => {
            takeBacks.value = event.currentTarget.checked;
          }}
        />
        {say('web.new.take-backs')}
      </label>
    </>
  );
}
