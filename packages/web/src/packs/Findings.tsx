/** What's wrong with the pack, in file order; a press goes to the place. */
import type { Finding, Severity } from '@hortus/cards/language';
import { explanationWords } from '@hortus/cgs/words/explanation-words.ts';
import { findingParts } from '@hortus/cgs/words/finding-words.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Key } from '@hortus/words';
import { useSignal } from '@preact/signals';
import type { PackModel } from './model.ts';

const COUNTS = {
  error: 'web.packs.findings.errors',
  warning: 'web.packs.findings.warnings',
  info: 'web.packs.findings.notes',
} as const satisfies Record<Severity, Key>;

export function Findings({ model }: { readonly model: PackModel }) {
  const { say, list } = words.value;
  const all = model.findings.value;
  const reading = model.reading.value;
  if (reading === undefined) return null;
  const countOf = (severity: Severity): number =>
    severity === 'error' ? reading.count : all.filter((one) => one.severity === severity).length;
  const counts = (['error', 'warning', 'info'] as const)
    .map((severity) => ({ severity, count: countOf(severity) }))
    .filter(({ count }) => count > 0);
  const left = reading.count - reading.faults.length + reading.findingCount - reading.findings.length;
  const eras = say('web.packs.summary.eras', { count: reading.pack?.decks.length ?? 0 });
  return (
    <section class="pack-findings" aria-label={say('web.packs.findings')}>
      <p class="pack-verdict" role="status">
        {counts.length === 0 ? (
          <span class="pack-clean">{say('web.packs.findings.none')}</span>
        ) : (
          <strong class={reading.count === 0 ? 'pack-clean' : ''}>
            {reading.count === 0 ? `${say('web.packs.findings.clean')} ` : ''}
            {list(counts.map(({ severity, count }) => say(COUNTS[severity], { count })))}
          </strong>
        )}{' '}
        <span class="soft">{say('web.packs.summary', { count: reading.pack?.cards.length ?? 0, eras })}</span>
      </p>
      <OtherPacks model={model} />
      {all.length === 0 ? null : (
        <ol>
          {all.map((finding, i) => (
            // An open finding stays open while its pack and its place in the list are the same.
            <FindingLine key={`${model.id.value} ${i} ${finding.code}`} finding={finding} model={model} />
          ))}
        </ol>
      )}
      {reading.allowed.length === 0 ? null : (
        <details class="pack-allowed">
          <summary>{say('web.packs.allowed', { count: reading.allowed.length })}</summary>
          <ul>
            {reading.allowed.map(({ finding, reason }, i) => (
              <li key={i}>
                {finding.code}: {findingParts(words.value, finding).message}{' '}
                <span class="soft">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {left > 0 ? <p class="soft">{say('web.packs.findings.more', { count: left })}</p> : null}
    </section>
  );
}

/** The packs that this one was read with, and those that it needs but that are missing. */
function OtherPacks({ model }: { readonly model: PackModel }) {
  const { say, list } = words.value;
  const { others, missing } = model.beside.value;
  if (others.length + missing.length === 0) return null;
  return (
    <p class="pack-beside">
      {others.length === 0 ? null : say('web.packs.others', { names: list(others) })}{' '}
      {missing.length === 0 ? null : (
        <strong>{say('web.packs.missing', { count: missing.length, names: list(missing) })}</strong>
      )}
    </p>
  );
}

function FindingLine({ finding, model }: { readonly finding: Finding; readonly model: PackModel }) {
  const { say } = words.value;
  const { severity, code, line = 1, column = 1 } = finding;
  const { message, hint } = findingParts(words.value, finding);
  const open = useSignal(false);
  return (
    <li class={`pack-finding ${severity}`}>
      <button type="button" class="subtle" onClick={() => model.goTo(line, column)}>
        <span class="pack-finding-mark" aria-hidden="true" />
        <span>
          <span class="visually-hidden">{say(`web.packs.${severity}`)}: </span>
          {message}
          {hint === undefined ? null : <span class="soft"> ({hint})</span>}
          <span class="pack-finding-at">{say('web.packs.at', { line })}</span>
        </span>
      </button>
      <button
        type="button"
        class="subtle pack-explain"
        aria-expanded={open.value}
        aria-label={say('web.packs.explain.of', { code })}
        onClick={() => (open.value = !open.value)}
      >
        {code}
      </button>
      {open.value ? <Explained finding={finding} /> : null}
    </li>
  );
}

/** Why it matters, with examples; the clause is in the rules. */
function Explained({ finding: { code, clause = '' } }: { readonly finding: Finding }) {
  const { say } = words.value;
  const found = explanationWords(words.value, code);
  return (
    <div class="pack-explained">
      {found === undefined ? null : (
        <>
          <p>
            <strong>{found.title}</strong> {found.why}
          </p>
          <p>{say('web.packs.explain.wrong')}</p>
          <pre>{found.wrong}</pre>
          <p>{say('web.packs.explain.right')}</p>
          <pre>{found.right}</pre>
        </>
      )}
      <a href={`/rules/cgs#${clause}`}>{clause}</a>
    </div>
  );
}
