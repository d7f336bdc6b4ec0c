/** Fetches what the first click will need, before it comes. */
const warmed = new Set<string>();

/** A reader who saves data, or is on a slow line, loads only what was asked for. */
const spare = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

export function warmUp(game: string): void {
  if (warmed.has(game)) return;
  warmed.add(game);
  void import('../pages/Here.tsx').catch(() => undefined);
  void import('../games/index.ts').then(({ tableOf }) => tableOf(game)).catch(() => undefined);
}

/** Once the page is shown and nothing else is to be done. */
export function warmUpLater(game: string): () => void {
  if (spare()) return () => undefined;
  const timer = setTimeout(() => warmUp(game), 1200);
  return () => clearTimeout(timer);
}

/** Small boards come once the page is shown: nobody waits for them. */
export function liveLater(): () => void {
  if (spare()) return () => undefined;
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
