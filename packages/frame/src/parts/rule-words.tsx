/** The words of a clause, and the rulebook's terms in them as players say them. Loads when a rule is first opened. */
import { loadClause } from '@hortus/rulebook/shelf';
import type { ComponentType } from 'preact';
import { learnTerms, words } from '../page/words.ts';
import { termsIn } from '../says/terms-in.ts';
import { Prose } from './Prose.tsx';
import './rule-words.css';

/** Undefined if there is no such clause. */
export async function loadRuleWords(game: string, id: string): Promise<ComponentType | undefined> {
  // Offline, do without the terms.
  const [rule] = await Promise.all([loadClause(id), learnTerms(game).catch(() => undefined)]);
  return rule && (() => <RuleWords game={game} text={rule.words} />);
}

function RuleWords({ game, text }: { readonly game: string; readonly text: string }) {
  const used = termsIn(words.value, game, text).filter(({ plain }) => plain !== undefined);
  return (
    <>
      <Prose text={text} />
      {used.length === 0 ? null : (
        <p class="clause-terms">
          {used.map(({ term, plain, gloss }) => (
            <span key={term} title={gloss}>
              <i lang="en">{term}</i>: {plain}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
