/** Powers as signs, in the order of use. */
import { cardNamed, type PowerName, powerNames } from '../../src/index.ts';

export const SIGN_PATHS: Readonly<Record<PowerName, string>> = {
  cup: 'M-5 -5H5Q5 2 0 3Q-5 2 -5 -5ZM0 3V6M-3 6H3',
  rod: 'M-6 0H5M2 -4L6 0 2 4',
  disc: 'M0 -6A6 6 0 1 0 0.1 -6ZM-3 0H3M0 -3V3',
  sword: 'M0 -7V3M-4 3H4M0 3V6',
  turn: 'M-5 1A5 5 0 1 1 0 5M0 5L3 3M0 5L3 8',
  flip: 'M-4 -6H4V6H-4ZM-1 -2H1M-1 2H1',
  any: 'M0 -6V6M-6 0H6M-4 -4L4 4M4 -4L-4 4',
  redraw: 'M-5 5V-2M-2 5V-5M1 5V-6M4 5V-4',
  own: 'M0 -6L5 5H-5ZM-7 0H-4M4 0H7',
  send: 'M-6 5Q0 -8 6 5M6 5L3 3M6 5L7 1',
  swap: 'M-6 -2H5L2 -5M6 3H-5L-2 6',
  fetch: 'M0 -6V4M-4 0L0 4 4 0M-6 7H6',
  copy: 'M-5 -5H2V4H-5ZM-2 -2H5V7H-2Z',
};

/** The powers of a card; Judgement's several fetches are one sign on its face. */
export const signsOf = (code: string): readonly PowerName[] => {
  const names = powerNames(cardNamed(code) ?? 0);
  return names.filter((name, i) => name !== 'fetch' || i === 0);
};

/** One sign alone. */
export const PowerSign = ({ sign }: { readonly sign: PowerName }) => (
  <svg class="gno-power-sign" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
    <path d={SIGN_PATHS[sign]} />
  </svg>
);
