/** Questions that people can type at the table besides moves; answering them changes nothing. */
import { advise, analyse, isSolved } from '@hortus/catalogue';
import { FastLuck, type Refusal, refuse, type Seat } from '@hortus/kernel';
import { printable } from '@hortus/kit/paint';
import { rulebook } from '@hortus/rulebook';
import { refusalWords, toldWords } from '@hortus/words';
import { clauseText, findRules, prefixOf } from '../rules-text.ts';
import { reviewWords } from './review.ts';
import type { Table } from './table.ts';

const HINT_MS = 3000;
const NOBODY_MOVES = 'It’s nobody’s turn here.';

/** The refusal in a sentence, and the clause it rests on. */
export const whyNot = ({ words, game, look }: Table, refusal: Refusal): string =>
  [refusalWords(words, game.id, refusal), ...clauseText(refusal.clause, look)].join('\n');

export function explain(table: Table, text: string): string {
  const { mover, game, match } = table;
  if (mover === undefined) return NOBODY_MOVES;
  if (text === '') return `Which move? For example: why ${table.openMoves[0] ?? 'resign'}`;
  const move = table.read(mover, text);
  const refusal = !move.ok
    ? move.fault
    : game.moves.kinds.time.is(move.value)
      ? refuse('only-the-host')
      : game.judge(match.state, mover, move.value);
  return refusal === undefined ? `${text} can be played.` : whyNot(table, refusal);
}

/** On one line if they are short words. */
export function moves({ openMoves }: Table, asked: string): string {
  const found = openMoves.filter((move) => move.toLowerCase().includes(asked.toLowerCase()));
  if (found.length === 0 && openMoves.length > 0)
    return `None of the ${openMoves.length} moves contains that.`;
  return found.join(found.every((move) => /^\w+$/.test(move)) ? ' ' : '\n');
}

export function hint(table: Table): string {
  const { game, mover, words, you } = table;
  if (you === undefined) return words.say('hint.against-a-person');
  if (mover === undefined) return NOBODY_MOVES;
  return (isSolved(game) ? proved : advised)(table, mover) ?? words.say('hint.none');
}

function proved({ game, match, now, words }: Table, seat: Seat): string | undefined {
  const known = analyse(game, match.view(seat), seat, { ms: HINT_MS, now });
  const best = known?.moves[0];
  if (known === undefined || best === undefined) return undefined;
  const move = game.notation.makeMove(match.state, seat, best.move);
  const certain = known.exact || best.value !== 0;
  const key = !certain ? 'unsure' : best.value > 0 ? 'win' : best.value < 0 ? 'loss' : 'draw';
  return words.say(`hint.${key}`, { move });
}

/** What the strongest bot would do, and what would certainly follow. */
function advised({ game, match, now, words, cast }: Table, seat: Seat): string | undefined {
  const { options, seats } = match.terms;
  const setting = { options, seats: seats.length };
  const means = { rng: new FastLuck(match.seq + 1), now, setting };
  const view = match.view(seat);
  const advice = advise(game, view, seat, { ...means, ms: HINT_MS / 2 }, { ...means, ms: HINT_MS / 12 });
  const [first] = advice?.moves ?? [];
  if (advice === undefined || first === undefined) return undefined;
  const scene = words.teller(game.id)?.scene?.(view);
  const then = toldWords(words, game.id, advice.told, { ...cast, by: seat, scene });
  const move = game.notation.makeMove(match.state, seat, first);
  return [words.say(then.length === 0 ? 'hint.bot' : 'hint.bot.then', { move }), ...then].join('\n');
}

export function rules({ game, look }: Table, asked: string): string {
  const found = findRules(asked, look, game.id).join('\n');
  const [first] = rulebook.all(prefixOf(game.id));
  return found || `No rule mentions that. Try: rules ${first?.id ?? ''}`;
}

export const cards = (table: Table, name: string): string =>
  table.cards(name).join('\n') ||
  (name === '' ? 'You have no cards: name one.' : `There’s no card called ${printable(name)}.`);

export const story = (table: Table): string => table.story().join('\n') || 'Nothing has happened yet.';

export const lookBack = ({ game, match, cast, words, now }: Table): string =>
  reviewWords(game, match.log(), cast, words, now).join('\n');
