/** What applies right now: the finale, countdowns, what is barred or waived. Each as a word and as a sentence. */
import { words } from '@hortus/frame/page/words.ts';
import { eventWords, type Params, whoIs } from '@hortus/words';
import { finaleNears } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { countingWords, said } from '../says/words.ts';

export interface Note {
  readonly short: string;
  /** The word with the player's name, if there is room; empty if it is about everybody. */
  readonly named?: string;
  readonly whole: string;
  /** It may decide the game, so it is said in full where there is room. */
  readonly isGrave?: boolean;
}

/** In a lesson nobody cuts in, unless the lesson is about that. */
export function notesOf({ view, names, you, seat, game, cards }: Desk, lesson: boolean): readonly Note[] {
  const { say } = words.value;
  if (view.end !== null) return [];
  const cast = { names, you };
  const notes: Note[] = [];
  const add = (kind: string, whole: string, who: Params = {}): void => {
    if (!notes.some((note) => note.whole === whole))
      notes.push({
        short: said(`web.sway.note.${kind}`, kind),
        named: said(`web.sway.note.${kind}.named`, '', who),
        whole,
      });
  };
  if (view.finale) add('finale', say('web.sway.finale'));
  else if (finaleNears(view)) add('finale.soon', say('web.sway.finale.soon'));
  for (const seat of view.barred) add('barred', say('web.sway.barred', whoIs(cast, seat)), whoIs(cast, seat));
  for (const seat of lesson ? [] : view.waived)
    add('waived', say('web.sway.waived', whoIs(cast, seat)), whoIs(cast, seat));
  const counted =
    seat === undefined
      ? view.countdowns.map(({ side, left }) =>
          eventWords(words.value, game, { kind: 'counting', side, left }, cast),
        )
      : countingWords(view, seat, { ...cards.rules, game });
  for (const whole of new Set(counted))
    notes.unshift({ short: say('web.sway.note.countdown'), whole, isGrave: true });
  return notes;
}
