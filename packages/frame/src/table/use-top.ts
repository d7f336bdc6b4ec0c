import { useEffect } from 'preact/hooks';

/** Where the table starts, so that its stage fills exactly the rest of the window. */
export function useTop(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const measure = (): void => {
      const box = root.current;
      if (box !== null)
        box.style.setProperty('--table-top', `${Math.round(box.getBoundingClientRect().top + scrollY)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
