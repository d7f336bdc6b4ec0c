/** What a card does, as a sentence made from what it gives: `Turn a minion, then grow (disc).` */
import { capital, type Params } from '@hortus/words';
import { type Deed, type Gives, MOST_IN_HAND, MOST_IN_SPACE, type SuitName } from '../src/index.ts';

/** A message of `web.gnostica.deed.*` in the reader's language. */
export type TellDeed = (key: string, params?: Params) => string;

/** In the order people expect; the rules list them differently. */
const SUITS: readonly SuitName[] = ['cup', 'rod', 'disc', 'sword'];
const isSuit = (name: Deed['do']): name is SuitName => (SUITS as readonly string[]).includes(name);

export function sentenceOf(gives: Gives, tell: TellDeed): string {
  const [first] = gives.powers;
  if (first !== undefined && gives.powers.length === 1 && isSuit(first.do) && leavesOf(first).length === 0)
    return tell(`suit.${first.do}`);
  const runs = runsOf(gives.powers);
  const phrases = runs.map((run) => phraseOf(run, tell));
  let all = phrases.reduce((before, next) => tell('then', { first: before, second: next }));
  if (gives.atOnce === true)
    all = tell(runs.length > 1 ? 'then.or' : 'or', {
      first: all,
      second: tell(`both.${gives.powers[0]?.do}`, counted(gives.powers.length, tell)),
    });
  const more = gives.powers
    .flatMap(leavesOf)
    .filter((leave) => leave !== CROWDS)
    .map((leave) => tell(leave, counted(MOST_IN_SPACE, tell)));
  return [all, ...more].map((phrase) => `${capital(phrase)}.`).join(' ');
}

/** This is part of the phrase; anything else a card allows is a sentence of its own. */
const CROWDS = 'crowds';

/** What the card allows beyond its suit. */
function leavesOf(deed: Deed): string[] {
  switch (deed.do) {
    case 'cup':
      return [...(deed.crowds === true ? [CROWDS] : []), ...(deed.top === true ? ['cup.top'] : [])];
    case 'rod':
      if (deed.leave === undefined) return [];
      return [deed.leave === 'crowds' ? CROWDS : `rod.${deed.leave}`];
    case 'disc':
    case 'sword':
      return deed.discards === true ? [`${deed.do}.discards`] : [];
    default:
      return [];
  }
}

const mayCrowd = (deed: Deed): boolean => leavesOf(deed).includes(CROWDS);

/** A power, and how often it comes in a row. */
interface Run {
  readonly deed: Deed;
  readonly count: number;
}

/**
 * Two rods are described together even if one has an exception of its own, unless that is part of the phrase.
 */
const kindOf = (deed: Deed): string =>
  deed.do === 'turn' ? `turn ${deed.whom}` : mayCrowd(deed) ? `${deed.do} ${CROWDS}` : deed.do;

function runsOf(deeds: readonly Deed[]): readonly Run[] {
  const runs: Run[] = [];
  for (const deed of deeds) {
    const last = runs.at(-1);
    if (last !== undefined && kindOf(last.deed) === kindOf(deed))
      runs[runs.length - 1] = { deed: last.deed, count: last.count + 1 };
    else runs.push({ deed, count: 1 });
  }
  return runs;
}

/** A count chooses the plural; `number` and `times` spell it out. */
function counted(count: number, tell: TellDeed): Params {
  if (count === 1) return { count };
  const number = tell(`number.${count}`);
  return { count, number, times: count === 2 ? tell('times.2') : tell('times', { number }) };
}

function phraseOf({ deed, count }: Run, tell: TellDeed): string {
  const often = counted(count, tell);
  switch (deed.do) {
    case 'cup':
    case 'rod':
    case 'disc':
    case 'sword': {
      const first = tell(deed.do, often);
      return mayCrowd(deed) ? tell(CROWDS, { first, ...counted(MOST_IN_SPACE, tell) }) : first;
    }
    case 'turn':
      return tell(`turn.${deed.whom}`, often);
    case 'fetch':
      return tell('fetch', often);
    case 'any':
      return repeated(tell('any', { suits: suitsOf(deed.of, tell) }), count, tell);
    case 'redraw':
      return repeated(tell('redraw', counted(MOST_IN_HAND, tell)), count, tell);
    default:
      return repeated(tell(deed.do), count, tell);
  }
}

function repeated(first: string, count: number, tell: TellDeed): string {
  if (count === 1) return first;
  return tell(count === 2 ? 'again' : 'again.more', { first, ...counted(count, tell) });
}

function suitsOf(suits: readonly SuitName[], tell: TellDeed): string {
  const phrases = SUITS.filter((suit) => suits.includes(suit)).map((suit) => tell(suit, { count: 1 }));
  const last = phrases.pop() ?? '';
  return phrases.length === 0 ? last : tell('either', { first: phrases.join(', '), second: last });
}
