/** On a phone the text at the start of an era may be longer than the screen. The first turn scrolls back to the top. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../../src/index.ts';

const PHONE = '(width < 40rem) and (orientation: portrait), (height <= 30rem) and (orientation: landscape)';

export const isStart = (phase: View['phase']): boolean => phase === 'study' || phase === 'claim';

export function useEraTop({ view: { phase }, manner }: BoardProps<View>): void {
  const before = useRef(phase);
  useLayoutEffect(() => {
    if (before.current !== phase && isStart(before.current) && manner === 'live' && matchMedia(PHONE).matches)
      scrollTo({ top: 0, behavior: 'instant' });
    before.current = phase;
  }, [phase]);
}
