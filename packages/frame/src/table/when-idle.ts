/** After the first picture, in an idle moment if the browser knows one. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}
