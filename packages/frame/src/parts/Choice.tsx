/** One of several, as a group of radio buttons drawn as cards. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Chosen<V extends string> {
  readonly value: V;
  readonly name: ComponentChildren;
  readonly about?: string | undefined;
  readonly mark?: ComponentChildren;
}

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly choices: readonly Chosen<V>[];
  readonly value: V;
  onChoose(value: V): void;
  /** Large cards with a mark, or a row of words. */
  readonly large?: boolean;
}

export function Choice<V extends string>({
  legend,
  choices,
  value,
  onChoose,
  large = false,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class={large ? 'choice cards' : 'choice'}>
      <legend>{legend}</legend>
      <div class="choice-cards">
        {choices.map((one) => (
          <label class="choice-card" key={one.value}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
            />
            {one.mark === undefined ? null : <span class="choice-mark">{one.mark}</span>}
            <span class="choice-name">{one.name}</span>
            {one.about === undefined ? null : <span class="choice-about">{one.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
