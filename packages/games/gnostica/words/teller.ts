/** Gnostica's events as sentences. Event fields are numbers as its types.ts declares them. */
import type { PackedJson } from '@hortus/kernel';
import {
  type Cast,
  type Params,
  reasonWords,
  type Scene,
  type Teller,
  type Words,
  whoIs,
} from '@hortus/words';
import { cardName, named } from './card-name.ts';
import { after, neighbour, REACH, sceneOf, scenes } from './places.ts';

const FACINGS = [...'NESWU'];
const NOBODY = 6;
/** In the order of their numbers. */
const ENDS = ['announced', 'last-left', 'bare-board', 'quiet', 'cap', 'repetition'];
/** Why a player left: the sentence about it, and the reason it gives for the end. */
const FATES = ['failed', 'resigned', 'time'];
const REASONS = ['failed', 'resignation', 'time'];
const SOURCES = ['drew', 'took', 'fetched'];
/** Events about a piece. */
const PIECES = [
  ...[
    'acts',
    'touched',
    'created',
    'grown',
    'shrunk',
    'destroyed',
    'fell',
    'entered',
    'turned',
    'replaced',
    'moved',
  ],
];
/** Done to a piece by its owner, or by another. */
const SUFFERED = ['created', 'grown', 'moved', 'turned'];
/** Done to a piece, whoever owns it. */
const UNDONE = ['shrunk', 'destroyed', 'replaced'];
const SEATS = ['opened', 'turn', 'played', 'discarded', 'skipped', 'announced', 'received'];
const CARDS = ['lifted', 'flipped', 'copied'];
/** Done to a card by whoever is to act. */
const DEEDS = ['activated', 'laid', 'cleared', 'exchanged'];
/** Who acts, and what a piece was before: the sentence that follows says enough. */
const SAID_NEXT = ['acts', 'touched'];
/** The same thing done with one card after another. */
const OF_CARDS = ['discarded', 'got', 'received'];

const inSameSpace = (one: PackedJson, other: PackedJson): boolean => one.x === other.x && one.y === other.y;

/** Merges two events into one: a card replaced by another, a card or piece that moves. */
function asOne(one: PackedJson, other: PackedJson): PackedJson | undefined {
  if (one.kind === 'cleared' && other.kind === 'laid' && inSameSpace(one, other))
    return { ...other, kind: 'exchanged', old: one.card ?? 0 };
  // Everybody sees whose turn it is then.
  if (other.kind === 'turn') return one;
  if (one.kind === 'bid' && other.kind === 'opened' && one.seat === other.seat) return other;
  const from = { fromX: one.x ?? 0, fromY: one.y ?? 0 };
  if (one.kind === 'lifted' && other.kind === 'laid' && one.card === other.card)
    return { ...other, kind: 'shifted', ...from };
  if (one.kind === 'touched' && other.kind === 'entered') return { ...other, kind: 'moved', ...from };
  return undefined;
}

/** The cards of a joined event are in one field, in place of its single card. */
function joined(one: PackedJson, other: PackedJson): PackedJson | undefined {
  if (one.kind !== other.kind) return asOne(one, other);
  if (!OF_CARDS.includes(one.kind)) return undefined;
  if (one.seat !== other.seat || one.from !== other.from) return undefined;
  if (one.card === undefined && other.card === undefined)
    return { ...one, count: Number(one.count ?? 1) + Number(other.count ?? 1) };
  if (one.card === undefined || other.card === undefined) return undefined;
  return { ...one, card: `${one.card} ${other.card}` };
}

class Telling {
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

