import type { ComponentChildren } from 'preact';

/** A picture that fills whatever place it is given; what matters is near its middle. */
export function Scene({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg
      class={`scene scene-${name}`}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
