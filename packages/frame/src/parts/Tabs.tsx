/** Panels, one of which is shown; arrow keys move between the tabs. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

export interface Tab {
  readonly id: string;
  readonly name: string;
  /** Something new that hasn't been looked at yet, in words. */
  readonly news?: string | undefined;
  readonly panel: ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  choose(id: string): void;
}

export function Tabs({ label, tabs, chosen, choose }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: tabs.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    choose(tabs[next]?.id ?? chosen);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const shown = tabs[at];
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map(({ id, name, news }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`${base}-tab-${id}`}
            aria-selected={id === shown?.id}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
            {news === undefined ? null : (
              <span class="tab-news">
                <span class="visually-hidden">{news}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          class="tab-panel"
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== shown?.id}
        >
          {id === shown?.id ? panel : null}
        </div>
      ))}
    </div>
  );
}
