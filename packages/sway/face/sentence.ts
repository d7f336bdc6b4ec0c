/** The sentence on a card, made from what its ability does: `Draw a card, then one more card.` */
import type { Deed, Deeds } from '../src/index.ts';

/** A message of `web.sway.deed.*` in the reader's language. */
export type TellDeed = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** `announced`: the card only counts as the ability (WA-R-28), so it has no rights. */
export interface SentenceOptions {
  readonly announced?: boolean;
}

/** More cards follow these, or the named ability decides. */
const GOES_ON: readonly Deed['do'][] = ['cards', 'hide', 'budget', 'any', 'name'];
const goesOn = (deed: Deed): boolean =>
  GOES_ON.includes(deed.do) || ('next' in deed && deed.next !== undefined && goesOn(deed.next));

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export function sentenceOf(
  deeds: Deeds,
  tell: TellDeed,
  { announced = false }: SentenceOptions = {},
): string {
  const phrases = deeds.map((deed) => phraseOf(deed, tell, announced));
  if (!deeds.some(goesOn)) phrases.push(tell('none', {}));
  return phrases.map((phrase) => `${capital(phrase)}.`).join(' ');
}

/** What a card may not lie beside isn't a deed, and there is no room for it on a small card. */
const LIMITS: readonly Deed['do'][] = ['beside'];

/** The same in a few words, by messages of `web.sway.short.*`: `+2 cards`, `draw 1, +1`. */
export function shortOf(deeds: Deeds, tell: TellDeed): string {
  const flat = deeds.flatMap(withNext).filter((deed) => !LIMITS.includes(deed.do));
  const keyFor = (deed: Deed): string => {
    const key = keyOf(deed, false);
    return key === 'cards' && flat.length > 1 ? 'cards.more' : key;
  };
  return flat.map((deed) => tell(keyFor(deed), paramsOf(deed))).join(', ');
}

const withNext = (deed: Deed): Deed[] => [
  deed,
  ...('next' in deed && deed.next !== undefined ? withNext(deed.next) : []),
];

function phraseOf(deed: Deed, tell: TellDeed, announced: boolean): string {
  const phrase = tell(keyOf(deed, announced), paramsOf(deed, tell));
  if (!('next' in deed) || deed.next === undefined) return phrase;
  return tell('then', { first: phrase, second: phraseOf(deed.next, tell, announced) });
}

/** Whatever distinguishes deeds of one kind is part of the key. */
function keyOf(deed: Deed, announced: boolean): string {
  switch (deed.do) {
    case 'cards':
      return deed.of === undefined ? 'cards' : `cards.${deed.of}`;
    case 'hide':
      return deed.must ? 'hide.must' : 'hide.may';
    case 'any':
      return `any.${deed.from}`;
    case 'name':
      return `name.${deed.from}`;
    case 'countdown':
      return `countdown.${deed.wins}`;
    case 'beside':
      return `beside.${deed.not}`;
    case 'interrupt':
    case 'unasked':
      return announced ? `${deed.do}.announced` : deed.do;
    default:
      return deed.do;
  }
}

/** Counts choose the plural; as `number` they are spelled out. */
function paramsOf(deed: Deed, tell?: TellDeed): Record<string, string | number> {
  const count = 'count' in deed ? deed.count : 'turns' in deed ? deed.turns : undefined;
  if (count !== undefined)
    return {
      count,
      ...(tell === undefined ? {} : { number: tell(`number.${count}`, {}) }),
      ...(tell !== undefined && deed.do === 'hide'
        ? { after: tell(turnedUp(deed.executed), { count }) }
        : {}),
    };
  return deed.do === 'budget' ? { sway: deed.sway } : {};
}

const turnedUp = (isExecuted: boolean): string => (isExecuted ? 'hidden.executed' : 'hidden.idle');
