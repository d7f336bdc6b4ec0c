/**
 * A long list that is in the page only where it can be seen. Its items come in chunks of equal length; a chunk far
 * from view is a gap as high as it was, or as it probably is. Hand-written because a library would take six of the
 * hundred kilobytes that a first game may load.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const CHUNK = 40;
/** The newest chunks are always rendered, so that the end of the list never waits for the observer. */
const STANDING = 2;
/** The assumed height of an item that was never shown. */
const LIKELY_HEIGHT = 45;
/** A reader this close to the end, in pixels, stays there. */
const END = 4;
/** How far from view a chunk is still rendered. */
const MARGIN = '600px 0px';

interface ChunksProps<T> {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  /** One item as a list item. */
  row(item: T): ComponentChildren;
}

export function Chunks<T>({ box, items, row }: ChunksProps<T>) {
  const count = Math.ceil(items.length / CHUNK);
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set());
  const heights = useRef(new Map<number, number>());
  const observer = useRef<IntersectionObserver>(undefined);
  // Made by the first chunk rendered, since the effects of chunks run before those of the list.
  const watch = (): IntersectionObserver => {
    observer.current ??= new IntersectionObserver(
      (changes) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting, boundingClientRect } of changes) {
            const chunk = Number((target as HTMLElement).dataset.chunk);
            if (isIntersecting) after.add(chunk);
            else if (after.delete(chunk)) heights.current.set(chunk, boundingClientRect.height);
          }
          return after;
        }),
      { root: box.current, rootMargin: MARGIN },
    );
    return observer.current;
  };
  const atEnd = useRef(false);
  useEffect(() => {
    const scrolled = box.current;
    const look = (): void => {
      if (scrolled === null) return;
      atEnd.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < END;
    };
    scrolled?.addEventListener('scroll', look, { passive: true });
    return () => {
      scrolled?.removeEventListener('scroll', look);
      observer.current?.disconnect();
    };
  }, []);
  // A gap that turns out higher or lower than assumed must not move the end out of sight.
  useLayoutEffect(() => {
    if (atEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [near]);
  return (
    <>
      {Array.from({ length: count }, (_, chunk) => {
        const stands = near.has(chunk) || chunk >= count - STANDING;
        const own = items.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
        return (
          <Watched key={chunk} watch={watch} chunk={chunk}>
            {stands ? (
              <ol start={chunk * CHUNK + 1}>{own.map(row)}</ol>
            ) : (
              <div style={{ height: heights.current.get(chunk) ?? own.length * LIKELY_HEIGHT }} />
            )}
          </Watched>
        );
      })}
    </>
  );
}

interface WatchedProps {
  watch(): IntersectionObserver;
  readonly chunk: number;
  readonly children: ComponentChildren;
}

function Watched({ watch, chunk, children }: WatchedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (own === null) return;
    const observer = watch();
    observer.observe(own);
    return () => observer.unobserve(own);
  }, []);
  return (
    <div ref={place} class="log-chunk" data-chunk={chunk}>
      {children}
    </div>
  );
}
