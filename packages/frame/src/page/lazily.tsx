import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page that loads when first shown; until then its place is empty. */
export function lazily<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [Part, show] = useState<ComponentType<P> | undefined>(() => loaded);
    useEffect(() => {
      if (Part !== undefined) return;
      void load().then(
        (module) => {
          loaded = module.default;
          show(() => module.default);
        },
        () => undefined,
      );
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
