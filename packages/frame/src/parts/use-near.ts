import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How far below the window a picture is already drawn. */
const AHEAD = '600px';

/**
 * Is a place close to the visible part of the page? A drawing is a thousand lines, so it waits until then.
 */
export function useNear<Place extends Element>(): readonly [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [near, come] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, near];
}
