/** Who sits where at a new table: how many, which are bots, the names of people who share the screen. */
import { botName } from '@hortus/words';
import type { Signal } from '@preact/signals';
import { words } from '../page/words.ts';
import { Choice } from '../parts/Choice.tsx';

/** What a seat should be; the level is kept while somebody else sits there. */
export interface Wished {
  readonly bot: boolean;
  readonly level: string;
  readonly name: string;
}

export const wishedSeats = (count: number, usual: string): Wished[] =>
  Array.from({ length: count }, () => ({ bot: false, level: usual, name: '' }));

interface Props {
  /** How many may play. */
  readonly counts: readonly number[];
  readonly levels: readonly string[];
  readonly seats: Signal<readonly Wished[]>;
  /** At this screen with names, or with friends, where the first seat is your own. */
  readonly at: 'screen' | 'friend';
}

export function CountField({
  counts,
  seats,
  usual,
}: Pick<Props, 'counts' | 'seats'> & { readonly usual: string }) {
  if (counts.length < 2) return null;
  return (
    <Choice
      legend={words.value.say('web.new.count')}
      value={String(seats.value.length)}
      onChoose={(value) => {
        const count = Number(value);
        seats.value = [...seats.value, ...wishedSeats(count, usual)].slice(0, count);
      }}
      choices={counts.map((count) => ({
        value: String(count),
        name: words.value.say('web.new.count.of', { count }),
      }))}
    />
  );
}

/** One row per seat: who it's for, and a name for somebody at this screen. */
export function SeatFields({ counts, levels, seats, at }: Props) {
  const { say } = words.value;
  const change = (i: number, what: Partial<Wished>): void => {
    seats.value = seats.value.map((old, j) => (i === j ? { ...old, ...what } : old));
  };
  const two = counts.length === 1 && seats.value.length === 2;
  if (two && at === 'friend') return null;
  return (
    <fieldset class="choice names">
      <legend>{say(two ? 'web.new.names' : 'web.new.seats')}</legend>
      {seats.value.map((wish, i) => {
        const label = say('web.player', { number: i + 1 });
        if (at === 'friend' && i === 0)
          return (
            <p class="field seat-wish" key={i}>
              <span>{label}</span>
              <strong>{say('web.you')}</strong>
            </p>
          );
        return (
          <div class="field seat-wish" key={i}>
            <span aria-hidden="true">{label}</span>
            {two ? null : (
              <select
                aria-label={say('web.new.who', { seat: label })}
                value={wish.bot ? wish.level : ''}
                onChange={(event) => {
                  const chosen = event.currentTarget.value;
                  change(i, chosen === '' ? { bot: false } : { bot: true, level: chosen });
                }}
              >
                <option value="">{say(at === 'friend' ? 'web.new.seat.friend' : 'web.new.seat.here')}</option>
                {levels.map((level) => (
                  <option key={level} value={level}>
                    {botName(words.value, level)}
                  </option>
                ))}
              </select>
            )}
            {at === 'friend' || wish.bot ? null : (
              <input
                aria-label={say('web.new.name-of', { seat: label })}
                value={wish.name}
                maxLength={32}
                autoComplete="off"
                placeholder={label}
                onInput={(event) => change(i, { name: event.currentTarget.value })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
