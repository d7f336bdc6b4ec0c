import type { PackedJson, SeenEntry } from '@hortus/kernel';
import { type Cast, type Scene, whoIs } from './sentences.ts';
import type { Words } from './words.ts';

/** One event as a sentence: `Anna takes b4, Maple and Poem.` */
export const eventWords = (words: Words, game: string, event: PackedJson, cast: Cast): string =>
  words.teller(game)?.tell(words, event, cast) ?? plainly(event, cast);

/** For a game without words: the event's name and fields. */
function plainly({ kind, ...fields }: PackedJson, cast: Cast): string {
  const { seat, ...others } = fields;
  const who = seat === undefined ? '' : `${whoIs(cast, Number(seat)).who}: `;
  return who + [kind, ...Object.entries(others).map(([name, value]) => `${name} ${value}`)].join(', ');
}

/** An event, or two in one, and the board before it. */
interface Telling {
  event: PackedJson;
  readonly scene: Scene | undefined;
}

/** Events as sentences; repeated ones are said once, with a count. */
export function toldWords(words: Words, game: string, told: readonly PackedJson[], cast: Cast): string[] {
  const teller = words.teller(game);
  const said: Telling[] = [];
  let silent: Telling | undefined;
  let { scene } = cast;
  for (const event of teller?.gathered?.(told) ?? told) {
    const one: Telling = { event, scene };
    scene = scene && (teller?.after?.(scene, event) ?? scene);
    if (teller?.goesWithoutSaying?.(event) === true) {
      silent = one;
      continue;
    }
    const last = said.at(-1);
    const led = silent && teller?.joined?.(silent.event, event);
    const both = last && teller?.joined?.(last.event, event);
    if (led !== undefined) said.push({ event: led, scene: silent?.scene });
    else if (last !== undefined && both !== undefined) last.event = both;
    else said.push(one);
    silent = undefined;
  }
  const sentences: { readonly text: string; times: number }[] = [];
  for (const { event, scene } of said) {
    const text = eventWords(words, game, event, { ...cast, scene, began: cast.scene });
    const last = sentences.at(-1);
    if (last?.text === text) last.times++;
    else sentences.push({ text, times: 1 });
  }
  return sentences.map(({ text, times }) =>
    times === 1 ? text : words.say('entry.times', { text: text.replace(/\.$/, ''), count: times }),
  );
}

/** One entry of a log as its viewer saw it, in sentences. */
export function entryWords(words: Words, game: string, entry: SeenEntry, cast: Cast): string[] {
  const who = whoIs(cast, entry.seat);
  if (entry.kind !== 'moves') return [words.say(`entry.${entry.kind}`, who)];
  const scene = cast.scenes?.get(entry.seq);
  return toldWords(words, game, entry.told, { ...cast, by: entry.seat, scene });
}
