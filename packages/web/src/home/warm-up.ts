/** Fetches what the first click will need, before it is made. */
import { isSparing } from '@hortus/frame/page/sparing.ts';

const warmed = new Set<string>();

export function warmUp(game: string): void {
  if (warmed.has(game)) return;
  warmed.add(game);
  void import('../pages/Here.tsx').catch(() => undefined);
  void import('../games/index.ts').then(({ tableOf }) => tableOf(game)).catch(() => undefined);
}

/** Waits until the page is shown and the browser is idle. */
export function warmUpLater(game: string): () => void {
  if (isSparing()) return () => undefined;
  const timer = setTimeout(() => warmUp(game), 1200);
  return () => clearTimeout(timer);
}

/** Small boards load once the page is shown: nobody waits for them. */
export function liveLater(): () => void {
  if (isSparing()) return () => undefined;
  let stop = (): void => undefined;
  const timer = setTimeout(
    () =>
      void import('./live.tsx')
        .then(({ startLive }) => {
          stop = startLive();
        })
        .catch(() => undefined),
    700,
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
