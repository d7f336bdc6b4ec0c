/** A link “Rule”: pressing it opens the clause in place. Its id is in the tooltip; the game's ledger loads when first needed. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../page/words.ts';

const loadRule = async (game: string, id: string): Promise<ComponentType | undefined> =>
  (await import('./rule-words.tsx')).loadRuleWords(game, id);

const ruleLink = (game: string, clause: string): string => `/rules/${game}#${clause}`;

interface ClauseProps {
  readonly game: string;
  readonly id: string;
  /** Its number among several, to tell them apart. */
  readonly number?: number;
  /** Called when the rule opens or closes, so that a bubble can place itself again. */
  onResize?(): void;
}

export function Clause({ game, id, number, onResize }: ClauseProps) {
  const open = useSignal(false);
  const rule = useSignal<ComponentType | undefined | 'missing'>(undefined);
  const body = useId();
  const { say } = words.value;
  const label = number === undefined ? say('web.clause') : say('web.clause.nth', { number });
  const toggle = (): void => {
    open.value = !open.value;
    if (open.value && rule.value === undefined)
      loadRule(game, id).then(
        (found) => {
          rule.value = found ?? 'missing';
          requestAnimationFrame(() => onResize?.());
        },
        () => {
          rule.value = 'missing';
        },
      );
    requestAnimationFrame(() => onResize?.());
  };
  return (
    <span class="clause">
      <button
        type="button"
        class="clause-id"
        aria-expanded={open.value}
        aria-controls={body}
        aria-label={`${label}: ${id}`}
        title={id}
        onClick={toggle}
      >
        {label}
      </button>
      <span class="clause-body" id={body} hidden={!open.value} aria-live="polite">
        {!open.value ? null : rule.value === undefined ? (
          say('web.loading')
        ) : rule.value === 'missing' ? (
          say('web.clause.missing')
        ) : (
          <rule.value />
        )}
        {/* Not before the words, which would move it away under a press. */}
        {open.value && rule.value !== undefined ? (
          <a href={ruleLink(game, id)}>{say('web.clause.all')}</a>
        ) : null}
      </span>
    </span>
  );
}
