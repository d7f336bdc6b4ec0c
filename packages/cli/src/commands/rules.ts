import { hintFor } from '@hortus/kernel';
import { lookOf } from '@hortus/kit/paint';
import { rulebook } from '@hortus/rulebook';
import { EXIT, Mistake } from '../exit.ts';
import { findRules, gameOf, missingClause, prefixOf } from '../rules-text.ts';
import { out, shell } from '../shell.ts';

export interface RulesOptions {
  readonly game?: string;
  readonly limit: string;
}

export function runRules(asked: readonly string[], { game, limit }: RulesOptions): void {
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1)
    throw new Mistake('--limit takes a whole number from 1', EXIT.usage);
  if (game !== undefined) findLedger(game);
  else if (asked.join('').trim() === '')
    throw new Mistake(
      'which rule? For example: rules GAR-MOV-4, rules block, rules --game garden',
      EXIT.usage,
    );
  const text = asked.join(' ');
  const missing = missingClause(text);
  if (missing !== undefined) throw new Mistake(missing);
  const found = findRules(text, lookOf(shell().stdout, shell().env), game, most);
  if (found.length === 0) throw new Mistake(`no rule mentions ${JSON.stringify(text)}`);
  out(`${found.join('\n')}\n`);
}

/** Looks among the ledgers, since a game may have rules before it can be played. */
function findLedger(game: string): void {
  if (prefixOf(game) !== undefined) return;
  const hint = hintFor(game, rulebook.ledgers.map(gameOf));
  throw new Mistake(`there are no rules for ${JSON.stringify(game)}; ${hint}`, EXIT.usage);
}
