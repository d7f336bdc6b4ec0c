/** What Gnostica tells, as sentences. Event fields are numbers as its types.ts declares them. */
import type { PackedJson } from '@hortus/kernel';
import type { Params } from '../message.ts';
import { type Cast, reasonWords, whoIs } from '../sentences.ts';
import type { Tellers } from '../tellers.ts';
import type { Words } from '../words.ts';

/** Coordinates are counted from the corner of the reach (GNO-R-90). */
const REACH = 250;
const FACINGS = [...'NESWU'];
const SUITS = [...'CRDS'];
const RANKS = [...'A23456789TPNQK'];
const MINORS = SUITS.length * RANKS.length;
const NOBODY = 6;
/** In the order of their numbers. */
const ENDS = ['announced', 'last-left', 'bare-board', 'quiet', 'cap'];
/** Why a player went: the sentence about it, and the reason it gives for the end. */
const FATES = ['failed', 'resigned', 'time'];
const REASONS = ['failed', 'resignation', 'time'];
const SOURCES = ['drew', 'took', 'fetched'];
/** Events of a piece. */
const PIECES = [
  ...['acts', 'touched', 'created', 'grown', 'shrunk', 'destroyed', 'fell', 'entered', 'turned', 'replaced'],
];
const SEATS = ['opened', 'turn', 'played', 'discarded', 'skipped', 'announced', 'received'];
const CARDS = ['laid', 'lifted', 'cleared', 'flipped', 'copied'];
/** Who acts, and what a piece was before: the sentence that follows says enough. */
const SAID_NEXT = ['acts', 'touched'];
/** The same thing done with one card after another. */
const OF_CARDS = ['discarded', 'got', 'received'];

/** Cards of a joined event stand in one field, as its one card would. */
function joined(one: PackedJson, other: PackedJson): PackedJson | undefined {
  if (one.kind !== other.kind || !OF_CARDS.includes(one.kind)) return undefined;
  if (one.card === undefined || other.card === undefined) return undefined;
  if (one.seat !== other.seat || one.from !== other.from) return undefined;
  return { ...one, card: `${one.card} ${other.card}` };
}

class Teller {
  readonly #words: Words;
  readonly #event: PackedJson;
  readonly #cast: Cast;

  constructor(words: Words, event: PackedJson, cast: Cast) {
    this.#words = words;
    this.#event = event;
    this.#cast = cast;
  }

  field(name: string): number {
    return Number(this.#event[name]);
  }

  /** The sentence of that name, with whatever the event says of seat, card, space and piece. */
  say(name: string, params: Params = {}): string | undefined {
    const key = this.#words.find(`gnostica.told.${name}`);
    const { seat, owner, card, x, y, pips, facing } = this.#event;
    if (key === undefined) return undefined;
    return this.#words.say(key, {
      ...(seat === undefined ? {} : whoIs(this.#cast, Number(seat))),
      ...(owner === undefined ? {} : whoIs(this.#cast, Number(owner))),
      ...(card === undefined ? {} : { card: this.#cards(card) }),
      ...(x === undefined ? {} : { space: `${Number(x) - REACH},${Number(y) - REACH}` }),
      ...(pips === undefined ? {} : { size: this.#named(`size.${pips}`) }),
      ...(facing === undefined ? {} : { facing: this.#named(`facing.${FACINGS[Number(facing)]}`) }),
      ...params,
    });
  }

  /** By whom, the event does not say. */
  activated(): string | undefined {
    const { by } = this.#cast;
    return by === undefined ? this.say('activated') : this.say('activated-by', whoIs(this.#cast, by));
  }

  ended(): string | undefined {
    const fate = REASONS[this.field('fate')];
    const codes = [...(fate === undefined ? [] : [fate]), ENDS[this.field('end')] ?? ''];
    const reasons = this.#words.list(codes.map((code) => reasonWords(this.#words, 'gnostica', code)));
    const winner = this.field('winner');
    if (winner === NOBODY) return this.say('drawn', { reasons });
    return this.say('won', { ...whoIs(this.#cast, winner), reasons });
  }

  swapped(): string | undefined {
    const other = this.field('other');
    const you = this.#words.find('gnostica.told.with-you');
    const isYou = this.#cast.you === other && you !== undefined;
    return this.say('swapped', { other: isYou ? this.#words.say(you) : whoIs(this.#cast, other).who });
  }

  got(): string | undefined {
    const source = SOURCES[this.field('from')] ?? '';
    return this.say(this.#event.card === undefined ? `${source}-hidden` : source);
  }

  #cards(cards: PackedJson[string]): string {
    return this.#words.list(
      String(cards)
        .split(' ')
        .map((card) => this.#card(Number(card))),
    );
  }

  #card(card: number): string {
    if (card >= MINORS) return this.#named(`major.${card - MINORS}`);
    const key = this.#words.find('web.gnostica.minor');
    const suit = this.#named(`suit.${SUITS[Math.floor(card / RANKS.length)]}`);
    const rank = this.#named(`rank.${RANKS[card % RANKS.length]}`);
    return key === undefined ? `${rank} ${suit}` : this.#words.say(key, { rank, suit });
  }

  #named(name: string): string {
    const key = this.#words.find(`web.gnostica.${name}`);
    return key === undefined ? name : this.#words.say(key);
  }
}

function tellGnostica(words: Words, event: PackedJson, cast: Cast): string | undefined {
  const { kind } = event;
  const teller = new Teller(words, event, cast);
  if (PIECES.includes(kind) || SEATS.includes(kind) || CARDS.includes(kind)) return teller.say(kind);
  switch (kind) {
    case 'bid':
      return teller.say(event.card === undefined ? 'bid-hidden' : 'bid');
    case 'activated':
      return teller.activated();
    case 'tied':
      return teller.say(kind);
    case 'first':
      return teller.say(teller.field('how') === 1 ? 'first-by-lot' : 'first');
    case 'got':
      return teller.got();
    case 'passed':
      return teller.say(teller.field('stuck') === 1 ? 'stuck' : 'passed');
    case 'swapped':
      return teller.swapped();
    case 'reshuffled':
      return teller.say(kind, { count: teller.field('count') });
    case 'out':
      return teller.say(FATES[teller.field('fate')] ?? '');
    case 'ended':
      return teller.ended();
    default:
      return undefined;
  }
}

export const tellers: Tellers = {
  gnostica: { tell: tellGnostica, goesWithoutSaying: ({ kind }) => SAID_NEXT.includes(kind), joined },
};
