/** The operator's page as HTML, without scripts. Everything people wrote is escaped. */
import { inPlainText } from '@hortus/protocol';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Report, Restriction, Step } from '../safety.ts';

export interface PageParts {
  readonly status: string;
  /** What the operator should set right. */
  readonly warnings: readonly string[];
  readonly figures: readonly (readonly [name: string, help: string, value: string])[];
  /** `closed`: only for people who know the token; `unread`: the database doesn't answer. */
  readonly people: PeopleParts | 'closed' | 'unread';
}

export interface PeopleParts {
  readonly reports: readonly ShownReport[];
  readonly restrictions: readonly Restriction[];
  readonly trail: readonly Step[];
}

interface ShownReport extends Report {
  /** The hashes of the addresses from which its writer is connected. */
  readonly addresses: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => inPlainText(text).replace(/[&<>"']/g, (one) => ESCAPES[one] ?? '');
const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const STYLE = `:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td { border-top: 1px solid #8888; padding: .3rem .6rem; text-align: left; vertical-align: top; overflow-wrap: break-word }
form { display: inline } .bad { color: light-dark(#a00, #f99); font-weight: bold } q { white-space: pre-wrap }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block } tr { border-top: 1px solid #8888; padding: .4rem 0 } td { border: 0; padding: 0; overflow-wrap: anywhere }
  label, input:not([type=hidden]) { display: block } button, input, select { font-size: 1rem; margin: .2rem 0; min-height: 2.75rem }
}`;

/** Our own figures; of a histogram, how many there were and their mean. */
export function figuresOf(
  metrics: readonly MetricObjectWithValues<MetricValue<string>>[],
): PageParts['figures'] {
  return metrics
    .filter(({ name }) => name.startsWith('hortus_') || name === 'process_resident_memory_bytes')
    .map(({ name, help, values }) => [name, help, figureOf(values)]);
}

function figureOf(values: readonly (MetricValue<string> & { readonly metricName?: string })[]): string {
  const ended = (ending: string) => values.filter(({ metricName = '' }) => metricName.endsWith(ending));
  const sum = (some: readonly { readonly value: number }[]): number =>
    some.reduce((all, { value }) => all + value, 0);
  const count = sum(ended('_count'));
  if (ended('_count').length > 0)
    return `${count}${count === 0 ? '' : `, mean ${(sum(ended('_sum')) / count).toPrecision(3)} s`}`;
  return values
    .map(({ labels, value }) =>
      [...Object.values(labels), Number.isInteger(value) ? value : value.toPrecision(3)].join(' '),
    )
    .join(', ');
}

const button = (label: string, fields: Readonly<Record<string, string | number>>): string =>
  `<form method="post" action="/operator">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(String(value))}">`)
    .join('')}<button>${label}</button></form>`;

const rows = <T>(some: readonly T[], none: string, row: (one: T) => readonly string[]): string =>
  some.length === 0
    ? `<p>${none}</p>`
    : `<table>${some
        .map(
          (one) =>
            `<tr>${row(one)
              .map((cell) => `<td>${cell}</td>`)
              .join('')}</tr>`,
        )
        .join('')}</table>`;

function reportRow({ table, n, at, by, why, line, person, addresses }: ShownReport): string[] {
  const actions = [
    button('Remove text', { act: 'remove-text', table, n }),
    ...(person === undefined
      ? []
      : [
          button('Mute for 7 days', { act: 'mute', whom: person, days: 7, why: `table ${table}, line ${n}` }),
          button('Remove name', { act: 'remove-name', whom: person }),
          button('Ban', { act: 'ban', whom: person, why: `table ${table}, line ${n}` }),
          ...addresses.map((hash) =>
            button(`Ban address ${hash}`, {
              act: 'ban',
              whom: `address:${hash}`,
              why: `table ${table}, line ${n}`,
            }),
          ),
        ]),
    button('Settle', { act: 'settle', table, n }),
  ];
  return [
    time(at),
    `<a href="/t/${encodeURIComponent(table)}">${escaped(table)}</a> line ${n}`,
    `${escaped(line?.name ?? '?')} (${escaped(person ?? 'no longer there')}): <q>${escaped(line?.text ?? '')}</q>`,
    `${escaped(by)}: <q>${escaped(why)}</q>`,
    actions.join(' '),
  ];
}

export function page({ status, warnings, figures, people }: PageParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hortus: operator</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/operator/style.css"></head><body>
<h1>Hortus</h1><p class="${status === 'ok' ? 'good' : 'bad'}">Health: ${escaped(status)}</p>
${warnings.map((warning) => `<p class="bad">Warning: ${escaped(warning)}</p>`).join('')}
${typeof people === 'string' ? INSTEAD[people] : moderation(people)}
<h2>Figures of this process</h2>${rows(figures, 'None.', ([name, help, value]) => [escaped(name), escaped(help), escaped(value)])}
${typeof people === 'string' ? '' : trailOf(people.trail)}
</body></html>`;
}

const INSTEAD = {
  closed: `<p>Reports, restrictions and the trail are visible only with the operator’s token. Set HORTUS_OPERATOR and restart
the server, or use <code>hortus reports</code>, <code>mute</code>, <code>ban</code> and <code>trail</code>.</p>`,
  unread:
    '<p class="bad">The database isn’t answering, so reports, restrictions and the trail can’t be shown.</p>',
} as const;

const moderation = ({ reports, restrictions }: PeopleParts): string =>
  `<h2>Reports</h2>${rows(reports, 'No open reports.', reportRow)}
<h2>Muted and banned</h2>${rows(restrictions, 'Nobody.', ({ kind, whom, at, until, why }) => [
    kind,
    escaped(whom),
    `since ${time(at)}${until === undefined ? '' : `, until ${time(until)}`}`,
    escaped(why),
    button('Lift', { act: `un${kind}`, whom: whom.replace(' ', ':') }),
  ])}
<form method="post" action="/operator"><p><select name="act"><option>mute</option><option>ban</option></select>
<label>person, address or address:HASH <input name="whom" required></label>
<label>days (empty: for good) <input name="days" size="4" inputmode="numeric"></label>
<label>why <input name="why"></label> <button>Restrict</button></p></form>
<h2>Remove a text</h2>
<form method="post" action="/operator"><input type="hidden" name="act" value="remove-text"><p><label>table <input name="table" required></label>
<label>line of chat <input name="n" size="4" required></label> <button>Remove line</button></p></form>
<form method="post" action="/operator"><input type="hidden" name="act" value="remove-name"><p><label>person <input name="whom" required></label>
<button>Remove name</button></p></form>`;

const trailOf = (trail: readonly Step[]): string =>
  `<h2>Trail</h2>${rows(trail, 'Nothing yet.', ({ at, who, what, about }) => [
    time(at),
    escaped(who),
    escaped(what),
    escaped(JSON.stringify(about)),
  ])}`;
