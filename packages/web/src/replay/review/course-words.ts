/** What a turn did to the chances, and what would have kept more of them. */
import type { Better, DecisiveTurn } from '@hortus/bots';
import { worldOf } from '@hortus/frame/board/asked.ts';
import { words } from '@hortus/frame/page/words.ts';
import { copyState, FastLuck, Hearing, leavingOf, type Move, type Seat } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import { toldWords, whoIs } from '@hortus/words';
import type { ReplayModel } from '../model.ts';
import { wholeOptions } from '../source.ts';
import { deedIn, ownEvents } from './deeds.ts';

export const percent = (chance: number): number => Math.round(100 * chance);

/** The entry that mattered in a turn. */
export const entryIn = ({ shown, table }: ReplayModel, turn: DecisiveTurn): SeenEntry | undefined =>
  deedIn(shown.value?.source.entries.value ?? [], turn, table.moveWords !== undefined);

/** What mattered in a turn, as the log tells it: “You play Nine of Cups.” */
function deedOf(model: ReplayModel, turn: DecisiveTurn): string {
  const { game, table, frames, shown } = model;
  const { seat } = turn;
  const entry = entryIn(model, turn);
  const cast = shown.value?.cast.value;
  if (entry?.kind !== 'moves' || cast === undefined) return '';
  const owned = ownEvents(entry.told, seat);
  const own = owned ?? entry.told;
  // Passing isn't a deed, nor is what follows from it.
  if (owned?.every((event) => event.seat !== seat || table.telling.isIdle(event)))
    return `${words.value.say('web.replay.course.stops', whoIs(cast, seat))}.`;
  const told = own.filter((event) => !table.telling.isIdle(event));
  const before = frames.value.findLast(({ sight }) => sight.seq < entry.seq)?.sight.view;
  const scene = before === undefined ? undefined : words.value.teller(game.id)?.scene?.(before);
  return toldWords(words.value, game.id, told, { ...cast, by: seat, scene })[0] ?? '';
}

/** A player who leaves or runs out of time made no move that another could be compared with. */
export function isLeaving({ game, log }: ReplayModel, { key }: DecisiveTurn): boolean {
  const entry = log.entries.find(({ seq }) => seq === key);
  if (entry?.kind !== 'moves') return false;
  const move = game.moves.fromJson(entry.moves[0]);
  return move.ok && leavingOf(game, move.value) !== undefined;
}

export function courseWords(model: ReplayModel, found: DecisiveTurn): string {
  const left = isLeaving(model, found);
  const { other, ...rest } = found;
  const turn: DecisiveTurn = left ? rest : found;
  const { seat, before, after, isBest } = turn;
  const { say } = words.value;
  const shown = model.shown.value;
  if (shown === undefined) return '';
  const chances = say('web.replay.course.turn', {
    ...whoIs(shown.cast.value, seat),
    before: percent(before),
    after: percent(after),
  });
  const told = `${deedOf(model, turn)} ${chances}`.trim();
  if (after >= before || left) return told;
  if (other !== undefined) return `${told} ${betterWords(model, turn, other)}`;
  return isBest === true ? `${told} ${say('web.replay.course.same')}` : told;
}

/** By at least this much the better move would have changed the chances; otherwise it would have kept them. */
const CHANGED = 0.02;

/** What the better move would have done to the chances: raised, kept, or lowered them less. */
export const betterBy = (before: number, chance: number): '.more' | '.less' | '' =>
  chance >= before + CHANGED ? '.more' : chance <= before - CHANGED ? '.less' : '';

function betterWords(
  model: ReplayModel,
  { seat, before }: DecisiveTurn,
  { seq, instead, played, chance }: Better,
): string {
  const { say } = words.value;
  const more = betterBy(before, chance);
  // These are sentences of the log, one of which has just been said.
  if (model.table.moveWords === undefined)
    return say(`web.replay.course.better${more}`, {
      instead: toldBy(model, seq - 1, seat, instead),
      chance: percent(chance),
    });
  const text = (move: Move): string => model.moveText(seq - 1, seat, move);
  return say(`web.replay.course.instead${more}`, {
    instead: text(instead),
    played: text(played),
    chance: percent(chance),
  });
}

/**
 * A game without words for its moves uses the log's:
 * what everybody would be told about the move, since its luck is unknown.
 */
function toldBy(model: ReplayModel, seq: number, seat: Seat, move: Move): string {
  const { game, log, table } = model;
  const frame = model.frames.value.findLast(({ sight }) => sight.seq === seq);
  const cast = model.shown.value?.cast.value;
  if (frame === undefined || cast === undefined) return '';
  const world = worldOf(game, wholeOptions(game, log), log.terms.seats.length, frame.sight.view);
  if (world === undefined || game.judge(copyState(world), seat, move) !== undefined) return '';
  const heard = new Hearing();
  game.play(world, seat, move, new FastLuck(1), heard);
  const told = heard.told
    .flatMap((one) => game.events.seenBy(one, 'table') ?? [])
    .filter((event) => !table.telling.isIdle(event));
  const own = ownEvents(told, seat);
  if (own === undefined) return words.value.say('web.replay.course.stops', whoIs(cast, seat));
  const scene = words.value.teller(game.id)?.scene?.(frame.sight.view);
  const [first = ''] = toldWords(words.value, game.id, own, { ...cast, by: seat, scene });
  return first.replace(/\.$/, '') || model.moveText(seq, seat, move);
}