  /** The sentence with that name, and whatever the event says about seat, card, space and piece. */
  say(name: string, params: Params = {}): string | undefined {
    const key = this.#words.find(`gnostica.told.${name}`);
    const { seat, owner, card, x, y, pips, facing, old, fromX, fromY, kind } = this.#event;
    if (key === undefined) return undefined;
    // A piece that falls has already lost the ground.
    const scene = kind === 'fell' ? this.#cast.began : this.#cast.scene;
    return this.#words.say(key, {
      ...(seat === undefined ? {} : whoIs(this.#cast, Number(seat))),
      ...(owner === undefined ? {} : whoIs(this.#cast, Number(owner))),
      ...(card === undefined ? {} : { card: this.#cards(card) }),
      ...(old === undefined ? {} : { old: this.#cards(old) }),
      ...(x === undefined ? {} : { space: this.#space(scene, x, y) }),
      ...(fromX === undefined ? {} : { from: this.#space(scene, fromX, fromY) }),
      ...(pips === undefined ? {} : { size: named(this.#words, `size.${pips}`) }),
      ...(facing === undefined ? {} : { facing: named(this.#words, `facing.${FACINGS[Number(facing)]}`) }),
      ...params,
    });
  }

  /** The event doesn't say who did it. */
  done(): string | undefined {
    const { by } = this.#cast;
    const { kind } = this.#event;
    return by === undefined ? this.say(kind) : this.say(`${kind}-by`, whoIs(this.#cast, by));
  }

  /** If another player does it to a piece, the sentence says who did it. */
  suffered(): string | undefined {
    const { by } = this.#cast;
    const { kind, owner } = this.#event;
    if (by === undefined || by === Number(owner)) return this.say(kind);
    return this.say(`${kind}-by`, { ...whoIs(this.#cast, by), piece: this.#piece() });
  }

  /** Says who did it, if known. */
  undone(): string | undefined {
    const { by } = this.#cast;
    const { kind } = this.#event;
    if (by === undefined) return this.say(kind);
    return this.say(`${kind}-by`, { ...whoIs(this.#cast, by), piece: this.#piece() });
  }

  /** `your small piece`, `their own small piece`; while its size changes, `your piece`. */
  #piece(): string {
    const { kind, owner } = this.#event;
    const whose = this.#cast.by === Number(owner) ? 'own-piece' : 'whose-piece';
    return this.say(kind === 'grown' || kind === 'shrunk' ? `${whose}.any` : whose) ?? '';
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
    const { card, count = 1 } = this.#event;
    return card === undefined ? this.say(`${source}-hidden`, { count: Number(count) }) : this.say(source);
  }

  /** `The World moves two spaces east`, or where it was sent. */
  shifted(): string | undefined {
    const [east, north] = [this.field('x') - this.field('fromX'), this.field('y') - this.field('fromY')];
    if (east !== 0 && north !== 0) return this.say('sent');
    const way = east > 0 ? 'E' : east < 0 ? 'W' : north > 0 ? 'N' : 'S';
    const count = Math.abs(east + north);
    return this.say('shifted', { count, facing: named(this.#words, `facing.${way}`) });
  }

  #cards(cards: PackedJson[string]): string {
    return this.#words.list(
      String(cards)
        .split(' ')
        .map((card) => quoted(this.#words, Number(card))),
    );
  }

  #space(scene: Scene | undefined, x: PackedJson[string], y: PackedJson[string]): string {
    const [east, north] = [Number(x) - REACH, Number(y) - REACH];
    return scene === undefined ? `${east},${north}` : place(this.#words, scene, east, north);
  }
}

/** As it is quoted in a sentence. */
const quoted = (words: Words, card: number): string => named(words, 'card', { card: cardName(words, card) });

/** A territory by its card, wasteland by a card beside it. */
function place(words: Words, scene: Scene, x: number, y: number): string {
  const card = scene.get(`${x},${y}`);
  if (card !== undefined) return quoted(words, card);
  const beside = neighbour(scene, x, y);
  if (beside === undefined) return named(words, 'bare', { x, y });
  return named(words, `waste.${beside.side}`, { card: quoted(words, beside.card) });
}

function tellGnostica(words: Words, event: PackedJson, cast: Cast): string | undefined {
  const { kind } = event;
  const teller = new Telling(words, event, cast);
  if (SUFFERED.includes(kind)) return teller.suffered();
  if (UNDONE.includes(kind)) return teller.undone();
  if (PIECES.includes(kind) || SEATS.includes(kind) || CARDS.includes(kind)) return teller.say(kind);
  if (DEEDS.includes(kind)) return teller.done();
  switch (kind) {
    case 'bid':
      return teller.say(event.card === undefined ? 'bid-hidden' : 'bid');
    case 'tied':
      return teller.say(kind);
    case 'first':
      return teller.say(teller.field('how') === 1 ? 'first-by-lot' : 'first');
    case 'got':
      return teller.got();
    case 'passed':
      return teller.say(teller.field('stuck') === 1 ? 'stuck' : 'passed');
    case 'shifted':
      return teller.shifted();
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

const goesWithoutSaying = ({ kind }: PackedJson): boolean => SAID_NEXT.includes(kind);

export const teller: Teller = {
  tell: tellGnostica,
  goesWithoutSaying,
  joined,
  scene: sceneOf,
  scenes,
  after,
  place,
};
