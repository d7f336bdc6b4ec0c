/** A game's options as fields, made from its schema: the important ones first, the rest collapsed. */
import type { Game, Json } from '@hortus/kernel';
import { capital, optionWords, secondsKey } from '@hortus/words';
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { valueWords } from '../says/terms.ts';

export type Options = Readonly<Record<string, Json>>;

interface Property {
  readonly type: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  readonly enum?: readonly string[];
  readonly default: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

interface FieldsProps {
  readonly game: Game;
  readonly options: Signal<Options>;
  /** Who sits where, for options that name a seat. */
  readonly seats: readonly string[];
  /** Options asked for elsewhere. */
  readonly except?: readonly string[] | undefined;
  /** All of them are collapsed. */
  readonly folded?: boolean | undefined;
}

export function OptionFields({ game, options, seats, except = [], folded = false }: FieldsProps) {
  // Options that aren't plain values have their own part of the page.
  const properties = Object.entries(
    (game.optionSchema.properties ?? {}) as Readonly<Record<string, Property>>,
  ).filter(([name, { type }]) => type !== 'object' && type !== 'array' && !except.includes(name));
  const field = ([name, property]: (typeof properties)[number]) => (
    <OptionField key={name} {...{ game, options, seats, name, property }} />
  );
  const [first, rest] = folded ? [undefined, properties] : [properties[0], properties.slice(1)];
  const changed = rest.some(([name, { default: usual }]) => (options.value[name] ?? usual) !== usual);
  return (
    <>
      {first === undefined ? null : field(first)}
      {rest.length === 0 ? null : (
        <details class="more" open={changed}>
          <summary>{words.value.say('web.new.more')}</summary>
          <div class="more-fields">{rest.map(field)}</div>
        </details>
      )}
    </>
  );
}

interface FieldProps extends FieldsProps {
  readonly name: string;
  readonly property: Property;
}

function OptionField({ game, options, seats, name, property }: FieldProps) {
  const id = useId();
  const legend = capital(optionWords(words.value, game.id, name));
  const value = options.value[name] ?? property.default;
  const set = (chosen: string | number | boolean): void => {
    options.value = { ...options.value, [name]: chosen };
  };
  if (property.enum !== undefined)
    return (
      <Choice
        legend={legend}
        value={String(value)}
        onChoose={set}
        choices={property.enum.map((one) => ({
          value: one,
          name: capital(valueWords(words.value, game.id, name, one, seats)),
        }))}
      />
    );
  if (property.type === 'boolean')
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
        {legend}
      </label>
    );
  // People write seconds where the rules count milliseconds.
  const seconds = secondsKey(words.value, game.id, name);
  const unit = seconds === undefined ? 1 : 1000;
  const help = words.value.find(
    `web.${game.id}.option.${name}.about`,
    `web.${words.value.family(game.id)}.option.${name}.about`,
  );
  const { minimum, maximum, maxLength } = property;
  return (
    <div class="field">
      <label for={id}>{legend}</label>
      {property.type === 'integer' ? (
        <input
          id={id}
          type="number"
          value={String(Number(value) / unit)}
          {...(unit === 1 ? {} : { step: 'any' })}
          {...(minimum === undefined ? {} : { min: minimum / unit })}
          {...(maximum === undefined ? {} : { max: maximum / unit })}
          onInput={(event) => set(Math.round(Number(event.currentTarget.value) * unit))}
        />
      ) : (
        <input
          id={id}
          value={String(value)}
          {...(maxLength === undefined ? {} : { maxLength })}
          autoComplete="off"
          spellcheck={false}
          onInput={(event) => set(event.currentTarget.value)}
        />
      )}
      {help === undefined ? null : <span class="soft">{words.value.say(help)}</span>}
    </div>
  );
}
