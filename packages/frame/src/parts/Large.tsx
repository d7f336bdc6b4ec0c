/** One thing shown large for as long as the reader wants: above everything, and in nobody's way. */
import type { ComponentChildren } from 'preact';

export function Large({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <figure class="shown-large" aria-hidden="true">
      <div class="shown-large-thing">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
