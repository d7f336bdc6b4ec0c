/**
 * A small board that plays on the home page. It is data and nothing else: what a game looks like is drawn ahead of
 * time from a real match (`scripts/live-boards.ts`), so that a page shows five games without loading the rules of
 * one.
 */

/** Its identity, so that it moves instead of vanishing; outline; colour; place; rotation and scale; text. */
export type Sprite = readonly [
  key: string,
  shape: string,
  ink: string,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  text?: string,
];

export interface LiveBoard {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Outlines around the middle of a sprite, by shape. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Colours by ink: inside the outline, and for text on it. */
  readonly inks: Readonly<Record<string, readonly [inside: string, text: string]>>;
  readonly frames: readonly (readonly Sprite[])[];
}

/** How a game draws one of its views for its live board. */
export interface LiveDrawing<View> extends Pick<LiveBoard, 'shapes' | 'inks'> {
  /** Half the size of the largest sprite, as a margin for those at the edge. */
  readonly margin: number;
  draw(view: View): Sprite[];
}
