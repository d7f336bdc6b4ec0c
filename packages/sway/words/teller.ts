/** What Genesis and Worlds Asunder tell, as sentences. Event fields are numbers as the types of sway declare them. */
import type { PackedJson } from '@hortus/kernel';
import { type Cast, gameKey, type Params, reasonWords, type Teller, type Words, whoIs } from '@hortus/words';
import { gathered } from './gather.ts';

/** In the order of the numbers of sway. */
const ABILITIES = [
  ...['battle', 'covert', 'engineering', 'leadership', 'logistics', 'navigation', 'omen', 'persuasion'],
  ...['rescue', 'ruin', 'triumph', 'valor', 'vengeance', 'vision', 'warfare', 'negotiation', 'sabotage'],
  ...['strike', 'dread', 'endurance', 'insurgence', 'maven', 'replication', 'enlist', 'sacrifice'],
];
const BY = [
  ...['', 'engineering', 'persuasion', 'valor', 'vision', 'vision', 'vision', 'vision', 'vision', 'vision'],
  ...['strike', 'sabotage', '', 'insurgence', 'rescue'],
];
const PHASES = [
  ...['draft', 'opening', 'obstruct', 'reveal', 'plot', 'share', 'equalise', 'giving', 'refill'],
  ...['recruit', 'unlock', 'over'],
];
const REASONS = ['no-reserve', 'all-spent', 'no-life', 'last-life', 'left', 'time', 'aborted'];
/** For wins that the totals just reported don't explain. */
const WON_WHY = [undefined, 'plot', 'countdown'];
const DISCARDED = ['discarded-trim', 'discarded-equalise', 'discarded-cost'];
const NOBODY = 2;

/** The event that follows says their sentence. */
const SAID_NEXT = ['goes', 'takes', 'sends'];
/** Without a visible card these say nothing new. */
const SAID_BEFORE = ['saw', 'hid'];

const goesWithoutSaying = (event: PackedJson): boolean =>
  SAID_NEXT.includes(event.kind) || (SAID_BEFORE.includes(event.kind) && event.card === undefined);

/** The same thing done to one card after another. */
const OF_CARDS = ['turnedUp', 'under', 'discarded'];

/** The cards of a joined event are in one field, in place of its single card. */
function joined(one: PackedJson, other: PackedJson): PackedJson | undefined {
  if (one.kind !== other.kind || !OF_CARDS.includes(one.kind)) return undefined;
  if (one.seat !== other.seat || one.why !== other.why) return undefined;
  if (one.kind === 'under' && one.card === undefined && other.card === undefined)
    return { ...one, count: Number(one.count ?? 1) + Number(other.count ?? 1) };
  if (one.card === undefined || other.card === undefined) return undefined;
  return { ...one, card: `${one.card} ${other.card}` };
}

/** What the two games say differently. */
interface Edition {
  readonly game: string;
  readonly dueAt: number;
}

class Telling {
  readonly #words: Words;
  readonly #game: string;
  readonly #dueAt: number;
  readonly #event: PackedJson;
  readonly #cast: Cast;

  constructor(words: Words, { game, dueAt }: Edition, event: PackedJson, cast: Cast) {
    this.#words = words;
    this.#game = game;
    this.#dueAt = dueAt;
    this.#event = event;
    this.#cast = cast;
  }

