/** What was agreed at this table, the score so far, and how its shuffles can be checked. */

import type { TableInfo, TimeControl } from '@hortus/protocol';
import { optionWords, type Words } from '@hortus/words';
import { words } from '../app/words.ts';
import type { TableModel } from './model.ts';

export function timeWords({ say }: Words, time: TimeControl): string {
  if (time.kind === 'none') return say('web.time.none');
  if (time.kind === 'move') return say('web.time.each', { time: spanWords(time.seconds) });
  return say(time.increment === 0 ? 'web.time.whole' : 'web.time.clock', {
    time: spanWords(time.base),
    more: spanWords(time.increment),
  });
}

/** `3 minutes`, in the reader's language. */
export function spanWords(seconds: number): string {
  const [value, unit] =
    seconds % 86_400 === 0 && seconds > 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0 && seconds > 0
        ? [seconds / 3600, 'hour']
        : seconds % 60 === 0 && seconds > 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return new Intl.NumberFormat(words.value.language, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Number(value));
}

export interface Term {
  readonly name: string;
  readonly value: string;
}

/** Every option in words: what differs from the usual and what does not, since consent needs all of it. */
export function termsOf(said: Words, info: TableInfo, schema: Readonly<Record<string, unknown>>): Term[] {
  const { say } = said;
  const names = info.seats.map(({ name }, i) => name || say('web.seat.number', { number: i + 1 }));
  const properties = (schema.properties ?? {}) as Readonly<Record<string, { readonly default?: unknown }>>;
  return [
    ...Object.entries(properties).flatMap(([option, { default: usual }]) => {
      const value = String(info.options[option] ?? usual ?? '');
      return value === ''
        ? []
        : [
            {
              name: optionWords(said, info.game, option),
              value: valueWords(said, info.game, option, value, names),
            },
          ];
    }),
    ...(info.id === '' || info.time.kind === 'none'
      ? []
      : [{ name: say('web.time'), value: timeWords(said, info.time) }]),
  ];
}

/** A value of an option; one that names a seat is told by who sits there. */
export function valueWords(
  said: Words,
  game: string,
  option: string,
  value: string,
  names: readonly string[],
): string {
  const key = said.find(`web.${game}.option.${option}.${value}`, `${game}.option.${option}.${value}`);
  return key === undefined ? value : said.say(key, { a: names[0] ?? 'A', b: names[1] ?? 'B' });
}

export function InfoPanel({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const { source, table } = model;
  const info = source.info.value;
  const frame = model.frame.value;
  return (
    <div class="info">
      {table.Sheet === undefined || frame === undefined ? null : (
        <table.Sheet view={frame.sight.view as never} entries={frame.entries} names={model.names.value} />
      )}
      <dl class="terms">
        {termsOf(words.value, info, source.game.optionSchema).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {source.where === 'server' ? (
          <div>
            <dt>{say('web.take-backs')}</dt>
            <dd>{say(info.takeBacks ? 'web.take-backs.yes' : 'web.take-backs.no')}</dd>
          </div>
        ) : null}
      </dl>
      {info.time.kind === 'none' ? null : <p class="soft">{say('web.time.at-zero')}</p>}
      <Fair model={model} />
    </div>
  );
}

function Fair({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const fairness = model.source.fairness.value;
  if (fairness === undefined) return null;
  return (
    <details class="fair">
      <summary>{say('web.fair')}</summary>
      <p>{say('web.fair.about')}</p>
      <dl>
        <dt>{say('web.fair.commitment')}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {fairness.promise === undefined ? null : (
          <>
            <dt>{say('web.fair.promise')}</dt>
            <dd>
              <code>{fairness.promise}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
