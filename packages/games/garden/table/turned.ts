import type { JSX } from 'preact';

/** The same drawing several times around a point. */
export const turned = (times: number, draw: (angle: number) => JSX.Element): JSX.Element[] =>
  Array.from({ length: times }, (_, i) => draw((360 / times) * i));
