/** Turns in a sentence or two: for the log once they are over, and for the player who decides next. */
import type { RecapReader, Whose } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { type Cast, eventWords, whoIs } from '@hortus/words';
import type { SwayView } from '../../src/index.ts';
import { gathered } from '../../words/gather.ts';

const isPlayed = ({ kind }: PackedJson): boolean =>
  kind === 'engaged' || kind === 'hides' || kind === 'interrupted';

function answered(cast: Cast, seat: Seat, count: number, compared: PackedJson): string {
  const [mine, theirs] = [Number(compared.mine), Number(compared.theirs)];
  const params = { ...whoIs(cast, seat), count, mine, theirs };
  return words.value.say(theirs === 0 ? 'web.sway.sum.answer.nothing' : 'web.sway.sum.answer', params);
}

function attacked(cast: Cast, seat: Seat, count: number, total: number | undefined): string {
  const params = { ...whoIs(cast, seat), count, total };
  return words.value.say(total === undefined ? 'web.sway.sum.attack' : 'web.sway.sum.attack.total', params);
}

/** How strong the attack still to be answered is. */
const totalNow = (view: SwayView | undefined, seat: Seat): number | undefined =>
  view?.phase === 'obstruct' ? view.totals[(seat & 1) as 0 | 1] : undefined;

/** How strong the attack was, according to the answer; unknown if the answer removed a card that counted. */
function strengthOf(
  after: readonly PackedJson[],
  view: SwayView | undefined,
  seat: Seat,
): number | undefined {
  const end = after.findIndex(({ kind }) => kind === 'compared');
  const answer = end < 0 ? after : after.slice(0, end);
  if (answer.some(({ kind }) => kind === 'persuaded')) return undefined;
  return end < 0 ? totalNow(view, seat) : Number(after[end]?.theirs);
}

/**
 * How many cards a turn took to answer and to attack. A comparison ends an answer and the next turn an attack, also if
 * either comes after what is told here; cards that neither has followed yet may be either.
 */
export function summary(
  told: readonly PackedJson[],
  { seat, cast, view, after = [] }: Whose<SwayView>,
): string | undefined {
  const said: string[] = [];
  let count = 0;
  let most = 0;
  const ends = ({ kind, seat: next }: PackedJson): boolean =>
    kind === 'compared' || (kind === 'turn' && next !== seat);
  const close = (event: PackedJson): void => {
    most = Math.max(most, count);
    if (count > 0 && event.kind === 'compared') said.push(answered(cast, seat, count, event));
    else if (count > 0) said.push(attacked(cast, seat, count, strengthOf(after, view, seat)));
    count = 0;
  };
  for (const event of told) {
    if (isPlayed(event) && event.seat === seat) count++;
    if (ends(event)) close(event);
  }
  const end = after.find(ends);
  if (end !== undefined) close(end);
  return most > 1 ? said.join(' ') : undefined;
}

/** What the reader has to be told even if it was only briefly on screen. */
const GRAVE = [
  ...['interrupted', 'persuaded', 'won', 'gave', 'lacks', 'barred', 'counting', 'finale'],
  ...['recruited', 'unlocked'],
];

/** The cards of an event, by name. */
const namesOf = ({ card }: PackedJson, { deck }: Cast): string[] =>
  String(card ?? '')
    .split(' ')
    .flatMap((number) => deck?.cards[Number(number)] ?? []);

const isSpent = ({ kind, card }: PackedJson, { deck }: Cast): boolean =>
  kind === 'engaged' && deck?.lives?.includes(Number(card)) === true;

const lifeWords = (event: PackedJson, cast: Cast): string =>
  words.value.say('web.sway.sum.life', {
    ...whoIs(cast, Number(event.seat)),
    card: namesOf(event, cast).join(' '),
  });

const cameWords = (cards: readonly string[]): string =>
  words.value.say('web.sway.sum.came', { cards: words.value.list(cards), count: cards.length });

/** Whoever played last, and the cards each seat has played since the last comparison or attack. */
class Played {
  seat = -1;
  readonly #counts = new Map<number, number>();

  get count(): number {
    return this.#counts.get(this.seat) ?? 0;
  }

  note(event: PackedJson): void {
    if (!isPlayed(event)) return;
    this.seat = Number(event.seat);
    this.#counts.set(this.seat, this.count + 1);
  }

  isOver({ kind, seat }: PackedJson): boolean {
    return kind === 'compared' || (kind === 'turn' && seat !== this.seat);
  }

  clear(): void {
    this.#counts.clear();
  }
}

/**
 * What the others did since the reader last decided something. Cards are counted, and what matters is told in full. A
 * reader who had to answer in the middle of an attack, with a discard or by cutting in, is told about all of it.
 */
export const recapOf =
  (game: string) =>
  (
    told: readonly PackedJson[],
    { seat: reader, cast, view, before, steps }: RecapReader<SwayView>,
  ): string | undefined => {
    if (steps < 2) return undefined;
    const said: string[] = [];
    const played = new Played();
    for (const event of before) {
      played.note(event);
      if (played.isOver(event)) played.clear();
    }
    /** Where the last card of an attack still going on stands in what is said: it is news, those before it are counted. */
    let last: number | undefined;
    const came: string[] = [];
    const tell = (event: PackedJson): void => {
      const by = played.seat < 0 ? undefined : played.seat;
      said.push(eventWords(words.value, game, event, { ...cast, by }));
    };
    const forget = (): void => {
      if (last !== undefined) said.splice(last, 1);
      last = undefined;
    };
    const events = gathered(told);
    for (const [i, event] of events.entries()) {
      played.note(event);
      const { seat, count } = played;
      if (isPlayed(event)) {
        forget();
        if (event.kind !== 'interrupted') last = said.length;
        tell(event);
        if (isSpent(event, cast)) {
          // It stands whatever is played after it, and the card needn't be named twice.
          said.splice(last ?? said.length - 1, 1, lifeWords(event, cast));
          last = undefined;
        }
      } else if (played.isOver(event)) {
        forget();
        if (event.kind === 'turn' && count > 0)
          said.push(attacked(cast, seat, count, strengthOf(events.slice(i), view, seat)));
        else if (event.kind === 'compared' && count > 0) said.push(answered(cast, seat, count, event));
        else if (event.kind === 'compared') tell(event);
        played.clear();
      } else if (event.kind === 'routed' && event.to === reader) came.push(...namesOf(event, cast));
      else if (GRAVE.includes(event.kind)) tell(event);
    }
    if (said.length + came.length === 0) return undefined;
    // What is in the hand can be seen there, so it may be what doesn't fit.
    return [...said.slice(-MOST), ...(came.length === 0 ? [] : [cameWords(came)])].join(' ');
  };
/** What fits beside the board; with four players the log has the rest. */
const MOST = 5;
