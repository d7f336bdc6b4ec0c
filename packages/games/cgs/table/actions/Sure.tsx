/** The second press for actions that give something away: a sentence, and the way back first. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { said } from '../says/say.ts';

interface Props {
  readonly sentence: string;
  /** The label of the button that was pressed. */
  readonly label: string;
  yes(): void;
  no(): void;
}

export function Sure({ sentence, label, yes, no }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset class="cgs-actions cgs-sure">
      <legend class="visually-hidden">{said('actions')}</legend>
      <p role="alert">{sentence}</p>
      <button type="button" class="main" ref={back} onClick={no}>
        {said('stake.no')}
      </button>
      <button type="button" onClick={yes}>
        {said('stake.yes', { what: label })}
      </button>
    </fieldset>
  );
}
