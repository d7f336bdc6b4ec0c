/** The visual language in one place: tokens as this browser shows them, and parts in all their states. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ThemeSwitch } from '../app/HeadButtons.tsx';
import { Mark } from '../app/Mark.tsx';
import { Colours } from './design/Colours.tsx';
import { Parts } from './design/Parts.tsx';
import { MOOD_PAIRS, PAIRS } from './design/pairs.ts';
import { GAMES } from './rules/ledgers.ts';
import './rules/index.css';
import './design/design.css';

const TableParts = lazily(() => import('./design/TableParts.tsx'));

const SIZES = ['xxl', 'xl', 'l', 'm', 's'] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 7] as const;

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="design-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export default function Design() {
  const { say } = words.value;
  return (
    <div class="page design">
      <header class="page-head">
        <h1>{say('web.design.title')}</h1>
        <p>{say('web.design.lead')}</p>
        <div class="design-row">
          <ThemeSwitch />
          <span>{say('web.theme')}</span>
        </div>
      </header>
      <Section title={say('web.design.mark')}>
        <div class="design-row design-mark">
          <Mark />
          <span>{say('web.title')}</span>
        </div>
      </Section>
      <Section title={say('web.design.colours')}>
        <p>{say('web.design.colours.about')}</p>
        <Colours pairs={PAIRS} />
      </Section>
      <Section title={say('web.design.moods')}>
        {GAMES.map((game, i) => (
          <details key={game} class="design-mood" open={i === 0}>
            <summary>{gameName(words.value, game)}</summary>
            <Colours pairs={MOOD_PAIRS} mood={game} />
          </details>
        ))}
      </Section>
      <Section title={say('web.design.type')}>
        {SIZES.map((size) => (
          <p key={size} class={`design-size size-${size}`}>
            <span>{say('web.tagline')}</span> <code>--size-{size}</code>
          </p>
        ))}
        <p class="design-text">{say('web.design.sample')}</p>
        <p class="design-code">b4[Mt] c4#= GAR-MOV-4</p>
      </Section>
      <Section title={say('web.design.spacing')}>
        <ul class="design-spaces">
          {SPACES.map((space) => (
            <li key={space}>
              <code>--space-{space}</code>
              <span class={`design-space space-${space}`} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('web.design.motion')}>
        <Motion />
      </Section>
      <Section title={say('web.design.parts')}>
        <Parts />
      </Section>
      <Section title={say('web.design.table')}>
        <TableParts />
      </Section>
    </div>
  );
}

function Motion() {
  const { say } = words.value;
  const there = useSignal(false);
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => void track.current?.classList.toggle('there', there.value), [there.value]);
  return (
    <>
      <p>{say('web.design.motion.about')}</p>
      <div class="design-track" ref={track} aria-hidden="true">
        <span class="quick" />
        <span class="calm" />
      </div>
      <button
        type="button"
        onClick={() => {
          there.value = !there.value;
        }}
      >
        {say('web.design.motion.go')}
      </button>
    </>
  );
}
