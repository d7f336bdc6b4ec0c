/** How many pixels a unit of a drawing is: words that would be too small to read are left out. */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** `box` is the drawing's view box: it is measured again when that or the drawing's size changes. */
export function usePixels(svg: RefObject<SVGSVGElement | null>, box: string): Signal<number> {
  const pixels = useSignal(1);
  useLayoutEffect(() => {
    const drawing = svg.current;
    if (drawing === null) return;
    const measure = (): void => {
      pixels.value = drawing.getScreenCTM()?.a ?? 1;
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(drawing);
    return () => watching.disconnect();
  }, [box]);
  return pixels;
}

/** Anything smaller is hard to read. */
const LEAST = 9;
/** Units, as gnostica-cards.css has them. */
const [NAME, WORD, CORNER] = [10.6, 8.4, 24.5];

/** Which words of the cards are left out. */
export const leftOut = (pixels: number): string =>
  [
    NAME * pixels < LEAST ? ' no-names' : '',
    WORD * pixels < LEAST ? ' no-words' : '',
    CORNER * pixels < LEAST ? ' no-corners' : '',
  ].join('');

/** How large text has to be, in drawing units. */
export const readable = (pixels: number, units: number): number => Math.max(units, LEAST / pixels);
