import { GAMES, LEVELS, RATINGS } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';
import { lookOf, wrap } from '@hortus/kit/paint';
import { FINISHED, rulebook } from '@hortus/rulebook';
import { prefixOf } from '../rules-text.ts';
import { out, shell } from '../shell.ts';

const describe = (game: Game) => {
  const prefix = prefixOf(game.id) ?? '';
  return {
    id: game.id,
    title: game.title,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    levels: LEVELS(game.id),
    ratings: RATINGS(game.id),
    options: game.optionSchema,
    rules: { prefix, clauses: rulebook.all(prefix).length, finished: FINISHED.includes(prefix) },
  };
};

/** `club (1500)`. */
const rated = (level: string, rating: number | undefined): string =>
  rating === undefined ? level : `${level} (${rating})`;

interface Property {
  readonly enum?: readonly string[];
  readonly description?: string;
}

export function runGames({ json = false }: { readonly json?: boolean }): void {
  const games = GAMES.map(describe);
  if (json) {
    out(`${JSON.stringify(games, undefined, 2)}\n`);
    return;
  }
  const { paint, width } = lookOf(shell().stdout, shell().env);
  const text = games.map(({ id, title, seats, levels, ratings, options, rules }) => {
    const properties = Object.entries((options.properties ?? {}) as Record<string, Property>);
    const column =
      2 + Math.max(...['players', ...properties.map(([name]) => name)].map(({ length }) => length));
    const row = (name: string, words: string): string =>
      `  ${name.padEnd(column)}${wrap(words, width - column - 2)
        .split('\n')
        .join(`\n${' '.repeat(column + 2)}`)}`;
    return [
      `${paint.bold(id)}  ${title}`,
      row('players', seats.join(', ')),
      row('levels', levels.map((level) => rated(level, ratings[level])).join(', ') || 'none yet'),
      ...properties.map(([name, { enum: values, description = '' }]) =>
        row(name, values === undefined ? description : `${values.join(', ')}: ${description}`),
      ),
      row(
        'rules',
        `${rules.clauses} clauses (${rules.prefix}), ${rules.finished ? 'each with its test' : 'in progress'}`,
      ),
    ].join('\n');
  });
  out(`${text.join('\n\n')}\n`);
}
