/** Your own matches in words. */
import { botName, outcomeWords, perLanguage, type Words } from '@hortus/words';
import type { MyMatch } from './my-matches.ts';

const namesOf = (words: Words, { seats, you }: MyMatch): string[] =>
  seats.map(({ name, level }, seat) =>
    level !== undefined ? botName(words, level) : seat === you ? words.say('web.you') : name,
  );

/** The opponents or, on a shared screen, everybody. */
export function playersWords(words: Words, match: MyMatch): string {
  const names = namesOf(words, match).filter((name) => name !== '');
  const others = names.filter((_, seat) => seat !== match.you);
  return match.you === undefined
    ? words.list(names)
    : others.length === 0
      ? words.say('web.mine.alone')
      : words.say('web.mine.against', { who: words.list(others) });
}

export function stageWords(words: Words, match: MyMatch): string {
  const { where, outcome, game, you, stage, yourTurn, awaited } = match;
  if (outcome !== undefined) return outcomeWords(words, game, outcome, { names: namesOf(words, match), you });
  if (yourTurn) return words.say('web.mine.your-turn');
  if (where === 'here' && you !== undefined && awaited.length > 0) return words.say('web.mine.bots-turn');
  const names = namesOf(words, match);
  const who = awaited.flatMap((seat) => names[seat] || []);
  return who.length > 0
    ? words.say('web.mine.their-turn', { who: words.list(who) })
    : words.say(`web.mine.${stage}`);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relativeTimes = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** `3 hours ago`, `yesterday`. */
export function agoWords({ language }: Words, at: number, now: number): string {
  const format = relativeTimes(language);
  const past = Math.min(0, at - now);
  for (const [unit, length] of UNITS)
    if (-past >= length) return format.format(Math.ceil(past / length), unit);
  return format.format(0, 'minute');
}