  field(name: string): number {
    return Number(this.#event[name]);
  }

  /** The sentence of an event, with its seat, its card and whatever else. */
  say(sentence: string, params: Params = {}): string | undefined {
    const key = gameKey(this.#words, this.#game, `told.${sentence}`);
    if (key === undefined) return undefined;
    const seat = this.#event.seat === undefined ? {} : whoIs(this.#cast, this.field('seat'));
    const card = this.#event.card === undefined ? {} : { card: this.#cards(String(this.#event.card)) };
    return this.#words.say(key, { ...seat, ...card, ...params });
  }

  /** Like `say`, but uses the sentence without the card if it is hidden. */
  sayMaybeHidden(sentence: string): string | undefined {
    const { card, count = 1 } = this.#event;
    return card === undefined ? this.say(`${sentence}-hidden`, { count: Number(count) }) : this.say(sentence);
  }

  #cards(cards: string): string {
    return this.#words.list(
      cards.split(' ').map((card) => this.#cast.deck?.cards[Number(card)] ?? `#${card}`),
    );
  }

  /** Cards of another faction, which go to the player they belong to. */
  routed(): string | undefined {
    const to = this.field('to');
    const count = String(this.#event.card ?? '').split(' ').length;
    const too = this.#event.too === 1 ? 'routed-too' : 'routed';
    return this.say(this.#cast.you === to ? `${too}-yours` : too, {
      to: whoIs(this.#cast, to).who,
      count,
    });
  }

  named(kind: 'ability' | 'phase', name: string): string {
    const key = gameKey(this.#words, this.#game, `${kind}.${name}`);
    return key === undefined ? name : this.#words.say(key);
  }

  side(side: number): string {
    return this.#words.list(this.#cast.names.filter((_, seat) => seat % 2 === side));
  }

  /** Names the seat if a side has only one, so that the reader is addressed. */
  saySide(alone: string, together: string, side: number, params: Params = {}): string | undefined {
    return this.#cast.names.length === 2
      ? this.say(alone, { ...whoIs(this.#cast, side), ...params })
      : this.say(together, { who: this.side(side), side: this.side(side), ...params });
  }

  began(): string | undefined {
    const who = whoIs(this.#cast, this.field('first'));
    const factions = this.#cast.deck?.factions;
    if (factions === undefined) return this.say('began', who);
    const mine = this.field('faction');
    const [one, two] = [this.side(0), this.side(1)];
    return this.say('began-as', {
      ...who,
      one,
      two,
      faction: factions[mine] ?? '',
      other: factions[1 - mine] ?? '',
    });
  }

  /** Everything a seat draws at once, with the ability that lets it. */
  drew(): string | undefined {
    const by = ABILITIES[Number(this.#event.by ?? 0) - 1];
    const sentence = `drew${this.#event.card === undefined ? '-hidden' : ''}${by === undefined ? '' : '-with'}`;
    const count = Number(this.#event.count ?? 1);
    return this.say(sentence, { count, ...this.#abilities({ ability: by }) });
  }

  draws(): string | undefined {
    const count = this.field('count');
    const by = ABILITIES[this.field('by') - 1];
    if (by === undefined) return this.say(count === 0 ? 'refills-not' : 'refills');
    const ability = this.named('ability', by);
    return this.say(count === 0 ? 'draws-even' : 'draws', { ability });
  }

  engaged(): string | undefined {
    const as = ABILITIES[this.field('as') - 1];
    const by = BY[this.field('by')] || undefined;
    const said = this.say(
      `engaged${as === undefined ? '' : '-as'}${by === undefined ? '' : '-by'}`,
      this.#abilities({ as, by }),
    );
    const isLife = this.#cast.deck?.lives?.includes(this.field('card')) === true;
    return [said, this.field('quiet') === 1 ? this.say('quietly') : '', isLife ? this.say('spends') : '']
      .filter(Boolean)
      .join(' ');
  }

  /** A sentence with another form if an ability was announced. */
  sayAs(sentence: string): string | undefined {
    const as = ABILITIES[this.field('as') - 1];
    return this.say(as === undefined ? sentence : `${sentence}-as`, this.#abilities({ as }));
  }

  #abilities(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
    const said: Record<string, string> = {};
    for (const [param, name] of Object.entries(names))
      if (name !== undefined) said[param] = this.named('ability', name);
    return said;
  }

  sayAbility(sentence: string): string | undefined {
    return this.say(sentence, this.#abilities({ ability: ABILITIES[this.field('ability')] }));
  }

  /** A sentence with another form if it was done to the reader. */
  sayToWhom(sentence: string, params: Params = {}): string | undefined {
    const { you } = this.#cast;
    const isRival = you !== undefined && you % 2 !== this.field('seat') % 2;
    return this.say(isRival ? `${sentence}-yours` : sentence, params);
  }

  interrupted(): string | undefined {
    const as = ABILITIES[this.field('as') - 1];
    return this.sayToWhom(as === undefined ? 'interrupted' : 'interrupted-as', this.#abilities({ as }));
  }

  /** Whose turn begins, and with what. */
  turn(): string | undefined {
    if (this.#event.phase === undefined) return this.say('turn');
    return this.say('turn-phase', { phase: this.named('phase', PHASES[this.field('phase')] ?? '') });
  }

  /** The obstructing player's total against the total to be obstructed. */
  compared(): string | undefined {
    const [mine, theirs] = [this.field('mine'), this.field('theirs')];
    return this.say(theirs === 0 ? 'compared-nothing' : mine < theirs ? 'compared-short' : 'compared', {
      mine,
      theirs,
    });
  }

  /** `count`: attacks of the other side that have to be answered, not counting the one on the table. */
  counting(): string | undefined {
    const side = this.field('side');
    const count = this.field('left') - this.#dueAt;
    const { you } = this.#cast;
    const isRival = you !== undefined && you % 2 !== side;
    const sentence = `counting${count <= 0 ? '-due' : ''}${isRival ? '-yours' : ''}`;
    return this.saySide(sentence, sentence, side, { count });
  }

  won(): string | undefined {
    const why = WON_WHY[this.field('why')];
    const side = this.field('side');
    const won = this.saySide('won', 'won-together', side);
    if (why === undefined) return won;
    const reason =
      why === 'plot' ? this.saySide('won-plot', 'won-plot-together', 1 - side) : this.say(`won-${why}`);
    return `${reason} ${won}`;
  }

  ended(): string | undefined {
    const codes = REASONS.filter((_, bit) => ((this.field('why') >> bit) & 1) === 1);
    const winner = this.field('winner');
    const { you } = this.#cast;
    const reader = you === undefined || winner === NOBODY ? undefined : (you & 1) === winner ? 'won' : 'lost';
    const reasons = this.#words.list(codes.map((code) => reasonWords(this.#words, this.#game, code, reader)));
    if (winner === NOBODY) return this.say('aborted', { reasons });
    return this.saySide('ended-alone', 'ended', winner, { reasons });
  }

  /** The experience of a home, which is a seat or, if shared, a side. */
  moved(): string | undefined {
    const who = whoIs(this.#cast, this.field('home'));
    return this.say('recalled', { ...who, count: this.field('count') });
  }
}

const tellSway =
  (edition: Edition) =>
  (words: Words, event: PackedJson, cast: Cast): string | undefined => {
    const teller = new Telling(words, edition, event, cast);
    switch (event.kind) {
      case 'began':
        return teller.began();
      case 'draws':
        return teller.draws();
      case 'drew':
        return teller.drew();
      case 'goes':
        return teller.say('goes', whoIs(cast, teller.field('to')));
      case 'routed':
        return teller.routed();
      case 'saw':
      case 'took':
      case 'under':
      case 'hid':
      case 'sent':
      case 'stored':
      case 'shared':
        return teller.sayMaybeHidden(event.kind);
      case 'looked':
        return teller.say(event.card === undefined ? 'looked' : 'looked-at', {
          count: teller.field('count'),
        });
      case 'turn':
        return teller.turn();
      case 'recalled':
        return teller.say(event.kind, { count: teller.field('count') });
      case 'moved':
        return teller.moved();
      case 'engaged':
        return teller.engaged();
      case 'hides':
        return teller.sayAs(event.kind);
      case 'interrupted':
        return teller.interrupted();
      case 'persuaded':
        return teller.sayToWhom(event.kind);
      case 'turnedUp':
        return teller.say('turned-up');
      case 'named':
      case 'unlocked':
        return teller.sayAbility(event.kind);
      case 'discarded':
        return teller.say(DISCARDED[teller.field('why')] ?? 'discarded');
      case 'cleared': {
        const count = teller.field('kept');
        return count === 0 ? teller.say('cleared') : teller.say('cleared-but', { count });
      }
      case 'compared':
        return teller.compared();
      case 'counting':
        return teller.counting();
      case 'phase':
        return teller.say('phase', {
          phase: teller.named('phase', PHASES[teller.field('phase')] ?? ''),
        });
      case 'won':
        return teller.won();
      case 'ended':
        return teller.ended();
      case 'quit':
        return teller.say(teller.field('how') === 0 ? 'resigned' : 'timed-out');
      default:
        return teller.say(event.kind);
    }
  };

/** `dueAt`: the turns left at which an obstruction decides. */
export const swayTeller = (game: string, dueAt: number): Teller => ({
  tell: tellSway({ game, dueAt }),
  gathered,
  goesWithoutSaying,
  joined,
});
