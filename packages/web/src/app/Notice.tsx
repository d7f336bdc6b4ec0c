/** A page that only has a message: nothing here, not loaded, broken. */

import { words } from '@hortus/frame/page/words.ts';
import type { ComponentChildren } from 'preact';

interface NoticeProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Announced immediately, since nobody asked for it. */
  readonly alert?: boolean;
  /** Loading again may help. */
  readonly reload?: boolean;
}

export function Notice({ title, children, alert = false, reload = false }: NoticeProps) {
  const { say } = words.value;
  return (
    <section class="notice-page" {...(alert ? { role: 'alert' } : {})}>
      <BareBed />
      <h1>{title}</h1>
      {children}
      <p class="notice-ways">
        {reload ? (
          <button type="button" class="main" onClick={() => location.reload()}>
            {say('web.reload')}
          </button>
        ) : null}
        <a class="button" href="/">
          {say('web.back-home')}
        </a>
      </p>
    </section>
  );
}

/** A bed in which nothing has come up yet. */
function BareBed() {
  return (
    <svg class="bare-bed" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      <path class="bed-earth" d="M8 70c18-12 126-12 144 0l-6 14H14z" />
      <path class="bed-line" d="M22 74c20-6 96-6 116 0M18 80c24-6 100-6 124 0" />
      <path class="bed-stake" d="M80 66V30M62 22h36v16H62z" />
      <path class="bed-line" d="M69 30h22" />
      <path class="bed-sprout" d="M118 66c0-10 2-14 6-18M120 58c-8 0-11-4-11-9 7 0 10 3 11 9z" />
    </svg>
  );
}
