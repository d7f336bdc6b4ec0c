/** Runs after the first picture, in an idle moment if the browser can tell. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}
