/**
 * A place of a fixed height, so that nothing below it moves: what doesn't fit is cut, and one press shows all of it over
 * what lies below. A rule that is opened in it is shown the same way.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../page/words.ts';

/**
 * Cut by almost a whole line: the press area of a rule's sign overflows
 * its own line. A line of one pixel is only for screen readers.
 */
const isCut = (line: Element): boolean =>
  line.clientHeight > 1 &&
  line.scrollHeight - line.clientHeight > Number.parseFloat(getComputedStyle(line).lineHeight) * 0.9;

interface Props {
  /** Changes whenever the text does. */
  readonly moment: string;
  readonly children: ComponentChildren;
}

export function ToldBox({ moment, children }: Props) {
  const { say } = words.value;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = useSignal(false);
  /** The first line that is cut. */
  const cut = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    open.value = false;
  }, [moment]);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = (): void => {
      // An open box isn't cut now, but would be again.
      if (open.peek() || current.querySelector('[aria-expanded="true"]') !== null) return;
      const at = [...current.children].findIndex(isCut);
      cut.value = at < 0 ? undefined : at;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const line of current.children) observer.observe(line);
    return () => observer.disconnect();
  });
  const more = cut.value !== undefined;
  return (
    <div class={`status-box${more ? ' cut' : ''}${more && open.value ? ' open' : ''}`}>
      <div class="status-told" id={id} role="status" aria-atomic="true" ref={box}>
        {children}
      </div>
      {more ? (
        <button
          type="button"
          class={`status-more at-${cut.value}`}
          aria-expanded={open.value}
          aria-controls={id}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {say(open.value ? 'web.status.less' : 'web.status.more')}
        </button>
      ) : null}
    </div>
  );
}
