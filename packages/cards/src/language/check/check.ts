/** A pack with everything there is to say about it: faults, findings, and findings its author allows. */

import { isAboutCards, isRule, lintPack } from '../lint/lint.ts';
import { checkCanonical } from '../pack/canonical.ts';
import type { Allowance, Pack } from '../pack/pack.ts';
import type { Source } from '../pack/parts.ts';
import { Gathering, type PackReading, type ReadOptions, readWith } from '../pack/read-pack.ts';
import { clauseOf, type Finding, FindingList, sentencesOf } from '../telling/findings.ts';
import { phrase, type Said, said } from '../telling/said.ts';

export interface PackCheck extends PackReading {
  /** Warnings and notes that nobody allowed; errors are among the faults. The first hundred, in the order of the file. */
  readonly findings: readonly Finding[];
  readonly findingCount: number;
  /** CGS-FILE-8 */
  readonly allowed: readonly { readonly finding: Finding; readonly reason: string }[];
}

export function checkPack(input: string | readonly Source[], options: ReadOptions = {}): PackCheck {
  const gathering = new Gathering(true);
  const pack = readWith(input, options, gathering);
  const findings = new FindingList();
  const allowed: { finding: Finding; reason: string }[] = [];
  if (pack !== undefined) lint(pack, gathering, findings, allowed);
  if (pack !== undefined && gathering.known === 0) checkCanonical(pack, gathering.report);
  return {
    ...gathering.reading(pack),
    findings: gathering.first(findings),
    findingCount: findings.count,
    allowed: allowed.map(({ finding, reason }) => ({ finding: gathering.placed(finding), reason })),
  };
}

/** A pack on its own, as stored: what it names in other packs isn't judged, and neither is what is merely unwise. */
export function checkAlone(input: string | readonly Source[]): PackReading {
  const gathering = new Gathering();
  const pack = readWith(input, { alone: true }, gathering);
  if (pack !== undefined && gathering.faults.count === 0) checkCanonical(pack, gathering.report);
  return gathering.reading(pack);
}

function lint(
  pack: Pack,
  gathering: Gathering,
  findings: FindingList,
  allowed: { finding: Finding; reason: string }[],
): void {
  // Counts over decks mean little while something is wrong with them; such findings may still be allowed.
  const isSound = gathering.known === 0;
  const used = new Set<Allowance>();
  const errors = new Set<string>();
  const allowanceOf = allowancesIn(pack);
  lintPack(pack, (finding) => {
    const isShown = isSound || isAboutCards(finding.code);
    if (finding.severity === 'error') {
      errors.add(finding.code);
      if (isShown) gathering.faults.add(finding);
      return;
    }
    const allowance = allowanceOf(finding);
    if (allowance === undefined) {
      if (isShown) findings.add(finding);
      return;
    }
    used.add(allowance);
    allowed.push({ finding, reason: allowance.reason });
  });
  for (const allowance of pack.head.allowances) {
    if (used.has(allowance) || (!isSound && isRule(allowance.code) && !isAboutCards(allowance.code)))
      continue;
    const { code, subject, spot } = allowance;
    const what = subject === undefined ? phrase('the pack') : subjectName(subject, pack);
    gathering.faults.add({
      code: 'ERR-40',
      severity: 'error',
      clause: clauseOf('ERR-40'),
      ...sentencesOf(
        errors.has(code)
          ? said`${code} is an error here, and errors cannot be allowed.`
          : said`Nothing to allow: ${what} has no finding ${code}.`,
      ),
      ...spot,
    });
  }
}

const isCardNumber = (subject: string): boolean => /^\d{1,9}$/.test(subject);

const subjectName = (subject: string, pack: Pack): Said =>
  pack.decks.some(({ name }) => name === subject)
    ? said`era "${subject}"`
    : isCardNumber(subject)
      ? said`card ${subject}`
      : said`card "${subject}"`;

/** Finds the allowance of a finding: for the whole pack, or for the era or card it names. */
function allowancesIn({ head, cards, decks }: Pack): (finding: Finding) => Allowance | undefined {
  const known = new Map(head.allowances.map((one) => [`${one.code} ${one.subject ?? ''}`, one]));
  if (known.size === 0) return () => undefined;
  const numbers = new Map(
    [...cards, ...decks.flatMap((deck) => deck.cards)].map(({ card }) => [card.identifier, card.number]),
  );
  return ({ code, era, card }) => {
    const subjects = ['', era, card, card === undefined ? undefined : numbers.get(card)];
    for (const subject of subjects) {
      const found = subject === undefined ? undefined : known.get(`${code} ${subject}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
